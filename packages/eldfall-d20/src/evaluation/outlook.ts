import type { PlayerId } from '@rulewright/core';
import { distance, inches } from '@rulewright/core/inches';
import { reachOf } from '../attacks/range.js';
import { weaponOf } from '../attacks/weapon.js';
import { hitboxOf, radiusOf } from '../battlefield/hitbox.js';
import { isClear } from '../battlefield/sight.js';
import { isStanding, profileOf } from '../match/lookups.js';
import { mostOf } from '../movement/speed.js';
import { currentOf } from '../profiles/current.js';
import type { Model, Table } from '../vocabulary/index.js';
import { type AttackChoice, forceAt, plainAttacks } from './blows.js';
import { worthOf } from './force.js';
import { foesOf, type Position } from './goals.js';

/** The inches that an Attack without a limit reaches, such as a spray. */
const UNLIMITED = 8;

/** The part of a threat that counts if scenery hides the model from its enemy. */
const HIDDEN = 0.3;

/** An Attack of a model, and the distance that it reaches. */
interface Threat {
  readonly choice: AttackChoice;
  readonly reach: number;
}

const threatsOf = (table: Table, model: Model): readonly Threat[] =>
  plainAttacks(table, model).map(choice => {
    const reach = reachOf(table, model, weaponOf(table, model, choice.means))?.at(-1)?.to ?? UNLIMITED;
    return { choice, reach: inches(reach) };
  });

/** True for a model that may run: each one of a player, and a Hostile whose card lets it. */
const mayRun = ({ pack }: Table, { player, profile }: Model): boolean =>
  player !== null ||
  pack.behaviours[pack.profiles[profile]?.behaviour ?? '']?.movement.some(({ does }) => does.do === 'run-over') ===
    true;

/**
 * The Attacks that a model can make in its turn on a target that it must first approach by a distance: it runs, and
 * walks before each Attack.
 */
const attacksAt = (table: Table, model: Model, missing: number): number => {
  const walk = Math.max(1, mostOf(table, model, { kind: 'walk', skills: [] }));
  const before = Math.max(0, Math.ceil((missing - walk) / (mayRun(table, model) ? 2 * walk : walk)));
  return Math.max(0, currentOf(table, model, 'STA') - before);
};

/** The Recruitment Points that a model may take from an enemy in its next turn, at most those of the HP that the enemy has left. */
const lossTo = (position: Position, by: Model, threats: readonly Threat[], enemy: Model): number => {
  const { table } = position;
  const away = distance(by.at, enemy.at) - radiusOf(table, by) - radiusOf(table, enemy);
  const losses = threats.map(({ choice, reach }) => {
    const attacks = attacksAt(table, by, away - reach);
    return attacks === 0 ? 0 : attacks * forceAt(position, by, choice, enemy);
  });
  const loss = Math.min(worthOf(position, by.id, enemy), Math.max(0, ...losses));
  return loss > 0 && !isClear(table, hitboxOf(table, by), hitboxOf(table, enemy), [by.id, enemy.id])
    ? HIDDEN * loss
    : loss;
};

/** The Recruitment Points that a model may take in its next turn from the enemy that it harms most. */
const worstOf = (position: Position, by: Model, enemies: readonly Model[]): number => {
  const threats = threatsOf(position.table, by);
  return Math.max(0, ...enemies.map(enemy => lossTo(position, by, threats, enemy)));
};

const standingOf = ({ table }: Position, player: PlayerId | null): readonly Model[] =>
  table.state.models.filter(one => one.player === player && isStanding(one));

/** The Recruitment Points that models may take from enemies in their next turn. */
const threatOf = (
  position: Position,
  models: readonly Model[],
  enemiesOf: (model: Model) => readonly Model[],
): number => models.reduce((sum, model) => sum + worstOf(position, model, enemiesOf(model)), 0);

/** The Recruitment Points that the HP of models are worth. */
const worthOfModels = ({ table }: Position, models: readonly Model[]): number =>
  models.reduce((sum, model) => {
    const { cost, stats } = profileOf(table, model);
    return sum + (cost * model.hp) / stats.HP;
  }, 0);

/** The gain and the loss that the next turns may bring a player, in Recruitment Points. */
interface Outlook {
  /** The loss by the Hostiles. */
  readonly danger: number;
  /** The gain from enemies whose fall is a goal, for the part of the party that survives the Hostiles' turn. */
  readonly prospect: number;
}

/** The loss that the next turn of the Hostiles may bring a player, and the gain of the next own turn after it. */
export const outlookOf = (position: Position, player: PlayerId): Outlook => {
  const own = standingOf(position, player);
  const danger = threatOf(position, standingOf(position, null), () => own);
  const left = own.length === 0 ? 0 : 1 - danger / worthOfModels(position, own);
  return { danger, prospect: left > 0 ? left * threatOf(position, own, model => foesOf(position, model)) : 0 };
};
