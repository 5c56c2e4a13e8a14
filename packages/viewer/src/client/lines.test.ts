import type { ReplayFrame } from '@rulewright/core';
import { expect, test } from 'vitest';
import { linesBelow } from './lines.js';

const scene = { title: '', items: [] };
const event = (text: string, more: Partial<ReplayFrame> = {}): ReplayFrame => ({
  seq: 0,
  kind: 'event',
  text,
  rules: [],
  scene,
  ...more,
});
const told = (decided: string, ...events: ReplayFrame[]): readonly string[] =>
  linesBelow(event(decided, { kind: 'action' }), events).map(({ text }) => text);

test('an event that says again what was decided is left out', () => {
  expect(told('Garm uses Cough Up', event('Garm pays 1.'), event('Garm uses Cough Up.'))).toEqual(['Garm pays 1.']);
  expect(told('hit: a Glancing Blow', event('Counted: hit: a Glancing Blow.'))).toEqual([]);
  expect(told('Yes', event('p1 says yes.'), event(''))).toEqual(['p1 says yes.']);
});

test('an event with a number to ask about, with dice or with a remark is always told', () => {
  const numbers = [{ label: 'Damage', value: 2, reasons: [] }];
  expect(told('Garm hits', event('Garm hits.', { numbers }))).toEqual(['Garm hits.']);
  const remarks = ['Garm cannot attack.'];
  expect(told('Garm hits', event('Garm hits.', { remarks }))).toEqual(['Garm hits.']);
  const dice = { die: 'd6', faces: [2], purpose: 'Attack' };
  expect(told('Attack', event('Attack', { kind: 'roll', dice }))).toEqual(['Attack']);
});

test('a path in single steps is one line, until something else happens or another one moves', () => {
  const ways = [event('Garm goes to 4,8.'), event('Garm goes to 4,7.'), event('Garm goes to 4,6.')];
  expect(told('Go', ...ways, event('Garm falls.'), event('Garm goes to 4,5.'))).toEqual([
    'Garm goes to 4,8 → 4,7 → 4,6.',
    'Garm falls.',
    'Garm goes to 4,5.',
  ]);
  expect(told('Go', event('Garm goes to 4,8.'), event('Ada goes to 4,7.'))).toHaveLength(2);
});
