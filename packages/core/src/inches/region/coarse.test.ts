import { expect, test } from 'vitest';
import { coarse } from '../index.js';

test('points on straight sides go, corners stay, and coordinates are whole millimetres', () => {
  const side = Array.from({ length: 50 }, (_, i) => i * 200);
  const square = [
    ...side.map(n => ({ x: n, y: 7 })),
    ...side.map(n => ({ x: 10_000, y: n + 7 })),
    ...side.map(n => ({ x: 10_000 - n, y: 10_007 })),
    ...side.map(n => ({ x: 0, y: 10_007 - n })),
  ];
  const [ring] = coarse([{ shape: 'polygon', points: square }], 254);
  expect(ring?.points).toEqual([
    { x: 0, y: 0 },
    { x: 10_000, y: 0 },
    { x: 10_000, y: 10_000 },
    { x: 0, y: 10_000 },
  ]);
});

test('a bend of less than the tolerance goes, a larger one stays', () => {
  const bent = (y: number) => [
    { x: 0, y: 0 },
    { x: 5000, y },
    { x: 10_000, y: 0 },
    { x: 5000, y: 9000 },
  ];
  const pointsOf = (y: number) => coarse([{ shape: 'polygon', points: bent(y) }], 254)[0]?.points.length;
  expect([pointsOf(-200), pointsOf(-300)]).toEqual([3, 4]);
});
