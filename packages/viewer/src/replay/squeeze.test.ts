import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonForScript } from '../scene/escape.js';
import { lettered, squeeze, unlettered, unsqueeze } from './squeeze.js';

const there = (value: unknown): unknown => unsqueeze(JSON.parse(JSON.stringify(squeeze(value))));

test('squeezing loses nothing that JSON keeps', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(there(value)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(there({ a: [], b: {}, c: [[0], [1, 2]], d: undefined })).toEqual({ a: [], b: {}, c: [[0], [1, 2]] });
});

test('whole numbers of any size and sign come back', () => {
  const point = fc.record({ x: fc.integer(), y: fc.maxSafeInteger() });
  fc.assert(
    fc.property(fc.array(point, { maxLength: 8 }), points => {
      expect(there(points)).toEqual(points);
    }),
  );
  const zeros = Array.from({ length: 3 }, () => ({ x: 0, y: 0 }));
  expect(there({ zeros, far: zeros.map(() => ({ x: 1e15, y: -1e15 })) })).toEqual({
    zeros,
    far: zeros.map(() => ({ x: 1e15, y: -1e15 })),
  });
});

test('a small number is one letter, and every letter stands in a script as it is', () => {
  expect(lettered([0, -1, 1, 21, -22])).toHaveLength(5);
  const safe = fc.maxSafeInteger().map(one => Math.trunc(one / 4) || 0);
  fc.assert(
    fc.property(fc.array(safe), numbers => {
      const text = lettered(numbers);
      expect(unlettered(text)).toEqual(numbers);
      expect(jsonForScript(text)).toBe(`"${text}"`);
    }),
  );
});

test('the keys of like objects are written once, and their values one after the other', () => {
  const points = [
    { x: 1, y: 2 },
    { x: 3, y: 4 },
  ];
  expect(squeeze(points)).toEqual({ keys: [['x', 'y']], data: [-1, 1, 2, 3, 4] });
});

test('of points only the way from one to the next is written, in the greatest unit of all', () => {
  const points = [
    { x: 25_400, y: 50_800 },
    { x: 25_500, y: 50_600 },
    { x: 25_400, y: 50_600 },
  ];
  expect(squeeze(points)).toEqual({ keys: [['x', 'y']], data: ['+', 1, 100, lettered([254, 508, 1, -2, -1, 0])] });
});
