import { expect, test } from 'vitest';
import { directionInWords } from './ways.en.js';

test.each([
  [10, 0, 'right'],
  [10, 4, 'right'],
  [10, 5, 'up right'],
  [5, 10, 'up right'],
  [4, 10, 'up'],
  [-4, 10, 'up'],
  [-5, 10, 'up left'],
  [-10, -4, 'left'],
  [-10, -5, 'down left'],
  [0, -1, 'down'],
  [7, -7, 'down right'],
])('a way of %d to the right and %d upwards leads %s', (x, y, direction) => {
  expect(directionInWords({ x, y })).toBe(direction);
});
