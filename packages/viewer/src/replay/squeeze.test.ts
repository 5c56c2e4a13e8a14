import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squeeze, unsqueeze } from './squeeze.js';

const there = (value: unknown): unknown => unsqueeze(JSON.parse(JSON.stringify(squeeze(value))));

test('squeezing loses nothing that JSON keeps', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(there(value)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(there({ a: [], b: {}, c: [[0], [1, 2]], d: undefined })).toEqual({ a: [], b: {}, c: [[0], [1, 2]] });
});

test('the keys of like objects are written once, and their values one after the other', () => {
  const points = [
    { x: 1, y: 2 },
    { x: 3, y: 4 },
  ];
  expect(squeeze(points)).toEqual({ keys: [['x', 'y']], data: [-1, 1, 2, 3, 4] });
});
