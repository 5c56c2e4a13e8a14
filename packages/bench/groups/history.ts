import { createMatch, type Match } from '@rulewright/core';
import { readLog, resume, toLog, writeLog } from '@rulewright/core/log';
import type { Game as PeerGame, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { type ConnectFour, connectFour } from '../../../examples/connect-four/connect-four.js';
import { played } from '../games/playout.js';
import { Lots } from '../measure/lots.js';
import type { Bench } from '../measure/types.js';
import { oneLongTurn, type PeerGrid, peerConnectFour } from '../peers/connect-four.js';

const MOVES = 40;

/** A random game of connect four that lasts at least 40 moves. */
export const longGame = (): Match<ConnectFour> => {
  const start = createMatch(connectFour, { players: 2 });
  for (let seed = 1; seed < 10_000; seed++) {
    const match = played(start, new Lots(seed), MOVES);
    if (match.state.discs === MOVES && !match.outcome) return match;
  }
  throw new Error('no game lasts that long');
};

/** The chosen columns of a match, in order. */
export const columnsOf = (match: Match<ConnectFour>): number[] => {
  const columns: number[] = [];
  for (let at: Match<ConnectFour> | undefined = match; at; at = at.previous) {
    for (const record of at.records) if (record.kind === 'action') columns.unshift(record.choice as number);
  }
  return columns;
};

/** All states of boardgame.io in the same game. In one long turn it also keeps an undo stack. */
export const peerStates = (match: Match<ConnectFour>, longTurn: boolean): readonly State<PeerGrid>[] => {
  const game = (longTurn ? oneLongTurn : peerConnectFour) as PeerGame;
  const reducer = CreateGameReducer({ game });
  const states = [InitializeGame({ game, numPlayers: 2 }) as State<PeerGrid>];
  columnsOf(match).forEach((column, i) => {
    const by = `${i % 2}`;
    const payload = { type: 'drop', args: [column, by], playerID: longTurn ? '0' : by };
    const next = reducer(states.at(-1) as never, { type: 'MAKE_MOVE', payload } as never);
    states.push(next as unknown as State<PeerGrid>);
  });
  const discs = states.at(-1)?.G.cells.filter(cell => cell !== null).length;
  if (discs !== MOVES) throw new Error(`the peer made ${discs} of ${MOVES} moves`);
  return states;
};

const bytes = (value: unknown): number => (JSON.stringify(value) ?? '').length;

/** Benchmarks on histories of a game: their size, and the speed of writing and reading them. */
export const prepare = (): Bench => {
  const match = longGame();
  const log = toLog(match);
  const text = writeLog(log);
  if (resume(connectFour, readLog(text)).length !== match.length) throw new Error('the log does not lead back');
  const perAction = (whole: boolean): number => bytes(toLog(match, { events: whole }).records) / MOVES;
  const states = peerStates(match, true);
  const stack = (bytes(states.at(-1)?._undo) - bytes(states[1]?._undo)) / (states.length - 2);
  const against = 'boardgame.io undo stack';
  return {
    cases: {
      'write and read': () => {
        for (let i = 0; i < 10; i++) if (readLog(writeLog(log)).records.length === 0) throw new Error('empty');
        return 10;
      },
      'write, read and resume': () => {
        for (let i = 0; i < 10; i++) if (!resume(connectFour, readLog(writeLog(log)))) throw new Error('empty');
        return 10;
      },
      'JSON.stringify + parse': () => {
        for (let i = 0; i < 10; i++) if (!JSON.parse(JSON.stringify(log))) throw new Error('empty');
        return 10;
      },
    },
    comparisons: [
      {
        title: 'save + load of a log, validated',
        unit: 'logs/s',
        ours: 'write and read',
        peer: 'JSON.stringify + parse',
        goal: 1 / 1.3,
      },
      {
        title: 'save + load + resume the match',
        unit: 'logs/s',
        ours: 'write, read and resume',
        peer: 'JSON.stringify + parse',
      },
    ],
    facts: [
      {
        title: 'history per action, log without events',
        unit: 'bytes',
        ours: perAction(false),
        against,
        peer: stack,
        goal: 8,
      },
      {
        title: 'history per action, full log',
        unit: 'bytes',
        ours: perAction(true),
        against,
        peer: stack,
      },
    ],
  };
};
