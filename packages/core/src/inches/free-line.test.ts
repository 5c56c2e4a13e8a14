import { expect, test } from 'vitest';
import { betweenEnds, freeLine, type Pair, type Wall } from './free-line.js';

const wall: Wall = {
  index: 0,
  rounds: [[0, 0], [8, 0], [8, 6], [0, 6]].map(([x = 0, y = 0]) => ({ at: { x, y }, radius: 0, swell: 0 })), // biome-ignore format: a corner each
};
const end = (x: number, y: number, radius: number) => ({ at: { x, y }, radius, swell: 0 });
const pair = (a: Pair['a'], b: Pair['b']): Pair => ({ a, b, ahead: { x: b.at.x - a.at.x, y: b.at.y - a.at.y } });

test('a base that touches a wall is beside it, also a point on its border; one unit nearer it is in it', () => {
  const far = end(4, 30, 0);
  const beside = (x: number, y: number, radius: number) => betweenEnds(pair(end(x, y, radius), far), wall)?.after;
  // The vector leads from the base to the nearest edge or corner.
  expect([beside(4, -3, 3), beside(4, -3, 4), beside(4, 0, 0), beside(4, 1, 0)]).toEqual([
    { x: 0, y: 8 },
    undefined,
    { x: 0, y: 8 },
    undefined,
  ]);
  expect([beside(-3, -4, 5), beside(-3, -4, 6)]).toEqual([{ x: 3, y: 4 }, undefined]);
});

test('a wall that a point touches blocks every line to the other side of it, and none along its border', () => {
  const lineTo = (x: number, y: number) => {
    const ends = pair(end(4, 0, 0), end(x, y, 0));
    const between = betweenEnds(ends, wall);
    return between && freeLine(ends, [between]);
  };
  expect(lineTo(4, 30)).toBeUndefined();
  expect(lineTo(30, 0)).toBeDefined();
});
