import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crosses } from './crossing.js';
import { type Disc, disc, type Polygon, polygon, rectangle } from './outline.js';
import { discs, polygons, scaled } from './shapes.arbitrary.js';
import { inches, mm } from './unit.js';

/*
 * A slow second opinion, which knows no tangents: the hull of two discs is filled by discs whose centres and radii grow evenly from the
 * one to the other. The polygon overlaps the hull if it overlaps one of them. The depth changes without a second
 * bottom along the way, so that thirds of the way find the deepest disc.
 */
const leg = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
};
const distanceTo = (shape: Polygon | Disc, x: number, y: number): number => {
  if ('at' in shape) return Math.hypot(x - shape.at.x, y - shape.at.y) - shape.radius;
  const { corners } = shape;
  const edges = corners.map((p, i) => [p, corners[(i + 1) % corners.length] ?? p] as const);
  if (edges.every(([p, q]) => (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x) >= 0)) return 0;
  return Math.min(...edges.map(([p, q]) => leg(x, y, p.x, p.y, q.x, q.y)));
};
const twinDepth = (a: Disc, b: Disc, shape: Polygon | Disc): number => {
  const at = (t: number): number =>
    distanceTo(shape, a.at.x + t * (b.at.x - a.at.x), a.at.y + t * (b.at.y - a.at.y)) -
    (a.radius + t * (b.radius - a.radius));
  let [from, to] = [0, 1];
  for (let i = 0; i < 200; i++) {
    const [one, other] = [from + (to - from) / 3, to - (to - from) / 3];
    if (at(one) < at(other)) to = other;
    else from = one;
  }
  return Math.min(at(0), at(1), at(from));
};

test('a polygon or disc crosses the lines between two bases exactly if it overlaps a disc on the way', () => {
  const seen = { crosses: 0, touches: 0, apart: 0 };
  const bases = discs.filter(({ radius }) => radius > 0);
  fc.assert(
    fc.property(bases, bases, fc.oneof(polygons, bases), (a, b, shape) => {
      const depth = twinDepth(a, b, shape);
      // Values of these small tables are zero or far larger than the errors of doubles.
      const expected = depth < -1e-7;
      seen[expected ? 'crosses' : depth < 1e-7 ? 'touches' : 'apart']++;
      for (const scale of [1, 20_000]) {
        const [one, other, third] = [a, b, shape].map(each => scaled(each, scale)) as [Disc, Disc, Polygon | Disc];
        expect(crosses(one, other, third)).toBe(expected);
        expect(crosses(other, one, third)).toBe(expected);
      }
    }),
    { numRuns: 2000 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});

test('a wall up to the outermost line between two bases of different size, and by 1/100 mm', () => {
  const [small, large] = [disc({ x: 0, y: 0 }, mm(15)), disc({ x: inches(8), y: 0 }, mm(25))];
  // Halfway the hull is a little wider than 20 mm to each side.
  const post = (top: number) => rectangle({ x: inches(4), y: top }, 1, inches(3));
  const width = mm(20) / Math.sqrt(1 - (mm(10) / inches(8)) ** 2);
  expect([Math.floor(width), Math.ceil(width)].map(top => crosses(small, large, post(top)))).toEqual([true, false]);
});

test('a wall that only touches the lines is not crossed; a wall that slants across a corner of them is', () => {
  const [a, b] = [disc({ x: 0, y: 0 }, mm(16)), disc({ x: inches(8), y: 0 }, mm(16))];
  expect(crosses(a, b, rectangle({ x: 0, y: mm(16) }, inches(8), inches(1)))).toBe(false);
  expect(crosses(a, b, rectangle({ x: 0, y: mm(16) - 1 }, inches(8), inches(1)))).toBe(true);
  const slanted = (x: number) =>
    polygon([
      { x, y: 0 },
      { x: x + 5000, y: 0 },
      { x: x + 5000, y: 5000 },
    ]);
  expect([inches(8) + mm(16) - 1, inches(8) + mm(16)].map(x => crosses(a, b, slanted(x)))).toEqual([true, false]);
});
