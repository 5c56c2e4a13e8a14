import { expect, test } from 'vitest';
import { contains, minus, partsOf, plus, totalOf } from './by-colour.js';

test('amounts add up and leave out colours with none', () => {
  expect(plus({ grey: 1 }, { grey: 1, red: 2 })).toEqual({ grey: 2, red: 2 });
  expect(minus({ grey: 1, red: 2 }, { grey: 1, red: 1 })).toEqual({ red: 1 });
  expect(totalOf({ grey: 1, yellow: 2, red: 3 })).toBe(6);
});

test('an amount holds another if it has as many of each colour', () => {
  expect(contains({ grey: 1, red: 2 }, { red: 2 })).toBe(true);
  expect(contains({ red: 2 }, { grey: 1 })).toBe(false);
});

test('the parts of an amount come largest first, then strongest first', () => {
  expect(partsOf({ grey: 1, red: 1 }, 2)).toEqual([{ grey: 1, red: 1 }, { red: 1 }, { grey: 1 }, {}]);
  expect(partsOf({ grey: 2 }, 1)).toEqual([{ grey: 1 }, {}]);
  expect(partsOf({ red: 1 }, 0)).toEqual([{}]);
});
