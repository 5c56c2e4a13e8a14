import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createMatch, hashJson, history, rewind, strictUndo, undo } from '@rulewright/core';
import { playOut, randomBot } from '@rulewright/core/bots';
import { fold, readLog, replay, resume, toLog, writeLog } from '@rulewright/core/log';
import { expect, test } from 'vitest';
import { game as nim } from '../tutorial/src/nim.js';

const file = readFileSync(fileURLToPath(new URL('../tutorial/nim.jsonl', import.meta.url)), 'utf8');

test('the log of these pages is the match that the tutorial plays', () => {
  const start = createMatch(nim, { players: ['ann', 'bob'], seed: 'tutorial' });
  expect(writeLog(toLog(playOut(start, { ann: randomBot('a'), bob: randomBot('b') })))).toBe(file);
});

test('three ways to read a log', () => {
  // #region read
  const log = readLog(file); // every line is checked; what is wrong is refused with its line

  // fold: the events only. Shows an old match even after the rules changed.
  const states = fold(nim, log);
  expect(states.map(({ heaps }) => heaps.join(' '))).toEqual(['', '2 5 1', '2 3 1', '0 3 1', '0 3 0', '0 0 0']);

  // replay: actions and dice through today's rules, compared with everything that the log says.
  const { match, drift } = replay(nim, log);
  expect(drift).toBeUndefined();
  expect(hashJson(match.state)).toBe(log.end?.hash);

  // resume: the same, for a match to go on with; throws where today's rules play differently.
  const cutOff = file.split('\n').slice(0, 5).join('\n');
  expect(resume(nim, readLog(cutOff)).decisions).toMatchObject([{ id: 2, by: 'bob' }]);
  // #endregion
});

test('drift', () => {
  // #region drift
  const changed: typeof nim = {
    ...nim,
    version: '2.0.0',
    evolve: (state, event) => nim.evolve(state, event.type === 'Took' ? { ...event, count: 1 } : event),
  };
  expect(replay(changed, readLog(file))).toMatchObject({
    playedWith: '1.0.0',
    drift: { at: 5, logged: { n: 5, beat: expect.any(String) }, derived: { n: 5, beat: expect.any(String) } },
  });
  // #endregion
});

test('undo', () => {
  // #region undo
  const { match } = replay(nim, readLog(file));
  expect(undo(match, 'bob').match.state.heaps).toEqual([0, 3, 0]);
  expect(undo(match, 'ann').refusal).toEqual({ code: 'past-another-player' });
  expect(undo(match, 'ann', { ...strictUndo, pastOthers: true }).match.state.heaps).toEqual([0, 3, 1]);
  expect(rewind(match, 2).state.heaps).toEqual([2, 3, 1]); // the owner may always go back to any decision
  const moments = history(match); // every moment of a match, also of one that goes on, for stepping through it
  expect(moments.map(({ state }) => state.heaps.join(' '))).toEqual(['2 5 1', '2 3 1', '0 3 1', '0 3 0', '0 0 0']);
  // #endregion
});

test('the same seed', () => {
  // #region seed
  const one = createMatch(nim, { players: 2, seed: 'hello' });
  const two = createMatch(nim, { players: 2, seed: 'hello' });
  expect(hashJson(one.state)).toBe(hashJson(two.state));
  expect(hashJson({ a: 1, b: [2, 3] })).toBe(hashJson({ b: [2, 3], a: 1 }));
  // #endregion
});
