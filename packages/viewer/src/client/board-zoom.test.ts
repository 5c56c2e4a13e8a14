import type { Scene } from '@rulewright/core';
import { expect, test } from 'vitest';
import { isCramped } from './board-zoom.js';

const drawn = (form: 'disc' | 'pill', ...sizes: readonly number[]): Scene['items'] =>
  sizes.map((size, at) => ({ kind: 'token', id: `${form} ${at}`, x: 5, y: 5, size, color: 'player1', form }));
const scene = (...items: Scene['items']): Scene => ({ title: '', items });
const tokens = (...sizes: readonly number[]): Scene => scene(...drawn('disc', ...sizes));
const table = { x: 0, y: 0, width: 38, height: 38 };

test('a board begins enlarged where it is small and its tokens are too small for their letters', () => {
  expect(isCramped(360, tokens(1.2), table)).toBe(true);
  expect(isCramped(360, tokens(2), table)).toBe(false);
  expect(isCramped(800, tokens(0.5), table)).toBe(false);
  expect(isCramped(360, { title: '', items: [] }, table)).toBe(false);
  expect(isCramped(360, tokens(1.2, 1.2, 1.2, 2, 3), table)).toBe(true);
  // A large sign of a place makes no letters of pieces readable, and a small one is no reason.
  expect(isCramped(360, scene(...drawn('disc', 1.2), ...drawn('pill', 3, 3, 3)), table)).toBe(true);
  expect(isCramped(360, scene(...drawn('disc', 2), ...drawn('pill', 0.5, 0.5)), table)).toBe(false);
});
