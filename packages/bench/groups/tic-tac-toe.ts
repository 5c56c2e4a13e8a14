import { ticTacToe } from '../../../examples/tic-tac-toe/tic-tac-toe.js';
import { playouts } from '../games/playout.js';
import { Lots } from '../measure/lots.js';
import type { Bench } from '../measure/types.js';
import { peerPlayouts } from '../peers/playout.js';
import { peerTicTacToe } from '../peers/tic-tac-toe.js';
import { ticTacToeLoop } from '../peers/tic-tac-toe-loop.js';

const PEER = 'boardgame.io reducer';
const LIMIT = 'typed-array loop';

/** Random games of tic-tac-toe. */
export const prepare = (): Bench => ({
  cases: {
    playouts: playouts(ticTacToe, new Lots(1), 100),
    [PEER]: peerPlayouts(peerTicTacToe, new Lots(3), 5),
    [LIMIT]: ticTacToeLoop(new Lots(4), 1000),
  },
  comparisons: [
    { title: 'tic-tac-toe playouts', unit: 'moves/s', ours: 'playouts', peer: PEER, goal: 100 },
    { title: 'tic-tac-toe playouts, limit', unit: 'moves/s', ours: 'playouts', peer: LIMIT, goal: 1 / 12 },
  ],
});
