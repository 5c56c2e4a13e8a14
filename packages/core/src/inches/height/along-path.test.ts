import { expect, test } from 'vitest';
import { rectangle } from '../outline.js';
import { inches, mm } from '../unit.js';
import { passages, restsAlong } from './along-path.js';
import { prism } from './solid.js';

const radius = mm(16);
const wall = prism(rectangle({ x: inches(4), y: -inches(2) }, inches(1), inches(4)), inches(2));
const bridge = prism(rectangle({ x: inches(8), y: -inches(2) }, inches(2), inches(4)), inches(4), inches(3));
const tower = prism(rectangle({ x: inches(20), y: -inches(2) }, inches(1), inches(4)), null);
const pieces = [tower, bridge, wall];

test('a base comes upon the pieces of its path in their order, each with its height above the level of the path', () => {
  const path = [{ x: 0, y: 0 }, { x: inches(24), y: 0 }]; // biome-ignore format: a leg
  const found = passages(path, radius, pieces, inches(1));
  expect(found.map(({ piece, rise, room }) => [piece, rise, room])).toEqual([
    [wall, inches(1), -inches(1)],
    [bridge, inches(3), inches(2)],
    [tower, null, -inches(1)],
  ]);
  // The base covers the wall from its own radius before the wall, by one unit, to as much behind it.
  const [first] = found;
  expect([first?.from.at.x, first?.to.at.x]).toEqual([inches(4) - radius + 1, inches(5) + radius - 1]);
});

test('a base that only grazes a piece does not pass it', () => {
  const beside = (y: number) => passages([{ x: 0, y }, { x: inches(7), y }], radius, pieces); // biome-ignore format: a leg
  expect(beside(inches(2) + radius - 1).map(({ piece }) => piece)).toEqual([wall]);
  expect(beside(inches(2) + radius)).toEqual([]);
});

test('a base rests on one surface after the other, and never on one above its level', () => {
  const path = [{ x: inches(4.5), y: 0 }, { x: inches(9), y: 0 }, { x: inches(9), y: inches(9) }]; // biome-ignore format: a path
  const levels = (level: number) => restsAlong(path, radius, pieces, level).map(rest => [rest.level, rest.from]);
  expect(levels(inches(2))).toEqual([
    [inches(2), { leg: 0, step: 0, at: path[0] }],
    [0, { leg: 0, step: inches(0.5) + radius, at: { x: inches(5) + radius, y: 0 } }],
  ]);
  expect(levels(inches(2) - 1)).toEqual([[0, { leg: 0, step: 0, at: path[0] }]]);
  expect(levels(inches(4)).map(([level]) => level)).toEqual([inches(2), 0, inches(4), 0]);
  const bend = [{ x: inches(9), y: 0 }, { x: inches(9), y: 0 }, { x: inches(10) + radius - 1, y: 0 }, { x: inches(12), y: 0 }]; // biome-ignore format: a path
  expect(restsAlong(bend, radius, pieces, inches(4)).map(({ level, from }) => [level, from])).toEqual([
    [inches(4), { leg: 0, step: 0, at: bend[0] }],
    [0, { leg: 2, step: 1, at: { x: inches(10) + radius, y: 0 } }],
  ]);
  // The surface of another piece is another one, also at the same level.
  const floor = prism(rectangle({ x: inches(10), y: -inches(2) }, inches(2), inches(4)), inches(4), inches(3));
  const along = [{ x: inches(9), y: 0 }, { x: inches(12), y: 0 }]; // biome-ignore format: a leg
  expect(restsAlong(along, radius, [bridge, floor], inches(4)).map(({ piece }) => piece)).toEqual([bridge, floor]);
  expect(restsAlong([{ x: inches(9), y: 0 }], radius, pieces, inches(4))).toHaveLength(1);
  expect(restsAlong([], radius, pieces, inches(4))).toEqual([]);
});
