import { type Disc, disc, polygon } from '@rulewright/core/inches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partOf } from '../terrain/part.js';
import { crossesPart } from './crossing.js';

/*
 * A slow second opinion, by samples: many lines between points of the two bases, and many points on each of them. The depth
 * of a point in a shape is its distance from the border, below zero outside.
 */
type Corner = readonly [x: number, y: number];

const depthOf = (corners: readonly Corner[], x: number, y: number): number =>
  Math.min(
    ...corners.map(([px, py], i) => {
      const [qx, qy] = corners[(i + 1) % corners.length] as Corner;
      return ((qx - px) * (y - py) - (qy - py) * (x - px)) / Math.hypot(qx - px, qy - py);
    }),
  );

const border = ({ at, radius }: Disc): Corner[] =>
  Array.from({ length: 24 }, (_, i) => [
    at.x + radius * Math.cos((i * Math.PI) / 12),
    at.y + radius * Math.sin((i * Math.PI) / 12),
  ]);

const deepest = (a: Disc, b: Disc, corners: readonly Corner[]): number => {
  let most = Number.NEGATIVE_INFINITY;
  const ends = border(b);
  for (const [ax, ay] of border(a)) {
    for (const [bx, by] of ends) {
      for (let i = 0; i <= 40; i++) {
        most = Math.max(most, depthOf(corners, ax + ((bx - ax) * i) / 40, ay + ((by - ay) * i) / 40));
      }
    }
  }
  return most;
};

test('the exact answer about lines through a feature agrees with many sampled lines [JV11-COV-003]', () => {
  const seen = { crosses: 0, misses: 0 };
  const coordinate = fc.integer({ min: 0, max: 12_000 });
  const base = fc.tuple(coordinate, coordinate, fc.integer({ min: 500, max: 2500 }));
  const shape = fc.tuple(
    coordinate,
    coordinate,
    fc.integer({ min: 600, max: 4000 }),
    fc.integer({ min: 600, max: 4000 }),
  );
  fc.assert(
    fc.property(base, base, shape, fc.boolean(), ([ax, ay, ar], [bx, by, br], [x, y, width, height], slanted) => {
      const [a, b] = [disc({ x: ax, y: ay }, ar), disc({ x: bx, y: by }, br)];
      const corners: Corner[] = slanted
        ? [[x, y], [x + width, y + height], [x - height, y + width]]
        : [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]; // biome-ignore format: corners in order
      const exact = crossesPart(a, b, partOf(polygon(corners.map(([cx, cy]) => ({ x: cx, y: cy })))));
      const depth = deepest(a, b, corners);
      seen[exact ? 'crosses' : 'misses']++;
      if (depth > 0) expect(exact).toBe(true);
      // The samples miss slivers: neighbouring points of a border are up to 660 apart, and of a line up to 550.
      if (exact) expect(depth).toBeGreaterThan(-350);
    }),
    { numRuns: 60, seed: 11 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
});
