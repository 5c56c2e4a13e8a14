import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from './hex.js';
import { add, distance, neighbours, scale } from './hex.js';
import { contact } from './segment.js';
import { line, ring, spiral } from './shapes.js';

const coordinate = fc.integer({ min: -12, max: 12 });
const anyHex: fc.Arbitrary<Hex> = fc.record({ q: coordinate, r: coordinate });
const name = ({ q, r }: Hex): string => `${q},${r}`;

test('a line has distance + 1 hexes, each next to the one before, and reads the same backwards', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (a, b) => {
      const hexes = line(a, b);
      expect(hexes.length).toBe(distance(a, b) + 1);
      expect(hexes[0]).toEqual(a);
      expect(hexes.at(-1)).toEqual(b);
      expect(hexes.slice(1).every((hex, place) => distance(hex, hexes[place] ?? hex) === 1)).toBe(true);
      expect(line(b, a)).toEqual([...hexes].reverse());
    }),
    { numRuns: 300 },
  );
});

test('each hex of a line holds its point of the segment, and ties go to the smaller q, then the smaller r', () => {
  let ties = 0;
  for (const to of spiral({ q: 0, r: 0 }, 7)) {
    const steps = distance({ q: 0, r: 0 }, to);
    const from = { q: 2, r: -3 };
    line(from, add(from, to)).forEach((hex, step) => {
      if (steps === 0) return;
      const point = add(scale(from, steps), scale(to, step));
      const holds = (other: Hex): boolean => contact({ from: point, to: point, per: steps }, other) !== 'none';
      const others = neighbours(hex).filter(holds);
      ties += others.length;
      expect(holds(hex)).toBe(true);
      for (const { q, r } of others) expect(q > hex.q || (q === hex.q && r > hex.r)).toBe(true);
    });
  }
  expect(ties).toBeGreaterThan(20);
});

test('a line along a row and a line with a tie', () => {
  expect(line({ q: 0, r: 0 }, { q: 0, r: -2 }).map(name)).toEqual(['0,0', '0,-1', '0,-2']);
  expect(line({ q: 0, r: 0 }, { q: 1, r: 1 }).map(name)).toEqual(['0,0', '0,1', '1,1']);
  expect(line({ q: 4, r: 4 }, { q: 4, r: 4 }).map(name)).toEqual(['4,4']);
});

test('the rings partition the plane by distance', () => {
  const centre = { q: -2, r: 5 };
  const seen = new Set<string>();
  for (let radius = 0; radius <= 6; radius++) {
    const hexes = ring(centre, radius);
    expect(hexes.length).toBe(radius === 0 ? 1 : 6 * radius);
    hexes.forEach((hex, place) => {
      expect(distance(centre, hex)).toBe(radius);
      if (radius > 0) expect(distance(hex, hexes[(place + 1) % hexes.length] ?? hex)).toBe(1);
      seen.add(name(hex));
    });
  }
  expect(seen.size).toBe(127);
  expect(spiral(centre, 6).map(name)).toEqual([...seen]);
});

test('a ring starts in direction 4 and follows the directions', () => {
  expect(ring({ q: 0, r: 0 }, 1).map(name)).toEqual(['-1,1', '0,1', '1,0', '1,-1', '0,-1', '-1,0']);
  expect(() => ring({ q: 0, r: 0 }, -1)).toThrow(RangeError);
  expect(() => ring({ q: 0, r: 0 }, 1.5)).toThrow(RangeError);
});
