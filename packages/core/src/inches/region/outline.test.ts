import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScenePoint } from '../../scene.js';
import { disc, rectangle, stadium } from '../outline.js';
import { outlines, scaled } from '../shapes.arbitrary.js';
import { slackAt } from './field.js';
import { landmarks } from './landmarks.js';
import { type Limit, region } from './limits.js';
import { outlineOf } from './outline.js';

const at = (x: number, y: number) => ({ x, y });
const kinds = fc.constantFrom<Limit['is']>('within', 'completely-within', 'clear', 'clear');
const limits = fc.array(fc.record({ is: kinds, of: outlines, length: fc.nat(4) }), { maxLength: 6 });
const regions = (by: number) =>
  fc.tuple(limits, fc.nat(2)).map(([some, radius]) => {
    const large = some.map(({ is, of, length }) => ({ is, of: scaled(of, by), length: length * by }));
    const edge: Limit = { is: 'completely-within', of: rectangle(at(-6 * by, -6 * by), 15 * by, 15 * by), length: 0 };
    return region(radius * by, [edge, ...large]);
  });

/** A ray to the right crosses the border an odd number of times. */
const covers = (points: readonly ScenePoint[], x: number, y: number): boolean =>
  points.filter((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y);
  }).length %
    2 ===
  1;

test('borders that lie on each other count once, also where one is a whole circle and the other the end of a strip', () => {
  const table: Limit = { is: 'completely-within', of: rectangle(at(-6000, -6000), 15_000, 15_000), length: 0 };
  const strip: Limit = { is: 'clear', of: stadium(at(0, 0), at(6000, 0), 1000), length: 1000 };
  const [shape, ...more] = outlineOf(
    region(0, [table, strip, { is: 'clear', of: disc(at(6000, 0), 2000), length: 0 }]),
  );
  expect(more).toEqual([]);
  expect([7000, 7900, 8100].map(x => covers(shape?.points ?? [], x, 100))).toEqual([false, false, true]);
  expect(covers(shape?.points ?? [], 3000, 2100)).toBe(true);
  expect(covers(shape?.points ?? [], 3000, 1900)).toBe(false);
});

test('an island in the middle of a region is cut out of its picture', () => {
  const table: Limit = { is: 'completely-within', of: rectangle(at(0, 0), 1000, 1000), length: 0 };
  const [shape, ...more] = outlineOf(region(100, [table, { is: 'clear', of: disc(at(500, 500), 100), length: 0 }]));
  expect(more).toEqual([]);
  expect(covers(shape?.points ?? [], 500, 500)).toBe(false);
  expect(covers(shape?.points ?? [], 500, 250)).toBe(true);
  expect(outlineOf(region(600, [table]))).toEqual([]);
});

test('the picture covers what belongs to a region, and nothing else, but for the flat sides of its circles', () => {
  const seen = { inside: 0, outside: 0, holed: 0 };
  fc.assert(
    fc.property(regions(1000), area => {
      const shapes = outlineOf(area);
      const wrong: string[] = [];
      for (let x = -5950; x < 9000; x += 490) {
        for (let y = -5950; y < 9000; y += 490) {
          const slack = Math.min(...area.fields.map(field => slackAt(field, x, y)));
          if (Math.abs(slack) < 60) continue;
          seen[slack > 0 ? 'inside' : 'outside']++;
          if (shapes.some(({ points }) => covers(points, x, y)) !== slack > 0) wrong.push(`${x},${y}`);
        }
      }
      expect(wrong).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(Math.min(seen.inside, seen.outside)).toBeGreaterThan(10_000);
});

test('no point of a region with air around it lies farther to any side than the landmarks', () => {
  let compared = 0;
  fc.assert(
    fc.property(regions(1000), area => {
      const roomy: ScenePoint[] = [];
      for (let x = -5950; x < 9000; x += 245) {
        for (let y = -5950; y < 9000; y += 245) {
          if (area.fields.every(field => slackAt(field, x, y) > 5)) roomy.push({ x, y });
        }
      }
      const marks = landmarks(area);
      if (roomy.length === 0) return;
      compared++;
      for (const [x, y] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const far = (points: readonly ScenePoint[]) => Math.max(...points.map(point => point.x * x + point.y * y));
        expect(far(marks)).toBeGreaterThan(far(roomy));
      }
    }),
    { numRuns: 200 },
  );
  expect(compared).toBeGreaterThan(50);
});
