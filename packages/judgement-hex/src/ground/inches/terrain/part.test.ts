import { compareGap, type Point, type Polygon, polygon, rectangle } from '@rulewright/core/inches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePart, isOneHex, partOf, type Swept } from './part.js';

const coordinate = fc.integer({ min: 0, max: 12_000 });

/** A rectangle, now and then a very thin one, or a slanted triangle. */
const shape: fc.Arbitrary<Polygon> = fc
  .tuple(
    coordinate,
    coordinate,
    fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4000 })),
    fc.integer({ min: 1, max: 4000 }),
    fc.boolean(),
  )
  .map(([x, y, width, height, slanted]) =>
    slanted
      ? polygon([
          { x: x + 4000, y },
          { x: x + 4000 + width, y: y + height },
          { x: x + 4000 - height, y: y + width },
        ])
      : rectangle({ x, y }, width, height),
  );

/** The radius of the base, which ties with the places that {@link beside} gives. */
const RADIUS = 1500;

/** A point anywhere, or level with a corner of a shape, or a radius beside one. */
const beside = ({ corners }: Polygon, at: Point, corner: number, dx: number, dy: number): Point => {
  const near = corners[corner % corners.length] ?? at;
  const along = (free: number, tied: number, step: number): number =>
    Math.max(0, step < -1 ? free : tied + step * RADIUS);
  return { x: along(at.x, near.x, dx), y: along(at.y, near.y, dy) };
};

test('the quick comparison of a leg with a polygon is that of the exact gap, ties and slivers included [JV11-BASE-013]', () => {
  const signs = { '-1': 0, '0': 0, '1': 0 };
  const step = fc.integer({ min: -2, max: 1 });
  const end = fc.tuple(fc.record({ x: coordinate, y: coordinate }), fc.nat(3), step, step);
  fc.assert(
    fc.property(shape, end, end, fc.constantFrom(0, 0, 2, -RADIUS), (outline, one, other, length) => {
      const [from, to] = [beside(outline, ...one), beside(outline, ...other)];
      const isDisc = from.x === to.x && from.y === to.y;
      const swept: Swept = isDisc ? { at: from, radius: RADIUS } : { from, to, radius: RADIUS };
      const sign = compareGap(swept, outline, length);
      signs[sign]++;
      expect(comparePart(partOf(outline), swept, length)).toBe(sign);
    }),
    { numRuns: 2000, seed: 11 },
  );
  for (const count of Object.values(signs)) expect(count).toBeGreaterThan(20);
});

test('terrain of as many corners as a map may have is compared with one hex: it overflowed the stack [JHX-LOS-005]', () => {
  // Parabolas of 32 corners.
  const part = (at: number) => partOf(polygon(Array.from({ length: 32 }, (_, i) => ({ x: 40 * i, y: at + i * i }))));
  const many = (step: number) => Array.from({ length: 100 }, (_, i) => part(step * i));
  expect([isOneHex(many(1)), isOneHex(many(40))]).toEqual([true, false]);
});
