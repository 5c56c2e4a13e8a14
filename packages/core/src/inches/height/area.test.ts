import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disc } from '../outline.js';
import { inches, mm } from '../unit.js';
import { type Area, coversPart, coversWhole } from './area.js';
import { cylinder } from './solid.js';

const model = (x: number, y: number, radius = mm(16), foot = 0) => cylinder(disc({ x, y }, radius), mm(45), foot);
const circle: Area = { shape: disc({ x: 0, y: 0 }, mm(60)), level: 0, height: mm(120) };
const spray: Area = {
  shape: { narrow: disc({ x: 0, y: 0 }, mm(10)), wide: disc({ x: mm(205), y: 0 }, mm(45)) },
  level: 0,
  height: inches(2),
};

test('a circle reaches a hitbox that it touches, and covers one that reaches its border', () => {
  expect(coversPart(circle, model(mm(76), 0))).toBe(true);
  expect(coversPart(circle, model(mm(76) + 1, 0))).toBe(false);
  expect(coversWhole(circle, model(mm(44), 0))).toBe(true);
  expect(coversWhole(circle, model(mm(44) + 1, 0))).toBe(false);
});

test('a model on another level is reached as far as the height of the area, up and down', () => {
  const above = { ...circle, level: inches(1) };
  expect(coversPart(above, model(0, 0, mm(16), inches(1) + mm(120)))).toBe(true);
  expect(coversPart(above, model(0, 0, mm(16), inches(1) + mm(120) + 1))).toBe(false);
  expect(coversWhole({ ...above, level: mm(120) }, model(0, 0))).toBe(true);
  expect(coversWhole({ ...above, level: mm(120) + 1 }, model(0, 0))).toBe(false);
  expect(coversPart({ ...spray, level: inches(2) + 1 }, model(0, 0))).toBe(false);
});

test('a spray ends at its discs', () => {
  expect(coversPart(spray, model(-mm(26), 0))).toBe(true);
  expect(coversPart(spray, model(-mm(26) - 1, 0))).toBe(false);
  expect(coversWhole(spray, model(mm(234), 0))).toBe(true);
  expect(coversWhole(spray, model(mm(234) + 1, 0))).toBe(false);
  // A base that is wider than the narrow end is covered only where the spray is wide enough.
  expect(coversWhole(spray, model(0, 0))).toBe(false);
  expect(coversWhole(spray, model(mm(80), 0))).toBe(true);
});

test('a spray whose narrow end touches the border of the wide one from within is the wide one', () => {
  const shape = { narrow: disc({ x: 0, y: 0 }, 100), wide: disc({ x: 400, y: 0 }, 500) };
  const covers = (x: number) => coversPart({ shape, level: 0, height: 0 }, model(x, 0, 0));
  expect([covers(-101), covers(-100), covers(900), covers(901), covers(2000)]).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('the straight sides of a spray are exact', () => {
  // The sides touch a disc of radius 0 and one of radius 3 at a distance of 5: they rise by 3 to 4.
  const cone: Area = { ...spray, shape: { narrow: disc({ x: 0, y: 0 }, 0), wide: disc({ x: 50_000, y: 0 }, 30_000) } };
  // A point at 4, 3 lies on a side; a disc of radius 5 at the distance 5 from it touches.
  const [x, y, radius] = [12_000 - 3000, 9000 + 4000, 5000];
  expect(coversPart(cone, model(x, y, radius))).toBe(true);
  expect(coversPart(cone, model(x, y, radius - 1))).toBe(false);
  const inner = [12_000 + 3000, 9000 - 4000] as const;
  expect(coversWhole(cone, model(...inner, 5000))).toBe(true);
  expect(coversWhole(cone, model(...inner, 5001))).toBe(false);
});

/** A slow second opinion: the spray as many discs, from its narrow to its wide end. The depth is that of the deepest. */
const depth = (area: Area, x: number, y: number, radius: number): number => {
  if ('at' in area.shape) return Number.NaN;
  const { narrow, wide } = area.shape;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i <= 2000; i++) {
    const t = i / 2000;
    const [cx, cy] = [narrow.at.x + t * (wide.at.x - narrow.at.x), narrow.at.y + t * (wide.at.y - narrow.at.y)];
    most = Math.max(most, narrow.radius + t * (wide.radius - narrow.radius) + radius - Math.hypot(x - cx, y - cy));
  }
  return most;
};

test('a spray is as many discs between its ends', () => {
  const few = fc.integer({ min: -8, max: 8 });
  const at = fc.record({ x: few, y: few });
  const radius = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(at, radius, at, radius, at, radius, (a, r, b, s, centre, own) => {
      const area: Area = { shape: { narrow: disc(a, r), wide: disc(b, s) }, level: 0, height: 0 };
      const body = cylinder(disc(centre, own), 1);
      // A disc lies in a spray if its centre is at least its radius deep, measured by discs that are smaller by it.
      const [part, whole] = [depth(area, centre.x, centre.y, own), depth(area, centre.x, centre.y, -own)];
      if (Math.abs(part) > 0.02) expect(coversPart(area, body)).toBe(part > 0);
      if (Math.abs(whole) > 0.02) expect(coversWhole(area, body)).toBe(whole > 0);
    }),
    { numRuns: 1000 },
  );
});
