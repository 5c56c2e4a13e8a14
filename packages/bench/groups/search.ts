import { createMatch, type Decision, type Game, type GameTypes } from '@rulewright/core';
import { search } from '@rulewright/core/bots';
import type { Game as PeerGame, State } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { InitializeGame } from 'boardgame.io/internal';
import { connectFour } from '../../../examples/connect-four/connect-four.js';
import { ticTacToe } from '../../../examples/tic-tac-toe/tic-tac-toe.js';
import type { Bench, Case } from '../measure/types.js';
import { peerConnectFour } from '../peers/connect-four.js';
import { peerTicTacToe } from '../peers/tic-tac-toe.js';

const ITERATIONS = 200;

const ours = <G extends GameTypes>(game: Game<G>): Case => {
  const start = createMatch(game, { players: 2 });
  const [decision] = start.decisions as readonly Decision<G>[];
  if (!decision) throw new Error('nothing to decide at the start');
  let seed = 0;
  return () => {
    const tried = search(start, decision, { seed: `${seed++}`, iterations: ITERATIONS, rolloutDepth: 50 });
    if (tried.reduce((sum, { visits }) => sum + visits, 0) !== ITERATIONS) throw new Error('iterations went missing');
    return ITERATIONS;
  };
};

const peer = <G>(game: PeerGame<G>): Case => {
  const plain = game as PeerGame;
  const state = InitializeGame({ game: plain, numPlayers: 2 }) as State<G>;
  const enumerate = game.ai?.enumerate;
  if (!enumerate) throw new Error('the peer game lists no moves');
  const bot = new MCTSBot({ game: plain, enumerate: enumerate as never, iterations: ITERATIONS, playoutDepth: 50 });
  return () => {
    // The bot does all its work before it returns its promise.
    void bot.play(state as never, '0');
    return ITERATIONS;
  };
};

/** Searches from the empty board. */
export const prepare = (): Bench => ({
  cases: {
    'tic-tac-toe': ours(ticTacToe),
    'MCTSBot, tic-tac-toe': peer(peerTicTacToe),
    'connect four': ours(connectFour),
    'MCTSBot, connect four': peer(peerConnectFour),
  },
  comparisons: [
    {
      title: 'tree search, tic-tac-toe',
      unit: 'playouts/s',
      ours: 'tic-tac-toe',
      peer: 'MCTSBot, tic-tac-toe',
      goal: 60,
    },
    {
      title: 'tree search, connect four',
      unit: 'playouts/s',
      ours: 'connect four',
      peer: 'MCTSBot, connect four',
      goal: 60,
    },
  ],
});
