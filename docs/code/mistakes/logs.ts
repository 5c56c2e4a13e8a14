import { choose, createMatch, decide, roll } from '@rulewright/core';
import { d6 } from '@rulewright/core/dice';
import { fold, readLog, resume, toLog, writeLog } from '@rulewright/core/log';
import { game as nim } from '../../tutorial/src/nim.js';
import { duel } from '../duel.js';
import { begin, type Mistake, nimWith, players, take } from './mistake.js';

const log = toLog(choose(begin(), { heap: 0, count: 2 }));
const text = writeLog(log);

/** Nim after a change of its rules: every heap is one larger. */
const today = nimWith({
  *beat(turn) {
    if (turn.state.heaps.length > 0) yield* decide(turn, take);
    const faces = yield* roll(turn, { die: d6, count: 3, purpose: 'heaps', rule: 'NIM-1' });
    turn.emit({ type: 'HeapsRolled', heaps: faces.map(face => face + 1) }, 'NIM-1');
  },
});
const pack = (version: string): typeof nim => nimWith({ content: { id: 'small', version, hash: 'c0ffee' } });
const played = toLog(createMatch(pack('1'), { players, seed: 'hello' }));

/** Mistakes in saving and loading. */
export const logs: readonly Mistake[] = [
  {
    mistake: 'A match as JSON',
    wrong: () => JSON.stringify(begin()),
    right: () => writeLog(toLog(begin())),
  },
  {
    mistake: 'The log of another game',
    wrong: () => resume(duel, log),
    right: () => resume(nim, log),
  },
  {
    mistake: 'The log of other content',
    wrong: () => resume(pack('2'), played),
    right: () => resume(pack('1'), played),
  },
  {
    mistake: 'A log from before a change of the rules',
    wrong: () => resume(today, log),
    right: () => fold(today, log),
  },
  {
    mistake: 'A log that was cut off inside a line',
    wrong: () => readLog(text.slice(0, -20)),
    right: () => readLog(text.slice(0, text.trimEnd().lastIndexOf('\n'))),
  },
  {
    mistake: 'A log in which a line is missing',
    wrong: () => readLog(text.replace(/.*"event".*\n/, '')),
    right: () => readLog(text),
  },
];
