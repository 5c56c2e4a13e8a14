import type { Game as PeerGame, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Lots } from '../measure/lots.js';

/** Random games through boardgame.io's reducer, with its undo stack on, as by default. Returns the number of moves. */
export const peerPlayouts = <G>(game: PeerGame<G>, lots: Lots, games: number): (() => number) => {
  const reducer = CreateGameReducer({ game: game as PeerGame });
  const start = InitializeGame({ game: game as PeerGame, numPlayers: 2 }) as State<G>;
  const enumerate = game.ai?.enumerate;
  if (!enumerate) throw new Error('the peer game lists no moves');
  return () => {
    let moves = 0;
    for (let i = 0; i < games; i++) {
      let state = start;
      while (state.ctx.gameover === undefined) {
        const playerID = state.ctx.currentPlayer;
        const options = enumerate(state.G, state.ctx, playerID) as readonly { move: string; args: unknown[] }[];
        const chosen = options[lots.below(options.length)];
        if (!chosen) throw new Error('a game without moves that is not over');
        const payload = { type: chosen.move, args: chosen.args, playerID };
        state = reducer(state as never, { type: 'MAKE_MOVE', payload } as never) as unknown as State<G>;
        moves++;
      }
    }
    return moves;
  };
};
