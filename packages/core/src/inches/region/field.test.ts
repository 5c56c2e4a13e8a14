import { expect, test } from 'vitest';
import { disc, polygon, rectangle, stadium } from '../outline.js';
import { type Field, fieldOf, hasSlack, isFar, slackAt } from './field.js';
import type { Limit } from './limits.js';

const at = (x: number, y: number) => ({ x, y });
const KINDS = ['within', 'completely-within', 'clear', 'beyond'] as const;
/** The field of an outline for a point. */
const around = (of: Limit['of']): Field => fieldOf({ is: 'within', of, length: 0 }, 0);
/** The distances of points from an outline, to ten decimal places. */
const distances = (of: Limit['of'], ...points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y]) => Math.round(-slackAt(around(of), x, y) * 1e10) / 1e10 + 0);

test('a limit reaches as far as its outline, its length and the base do together, or less far where it has all of the base in it', () => {
  const reaches = (of: Limit['of']) => KINDS.map(is => fieldOf({ is, of, length: 4 }, 10).reach);
  expect(reaches(disc(at(5, 6), 30))).toEqual([44, 24, 44, 44]);
  expect(reaches(stadium(at(5, 6), at(9, 9), 30))).toEqual([44, 24, 44, 44]);
  expect(reaches(rectangle(at(0, 0), 50, 50))).toEqual([14, -6, 14, 14]);
});

test('inside its border a limit that keeps a base near is kept, and one that keeps it away is broken', () => {
  const slacks = (x: number) => KINDS.map(is => slackAt(fieldOf({ is, of: disc(at(0, 0), 20), length: 4 }, 10), x, 0));
  expect(slacks(5)).toEqual([29, 9, -29, -29]);
  expect(slacks(40)).toEqual([-6, -26, 6, 6]);
});

test('the distance from a polygon is that from a side or a corner, and below zero in its inside', () => {
  const wall = rectangle(at(100, 200), 60, 30);
  expect(distances(wall, [130, 190], [165, 215], [130, 237], [92, 215])).toEqual([10, 5, 7, 8]);
  expect(distances(wall, [97, 196], [164, 197], [166, 238], [92, 245])).toEqual([5, 5, 10, 17]);
  expect(distances(wall, [130, 215], [102, 215], [155, 220], [110, 229], [110, 201])).toEqual([-15, -2, -5, -1, -1]);
  expect(distances(wall, [100, 200], [130, 200], [160, 230], [100, 215])).toEqual([0, 0, 0, 0]);
  // On the line of a side, before it and behind it.
  expect(distances(wall, [90, 200], [170, 200], [160, 190], [160, 240])).toEqual([10, 10, 10, 10]);
});

test('the distance from a slanted side is that from its line only between its ends', () => {
  const triangle = polygon([at(0, 0), at(40, 30), at(0, 30)]);
  expect(distances(triangle, [26, 7], [6, -8], [46, 22], [6, 20], [20, 20])).toEqual([10, 10, 10, -6, -4]);
  expect(distances(triangle, [-3, -4], [46, 38], [-5, 35])).toEqual([5, 10, Math.round(Math.SQRT1_2 * 1e11) / 1e10]);
});

test('a leg has two sides and no inside', () => {
  const leg = stadium(at(0, 0), at(40, 30), 0);
  expect(distances(leg, [26, 7], [14, 23], [20, 15], [-3, -4], [43, 34], [46, 38])).toEqual([10, 10, 0, 5, 5, 10]);
});

test('a stadium that leads nowhere is a disc', () => {
  const limit = { is: 'clear', length: 4 } as const;
  expect(fieldOf({ ...limit, of: stadium(at(5, 6), at(5, 6), 7) }, 10)).toEqual(fieldOf({ ...limit, of: disc(at(5, 6), 7) }, 10)); // biome-ignore format: one line
});

test('the circle around a limit has the middle of its outline and is larger than that by a unit', () => {
  const circle = ({ middle, around }: Field) => [middle.x, middle.y, around];
  expect(circle(around(disc(at(5, 6), 7)))).toEqual([5, 6, 1]);
  expect(circle(around(stadium(at(10, 20), at(40, 60), 7)))).toEqual([25, 40, 26]);
  expect(circle(around(rectangle(at(100, 200), 60, 80)))).toEqual([130, 240, 51]);
  // The middle of the outline is that of its box: here the farthest corner is 6 away in x, and 8 in y.
  expect(circle(around(polygon([at(-6, -8), at(6, -8), at(0, 8)])))).toEqual([0, 0, 11]);
});

test('a point is far from what a base must be clear of if it lies beyond the circle around it, its reach and the room', () => {
  const post = fieldOf({ is: 'clear', of: disc(at(50, 60), 10), length: 2 }, 5);
  const far = (away: number, room: number) =>
    [at(away, 0), at(-away, 0), at(0, away), at(0, -away)].map(({ x, y }) => isFar(post, 50 + x, 60 + y, room));
  expect([far(21, 3), far(20.9, 3), far(18, 0)]).toEqual([Array(4).fill(true), Array(4).fill(false), Array(4).fill(true)]); // biome-ignore format: one line
  expect([isFar(post, 50 + 15, 60 + 20, 7), isFar(post, 50 + 15, 60 + 20, 8)]).toEqual([true, false]);
  // A limit that keeps a base near can be broken far away.
  expect(isFar(fieldOf({ is: 'within', of: disc(at(50, 60), 10), length: 2 }, 5), 500, 600, 1)).toBe(false);
});

test('a point has as much slack as it has, whether it is far or near', () => {
  const post = fieldOf({ is: 'clear', of: disc(at(50, 60), 10), length: 2 }, 5);
  const has = (away: number, room: number) => hasSlack(post, 50 + away, 60, room);
  expect([has(20, 3), has(19.9, 3), has(100, 3), has(100, 83), has(100, 83.1)]).toEqual([true, false, true, true, false]); // biome-ignore format: one line
  // With room below zero, a point may lie inside: all do whose depth is less.
  expect([has(0, -17), has(0, -16), has(1, -16), has(3, -40), has(0, -40)]).toEqual([true, false, true, true, true]);
  const near = fieldOf({ is: 'within', of: disc(at(50, 60), 10), length: 2 }, 5);
  expect([hasSlack(near, 500, 60, 1), hasSlack(near, 50, 60, 17), hasSlack(near, 50, 60, 18)]).toEqual([false, true, false]); // biome-ignore format: one line
});
