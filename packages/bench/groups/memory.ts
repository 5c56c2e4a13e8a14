import { choose, createMatch, type Match } from '@rulewright/core';
import { readLog, toLog, writeLog } from '@rulewright/core/log';
import { type ConnectFour, connectFour } from '../../../examples/connect-four/connect-four.js';
import type { Bench } from '../measure/types.js';
import { columnsOf, longGame, peerStates } from './history.js';

const COPIES = 300;

/** The number of heap bytes for one of many copies. */
const heapOf = (make: () => unknown): number => {
  const collect = (globalThis as { gc?: () => void }).gc;
  if (!collect) throw new Error('run node with --expose-gc');
  const kept: unknown[] = Array(COPIES).fill(null);
  make();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < COPIES; i++) kept[i] = make();
  collect();
  const spent = process.memoryUsage().heapUsed - before;
  if (kept.includes(null)) throw new Error('the copies went away');
  return spent / COPIES;
};

/** The heap bytes of a game of 40 moves. */
export const prepare = (): Bench => {
  const columns = columnsOf(longGame());
  const again = (): Match<ConnectFour> => {
    const start = createMatch(connectFour, { players: 2, seed: 'memory' });
    return columns.reduce((at, column) => choose(at, column), start);
  };
  const saved = (): string => writeLog(toLog(again(), { events: false }));
  const peer = heapOf(() => peerStates(again(), false));
  const against = 'boardgame.io, all states';
  const unit = 'bytes';
  return {
    facts: [
      { title: 'heap per stored game, seed and log', unit, ours: heapOf(saved), against, peer, goal: 15 },
      { title: 'heap per stored game, log as objects', unit, ours: heapOf(() => readLog(saved())), against, peer },
      { title: 'heap per game with every moment', unit, ours: heapOf(again), against, peer },
    ],
  };
};
