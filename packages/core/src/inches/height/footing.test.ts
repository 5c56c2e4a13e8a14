import { expect, test } from 'vitest';
import { Random } from '../../dice/random.js';
import { type Disc, type Polygon, rectangle } from '../outline.js';
import { partOn } from './footing.js';

const base = (x: number, y: number, radius = 1600): Disc => ({ at: { x, y }, radius });
const half = (surfaces: readonly (Disc | Polygon)[], disc: Disc): boolean => partOn(disc, surfaces, 2);
const roof = rectangle({ x: 0, y: 0 }, 10_000, 10_000);
/** The same surface with its corners in the other order. */
const turned: Polygon = { corners: roof.corners.toReversed() };

test('half of a base is told to the unit at a straight border and at a right-angled corner', () => {
  for (const surface of [roof, turned]) {
    expect([half([surface], base(0, 5000)), half([surface], base(-1, 5000))]).toEqual([true, false]);
    // On the middle line of the corner, half lies 5.46 mm inside of both borders.
    expect([half([surface], base(546, 546)), half([surface], base(545, 545))]).toEqual([true, false]);
    expect([half([surface], base(545, 547)), half([surface], base(545, 546))]).toEqual([true, false]);
    expect([half([surface], base(5000, 5000)), half([surface], base(-1600, -1600))]).toEqual([true, false]);
  }
});

test('surfaces side by side carry a base together, and what two of them hold counts once', () => {
  const [left, right] = [rectangle({ x: -5000, y: 0 }, 5000, 5000), rectangle({ x: 0, y: 0 }, 5000, 5000)] as const;
  const over = base(0, 0);
  expect([half([left, right], over), half([left], over), half([right], over)]).toEqual([true, false, false]);
  expect(half([left, right], base(0, -1))).toBe(false);
  expect([half([right, right], over), half([right, right, right], over)]).toEqual([false, false]);
  // A strip of both counts once: three quarters of a right half and a left half.
  const wide = rectangle({ x: -1600, y: 0 }, 6600, 5000);
  expect([half([right, wide], over), half([right, wide], base(0, -1))]).toEqual([true, false]);
});

test('a round surface below the middle of a base carries half of it from the root of a half on', () => {
  const drum = (radius: number): Disc => ({ at: { x: 0, y: 0 }, radius });
  // 1600 × 1600 / 2 is 1131.4 × 1131.4.
  expect([half([drum(1132)], base(0, 0)), half([drum(1131)], base(0, 0))]).toEqual([true, false]);
  expect([half([drum(1600)], base(0, 0)), half([drum(1600)], base(3200, 0))]).toEqual([true, false]);
});

/** The part of a base on convex surfaces, by many points: shares no code with the area. */
const sampled = (surfaces: readonly Polygon[], { at, radius }: Disc): number => {
  const steps = 150;
  let [all, held] = [0, 0];
  for (let i = -steps; i <= steps; i++) {
    for (let j = -steps; j <= steps; j++) {
      if (i * i + j * j > steps * steps) continue;
      const point = { x: at.x + (i * radius) / steps, y: at.y + (j * radius) / steps };
      const isIn = ({ corners }: Polygon): boolean =>
        corners.every((p, k) => {
          const q = corners[(k + 1) % corners.length] ?? p;
          return (q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x) >= 0;
        });
      all++;
      if (surfaces.some(isIn)) held++;
    }
  }
  return held / all;
};

test('the area agrees with points counted on surfaces laid by lot', () => {
  const random = Random.fromSeed('support');
  const number = (most: number): number => random.below(2 * most + 1) - most;
  let judged = 0;
  for (let i = 0; i < 60; i++) {
    const surfaces = Array.from({ length: 1 + (i % 3) }, (): Polygon => {
      const [x, y, a, b] = [number(2500), number(2500), 300 + random.below(2500), number(1200)];
      const [u, v] = [
        { x: a, y: b },
        { x: 0 - b, y: a },
      ] as const;
      const corner = (m: number, n: number) => ({ x: x + m * u.x + n * v.x, y: y + m * u.y + n * v.y });
      return { corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] };
    });
    const part = sampled(surfaces, base(0, 0));
    for (const divisor of [1.25, 2, 4, 8]) {
      if (Math.abs(part - 1 / divisor) < 0.01) continue;
      judged++;
      expect([surfaces, divisor, partOn(base(0, 0), surfaces, divisor)]).toEqual([
        surfaces,
        divisor,
        part > 1 / divisor,
      ]);
    }
  }
  expect(judged).toBeGreaterThan(200);
});
