import { connectFour } from '../../../examples/connect-four/connect-four.js';
import { playouts } from '../games/playout.js';
import { Lots } from '../measure/lots.js';
import type { Bench } from '../measure/types.js';
import { peerConnectFour } from '../peers/connect-four.js';
import { peerPlayouts } from '../peers/playout.js';

const PEER = 'boardgame.io reducer';

/** Random games of connect four. */
export const prepare = (): Bench => ({
  cases: {
    playouts: playouts(connectFour, new Lots(1), 50),
    [PEER]: peerPlayouts(peerConnectFour, new Lots(2), 2),
  },
  comparisons: [{ title: 'connect four playouts', unit: 'moves/s', ours: 'playouts', peer: PEER, goal: 100 }],
});
