import { GameError } from './errors.js';
import { needKind } from './need.js';
import type { PlayerId } from './types.js';

/**
 * The player in a seat of a turn, a setup or a state. Seats are counted from 0 and around the table, so that `seat` may
 * be the number of turns so far. Throws GameError for a seat that is no whole number.
 */
export const playerAt = (seated: { readonly players: readonly PlayerId[] }, seat: number): PlayerId => {
  const players = seated?.players;
  needKind(
    'the list of players',
    players,
    'an array',
    'a turn, a setup and most states have one in their field players',
  );
  const { length } = players;
  const player = players[((seat % length) + length) % length];
  if (player === undefined) throw new GameError(`no player has the seat ${seat}`);
  return player;
};
