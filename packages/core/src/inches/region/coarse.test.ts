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
