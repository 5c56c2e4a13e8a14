import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from './hex.js';
import {
  add,
  cross,
  directions,
  directionTo,
  distance,
  dot,
  everyDirection,
  neighbour,
  neighbours,
  origin,
  reflect,
  rotate,
  sameHex,
  scale,
  sideOf,
  subtract,
} from './hex.js';

const coordinate = fc.integer({ min: -50, max: 50 });
const anyHex: fc.Arbitrary<Hex> = fc.record({ q: coordinate, r: coordinate });

test('the six directions are the hexes one step away, each 60 degrees to the left of the last', () => {
  expect(neighbours(origin)).toEqual(directions);
  for (const direction of everyDirection) {
    expect(distance(origin, directions[direction])).toBe(1);
    const next = directions[((direction + 1) % 6) as (typeof everyDirection)[number]];
    expect(distance(directions[direction], next)).toBe(1);
    expect(sideOf(origin, directions[direction], next)).toBe(1);
    expect(rotate(directions[direction], 1)).toEqual(next);
  }
});

test('distance counts steps', () => {
  expect(distance(origin, { q: 3, r: -1 })).toBe(3);
  expect(distance(origin, { q: 3, r: 1 })).toBe(4);
  expect(distance({ q: -2, r: 5 }, { q: 1, r: 5 })).toBe(3);
});

test('distance is a metric', () => {
  fc.assert(
    fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
      expect(distance(a, b)).toBe(distance(b, a));
      expect(distance(a, b) === 0).toBe(sameHex(a, b));
      expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
    }),
  );
});

test('vectors add, subtract and scale', () => {
  fc.assert(
    fc.property(anyHex, anyHex, fc.integer({ min: -5, max: 5 }), (a, b, times) => {
      expect(subtract(add(a, b), b)).toEqual(a);
      expect(scale(a, times)).toEqual({ q: 0 + a.q * times || 0, r: 0 + a.r * times || 0 });
      expect(distance(origin, scale(a, times))).toBe(Math.abs(times) * distance(origin, a));
    }),
  );
});

test('a direction leads along a straight row, and only along one', () => {
  for (const direction of everyDirection) {
    expect(directionTo({ q: 2, r: -3 }, neighbour({ q: 2, r: -3 }, direction, 4))).toBe(direction);
  }
  expect(directionTo(origin, { q: 2, r: -1 })).toBeUndefined();
  expect(directionTo(origin, origin)).toBeUndefined();
});

test('turns and mirrors keep distances and undo themselves', () => {
  const axis = fc.constantFrom('q' as const, 'r' as const, 's' as const);
  fc.assert(
    fc.property(anyHex, anyHex, anyHex, fc.integer({ min: -13, max: 13 }), axis, (a, b, centre, turns, mirror) => {
      expect(distance(rotate(a, turns, centre), rotate(b, turns, centre))).toBe(distance(a, b));
      expect(rotate(rotate(a, turns, centre), -turns, centre)).toEqual(a);
      expect(rotate(a, 6, centre)).toEqual(a);
      expect(rotate(a, 3, centre)).toEqual(add(centre, subtract(centre, a)));
      expect(distance(reflect(a, mirror, centre), reflect(b, mirror, centre))).toBe(distance(a, b));
      expect(reflect(reflect(a, mirror, centre), mirror, centre)).toEqual(a);
    }),
  );
});

test('a mirror keeps the coordinate it is named after', () => {
  expect(reflect({ q: 1, r: 2 }, 'q')).toEqual({ q: 1, r: -3 });
  expect(reflect({ q: 1, r: 2 }, 'r')).toEqual({ q: -3, r: 2 });
  expect(reflect({ q: 1, r: 2 }, 's')).toEqual({ q: 2, r: 1 });
});

test('no coordinate is ever -0, which would not survive a save', () => {
  const made = [scale({ q: 0, r: 1 }, -1), rotate({ q: 0, r: 0 }, 1), reflect(origin, 'q'), reflect(origin, 'r')];
  for (const { q, r } of made) expect([Object.is(q, -0), Object.is(r, -0)]).toEqual([false, false]);
});

test('dot and cross product tell angles and sides', () => {
  expect(dot({ q: 1, r: 0 }, { q: 1, r: 0 })).toBe(2);
  expect(dot({ q: 1, r: 0 }, { q: 1, r: -1 })).toBe(1);
  expect(dot({ q: 1, r: 0 }, { q: -1, r: 2 })).toBe(0);
  expect(dot({ q: 1, r: 0 }, { q: -1, r: 0 })).toBe(-2);
  expect(cross({ q: 1, r: 0 }, { q: 0, r: 1 })).toBe(1);
  expect(sideOf({ q: 1, r: 1 }, { q: 3, r: 1 }, { q: 5, r: 0 })).toBe(1);
  expect(sideOf({ q: 1, r: 1 }, { q: 3, r: 1 }, { q: -4, r: 1 })).toBe(0);
  expect(sideOf({ q: 1, r: 1 }, { q: 3, r: 1 }, { q: 0, r: 2 })).toBe(-1);
});
