import type { Scene } from '@rulewright/core';
import { expect, test } from 'vitest';
import { isCramped } from './board-zoom.js';

const tokens = (...sizes: readonly number[]): Scene => ({
  title: '',
  items: sizes.map((size, at) => ({ kind: 'token', id: `${at}`, x: 5, y: 5, size, color: 'player1', form: 'disc' })),
});
const table = { x: 0, y: 0, width: 38, height: 38 };

test('a board begins enlarged where it is small and its tokens are too small for their letters', () => {
  expect(isCramped(360, tokens(1.2), table)).toBe(true);
  expect(isCramped(360, tokens(2), table)).toBe(false);
  expect(isCramped(800, tokens(0.5), table)).toBe(false);
  expect(isCramped(360, { title: '', items: [] }, table)).toBe(false);
  // Some large pieces do not make the letters of the others readable, and one small mark is no reason.
  expect(isCramped(360, tokens(2, 1.2, 4, 1.2, 3, 2), table)).toBe(true);
  expect(isCramped(360, tokens(2, 0.5, 4, 3), table)).toBe(false);
});
