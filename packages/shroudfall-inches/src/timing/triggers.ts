import type { PlayerId } from '@rulewright/core';
import type { Disc } from '@rulewright/core/inches';
import { isWithin } from '../battlefield/distance.js';
import { halfOfCentre } from '../battlefield/half.js';
import { isPreyThatAttacks, preyNamed } from '../battlefield/prey.js';
import { thingOf } from '../battlefield/things.js';
import { hasKeyword, modelOf, playerOf, unitOf } from '../match/lookups.js';
import { engagedWith, inMelee } from '../melee/in-melee.js';
import { entersReach } from '../terrain/entering.js';
import { attackWindows, roundWindows, type Trigger } from '../vocabulary/ability.js';
import type { ModelId, Moment, UnitId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { type Subject, subjectOf } from './subject.js';

/** The unit or the scenario element whose ability waits for a moment. */
export interface Waiting {
  /** The id of the unit or of the scenario element. */
  readonly id: UnitId | ModelId;
  /** Null for a scenario element. */
  readonly player: PlayerId | null;
  /** The models of the unit on the table, or the scenario element. */
  readonly stands: readonly { readonly id: ModelId; readonly base: Disc }[];
}

/** True for an attack by the other player or by PREY; any other scenario element is nobody's enemy (SFI-SCENARIO-002). */
const isByEnemy = (table: Table, { player }: Waiting, attack: Moment['attack']): boolean => {
  if (!attack) return false;
  return attack.player === null ? isPreyThatAttacks(table, attack.attacker) : attack.player !== player;
};

/**
 * True if a moment is in an attack that a trigger names; outside attacks, only a trigger that allows this is met
 * (SFI-ABILITY-ACTIVE-010).
 */
const isSuch = (table: Table, when: Trigger, waiting: Waiting, { window, attack, targeted }: Moment): boolean => {
  if (!attackWindows.includes(window)) return true;
  if (!attack && !when.outsideAttacks) return false;
  if (when.attack !== undefined && when.attack !== attack?.type) return false;
  if (when.shape !== undefined && when.shape !== attack?.shape) return false;
  if (when.role === 'attacker' && !attack) return false;
  if (when.by === 'enemy' && !isByEnemy(table, waiting, attack)) return false;
  return !when.critical || targeted?.critical === true;
};

/** True if the subject of a moment is the waiting unit or element itself. */
const isOwn = ({ id }: Waiting, subject: Subject): boolean => id === subject.unit || id === subject.id;

/** True if two sides treat each other as enemies: two players, or a player and PREY (SFI-SCENARIO-002). */
const areEnemies = (table: Table, { id, player }: Waiting, subject: Subject): boolean => {
  if (player === null) return subject.player !== null && preyNamed(table, id) !== undefined;
  return subject.player === null ? subject.prey : subject.player !== player;
};

const isOf = (table: Table, { of = 'any' }: Trigger, waiting: Waiting, subject: Subject): boolean => {
  const own = isOwn(waiting, subject);
  const friend = own || (waiting.player !== null && waiting.player === subject.player);
  switch (of) {
    case 'any':
      return true;
    case 'self':
      return own;
    case 'friend':
      return friend;
    case 'other-friend':
      return friend && !(own && subject.whole);
    case 'enemy':
      return areEnemies(table, waiting, subject);
  }
};

/** True if a scenario element of the named half is near enough to the model or unit of a moment (SFI-UNIT-006). */
const isNearElement = (table: Table, { nearElement }: Trigger, { player }: Waiting, { bases }: Subject): boolean => {
  if (!nearElement) return true;
  const { within, half } = nearElement;
  return table.state.elements.some(({ id }) => {
    if (half !== undefined && (player === null || halfOfCentre(table, player, id) !== half)) return false;
    return bases.some(base => isWithin(table, base, thingOf(table, id).base, within));
  });
};

/** True if a user is near enough to the model of a moment, or if that model has just come near enough (SFI-MANIFEST-006). */
const isNear = (table: Table, { within }: Trigger, moment: Moment, base: Disc, subject: Subject): boolean => {
  if (within === undefined) return true;
  if (moment.shift) return entersReach(table, moment.shift, base, within);
  return subject.bases.some(other => isWithin(table, base, other, within));
};

/** True if the model of a moment is in melee with the user, with any friend of the user, or with any other one. */
const isInMelee = (table: Table, { inMeleeWith }: Trigger, user: ModelId, { player }: Waiting, subject: Subject) => {
  if (inMeleeWith === undefined) return true;
  if (inMeleeWith === 'self') return subject.models.some(model => inMelee(table, model, user));
  const { state } = table;
  const friends = (model: ModelId): readonly ModelId[] =>
    engagedWith(table, model).filter(other => playerOf(state, modelOf(state, other).unit) === player);
  return subject.models.some(model => friends(model).some(one => inMeleeWith === 'friend' || one !== user));
};

/**
 * The models of a unit that may use an ability at a moment, or the scenario element itself; none if the moment is not the one that
 * the ability waits for. All conditions are judged by the present table (SFI-ABILITY-REACTIVE-012). The ability of a model about itself
 * is used by that model, also where the moment is its own destruction.
 */
export const usersOf = (table: Table, when: Trigger, waiting: Waiting, moment: Moment): readonly ModelId[] => {
  const all = waiting.stands.map(({ id }) => id);
  if (roundWindows.includes(when.window)) return all;
  const subject = subjectOf(table, when, moment);
  if (!subject || !isSuch(table, when, waiting, moment) || !isOf(table, when, waiting, subject)) return [];
  const { keyword } = when;
  if (keyword !== undefined && !(subject.unit && hasKeyword(table, unitOf(table.state, subject.unit), keyword))) {
    return [];
  }
  if (!isNearElement(table, when, waiting, subject)) return [];
  const own = when.of === 'self' && !subject.whole;
  const stands = own ? subject.bases.map(base => ({ id: subject.id, base })) : waiting.stands;
  return stands
    .filter(({ id }) => when.of !== 'other-friend' || id !== subject.id)
    .filter(({ base }) => isNear(table, when, moment, base, subject))
    .filter(({ id }) => isInMelee(table, when, id, waiting, subject))
    .map(({ id }) => id);
};
