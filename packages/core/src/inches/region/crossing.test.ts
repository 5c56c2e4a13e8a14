import { expect, test } from 'vitest';
import type { Point } from '../outline.js';
import { eachCrossing } from './crossing.js';
import type { Arc, Leg, Piece } from './piece.js';

const at = (x: number, y: number): Point => ({ x, y });
const leg = (start: Point, end: Point): Leg => ({ start, end });
const right = at(1, 0);
const circle = (x: number, y: number, radius: number): Arc => ({ at: at(x, y), radius, from: right, to: right });
/** A part of a circle around 0, 0, clockwise in a picture. */
const arc = (radius: number, from: Point, to: Point): Arc => ({ at: at(0, 0), radius, from, to });

/** The common points of some pieces to a hundredth, from the left to the right, with the numbers of both pieces. */
const crossings = (...pieces: readonly Piece[]) => {
  const found: [number, number, string][] = [];
  const rounded = (n: number): number => Math.round(n * 100) / 100 + 0;
  eachCrossing(pieces, ({ x, y }, a, b) => found.push([rounded(x), rounded(y), `${a} ${b}`]));
  return found.sort(([x, y], [u, v]) => x - u || y - v);
};

test('two lines cross in a point, if it belongs to both pieces', () => {
  const [flat, steep] = [leg(at(0, 10), at(40, 10)), leg(at(30, 0), at(10, 40))];
  expect(crossings(flat, steep)).toEqual([[25, 10, '0 1']]);
  expect(crossings(leg(at(0, 10), at(25, 10)), steep)).toEqual([[25, 10, '0 1']]);
  expect(crossings(leg(at(0, 10), at(24, 10)), steep)).toEqual([]);
  expect(crossings(flat, leg(at(30, 0), at(26, 8)))).toEqual([]);
});

test('pieces of one line have the ends of their common part in common, and parallel ones have nothing', () => {
  const long = leg(at(0, 0), at(80, 60));
  expect(crossings(long, leg(at(120, 90), at(40, 30)))).toEqual([[40, 30, '0 1'], [80, 60, '0 1']]); // biome-ignore format: points
  expect(crossings(long, leg(at(40, 30), at(60, 45)))).toEqual([[40, 30, '0 1'], [60, 45, '0 1']]); // biome-ignore format: points
  expect(crossings(long, leg(at(120, 90), at(160, 120)))).toEqual([]);
  expect(crossings(long, leg(at(40, 31), at(80, 61)))).toEqual([]);
});

test('the same holds along an axis, and for lines that are off each other only by rounding', () => {
  const common = (a: Leg, b: Leg) => [crossings(a, b), crossings(b, a)].map(all => all.map(([x, y]) => [x, y]));
  const twice = (...points: readonly (readonly [number, number])[]) => [points, points];
  expect(common(leg(at(0, 5), at(80, 5)), leg(at(90, 5), at(30, 5)))).toEqual(twice([30, 5], [80, 5]));
  expect(common(leg(at(5, 0), at(5, 80)), leg(at(5, 90), at(5, 30)))).toEqual(twice([5, 30], [5, 80]));
  const long = leg(at(0, 0), at(80, 60));
  expect(common(long, leg(at(40, 30 + 1e-9), at(60, 45)))).toEqual(twice([40, 30], [60, 45]));
  expect(common(long, leg(at(40, 30 + 1e-6), at(60, 45 + 1e-6)))).toEqual(twice([40, 30], [60, 45]));
  expect(common(leg(at(0, 5), at(80, 5)), leg(at(90, 6), at(30, 6)))).toEqual(twice());
  expect(common(leg(at(5, 0), at(5, 80)), leg(at(6, 90), at(6, 30)))).toEqual(twice());
});

test('a line crosses a circle in two points, touches it in one, or misses it', () => {
  const round = circle(0, 0, 50);
  expect(crossings(round, leg(at(-100, 30), at(100, 30)))).toEqual([[-40, 30, '0 1'], [40, 30, '0 1']]); // biome-ignore format: points
  expect(crossings(leg(at(0, 30), at(100, 30)), round)).toEqual([[40, 30, '0 1']]);
  expect(crossings(leg(at(50, -10), at(50, 10)), round).map(([x, y]) => [x, y])).toEqual([[50, 0], [50, 0]]); // biome-ignore format: points
  for (const [x, y] of [
    [52, 0],
    [0, 52],
    [-52, 0],
    [0, -52],
  ] as const) {
    // biome-ignore format: pairs
    expect(crossings(leg(at(x - y / 5, y - x / 5), at(x + y / 5, y + x / 5)), round)).toEqual([]);
  }
  // The lower right quarter ends at 0, 50.
  const quarter = arc(50, right, at(0, 1));
  expect(crossings(quarter, leg(at(-100, 30), at(100, 30)))).toEqual([[40, 30, '0 1']]);
  expect(crossings(quarter, leg(at(-100, -30), at(100, -30)))).toEqual([]);
});

test('two circles cross in two points, or touch in one', () => {
  expect(crossings(circle(0, 0, 50), circle(60, 0, 50))).toEqual([[30, -40, '0 1'], [30, 40, '0 1']]); // biome-ignore format: points
  expect(crossings(circle(0, 0, 65), circle(56, 0, 33))).toEqual([[56, -33, '0 1'], [56, 33, '0 1']]); // biome-ignore format: points
  expect(
    new Set(
      crossings(circle(0, 0, 30), circle(0, 50, 20))
        .join(' | ')
        .split(' | '),
    ),
  ).toEqual(new Set(['0,30,0 1']));
  expect(crossings(circle(0, 0, 30), circle(0, 60, 20))).toEqual([]);
  expect(crossings(circle(0, 0, 30), circle(40, 40, 20))).toEqual([]);
  expect(crossings(circle(0, 0, 60), circle(10, 0, 20))).toEqual([]);
});

test('circles cross in the same points wherever they lie', () => {
  const both = [circle(100, 200, 65), circle(133.6, 244.8, 33)] as const;
  expect(crossings(...both)).toEqual([[107.2, 264.6, '0 1'], [160, 225, '0 1']]); // biome-ignore format: points
});

test('pieces that are off each other by a rounding error to any side have the same points in common', () => {
  const round = circle(0, 0, 50);
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    const turned = (along: number, beside: number): Point => at(x * along - y * beside, y * along + x * beside);
    const [one, other, twice] = [turned(50, 0), turned(40, 0), (point: Point) => Array(2).fill([point.x + 0, point.y + 0])]; // biome-ignore format: one line
    const found = (...pieces: readonly Piece[]) => crossings(...pieces).map(([px, py]) => [px, py]);
    const off = 50 + 1e-8;
    expect(found(round, leg(turned(off, -10), turned(off, 10)))).toEqual(twice(one));
    expect(found(leg(turned(0, 0), turned(40, 0)), leg(turned(40 + 1e-8, 0), turned(80, 0)))).toEqual(twice(other));
    const ends = found(leg(turned(0, 0), turned(50, 0)), leg(turned(40, 1e-4), turned(80, 1e-4)));
    expect(ends).toHaveLength(2);
    expect(ends).toEqual(expect.arrayContaining([one, other].map(point => [point.x + 0, point.y + 0])));
  }
});

test('a point that lies before the start of an arc by a rounding error belongs to the arc', () => {
  const quarter = arc(50, right, at(0, 1));
  expect(crossings(quarter, leg(at(0, -1e-10), at(100, -1e-10)))).toEqual([[50, 0, '0 1']]);
  expect(crossings(quarter, leg(at(0, -0.1), at(100, -0.1)))).toEqual([]);
});

test('arcs of one circle have the ends of their common part in common, those of circles around one point nothing', () => {
  const [quarter, next] = [arc(50, right, at(0, 1)), arc(50, at(0.6, 0.8), at(-1, 0))];
  for (const both of [
    [quarter, next],
    [next, quarter],
  ] as const) {
    // biome-ignore format: pairs
    expect(crossings(...both)).toEqual([[0, 50, '0 1'], [30, 40, '0 1']]); // biome-ignore format: points
  }
  expect(crossings(quarter, arc(50, at(-1, 0), at(0, -1)))).toEqual([]);
  expect(crossings(quarter, arc(40, at(0.6, 0.8), at(-1, 0)))).toEqual([]);
});

test('every two pieces are compared once', () => {
  const [down, across] = [leg(at(10, 0), at(10, 40)), leg(at(0, 20), at(40, 20))];
  expect(crossings(down, across, leg(at(30, 0), at(30, 40)))).toEqual([[10, 20, '0 1'], [30, 20, '1 2']]); // biome-ignore format: points
});
