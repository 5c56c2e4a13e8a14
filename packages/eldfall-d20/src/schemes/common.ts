import type { PlayerId } from '@rulewright/core';
import { modelNamed, modelOf, partyOf } from '../match/lookups.js';
import { recruitmentCostOf } from '../profiles/recruitment-cost.js';
import type { ModelId, SchemeRules, Table } from '../vocabulary/index.js';
import { countsOnField, deedsOf, fallsOf, isAlive, isEnemy, opponentsOf, turnBegan, wasOnEnemy } from './deeds.js';

/**
 * The occasions that this Scheme does not count: its own VP, and (unless the option counts them) those of a duel, which
 * are neither a Reward nor a Scheme (ELD-SCHEME-007).
 */
const isPassedOver = ({ options }: Table, why: string): boolean =>
  why === 'opportunistic-manipulation' || (why === 'duel' && !options.manipulationCountsDuels);

/** Every occasion on which an opponent receives VP by a Reward or a Scheme other than this one. */
export const opportunisticManipulation: SchemeRules = {
  rule: 'ELD-SCHEME-007',
  last: true,
  counts: (table, player, since) =>
    deedsOf(table.state, 'points', since).filter(
      ({ player: other, points, why, allies = [] }) =>
        points > 0 && !isPassedOver(table, why) && other !== player && !allies.includes(player),
    ).length,
};

/** The player has killed an enemy Leader; by option its death is enough. */
export const assassinationContract: SchemeRules = {
  rule: 'ELD-SCHEME-008',
  counts: ({ state, options }, player, since) => {
    const opponents = opponentsOf(state, player);
    const isLeader = (of: ModelId, among: readonly PlayerId[]): boolean =>
      among.some(one => partyOf(state, one).leader === of);
    const isKilled = fallsOf(state, 'dead', since).some(fall =>
      fall.by === player
        ? isLeader(fall.of, state.players) && wasOnEnemy(state, player, fall.of, fall)
        : options.assassinationBy === 'anybody' && isLeader(fall.of, opponents),
    );
    return isKilled ? 1 : 0;
  },
};

/** Every own model that is neither Incapacitated nor Dead. */
export const virtuousCommander: SchemeRules = {
  rule: 'ELD-SCHEME-009',
  counts: (table, player) => table.state.models.filter(one => one.player === player && isAlive(table, one)).length,
};

/** An own model incapacitates a dearer enemy. */
export const martialValor: SchemeRules = {
  rule: 'ELD-SCHEME-010',
  counts: (table, player, since) => {
    const { state } = table;
    const isDearer = fallsOf(state, 'incapacitated', since).some(fall => {
      const { model, of } = fall;
      const victor = model === null ? undefined : modelNamed(state, model);
      // A Friendly Fire is credited to nobody (ELD-HOSTILE-035).
      if (fall.by !== player || victor?.player !== player || !wasOnEnemy(state, player, of, fall)) return false;
      return (recruitmentCostOf(table, modelOf(state, of)) ?? 0) > (recruitmentCostOf(table, victor) ?? 0);
    });
    return isDearer ? 1 : 0;
  },
};

/** Every Dead enemy model. */
export const noQuarter: SchemeRules = {
  rule: 'ELD-SCHEME-011',
  counts: ({ state }, player, since) =>
    new Set(
      fallsOf(state, 'dead', since)
        .map(({ of }) => of)
        .filter(of => isEnemy(state, player, of)),
    ).size,
};

/** Every own model that was not displaced in this turn, by any cause, or by option that did not move itself (ELD-SCHEME-013). */
export const standYourGround: SchemeRules = {
  rule: 'ELD-SCHEME-012',
  counts: (table, player) => {
    const { state, options } = table;
    const counted = deedsOf(state, 'moved', turnBegan(state)).filter(
      one => options.standingGround === 'displaced' || !one.forced,
    );
    const moved = new Set(counted.map(({ model }) => model));
    return state.models.filter(one => one.player === player && countsOnField(table, one) && !moved.has(one.id)).length;
  },
};
