import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePart, partOf } from '../terrain/part.js';
import { firstStep, sweptOn } from './leg.js';

/*
 * A slow second opinion, by samples: the base at many points of the leg, and its distance from a polygon as a double.
 */
type Corner = readonly [x: number, y: number];

const distanceFrom = (corners: readonly Corner[], x: number, y: number): number => {
  let inside = true;
  let least = Number.POSITIVE_INFINITY;
  corners.forEach(([px, py], i) => {
    const [qx, qy] = corners[(i + 1) % corners.length] as Corner;
    const [ex, ey] = [qx - px, qy - py];
    if (ex * (y - py) - ey * (x - px) < 0) inside = false;
    const t = Math.max(0, Math.min(1, ((x - px) * ex + (y - py) * ey) / (ex * ex + ey * ey)));
    least = Math.min(least, Math.hypot(x - px - t * ex, y - py - t * ey));
  });
  return inside ? 0 : least;
};

const coordinate = fc.integer({ min: 0, max: 12_000 });
const boxes = fc.tuple(
  coordinate,
  coordinate,
  fc.integer({ min: 300, max: 4000 }),
  fc.integer({ min: 300, max: 4000 }),
);

test('a leg meets ground, and first meets it, where many sampled bases do [JV11-BASE-013, JV11-TERR-001]', () => {
  const seen = { meets: 0, misses: 0 };
  fc.assert(
    fc.property(
      coordinate,
      coordinate,
      coordinate,
      coordinate,
      fc.integer({ min: 500, max: 2500 }),
      boxes,
      (ax, ay, bx, by, radius, [x, y, width, height]) => {
        const corners: readonly Corner[] = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]; // biome-ignore format: corners in order
        const part = partOf({ corners: corners.map(([cx, cy]) => ({ x: cx, y: cy })) });
        const leg = { from: { x: ax, y: ay }, to: { x: bx, y: by }, radius };
        const length = Math.hypot(bx - ax, by - ay);
        const samples = 4000;
        let first: number | undefined;
        let least = Number.POSITIVE_INFINITY;
        for (let i = 0; i <= samples; i++) {
          const far = distanceFrom(corners, ax + ((bx - ax) * i) / samples, ay + ((by - ay) * i) / samples) - radius;
          if (far <= 0) first ??= (length * i) / samples;
          least = Math.min(least, far);
        }
        const touches = comparePart(part, sweptOn(leg), 0) <= 0;
        seen[touches ? 'meets' : 'misses']++;
        if (least <= 0) expect(touches).toBe(true);
        if (touches) expect(least).toBeLessThan(5);
        const step = firstStep(leg, [part]);
        expect(step !== undefined).toBe(touches);
        if (step === undefined || first === undefined) return;
        const steps = Math.max(Math.abs(bx - ax), Math.abs(by - ay), 1);
        // The samples are up to 4.3 apart.
        expect(Math.abs((step / steps) * length - first)).toBeLessThan(7);
      },
    ),
    { numRuns: 150, seed: 12 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
});
