import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex } from './hex.js';
import { add, distance, dot, origin, sameHex, scale, subtract } from './hex.js';
import { centreLine, contact, hexesAlong } from './segment.js';
import { spiral } from './shapes.js';
import { twinContact } from './sight.twin.js';

const coordinate = fc.integer({ min: -15, max: 15 });
const point: fc.Arbitrary<Hex> = fc.record({ q: coordinate, r: coordinate });

test('the four ways a segment meets a hex', () => {
  // The corner of the origin to the right of direction 0 is (-1, 2) / 3, the next one (1, 1) / 3.
  const corner = { q: -1, r: 2 };
  const next = { q: 1, r: 1 };
  expect(contact(centreLine({ q: -1, r: 0 }, { q: 1, r: 0 }), origin)).toBe('inside');
  expect(contact({ from: corner, to: next, per: 3 }, origin)).toBe('edge');
  expect(contact({ from: corner, to: { q: -3, r: 6 }, per: 3 }, origin)).toBe('point');
  expect(contact({ from: { q: -2, r: 4 }, to: { q: -3, r: 6 }, per: 3 }, origin)).toBe('none');
  // This segment is in line with the edge, but beyond its end.
  expect(contact({ from: { q: 3, r: 0 }, to: { q: 5, r: -1 }, per: 3 }, origin)).toBe('none');
  expect(contact({ from: { q: 1, r: 1 }, to: { q: 3, r: 0 }, per: 3 }, origin)).toBe('point');
  // These segments are single points: inside, on the middle of an edge, outside.
  expect(contact({ from: { q: 1, r: 0 }, to: { q: 1, r: 0 }, per: 3 }, origin)).toBe('inside');
  expect(contact({ from: { q: 1, r: 0 }, to: { q: 1, r: 0 }, per: 2 }, origin)).toBe('point');
  expect(contact({ from: { q: 2, r: 0 }, to: { q: 2, r: 0 }, per: 3 }, origin)).toBe('none');
});

test('any segment meets any hex as the twin says', () => {
  const counts = { inside: 0, edge: 0, point: 0, none: 0 };
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 6 }), (from, to, per) => {
      fc.pre(!sameHex(from, to));
      for (const hex of spiral(origin, 2)) {
        const found = contact({ from, to, per }, hex);
        counts[found]++;
        expect(found).toBe(twinContact({ from, to, per }, hex));
      }
    }),
    { numRuns: 400, seed: 7 },
  );
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(5);
});

test('the hexes along a segment between centres are all that it meets, in order', () => {
  for (const to of spiral(origin, 6)) {
    const from = { q: 1, r: -2 };
    const end = add(from, to);
    const found = hexesAlong(from, end);
    const expected = spiral(from, 8)
      .map(hex => ({ hex, contact: distance(from, end) ? twinContact(centreLine(from, end), hex) : 'none' }))
      .filter(meeting => meeting.contact !== 'none');
    if (distance(from, end) === 0) expected.push({ hex: from, contact: 'inside' });
    expect(found.length).toBe(expected.length);
    expect(found).toEqual(expect.arrayContaining(expected));
    const levels = found.map(({ hex }) => [dot(subtract(hex, from), to), hex.q, hex.r]);
    expect([...levels].sort(([a = 0, b = 0, c = 0], [x = 0, y = 0, z = 0]) => a - x || b - y || c - z)).toEqual(levels);
    expect(found[0]?.hex).toEqual(from);
    expect(found.at(-1)?.hex).toEqual(end);
  }
});

test('a segment along a border meets the hexes on both sides of it', () => {
  expect(hexesAlong(origin, { q: 1, r: 1 })).toEqual([
    { hex: { q: 0, r: 0 }, contact: 'inside' },
    { hex: { q: 0, r: 1 }, contact: 'edge' },
    { hex: { q: 1, r: 0 }, contact: 'edge' },
    { hex: { q: 1, r: 1 }, contact: 'inside' },
  ]);
  expect(hexesAlong(origin, scale({ q: 1, r: 0 }, 2)).map(({ contact: kind }) => kind)).toEqual([
    'inside',
    'inside',
    'inside',
  ]);
});
