import type { Match } from '../match/match.js';
import type { Action, Decision, GameTypes, Outcome, PlayerId } from '../match/types.js';

/**
 * A player made of code, who answers decisions. A bot keeps nothing between its answers: the same seed, the same view
 * of the match and the same decision give the same answer, whatever is hidden from the player or still to be rolled.
 */
export interface Bot<G extends GameTypes> {
  readonly name: string;
  /**
   * Answers an open decision, for the player to whom it belongs.
   *
   * @param match - the real match; a bot uses only the knowledge of its player
   * @param decision - one of `match.decisions`
   */
  answer(match: Match<G>, decision: Decision<G>): Action;
}

/**
 * The estimated worth, for a player, of a match that is not over: from 0 (lost) to 1 (won). Bots ask about imagined
 * matches, in which everything hidden from the bot's player was drawn at random.
 */
export type Evaluate<G extends GameTypes> = (match: Match<G>, player: PlayerId) => number;

/** The worth of the end of a match for a player, from 0 to 1; `match` is the match that has ended. */
export type Worth<G extends GameTypes = GameTypes> = (
  outcome: Outcome,
  player: PlayerId,
  sides: readonly (readonly PlayerId[])[],
  match: Match<G>,
) => number;

/** The sides of a match: the players of one side play together. */
export const sidesOf = <G extends GameTypes>({ game, header }: Match<G>): readonly (readonly PlayerId[])[] =>
  game.sides?.(header.players) ?? header.players.map(player => [player]);

/**
 * The usual worth of an end: 1 for a victory, shared by the sides that won together; 0 for a defeat. An end without
 * winners is worth half a victory to opponents, and is a defeat if all play on one side.
 */
export const worthOf = ({ winners }: Outcome, player: PlayerId, sides: readonly (readonly PlayerId[])[]): number => {
  if (winners.length === 0) return sides.length > 1 ? 0.5 : 0;
  const winning = sides.filter(side => side.some(one => winners.includes(one)));
  return winning.some(side => side.includes(player)) ? 1 / winning.length : 0;
};
