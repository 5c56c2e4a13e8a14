import { expect, test } from 'vitest';
import { inches } from '../inches/index.js';
import { type TextTable, tableInText } from './index.js';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const drawn = (more: Partial<TextTable> = {}) =>
  tableInText({ width: 6, depth: 2, groundAt: () => undefined, marks: [], ...more });

test('a table has a line for each inch of its depth, two signs for each inch of its width, and a ruler of inches', () => {
  expect(drawn()).toEqual(['0   2   4', '. . . . . .  0', '. . . . . .  1']);
});

test('the ground at the middle of a sign is drawn', () => {
  const wall = { groundAt: ({ x, y }: { x: number; y: number }) => (x > inches(2) && y < inches(1) ? '#' : undefined) };
  expect(drawn(wall).slice(1)).toEqual(['. . ######## 0', '. . . . . .  1']);
});

test('a mark lies on the ground at its place, and a later one covers an earlier one', () => {
  const marks = [
    { at: at(1, 0.5), text: 'A1' },
    { at: at(1.5, 0.5), text: 'b' },
    { at: at(3.75, 1.5), text: 'c' },
  ];
  expect(drawn({ marks }).slice(1)).toEqual(['. Ab. . . .  0', '. . . .c. .  1']);
});

test('a mark on or beyond an edge is drawn on the table', () => {
  const marks = [
    { at: at(6, 2), text: 'A12' },
    { at: at(-1, -1), text: 'b' },
  ];
  expect(drawn({ marks }).slice(1)).toEqual(['b . . . . .  0', '. . . . .A12 1']);
});
