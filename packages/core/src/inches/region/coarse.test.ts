import { expect, test } from 'vitest';
import type { SceneShape } from '../../scene.js';
import { coarse } from '../index.js';

const pointsIn = ([first]: readonly SceneShape[]) => (first?.shape === 'polygon' ? first.points : undefined);

test('points on straight sides go, corners stay, and coordinates are multiples of half the tolerance', () => {
  const side = Array.from({ length: 50 }, (_, i) => i * 200);
  const square = [
    ...side.map(n => ({ x: n, y: 7 })),
    ...side.map(n => ({ x: 10_000, y: n + 7 })),
    ...side.map(n => ({ x: 10_000 - n, y: 10_007 })),
    ...side.map(n => ({ x: 0, y: 10_007 - n })),
  ];
  expect(pointsIn(coarse([{ shape: 'polygon', points: square }], 254))).toEqual([
    { x: 0, y: 0 },
    { x: 10_033, y: 0 },
    { x: 10_033, y: 10_033 },
    { x: 0, y: 10_033 },
  ]);
});

test('a bend of less than the tolerance goes, a larger one stays', () => {
  const bent = (y: number) => [
    { x: 0, y: 0 },
    { x: 5000, y },
    { x: 10_000, y: 0 },
    { x: 5000, y: 9000 },
  ];
  const pointsOf = (y: number) => pointsIn(coarse([{ shape: 'polygon', points: bent(y) }], 254))?.length;
  expect([pointsOf(-200), pointsOf(-300)]).toEqual([3, 4]);
});

test('points that fall together are one, none is minus zero, and other shapes stay', () => {
  const thin = [
    { x: -20, y: -20 },
    { x: 20, y: 20 },
    { x: 5000, y: 0 },
    { x: 0, y: 5000 },
  ];
  const disc = { shape: 'disc', x: 33, y: 33, radius: 33 } as const;
  const [polygon, other] = coarse([{ shape: 'polygon', points: thin }, disc], 254);
  expect(polygon).toEqual({
    shape: 'polygon',
    points: [
      { x: 0, y: 0 },
      { x: 4953, y: 0 },
      { x: 0, y: 4953 },
    ],
  });
  expect(other).toBe(disc);
});

/** The points that are left of a polygon, with a tolerance of 254: multiples of 127. */
const left = (...corners: readonly (readonly [x: number, y: number])[]) =>
  pointsIn(coarse([{ shape: 'polygon', points: corners.map(([x, y]) => ({ x, y })) }], 254))?.map(({ x, y }) => [x, y]);

test('where a polygon comes back to its first corner, a point stays if it is farther from there than the tolerance', () => {
  const [corner, far] = [[1270, 2540], [10_160, 7620]] as const; // biome-ignore format: a line each
  const spur = (x: number, y: number) => left(corner, [1270 + x, 2540 + y], corner, far);
  expect(spur(381, 0)).toEqual([corner, [1651, 2540], corner, far]);
  expect(spur(0, 381)).toEqual([corner, [1270, 2921], corner, far]);
  expect(spur(-381, -381)).toEqual([corner, [889, 2159], corner, far]);
  expect([spur(127, 0), spur(0, 127), spur(-127, -127)]).toEqual([
    [corner, far],
    [corner, far],
    [corner, far],
  ]);
});

test('a bend of exactly the tolerance goes', () => {
  const bent = (y: number) => left([0, 0], [5080, y], [10_160, 0], [5080, 8890])?.length;
  expect([bent(-254), bent(-255)]).toEqual([3, 4]);
});

test('two corners that are kept and round to the same place are one', () => {
  expect(left([0, 0], [10, 0], [20, 0], [5080, 5080])).toEqual([
    [0, 0],
    [5080, 5080],
  ]);
});

test('the same points of a polygon go, wherever it lies', () => {
  const bent = (x: number, y: number) => left([x, y], [x + 5080, y - 381], [x + 10_160, y], [x + 5080, y + 8890], [x + 2540, y + 4572]); // biome-ignore format: corners
  const kept = [[0, 0], [5080, -381], [10_160, 0], [5080, 8890]]; // biome-ignore format: corners
  for (const [x, y] of [
    [0, 0],
    [0, 25_400],
    [-12_700, -25_400],
  ] as const) {
    expect(bent(x, y)).toEqual(kept.map(([px = 0, py = 0]) => [px + x, py + y]));
  }
});
