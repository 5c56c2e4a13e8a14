import { expect, test } from 'vitest';
import { Random } from '../dice/random.js';
import { bidding } from '../fixtures/bidding.js';
import { fold, readLog, recordsSince, replay, resume, toLog, writeLog } from '../log/index.js';
import { perform, procedure, step } from '../procedure/procedure.js';
import { defineAbility, timingWindow } from '../procedure/window.js';
import { counted } from '../view/secrets.js';
import { seenState, story, view } from '../view/view.js';
import { act, attempt, choose, explain, legal } from './act.js';
import { concede } from './concede.js';
import { createMatch } from './create-match.js';
import { answersRoll, seeded } from './dice-source.js';
import { GameError } from './errors.js';
import { fork } from './fork.js';
import { imagine } from './imagine.js';
import { playerAt } from './player-at.js';
import { nearest, region, suggest } from './proposal.js';
import { refused } from './refused.js';
import { history, rewind, strictUndo, undo } from './rewind.js';
import { roll } from './roll.js';
import { decide, decideTogether } from './turn.js';
import type { Action } from './types.js';

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
  fork: given => fork(given),
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
  expect(saidBy(() => fork(match, { dice: 6 as never }))).toBe(
    'dice is a number: seeded and manual give a source of dice',
  );
});

const decision = match.decisions[0] as never;

/** Calls with one wrong argument each, and the message that names the argument. */
const wrong: readonly (readonly [string, () => unknown, RegExp])[] = [
  ['legal, options', () => legal(match, 'ann', null as never), /^options is null: an object such as \{ suggest: 3 \}$/],
  [
    'legal, a player',
    () => legal(match, null as never),
    /^the player is null: ann, bob, or undefined for all of them$/,
  ],
  ['legal, a stranger', () => legal(match, 'p1'), /^the player is "p1", who does not play: ann, bob, or undefined for/],
  ['view, a viewer', () => view(match, 1 as never), /^the player is a number: .* undefined for a spectator$/],
  ['view, a stranger', () => view(match, 'Ann'), /^the player is "Ann", who does not play: ann, bob, or undefined for/],
  ['view, a text that is empty', () => view(match, ''), /^the player is "", who does not play: /],
  ['story, a viewer', () => story(match, ['ann'] as never), /^the player is an array: /],
  ['story, a stranger', () => story(match, 'spectator'), /^the player is "spectator", who does not play: /],
  [
    'imagine, a stranger',
    () => imagine(match, 'zoe', Random.fromSeed('w')),
    /^the player is "zoe", who does not play: ann, bob$/,
  ],
  [
    'imagine, nobody',
    () => imagine(match, undefined as never, Random.fromSeed('w')),
    /^the player is undefined: ann, bob$/,
  ],
  ['legal, a view', () => legal(view(match) as never), /^match has no field header: createMatch, /],
  ['seenState, a game', () => seenState(null as never, match.state), /^game is null: /],
  ['fork, options', () => fork(match, null as never), /^options is null: an object such as \{ dice: /],
  ['undo, a policy', () => undo(match, 'ann', null as never), /^policy is null: such as \{ \.\.\.strictUndo, /],
  [
    'undo, part of a policy',
    () => undo(match, 'ann', { pastRolls: true } as never),
    /^policy has no field pastOthers: /,
  ],
  [
    'suggest, no match',
    () => suggest(undefined as never, decision, 1),
    /^match is undefined: .* a view \{ game, header: view, /,
  ],
  ['suggest, a view', () => suggest(view(match) as never, decision, 1), /^match has no field header: /],
  ['suggest, no number', () => suggest(match, decision, undefined as never), /^most is undefined: the largest number /],
  ['nearest, no match', () => nearest({} as never, decision, 1), /^match has no field game: /],
  ['region, no match', () => region(null as never, decision), /^match is null: /],
  ['seeded', () => seeded(5 as never), /^seed is a number: a text such as 'one'$/],
  ['answersRoll', () => answersRoll(undefined as never, [1]), /^request is undefined: a decision of kind roll /],
  ['playerAt, a list', () => playerAt(['ann'] as never, 0), /^the list of players is undefined: a turn, a setup /],
  ['playerAt, nothing', () => playerAt(null as never, 0), /^the list of players is undefined: /],
  ['counted', () => counted({} as never), /^the list of counted is an object: /],
  ['procedure', () => procedure('brew', undefined as never), /^the list of parts of procedure brew is undefined: /],
  ['step', () => step('TEA-1', 'boil', 'TEA-2' as never), /^the function of step boil is a string: /],
  ['timingWindow', () => timingWindow('poured', undefined as never), /^what describes window poured is undefined: /],
  ['defineAbility', () => defineAbility({ id: 'stir', rule: 'TEA-1' } as never), /^ability has no field window: /],
  ['decide without a turn', () => decide({ by: 'ann' } as never, undefined as never), /^turn has no field game: /],
  ['decideTogether without a turn', () => decideTogether([] as never, []), /^turn is an array: /],
  ['roll without a turn', () => roll({ die: {} } as never, undefined as never), /^turn has no field game: /],
  ['perform without a turn', () => perform(undefined as never, undefined as never, {}), /^turn is undefined: /],
  ['decide without a question', () => decide(match.turn, undefined as never).next(), /^ask is undefined: such as /],
  [
    'perform without a procedure',
    () => perform(match.turn, undefined as never, {}).next(),
    /^procedure is undefined: /,
  ],
];

test.each(wrong)('%s: a wrong argument is named', (_, call, message) => expect(saidBy(call)).toMatch(message));

test('an undo by a stranger is refused, as a concession is', () => {
  const refusal = { code: 'no-such-player', path: 'by' };
  const next = act(match, legal(match, 'ann')[0] as Action);
  expect(undo(next, 'zoe')).toEqual({ match: next, refusal });
  expect(undo(next, undefined as never, { ...strictUndo, pastOthers: true })).toEqual({ match: next, refusal });
});

test('the policies and options that fit are taken', () => {
  const [own] = legal(match, 'ann');
  const next = act(match, own as Action);
  expect(undo(next, 'ann', { ...strictUndo, pastRolls: true }).match).toBe(match);
  expect(legal(match, undefined, undefined)).toEqual(legal(match));
  expect(fork(match, {})).toBe(match);
});

test('a log whose records are no list of objects, and a story since no number, are refused by name', () => {
  const log = toLog(match);
  const records = (given: unknown): string => saidBy(() => replay(bidding, { ...log, records: given as never }));
  expect(records({})).toMatch(/^log.records is an object: toLog gives one/);
  expect(records([...log.records, null])).toMatch(new RegExp(`^log.records\\[${log.records.length}\\] is null: `));
  expect(records([7])).toMatch(/^log.records\[0\] is a number: /);
  expect(saidBy(() => view(match, 'ann', {} as never))).toMatch(/^since is an object: /);
  expect(saidBy(() => story(match, 'ann', '0' as never))).toMatch(/^since is a string: /);
  for (const since of [Number.NaN, -1, 1.5]) {
    expect(saidBy(() => story(match, 'ann', since))).toMatch(`since is ${since}: the number of the first record`);
    expect(saidBy(() => recordsSince(match, since))).toMatch(`since is ${since}: the number of the first record`);
  }
  expect(saidBy(() => recordsSince(match, undefined as never))).toMatch(/^since is undefined: /);
});
