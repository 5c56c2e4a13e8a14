import type { Match } from '../match/match.js';
import type { Action, Decision, GameTypes, Outcome, PlayerId } from '../match/types.js';

/**
 * Somebody who answers decisions. A bot keeps nothing between its answers: the same seed, the same view of the match and
 * the same decision give the same answer, whatever is hidden from the player or still to be rolled.
 */
export interface Bot<G extends GameTypes> {
  readonly name: string;
  /**
   * The answer to an open decision, for the player it is asked of.
   *
   * @param match - the real match; a bot looks at it only through what the player may know
   * @param decision - one of `match.decisions`
   */
  answer(match: Match<G>, decision: Decision<G>): Action;
}

/**
 * How good a match that is not over looks for a player: from 0 (lost) to 1 (won). It is asked about imagined matches:
 * what is hidden from the bot's player is in them, but it was drawn at random.
 */
export type Evaluate<G extends GameTypes> = (match: Match<G>, player: PlayerId) => number;

/** How good the end of a match is for a player, from 0 to 1. */
export type Worth = (outcome: Outcome, player: PlayerId, sides: readonly (readonly PlayerId[])[]) => number;

/** Who plays together. */
export const sidesOf = <G extends GameTypes>({ game, header }: Match<G>): readonly (readonly PlayerId[])[] =>
  game.sides?.(header.players) ?? header.players.map(player => [player]);

/**
 * The usual worth of an end: 1 for a victory, shared by the sides that won together; 0 for a defeat. Where nobody won
 * that is half a victory between opponents, and a defeat if all play on one side.
 */
export const worthOf: Worth = ({ winners }, player, sides) => {
  if (winners.length === 0) return sides.length > 1 ? 0.5 : 0;
  const winning = sides.filter(side => side.some(one => winners.includes(one)));
  return winning.some(side => side.includes(player)) ? 1 / winning.length : 0;
};
