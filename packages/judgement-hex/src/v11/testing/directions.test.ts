import { expect, test } from 'vitest';
import { directions, laidOut } from './index.js';

test('a direction of v11 is the place that is aimed at, at a number of inches on the drawing', () => {
  const { place } = laidOut('. . .\n. A .\n. . .');
  const { up, down, left, right } = directions;
  const from = place(1.5, 1.5);
  expect([up(from), down(from), left(from), right(from, 1.25)]).toEqual([
    place(1.5, 2.5),
    place(1.5, 0.5),
    place(0.5, 1.5),
    place(2.75, 1.5),
  ]);
});
