import type { Game } from './game.js';
import type { GameTypes, Outcome, PlayerId } from './types.js';

/** The end reason, and the rule, of a match that ended because somebody conceded it: the engine's own. */
export const CONCESSION = 'concession';

/** The end of a match that a player conceded: everybody wins who is not on the player's side. */
export const concessionOf = <G extends GameTypes>(
  game: Game<G>,
  players: readonly PlayerId[],
  by: PlayerId,
): Outcome => {
  const side = game.sides?.(players).find(members => members.includes(by)) ?? [by];
  const winners = players.filter(player => !side.includes(player));
  return { winners, reason: CONCESSION, rule: CONCESSION, detail: { by } };
};
