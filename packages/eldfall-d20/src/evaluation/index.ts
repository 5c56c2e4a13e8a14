/**
 * The value of a position, for the greedy bot and for searches.
 * @packageDocumentation
 */
import type { Match, Outcome, PlayerId } from '@rulewright/core';
import { type Evaluate, type Obvious, settle, sidesOf, type Worth, worthOf } from '@rulewright/core/bots';
import { activePlayer, partyOf } from '../match/lookups.js';
import { questOf } from '../match/quest.js';
import { tableIn } from '../match/table.js';
import type { Eld } from '../vocabulary/index.js';
import { areTogether, positionIn } from './goals.js';
import { blowAhead, obvious } from './obvious.js';
import { standingOf } from './standing.js';

export { prefers } from './obvious.js';
export { worthTrying } from './worth-trying.js';

/** The lead at which the score is 0.75, in Recruitment Points. */
const clearLead = 40;

/** The most obvious answers that are given before the position is valued. */
const MOST = 40;

/** The worth of reaching the end of the last round, as a part of a victory, for players of one side who have not completed their Quest. */
const RAN_OUT = 0.4;

/** The players of a match who play together: all of them in a Quest in which a fight among them costs Victory Points. */
const sidesIn = (match: Match<Eld>): readonly (readonly PlayerId[])[] =>
  areTogether(tableIn(match)) ? [match.header.players] : sidesOf(match);

/**
 * The worth of the end of a match: the usual one between opponents. For players of a cooperative Quest, its end is a
 * victory and the fall of a party a defeat, whatever their Victory Points.
 */
export const worth: Worth<Eld> = (outcome, player, _, match) => {
  const sides = sidesIn(match);
  if (sides.length > 1) return worthOf(outcome, player, sides);
  return outcome.reason === 'quest' ? 1 : outcome.reason === 'party-fallen' ? 0 : RAN_OUT;
};

/** The worth of the end of a match for players of one side who completed their Quest without Victory Points. */
const NO_POINTS = 0.85;

/** The worth of the end of a match, which for players of one side grows with their Victory Points. */
const worthOfEnd = (match: Match<Eld>, outcome: Outcome, player: PlayerId): number => {
  const sides = sidesIn(match);
  if (sides.length > 1 || outcome.reason !== 'quest') return worth(outcome, player, sides, match);
  return NO_POINTS + ((1 - NO_POINTS) * partyOf(match.state, player).points) / questOf(tableIn(match)).most;
};

/** The model whose sequence is going on, and the player whose turn it is. */
const sequenceOf = ({ state }: Match<Eld>): string => `${activePlayer(state)} ${state.sequence?.model}`;

/**
 * The value of a position for a player, from 0 (lost) to 1 (won), 0.5 if even. A running sequence is first played on
 * with obvious answers, to its end or to an Attack, whose average losses count; then the table is evaluated.
 */
export const evaluate: Evaluate<Eld> = (match, player) => {
  const going = sequenceOf(match);
  let ahead = 0;
  const answer: Obvious<Eld> = (at, decision) => {
    if (sequenceOf(at) !== going) return undefined;
    const blow = blowAhead(at, decision)?.worth ?? 0;
    if (blow > 0) ahead = decision.by === player ? blow : -blow;
    return blow > 0 ? undefined : obvious(at, decision);
  };
  const quiet = settle(match, answer, MOST);
  if (quiet.outcome) return worthOfEnd(quiet, quiet.outcome, player);
  const lead = standingOf(positionIn(quiet), player) + ahead;
  return 0.5 + lead / (2 * (Math.abs(lead) + clearLead));
};
