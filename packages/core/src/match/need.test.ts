import { expect, test } from 'vitest';
import { bidding } from '../fixtures/bidding.js';
import { fold, readLog, replay, resume, toLog, writeLog } from '../log/index.js';
import { story, view } from '../view/view.js';
import { act, attempt, choose, explain, legal } from './act.js';
import { concede } from './concede.js';
import { createMatch } from './create-match.js';
import { GameError } from './errors.js';
import { nearest, region, suggest } from './proposal.js';
import { refused } from './refused.js';
import { history, rewind, undo } from './rewind.js';

const match = createMatch(bidding, { players: ['ann', 'bob'], seed: 'need' });
const action = { decision: 0, by: 'ann', choice: 1 };

/** The message of the GameError that a call throws. */
const saidBy = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    if (error instanceof GameError) return error.message;
    throw error;
  }
  return 'nothing';
};

const ofMatches: Readonly<Record<string, (given: never) => unknown>> = {
  act: given => act(given, action),
  attempt: given => attempt(given, action),
  explain: given => explain(given, action),
  choose: given => choose(given, 1),
  legal: given => legal(given),
  view: given => view(given, 'ann'),
  story: given => story(given),
  history: given => history(given),
  rewind: given => rewind(given, 0),
  undo: given => undo(given, 'ann'),
  concede: given => concede(given, 'ann'),
  refused: given => refused(given, match.decisions[0] as never),
  toLog: given => toLog(given),
};

test.each(Object.keys(ofMatches))('%s says by name that it was given no match', name => {
  const call = (given: unknown): string => saidBy(() => ofMatches[name]?.(given as never));
  expect(call(undefined)).toMatch(/^match is undefined: createMatch/);
  expect(call('p1')).toMatch(/^match is a string: /);
  expect(call([])).toMatch(/^match is an array: /);
  expect(call(attempt(match, action))).toMatch(/^match has no field decisions: .*in its field match$/);
});

test.each([
  ['suggest', (given: never): unknown => suggest(match, given, 1)],
  ['nearest', (given: never): unknown => nearest(match, given, 1)],
  ['region', (given: never): unknown => region(match, given)],
  ['refused', (given: never): unknown => refused(match, given)],
] as const)('%s says by name that it was given no decision', (_, call: (given: never) => unknown) => {
  expect(saidBy(() => call(undefined as never))).toBe('decision is undefined: take one of match.decisions');
  expect(saidBy(() => call({ id: 0 } as never))).toBe('decision has no field kind: take one of match.decisions');
});

test('an invalid log is named, and so is an invalid game, and the bytes of a file are no text', () => {
  const text = writeLog(toLog(match));
  for (const play of [replay, resume, fold]) {
    expect(saidBy(() => play(bidding, text as never))).toMatch(/^log is a string: .* readLog for the text of a file$/);
    expect(saidBy(() => play(undefined as never, readLog(text)))).toMatch(/^game is undefined: /);
    expect(saidBy(() => play({ bidding } as never, readLog(text)))).toMatch(/^game has no field id: /);
  }
  expect(saidBy(() => writeLog(match as never))).toBe('nothing');
  expect(saidBy(() => writeLog({} as never))).toMatch(/^log has no field header: /);
  expect(saidBy(() => readLog(new TextEncoder().encode(text) as never))).toBe(
    'the text of a log is no string: read its file with the encoding utf8',
  );
});

test('dice that are no source of dice are named before a match begins', () => {
  const begin = (dice: unknown) => saidBy(() => createMatch(bidding, { players: ['ann', 'bob'], dice: dice as never }));
  expect(begin('d6')).toBe('dice is a string: seeded and manual give a source of dice');
  expect(begin({ draw: () => 1 })).toBe('dice has no field save: seeded and manual give a source of dice');
});
