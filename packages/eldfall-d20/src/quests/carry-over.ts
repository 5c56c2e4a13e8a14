import { type Match, type PlayerId, refuse } from '@rulewright/core';
import { modelWith, partyWith, stateWith } from '../match/copies.js';
import { hasState } from '../match/lookups.js';
import { carriedMark, questsAfter } from '../match/quest.js';
import { gameOf } from '../match/table.js';
import { defaultEquipment } from '../profiles/default-equipment.js';
import { LUCK } from '../upgrades/lucky-charm.js';
import type { CardId, Eld, EldOptions, EldState, Model, Party, Table } from '../vocabulary/index.js';

/** Counters that last: the options that were picked for Upgrades, and by option Luck counters. */
const kept = (counters: Model['counters'], { carriedCounters }: EldOptions): Model['counters'] =>
  Object.fromEntries(
    Object.entries(counters).filter(
      ([name]) => name.startsWith('option:') || (name === LUCK && carriedCounters === 'kept'),
    ),
  );

/**
 * The states with which a model comes into the next Quest: by option one that is Incapacitated and has HP gets up
 * before it (ELD-QUEST-042).
 */
const keptStates = ({ states, hp }: Model, { carriedFallen }: EldOptions): Model['states'] =>
  states.filter(
    ({ state }) => state === 'dead' || (state === 'incapacitated' && (hp === 0 || carriedFallen === 'fallen')),
  );

/** True for a member that was taken off the field and does not come back: one that fled does so by option (ELD-QUEST-042). */
const isGone = ({ deeds }: EldState, { id, where }: Model, { fledMembers }: EldOptions): boolean =>
  where === 'removed' && !(fledMembers === 'return' && deeds.some(one => one.deed === 'gone' && one.of === id));

/**
 * A model before the next Quest: its HP, Items and Upgrades are what they were, and the Items that it lists highest are
 * equipped (ELD-ITEM-003). Fallen models are carried along and stay fallen (ELD-QUEST-042).
 */
const carried = (facts: Pick<Table, 'pack'>, before: EldState, model: Model, options: EldOptions): Model =>
  modelWith(model, {
    where: isGone(before, model, options) ? 'removed' : 'waiting',
    at: { x: 0, y: 0, z: 0 },
    facing: { x: 0, y: 1 },
    onWall: false,
    points: 0,
    states: keptStates(model, options),
    mana: options.carriedCounters === 'kept' ? model.mana : 0,
    counters: kept(model.counters, options),
    equipped: defaultEquipment(facts, model.inventory),
  });

/**
 * A party before the next Quest: its Victory Points and the Schemes in hand are what they were, and by option lost
 * members count no more (ELD-QUEST-040).
 */
const rested = (party: Party, members: readonly Model[], { carriedParty }: EldOptions): Party => {
  const remaining = members.filter(
    one => one.player === party.player && one.where !== 'removed' && !hasState(one, 'dead'),
  );
  return partyWith(party, {
    upgrades: [],
    zone: null,
    open: party.open.map(one => ({ ...one, since: null })),
    original: carriedParty === 'remaining' ? remaining.length : party.original,
    broken: false,
  });
};

/** The state in which the next Quest begins after another one (ELD-QUEST-040). */
const carryOver = (facts: Pick<Table, 'pack'>, before: EldState, begun: EldState, options: EldOptions): EldState => {
  const models = before.models.filter(({ original }) => original).map(model => carried(facts, before, model, options));
  return stateWith(begun, {
    parties: before.parties.map(party => rested(party, models, options)),
    models,
    quest: {
      ...begun.quest,
      marks: Object.fromEntries(before.parties.map(({ player, points }) => [carriedMark(player), points])),
    },
  });
};

/** The setup of a match with the next of several consecutive Quests, without a seed. */
export interface ConsecutiveSetup {
  readonly players: readonly PlayerId[];
  readonly options: EldOptions;
  readonly position: EldState;
}

/**
 * The setup of the next Quest after a match that is over: current HP, Inventories, Upgrades, Schemes and Victory Points carry over.
 *
 * @throws RefusalError if the match is not over, or if no Quest of this name follows the one that was played.
 */
export const nextQuest = (
  match: Pick<Match<Eld>, 'game' | 'header' | 'state' | 'outcome'>,
  quest: CardId,
): ConsecutiveSetup => {
  const game = gameOf(match);
  const rule = 'ELD-QUEST-040';
  if (!match.outcome) refuse({ code: 'not-over', rule, path: 'match' });
  if (!questsAfter(game.pack, match.state.quest.card).includes(quest)) {
    refuse({ code: 'not-the-next-quest', rule, path: 'quest' });
  }
  const { players } = match.header;
  const options = { ...match.header.options, quest };
  return { players, options, position: carryOver(game, match.state, game.start({ players, options }), options) };
};
