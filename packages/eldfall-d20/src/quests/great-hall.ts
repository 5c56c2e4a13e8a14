import type { PlayerId } from '@rulewright/core';
import { sideOf } from '../alliances/alliance.js';
import { isStanding, isYetToCome } from '../match/lookups.js';
import { attributesOf, isPlayed, questOf, reward, wordOf } from '../match/quest.js';
import { tableOf } from '../match/table.js';
import { isMember } from '../schemes/deeds.js';
import { score } from '../schemes/score.js';
import type { EldState, Interaction, Model, QuestRules, Sources, Table } from '../vocabulary/index.js';
import { exitTouched, hasAlive, membersLeft, OPEN, openGates, scoreLeaving } from './exits.js';
import { scoreMember } from './fallen.js';
import { noteThing } from './things.js';

const CODE = 'great-hall';
const MECHANISM = 'mechanism';

/** The Mechanism opens the Gate and makes the Environment Toxic, once. */
const start: Interaction = {
  isFor: (table, _, { kind, marks }) => isPlayed(table, CODE) && kind === MECHANISM && !marks.includes(OPEN),
  attributes: table => attributesOf(questOf(table)),
  carryOut: (turn, model, thing, success) => {
    if (!success) return;
    const rule = 'ELD-QUEST-050';
    for (const one of turn.state.things) if (one.kind === 'gates' || one.id === thing.id) openGates(turn, one, rule);
    noteThing(turn, model, thing, 'opened', rule);
    const environment = wordOf(questOf(tableOf(turn)), 'environment');
    if (environment !== undefined) turn.emit({ type: 'EnvironmentChanged', environment }, rule);
  },
};

/** The things of the Great Hall. */
export const mechanism: Partial<Sources> = { interactions: [start] };

/** True for a member that fell in an earlier Quest: it was never deployed in this one (ELD-QUEST-042). */
const wasNeverHere = ({ deeds }: EldState, model: Model): boolean =>
  model.where === 'removed'
    ? !deeds.some(one => 'of' in one && one.of === model.id)
    : model.where === 'waiting' && !isYetToCome(model);

/**
 * True while a model of a side is still inside: for an Alliance any living model; for a single party a standing member,
 * or by the option any member that was deployed and has not left (ELD-QUEST-051).
 */
const isInside = (table: Table, side: readonly PlayerId[]): boolean => {
  const isIn = (one: Model): boolean =>
    table.options.fallenInside === 'holdUp' ? one.where !== 'left' && !wasNeverHere(table.state, one) : isStanding(one);
  return side.some(player =>
    side.length > 1
      ? hasAlive(table.state, player)
      : table.state.models.some(one => isMember(table, player, one) && isIn(one)),
  );
};

/**
 * The Great Hall: it ends once no model of one party, or of one Alliance, is inside, and at least one has left
 * (ELD-QUEST-049 to ELD-QUEST-052).
 */
export const greatHall: QuestRules = {
  rule: 'ELD-QUEST-051',
  goals: [{ use: MECHANISM }, { leaveBy: 'exit', reward: 'allLeft' }],
  exitFor: exitTouched,
  onDeed: (turn, deed) => {
    scoreMember(turn, deed, 'ELD-QUEST-051');
    // The Scroll repairs the Mechanism without a roll, and only that roll is rewarded.
    if (deed.deed !== 'thing' || deed.kind !== MECHANISM || deed.how !== 'opened' || deed.by === null) return;
    score(turn, deed.by, reward(questOf(tableOf(turn)), 'mechanism'), MECHANISM, 'ELD-QUEST-051');
  },
  isOver: table =>
    table.state.players.some(player => {
      const side = sideOf(table.state, player);
      return side.some(one => membersLeft(table, one) > 0) && !isInside(table, side);
    }),
  atEnd: turn => scoreLeaving(turn, 'ELD-QUEST-051'),
};
