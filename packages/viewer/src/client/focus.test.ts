import type { Scene, SceneToken } from '@rulewright/core';
import { expect, test } from 'vitest';
import { crowdOf, focusOf, scrollFor } from './focus.js';

const token = (id: string, more: Partial<SceneToken> = {}): SceneToken => ({
  kind: 'token',
  id,
  x: 0,
  y: 0,
  size: 1,
  color: 'player1',
  ...more,
});
const scene = (...items: readonly SceneToken[]): Scene => ({ title: '', items });

test('something happens with the tokens that changed, or else with those that act', () => {
  const [a, b, c] = [token('a'), token('b', { active: true }), token('c')];
  const before = scene(a, b, c);
  expect(focusOf(scene(token('a', { x: 3 }), b, c), before)).toEqual([['a'], ['b'], ['a']]);
  expect(focusOf(before, before)).toEqual([['b'], ['b']]);
  expect(focusOf(before)).toEqual([['b'], ['b']]);
  expect(focusOf(scene(a, c))).toEqual([]);
});

test('a question leads to the tokens that it is about, with those that act or without them', () => {
  const [a, b, c] = [token('a'), token('b', { active: true }), token('c', { x: 30 })];
  const asked = ['a', 'c', 'cell 3'];
  expect(focusOf(scene(a, b, c), undefined, new Set(asked)).slice(0, 5)).toEqual([
    ['a', 'c', 'b'],
    ['a', 'c'],
    ['a', 'b'],
    ['c', 'b'],
    ['a'],
  ]);
  expect(new Set(focusOf(scene(a, b, c), undefined, new Set(['b'])).flat())).toEqual(new Set(['b']));
  expect(focusOf(scene(a, b, c), undefined, new Set(['nothing that is drawn']))).toEqual([['b'], ['b']]);
});

test('a jump that changes most tokens leads to those that act', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const before = scene(...names.map(id => token(id)));
  const after = scene(...names.map(id => token(id, { x: 1, active: id === 'd' })));
  expect(focusOf(after, before)).toEqual([['d'], ['d']]);
});

test('a window scrolls only for what it does not show, and then to its middle', () => {
  const window = { from: 0, to: 100 };
  expect(scrollFor({ from: 20, to: 40 }, window, 10)).toBe(0);
  expect(scrollFor({ from: 95, to: 115 }, window, 10)).toBe(55);
  expect(scrollFor({ from: -30, to: -10 }, window, 10)).toBe(-70);
});

test('the crowd is where most tokens are, not the middle of the board', () => {
  const left = ['a', 'b', 'c'].map((id, x) => token(id, { x }));
  const right = ['d', 'e'].map((id, x) => token(id, { x: 30 + x }));
  expect(crowdOf(scene(...right, ...left, token('alone', { x: 14 })), 5)).toBe('b');
  expect(crowdOf(scene(), 5)).toBeUndefined();
});
