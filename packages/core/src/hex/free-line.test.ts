import { expect, test } from 'vitest';
import { between, criticalDirections, lineAlong, thirds } from './free-line.js';
import { cross, origin } from './hex.js';

const [a, b] = [origin, thirds({ q: 3, r: -1 })];
const beside = { q: 0, r: 1 };

test('a hex beside the first one is in the way of some lines, but not of those that pass it before they start', () => {
  expect(between(a, b, [beside, a, { q: -1, r: 1 }, { q: 2, r: -1 }, { q: 2, r: 2 }])).toEqual([
    thirds(beside),
    thirds({ q: 2, r: -1 }),
  ]);
  // In this direction every line that meets both ends meets `beside` first.
  expect(lineAlong(a, b, { q: 3, r: -2 }, [thirds(beside)])).toEqual(lineAlong(a, b, { q: 3, r: -2 }, []));
  expect(lineAlong(a, b, { q: 3, r: -2 }, [thirds({ q: 2, r: -1 })])).toBeUndefined();
});

test('critical directions turn to the left, none twice', () => {
  const directions = criticalDirections(a, b, [beside, { q: 1, r: 0 }, { q: 1, r: -1 }].map(thirds));
  expect(directions.length).toBeGreaterThan(5);
  expect(directions.slice(1).every((next, place) => cross(directions[place] ?? next, next) < 0)).toBe(true);
});
