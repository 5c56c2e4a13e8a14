import { type Disc, type Point, polygon, squareBetween } from '@rulewright/core/inches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Part, partOf } from '../terrain/part.js';
import { areAllBlocked, blockedSectors, type Direction, isBlockedBy } from './blocked-sectors.js';
import { type Ray, spanAround, spanOn } from './ray.js';

const base: Disc = { at: { x: 20_000, y: 20_000 }, radius: 1500 };

const boxAt = ({ x, y }: Point, wide: number, high: number): Part =>
  partOf(polygon([{ x, y }, { x: x + wide, y }, { x: x + wide, y: y + high }, { x, y: y + high }])); // biome-ignore format: corners

/** Directions all around, with their turns from the direction of a target. */
const directionsFor = (target: Disc): readonly (Direction & { readonly ray: Ray })[] => {
  const gap = Math.sqrt(squareBetween(base.at, target.at));
  const ahead = { x: (target.at.x - base.at.x) / gap, y: (target.at.y - base.at.y) / gap };
  return Array.from({ length: 400 }, (_, i) => {
    // Points around a square: as good as a circle, without angles.
    const [side, part] = [i % 4, (Math.floor(i / 4) + 0.5) / 50 - 1];
    const [x, y] = [[1, part], [-1, part], [part, 1], [part, -1]][side] as [number, number]; // biome-ignore format: a pair each
    const size = Math.sqrt(x * x + y * y);
    const ray = { from: base.at, x: x / size, y: y / size };
    const dot = ray.x * ahead.x + ray.y * ahead.y;
    const turn = ahead.x * ray.y - ahead.y * ray.x >= 0 ? 1 - dot : dot - 1;
    return { x: ray.x, y: ray.y, turn, ray };
  });
};

const near = fc.tuple(fc.integer({ min: 12_000, max: 28_000 }), fc.integer({ min: 12_000, max: 28_000 }));

test('a sector holds only directions in which a shape stops the base in front of the ring of reach [JV11-ACT-005]', () => {
  const discs = fc.array(fc.tuple(near, fc.integer({ min: 1250, max: 2500 })), { maxLength: 6 });
  const boxes = fc.array(fc.tuple(near, fc.integer({ min: 300, max: 6000 }), fc.integer({ min: 300, max: 6000 })), { maxLength: 4 }); // biome-ignore format: one line
  const seen = { blocked: 0, open: 0, all: 0, some: 0 };
  fc.assert(
    fc.property(near, discs, boxes, ([x, y], round, square) => {
      const target = { at: { x, y }, radius: 1500 };
      const [ring, most] = [base.radius + target.radius + 2540, 8 * 2540];
      const shapes = [
        ...round.map(([[x, y], radius]) => partOf({ at: { x, y }, radius })),
        ...square.map(([[x, y], wide, high]) => boxAt({ x, y }, wide, high)),
      ].filter(({ outline }) => {
        // The base stands beside each shape, or touches it: it never stands in one.
        const span = [1, -1].map(side => spanOn({ from: base.at, x: side, y: 0 }, outline, base.radius));
        return span.every(one => !one || one.end <= 0 || one.start >= 0);
      });
      const sectors = blockedSectors(base, shapes, target, ring);
      const all = areAllBlocked(sectors, base, target, ring, most);
      seen[all ? 'all' : 'some']++;
      for (const direction of directionsFor(target)) {
        const { ray } = direction;
        const comes = spanAround(ray, target.at, ring);
        const arrives = comes !== undefined && comes.end > 0 && comes.start <= most;
        const blocked = isBlockedBy(sectors, direction);
        seen[blocked ? 'blocked' : 'open']++;
        if (all && arrives) expect(blocked).toBe(true);
        if (!blocked || !comes) continue;
        const stopped = shapes.some(({ outline }) => {
          const span = spanOn(ray, outline, base.radius);
          return span !== undefined && span.end > 1 && span.start < comes.start - 1;
        });
        expect(stopped).toBe(true);
      }
    }),
    { numRuns: 400, seed: 11 },
  );
  expect(Object.entries(seen).filter(([, count]) => count < 10)).toEqual([]);
});

test('nothing blocks a path to a target that is in reach already, or almost', () => {
  const target = { at: { x: 26_000, y: 20_000 }, radius: 1500 };
  const shapes = [partOf({ at: { x: 23_000, y: 20_000 }, radius: 1500 })];
  expect(blockedSectors(base, shapes, target, 5950)).toEqual([]);
  expect(blockedSectors(base, shapes, target, 5500)).toHaveLength(1);
  expect(areAllBlocked([], base, target, 5540, 5080)).toBe(false);
});
