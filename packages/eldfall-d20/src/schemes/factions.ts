import type { PlayerId } from '@rulewright/core';
import { isAware } from '../battlefield/awareness.js';
import { sees } from '../battlefield/sight.js';
import { isOnField, isStanding } from '../match/lookups.js';
import type { Deed, Model, SchemeRules, Table } from '../vocabulary/index.js';
import {
  countsOnField,
  deedsOf,
  fallsOf,
  isAlive,
  isEnemyOf,
  isMember,
  isOwn,
  opponentsOf,
  turnBegan,
  wasOnEnemy,
} from './deeds.js';
import { isBeyondMiddle, isInZone } from './places.js';

/** The party members that are on the field and count, which are alive but by option (ELD-DEF-011, ELD-DEF-014). */
const membersOnField = (table: Table, player: PlayerId): readonly Model[] =>
  table.state.models.filter(one => isMember(table, player, one) && countsOnField(table, one));

/** The enemies on the field that are neither Incapacitated nor Dead. */
const enemiesOnField = ({ state }: Table, player: PlayerId): readonly Model[] =>
  state.models.filter(one => isStanding(one) && isEnemyOf(state, player, one));

/** Every Attack in this turn on an enemy without sight to the attacker before the Resolution step. */
export const unmatchedFlanking: SchemeRules = {
  rule: 'ELD-SCHEME-015',
  counts: ({ state }, player) =>
    deedsOf(state, 'attack', turnBegan(state)).filter(({ by, unseen }) => unseen && isOwn(state, player, by)).length,
};

/** The party members that left by an exit of the Quest, if the option counts them. */
const unnoticedLeft = (table: Table, player: PlayerId): readonly Model[] =>
  table.options.unnoticedLeft
    ? table.state.models.filter(one => isMember(table, player, one) && one.where === 'left')
    : [];

/** Every party member out of sight of all enemies. */
export const leaveUnnoticed: SchemeRules = {
  rule: 'ELD-SCHEME-016',
  counts: (table, player) => {
    const enemies = enemiesOnField(table, player);
    const isSeen = ({ id }: Model): boolean => enemies.some(enemy => sees(table, enemy.id, id));
    return membersOnField(table, player).filter(one => !isSeen(one)).length + unnoticedLeft(table, player).length;
  },
};

/** True for a model that is on the field or left by an exit: not for one that fled, or that had fallen in an earlier Quest (ELD-QUEST-042). */
const hasPlayed = ({ where }: Model): boolean => where === 'field' || where === 'left';

/** Every party member, or by option every model, that lost no HP in the game, even if it was healed, and did not flee. */
export const cunningTenacity: SchemeRules = {
  rule: 'ELD-SCHEME-017',
  counts: (table, player) => {
    const { state, options } = table;
    const hurt = new Set(deedsOf(state, 'hp-lost').map(({ model }) => model));
    const isCounted = (one: Model): boolean =>
      options.tenacity === 'models' ? one.player === player : isMember(table, player, one);
    return state.models.filter(one => isCounted(one) && hasPlayed(one) && !hurt.has(one.id)).length;
  },
};

/** Every party member in an enemy Deployment Zone. */
export const breachTheirDefenses: SchemeRules = {
  rule: 'ELD-SCHEME-018',
  counts: (table, player) => {
    const opponents = opponentsOf(table.state, player);
    return membersOnField(table, player).filter(one => opponents.some(other => isInZone(table, one, other))).length;
  },
};

/** The models that wounded a model as its enemies. */
const woundersOf = ({ state }: Table, player: PlayerId, model: string): readonly string[] =>
  deedsOf(state, 'wound').flatMap(({ by, on, allied }) =>
    on === model && by !== null && !allied && !isOwn(state, player, by) ? [by] : [],
  );

/** The player incapacitates in this turn an enemy that wounded the chosen model. */
export const bloodForBlood: SchemeRules = {
  rule: 'ELD-SCHEME-019',
  about: (table, player) =>
    table.state.models
      .filter(one => one.player === player && isOnField(one) && woundersOf(table, player, one.id).length > 0)
      .map(({ id }) => id),
  counts: (table, player, _, about) => {
    const { state } = table;
    const fallen = fallsOf(state, 'incapacitated', turnBegan(state)).flatMap(({ by, of, allied }) =>
      by === player && !allied ? of : [],
    );
    return about !== null && woundersOf(table, player, about).some(one => fallen.includes(one)) ? 1 : 0;
  },
};

/** Every Deathblow on an enemy. */
export const headHunt: SchemeRules = {
  rule: 'ELD-SCHEME-021',
  counts: ({ state }, player, since) =>
    deedsOf(state, 'deathblow', since).filter(
      one => isOwn(state, player, one.by) && wasOnEnemy(state, player, one.on, {}),
    ).length,
};

/**
 * The Wounds that models of a player have dealt to enemies: those beyond the last HP are lost, but by the option they
 * count (ELD-DAMAGE-002).
 */
const woundsBy = ({ state, options }: Table, player: PlayerId, since: number) =>
  deedsOf(state, 'wound', since).filter(
    one =>
      (!one.excess || options.excessWoundsScore) &&
      isOwn(state, player, one.by) &&
      wasOnEnemy(state, player, one.on, one),
  );

/** Every Wound that was dealt to enemies in this turn. */
export const openAggression: SchemeRules = {
  rule: 'ELD-SCHEME-022',
  counts: (table, player) => woundsBy(table, player, turnBegan(table.state)).length,
};

/** Every party member outside the Awareness of all others. */
export const pursuitOfGlory: SchemeRules = {
  rule: 'ELD-SCHEME-023',
  counts: (table, player) => {
    const members = membersOnField(table, player).filter(isStanding);
    return members.filter(one => !members.some(other => other !== one && isAware(table, other, one))).length;
  },
};

/** Every party member in its own Deployment Zone. */
export const engetsuFormation: SchemeRules = {
  rule: 'ELD-SCHEME-024',
  counts: (table, player) => membersOnField(table, player).filter(one => isInZone(table, one, player)).length,
};

/** Every Reaction that wounds at least one enemy, or by option every Wound of a Reaction. */
export const fierceAsFire: SchemeRules = {
  rule: 'ELD-SCHEME-025',
  counts: (table, player, since) => {
    const { deeds } = table.state;
    const wounds = woundsBy(table, player, since).filter(({ reaction }) => reaction);
    if (table.options.fierceAsFire === 'wounds') return wounds.length;
    const sequenceOf = (wound: Deed): number =>
      deeds.findLastIndex((one, at) => one.deed === 'sequence' && at < deeds.indexOf(wound));
    return new Set(wounds.map(wound => `${sequenceOf(wound)} ${wound.by}`)).size;
  },
};

/** No alive enemy is in the own Deployment Zone. */
export const stalwartDefender: SchemeRules = {
  rule: 'ELD-SCHEME-026',
  counts: (table, player) => (enemiesOnField(table, player).some(one => isInZone(table, one, player)) ? 0 : 1),
};

/** All party members are alive; those that left by an exit of the Quest are (ELD-DEF-014). */
export const decisiveVictory: SchemeRules = {
  rule: 'ELD-SCHEME-029',
  counts: (table, player) =>
    table.state.models.every(one => !isMember(table, player, one) || isStanding(one) || one.where === 'left') ? 1 : 0,
};

/** The party members past the middle line (ELD-SCHEME-030, ELD-SCHEME-037). */
const beyondMiddle = (table: Table, player: PlayerId): readonly Model[] =>
  membersOnField(table, player).filter(one => isBeyondMiddle(table, one, player));

/** Members past the middle line when the turn ends. */
export const relentlessAdvance: SchemeRules = {
  rule: 'ELD-SCHEME-030',
  counts: (table, player) => beyondMiddle(table, player).length,
};

/** Members past the middle line at the end of the game, without summoned creatures. */
export const steadfastExpansion: SchemeRules = {
  rule: 'ELD-SCHEME-037',
  counts: (table, player) => beyondMiddle(table, player).filter(({ original }) => original).length,
};

/** Every enemy model that is neither Incapacitated nor Dead. */
export const peacekeepingParagon: SchemeRules = {
  rule: 'ELD-SCHEME-031',
  counts: (table, player) =>
    table.state.models.filter(one => isAlive(table, one) && isEnemyOf(table.state, player, one)).length,
};

/** No own model declares an Attack until the player's next Strategic phase; attacks that abilities make besides are not declared. */
export const lastWarning: SchemeRules = {
  rule: 'ELD-SCHEME-032',
  untilStrategicPhase: true,
  counts: ({ state }, player, since) =>
    deedsOf(state, 'attack', since).some(({ by, extra }) => !extra && isOwn(state, player, by)) ? 0 : 1,
};

/** Every Wound that Melee Attacks deal to enemies. */
export const appearWeak: SchemeRules = {
  rule: 'ELD-SCHEME-034',
  counts: (table, player, since) =>
    woundsBy(table, player, since).filter(
      ({ kind }) => kind === 'melee' || (kind === 'trample' && table.options.trampleIsMelee),
    ).length,
};

/** Every own model outside its own Deployment Zone, summoned creatures excluded. */
export const unhinderedExpedition: SchemeRules = {
  rule: 'ELD-SCHEME-035',
  counts: (table, player) =>
    table.state.models.filter(
      one => one.player === player && one.original && countsOnField(table, one) && !isInZone(table, one, player),
    ).length,
};

/**
 * The player has more alive models than each opponent, or by option than all of them together, summoned ones included;
 * without any opponent one is enough, unless the option denies it.
 */
export const strengthInNumbers: SchemeRules = {
  rule: 'ELD-SCHEME-036',
  counts: (table, player) => {
    const { state } = table;
    const alive = (who: PlayerId): number =>
      state.models.filter(one => one.player === who && isAlive(table, one)).length;
    const theirs = opponentsOf(state, player).map(alive);
    if (theirs.length === 0 && !table.options.unopposedNumbers) return 0;
    const most =
      table.options.numbersAgainst === 'each' ? Math.max(0, ...theirs) : theirs.reduce((sum, one) => sum + one, 0);
    return most < alive(player) ? 1 : 0;
  },
};
