import { expect, test } from 'vitest';
import { disc, type Outline, type Point, polygon, rectangle, stadium } from '../outline.js';
import { fieldOf } from '../region/field.js';
import { jointIn, type Slit, slitsAtEdges, slitsBetween } from './slit.js';

const at = (x: number, y: number): Point => ({ x, y });
const fields = (...all: readonly Outline[]) => all.map(of => fieldOf({ is: 'clear', of, length: 0 }, 0));

/** The middles of the slits for a tool of a half width, with the slope of each passage. */
const slits = (half: number, ...all: readonly Outline[]) =>
  slitsBetween(half, fields(...all)).map(({ at: { x, y }, along }) => [x, y, along.x === 0 ? 'up' : along.y / along.x]);

test('between two walls a slit lies in front of each corner that faces the other wall', () => {
  const [left, right] = [rectangle(at(0, 0), 100, 100), rectangle(at(140, 30), 100, 40)];
  expect(slits(20, left, right)).toEqual(
    [
      [120, 70, 'up'],
      [120, 30, 'up'],
    ].reverse(),
  );
  const shifted = rectangle(at(140, 50), 100, 100);
  expect(slits(20, left, shifted)).toEqual([
    [120, 100, 'up'],
    [120, 50, 'up'],
  ]);
});

test('a slit is as wide as the tool, or wider by less than 8 units', () => {
  const found = (gap: number) =>
    slits(20, rectangle(at(0, 0), 100, 100), rectangle(at(100 + gap, 50), 100, 100)).length;
  expect([39, 40, 47, 48].map(found)).toEqual([0, 2, 2, 0]);
});

test('the line of an edge beyond its ends makes no slit', () => {
  expect(slits(20, rectangle(at(0, 0), 100, 100), rectangle(at(140, 200), 100, 100))).toEqual([]);
});

test('slits between round obstacles lie in the middle of the gap, not of their centres', () => {
  expect(slits(20, disc(at(0, 0), 20), disc(at(100, 0), 40))).toEqual([
    [40, 0, 'up'],
    [40, 0, 'up'],
  ]);
  expect(slits(20, disc(at(40, 50), 20), rectangle(at(100, 0), 100, 100))).toEqual([[80, 50, 'up']]);
  expect(slits(20, disc(at(40, 50), 10), stadium(at(100, 0), at(100, 100), 10))).toEqual([[70, 50, 'up']]);
  expect(slits(20, disc(at(40, 50), 10), disc(at(40 + 36, 50 + 48), 10))).toEqual([
    [58, 74, -36 / 48],
    [58, 74, -36 / 48],
  ]);
});

test('two corners that face each other make a slit across the line between them', () => {
  const [one, other] = [rectangle(at(0, 0), 100, 100), rectangle(at(130, 140), 100, 100)];
  expect(slits(25, one, other)).toEqual([
    [115, 120, -30 / 40],
    [115, 120, -30 / 40],
  ]);
  expect(slits(24, one, other)).toHaveLength(2);
  expect(slits(21, one, other)).toEqual([]);
});

test('a slanted wall makes a slit along its edge, which goes round from its last corner to its first one', () => {
  const slanted = polygon([at(500, 350), at(100, 650), at(100, 50)]);
  // The corner lies 40 units above the middle of the edge from 100, 50 to 500, 350.
  const block = rectangle(at(324, 68), 100, 100);
  const corner = at(324, 168);
  expect(((corner.x - 100) * 3 - (corner.y - 50) * 4) / 5).toBe(40);
  expect(slits(20, slanted, block)).toEqual([[312, 184, 0.75]]);
  const facing = slitsBetween(20, fields(slanted, block)).map(({ one, other }) => [
    one.corners.length,
    other?.corners.length,
  ]);
  expect(facing).toEqual([[4, 3]]);
});

test('between a wall and the edge of the table a slit lies in front of each corner that faces the edge', () => {
  const table = fieldOf({ is: 'completely-within', of: rectangle(at(0, 0), 1000, 1000), length: 0 }, 0);
  const found = (...all: readonly Outline[]) =>
    slitsAtEdges(20, fields(...all), table).map(({ at: { x, y }, along, other }) => [x, y, along.y / along.x, other]);
  const wall = (gap: number) => rectangle(at(300, gap), 100, 100);
  expect(found(wall(40))).toEqual([
    [300, 20, 0, undefined],
    [400, 20, 0, undefined],
  ]);
  expect([39, 47, 48].map(gap => found(wall(gap)).length)).toEqual([0, 2, 0]);
  // A disc faces the edge with one point.
  expect(found(disc(at(500, 65), 25))).toEqual([[500, 20, 0, undefined]]);
});

test('a slit lies at every edge of a table, wherever the table begins', () => {
  const table = fieldOf({ is: 'completely-within', of: rectangle(at(100, 200), 1000, 800), length: 0 }, 0);
  const found = (x: number, y: number) =>
    slitsAtEdges(20, fields(rectangle(at(x, y), 100, 100)), table).map(({ at: point, along }) => [
      point.x,
      point.y,
      along.x,
      along.y,
    ]);
  expect(found(500, 240)).toEqual([[500, 220, 1, 0], [600, 220, 1, 0]]); // biome-ignore format: points
  expect(found(960, 500)).toEqual([[1080, 500, 0, 1], [1080, 600, 0, 1]]); // biome-ignore format: points
  expect(found(500, 860)).toEqual([[600, 980, -1, 0], [500, 980, -1, 0]]); // biome-ignore format: points
  expect(found(140, 500)).toEqual([[120, 500, 0, -1], [120, 600, 0, -1]]); // biome-ignore format: points
});

test('a slit tells its middle, its direction as the shortest vector, and by how much it is wider than the tool', () => {
  const [slanted, block] = [polygon([at(500, 350), at(100, 650), at(100, 50)]), rectangle(at(324, 68), 100, 100)];
  const found = (...all: readonly Slit[]) => all.map(({ at, along, wider }) => [at.x, at.y, along.x, along.y, wider]);
  expect(found(...slitsBetween(18, fields(slanted, block)))).toEqual([[312, 184, 4, 3, 4]]);
  expect(found(...slitsBetween(20, fields(disc(at(40, 50), 10), disc(at(76, 98), 5))))).toEqual([
    [59.5, 76, -4, 3, 5],
    [59.5, 76, 4, -3, 5],
  ]);
  const table = fieldOf({ is: 'completely-within', of: rectangle(at(0, 0), 1000, 800), length: 0 }, 0);
  expect(found(...slitsAtEdges(20, fields(disc(at(500, 68), 25)), table))).toEqual([[500, 21.5, 1, 0, 3]]);
});

test('joints in a slit that is just as wide as the tool lie on its middle line, and are the nearest ones to a place', () => {
  const [one] = fields(disc(at(0, 0), 0)) as [Slit['one']];
  const slit = (x: number, y: number, wider: number = 0): Slit => ({ at: at(100, 50.5), along: at(x, y), wider, one });
  expect(jointIn(slit(1, 0), 3.03)).toEqual(at(103, 50.5));
  expect(jointIn(slit(0, -1), 3.03)).toEqual(at(100, 47.5));
  // The grid has a joint on the line after each 5, 13 or 37 sixteenths.
  expect(jointIn(slit(4, 3), 2.6)).toEqual(at(102, 52));
  expect(jointIn(slit(4, 3), 2.7)).toEqual(at(102.25, 52.1875));
  expect(jointIn(slit(-5, 12), 13 / 16 + 0.2)).toEqual(at(100 - 5 / 16, 50.5 + 12 / 16));
  expect(jointIn(slit(35, -12), -37 / 32 - 0.1)).toEqual(at(100 - 35 / 16, 50.5 + 12 / 16));
  expect(jointIn(slit(35, -12), -37 / 32 + 0.1)).toEqual(at(100, 50.5));
});

test('in a wider slit joints lie beside its middle line, by at most half of the rest', () => {
  const [one] = fields(disc(at(0, 0), 0)) as [Slit['one']];
  const slit = (wider: number): Slit => ({ at: at(0, 0), along: at(4, 3), wider, one });
  // 1/80 of a unit, or 1/40, is the distance of the joints from the line that are no common multiples of 4 and 3.
  const nearest = (wider: number) => [1, 2, 3].map(n => jointIn(slit(wider), (n * 5) / 64)).map(joint => joint && at(joint.x * 16, joint.y * 16)); // biome-ignore format: one line
  expect(nearest(2 / 81)).toEqual([at(0, 0), at(4, 3), at(4, 3)]);
  expect(nearest(2 / 79)).toEqual([at(1, 1), at(3, 2), at(3, 2)]);
  expect(nearest(2 / 39)).toEqual([at(1, 1), at(2, 2), at(3, 2)]);
});

test('where no joint near a place lies in a slit, none is told', () => {
  const [one] = fields(disc(at(0, 0), 0)) as [Slit['one']];
  const slit = (x: number, y: number): Slit => ({ at: at(0, 1 / 32), along: at(x, y), wider: 0, one });
  expect([slit(1, 0), slit(0, 1), slit(2, 1)].map(some => jointIn(some, 0))).toEqual([
    undefined,
    at(0, 1 / 16),
    at(1 / 16, 1 / 16),
  ]);
});
