import { expect, test } from 'vitest';
import { disc, type Point, type Polygon, polygon, rectangle } from '../outline.js';
import { inches, mm } from '../unit.js';
import { reachWith } from './reach.js';
import { type Move, tool, whyNotPose } from './tool.js';

/*
 * The poses that are tried before the search, and the smallest boxes of the search.
 */

const at = (x: number, y: number): Point => ({ x, y });
const medium = tool({ arm: inches(2.5), half: inches(0.5), bend: at(-1, 0) });
const start = at(inches(18), inches(18));

const reachesAtOnce = (move: Move): boolean => {
  const { pose } = reachWith(medium, move, 0);
  if (pose) expect(whyNotPose(medium, move, pose)).toBeUndefined();
  return pose !== undefined;
};

/** A place in a picture that is turned from the right to another direction, whose length is 1 or 5. */
const turning =
  (x: number, y: number) =>
  (along: number, beside: number): Point => {
    const length = Math.sqrt(x * x + y * y);
    return at(start.x + (x * along - y * beside) / length, start.y + (y * along + x * beside) / length);
  };
const boxIn = (turned: ReturnType<typeof turning>, left: number, top: number, right: number, below: number): Polygon =>
  polygon([turned(left, top), turned(right, top), turned(right, below), turned(left, below)]);

test('a straight tool lies along the line of both middles, in a corridor that is wider than a slit', () => {
  const table = rectangle(at(0, 0), inches(36), inches(36));
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [3, 4],
    [-4, 3],
    [-3, -4],
    [4, -3],
  ] as const) {
    // biome-ignore format: pairs
    const turned = turning(x, y);
    const wall = { id: 'left', of: boxIn(turned, 3000, -9000 - 1275, 5000, -1275) };
    const move: Move = {
      base: disc(start, mm(15)),
      to: turned(12_000, 0),
      table,
      obstacles: [wall, { id: 'right', of: boxIn(turned, 3000, 1275, 5000, 9000) }],
    };
    expect(reachesAtOnce(move)).toBe(true);
    // A disc that the tool just lies in.
    expect(reachesAtOnce({ ...move, inside: disc(turned(7850, 0), 6550) })).toBe(true);
    expect(reachesAtOnce({ ...move, inside: disc(turned(7850, 0), 6400) })).toBe(false);
  }
});

test('at the crossing of two slits of exactly one inch, in any direction, a tool bends', () => {
  for (const [x, y] of [
    [3, 4],
    [-4, 3],
  ] as const) {
    // biome-ignore format: pairs
    const turned = turning(x, y);
    // A corridor leads ahead, turns at the middle and leads to the right; walls close every other path.
    const move: Move = {
      base: disc(turned(-inches(2.5) - mm(15), 0), mm(15)),
      to: turned(-230, 5870),
      table: rectangle(at(-50_000, -50_000), 200_000, 200_000),
      obstacles: [
        { id: 'top', of: boxIn(turned, -3500, -16_270, 11_500, -1270) },
        { id: 'right', of: boxIn(turned, 1270, -1270, 11_270, 18_730) },
        { id: 'inner', of: boxIn(turned, -3500, 1270, -1270, 4270) },
        { id: 'left', of: boxIn(turned, -33_500, 2270, -3500, 3770) },
      ],
    };
    expect(reachesAtOnce(move)).toBe(true);
    expect(reachesAtOnce({ ...move, inside: disc(turned(0, 0), 20_000) })).toBe(true);
  }
});

test('where a slit has no joint near a place that is tried, the next place is', () => {
  // The middle line between the boulders has the direction (119, 120): a joint of the grid after each 120 steps. The base
  // stands beside an arm along it.
  const move: Move = {
    base: disc(at(start.x - 1130, start.y - 5073), mm(15)),
    to: at(start.x + 3500, start.y + 3500),
    table: rectangle(at(0, 0), inches(36), inches(36)),
    obstacles: [-1, 1].map(side => ({
      id: `${side}`,
      of: disc(at(start.x - side * 2400, start.y + side * 2380), 2110),
    })),
  };
  expect(reachesAtOnce(move)).toBe(true);
});

test('a pose that overlaps a post by less than floating point is trusted with is not taken', () => {
  // From the joint of a straight tool, the post lies half a width less 4 millionths of a unit beside the tool.
  const move: Move = {
    base: disc(at(0, 0), mm(15)),
    to: at(11_000, 3209),
    table: rectangle(at(-20_000, -20_000), 50_000, 50_000),
    obstacles: [{ id: 'post', of: disc(at(4172, 2540), 0) }],
  };
  const { pose } = reachWith(medium, move);
  expect(pose && whyNotPose(medium, move, pose)).toBeUndefined();
  expect(pose).toBeDefined();
});

test('a row of two joints is halved too: so the search proves that no tool fits', () => {
  const bent = tool({ arm: 11, half: 2, bend: at(0, 1) });
  const move: Move = {
    base: disc(at(0, 0), 7),
    to: at(0, -33),
    table: rectangle(at(-500, -500), 1000, 1000),
    obstacles: [],
    inside: disc(at(-27, 35), 64),
  };
  expect(reachWith(bent, move)).toEqual({ room: 0 });
});
