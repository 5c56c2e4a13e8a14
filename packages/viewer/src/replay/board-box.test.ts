import { expect, test } from 'vitest';
import { boxOf, usualBox } from './board-box.js';

const board = { x: 0, y: 0, width: 36, height: 36 };
const withSideView = { ...board, height: 45 };
const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

test('a box that fewer than one frame in three asks for does not count', () => {
  expect(usualBox([...times(3, board), withSideView])).toEqual(board);
  expect(usualBox([...times(2, board), withSideView])).toEqual(withSideView);
  expect(usualBox([...times(3, undefined), withSideView])).toBeUndefined();
  expect(usualBox([])).toBeUndefined();
});

test('a frame shows the usual box, and more where its scene asks for more', () => {
  expect(boxOf(board, withSideView)).toEqual(withSideView);
  expect(boxOf(withSideView, board)).toEqual(withSideView);
  expect(boxOf(board, undefined)).toEqual(board);
});
