import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashJson } from './hash.js';
import { freeze, notJson, readJson, sameJson } from './json.js';

const json = fc.jsonValue({ maxDepth: 4 });
const shuffled = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shuffled)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([k, v]) => [k, shuffled(v)]),
        )
      : value;

describe('the hash of a JSON value', () => {
  test('does not depend on the order of keys, and survives JSON', () => {
    fc.assert(fc.property(json, value => hashJson(shuffled(value)) === hashJson(JSON.parse(JSON.stringify(value)))));
  });

  test('tells values apart that are not the same', () => {
    fc.assert(
      fc.property(
        json,
        json,
        (a, b) =>
          sameJson(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))) === (hashJson(a) === hashJson(b)),
      ),
      {
        numRuns: 500,
      },
    );
  });

  test('tells neighbours apart', () => {
    const values = [
      0,
      1,
      -1,
      0.5,
      '0',
      '',
      null,
      true,
      false,
      [],
      {},
      [[]],
      [0],
      ['0'],
      { a: 0 },
      { b: 0 },
      { a: { b: 0 } },
      [1, 2],
      [2, 1],
      'ab',
      'ba',
      2 ** 40,
      2 ** 40 + 1,
    ];
    expect(new Set(values.map(hashJson)).size).toBe(values.length);
    expect(hashJson(-0)).toBe(hashJson(0));
    expect(hashJson({ a: undefined, b: 1 })).toBe(hashJson({ b: 1 }));
  });

  test('is what it has always been: logs depend on it', () => {
    expect(hashJson({ players: ['ann', 'bob'], n: 3, half: 0.5, none: null })).toBe('977bc2657c72fd28');
  });

  test('has no collisions among many small states', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 100_000; i++) seen.add(hashJson({ a: i % 317, b: [i, (i * 7) % 13] }));
    expect(seen.size).toBe(100_000);
  });
});

test('notJson accepts every result of JSON.parse, and refuses other values by code and path', () => {
  fc.assert(
    fc.property(
      json,
      value =>
        notJson(JSON.parse(JSON.stringify(value))) === undefined ||
        JSON.stringify(value).match(/__proto__|constructor|prototype/) !== null,
    ),
  );
  expect(notJson({ a: [1, { b: Number.POSITIVE_INFINITY }] })).toEqual({ code: 'not-a-finite-number', path: 'a[1].b' });
  expect(notJson({ a: new Map() })).toEqual({ code: 'not-plain-json', path: 'a' });
  expect(notJson({ a: () => 1 })).toEqual({ code: 'not-json', path: 'a' });
  expect(notJson(undefined)).toEqual({ code: 'not-json', path: '' });
});

test('freeze reaches everything', () => {
  const value = freeze({ a: [{ b: 1 }] });
  expect(() => {
    (value.a[0] as { b: number }).b = 2;
  }).toThrow(TypeError);
});

test('a negative zero is read as the zero that a log would make of it', () => {
  expect(readJson({ at: [-0] }, '')).toEqual({ at: [0] });
});
