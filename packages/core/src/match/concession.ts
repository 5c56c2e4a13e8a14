import type { Game } from './game.js';
import type { GameTypes, Outcome, PlayerId } from './types.js';

/** The engine's own end reason and rule for a match that a player conceded. */
export const CONCESSION = 'concession';

/** The end of a match that a player conceded: all players of the other sides win. */
export const concessionOf = <G extends GameTypes>(
  game: Game<G>,
  players: readonly PlayerId[],
  by: PlayerId,
): Outcome => {
  const side = game.sides?.(players).find(members => members.includes(by)) ?? [by];
  const winners = players.filter(player => !side.includes(player));
  return { winners, reason: CONCESSION, rule: CONCESSION, detail: { by } };
};
