import { ticTacToe } from '../../../examples/tic-tac-toe/tic-tac-toe.js';
import { playouts } from '../games/playout.js';
import { Lots } from '../measure/lots.js';
import type { Bench } from '../measure/types.js';
import { peerPlayouts } from '../peers/playout.js';
import { peerTicTacToe } from '../peers/tic-tac-toe.js';

const PEER = 'boardgame.io reducer';

/** Random games of tic-tac-toe with all checks: each state is frozen and hashed after every action. */
export const prepare = (): Bench => ({
  cases: {
    'checked and hashed': playouts(ticTacToe, new Lots(2), 100, { checked: true, hash: true }),
    [PEER]: peerPlayouts(peerTicTacToe, new Lots(3), 5),
  },
  comparisons: [
    { title: 'same, frozen and hashed', unit: 'moves/s', ours: 'checked and hashed', peer: PEER, goal: 30 },
  ],
});
