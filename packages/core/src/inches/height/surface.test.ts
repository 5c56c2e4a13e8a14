import { expect, test } from 'vitest';
import { disc, rectangle } from '../outline.js';
import { inches, mm } from '../unit.js';
import { partOn, shareOn } from './footing.js';
import { prism } from './solid.js';
import { surfacesAt, surfaceUnder } from './surface.js';

const house = prism(rectangle({ x: 0, y: 0 }, inches(4), inches(4)), inches(3));
const step = prism(rectangle({ x: inches(4), y: 0 }, inches(1), inches(4)), inches(1));
const roof = prism(rectangle({ x: 0, y: 0 }, inches(5), inches(4)), inches(5), inches(5) - mm(3));
const pole = prism(rectangle({ x: 0, y: 0 }, inches(1), inches(1)), null);
const pieces = [house, step, roof, pole];

test('the surfaces at a point are the tops of the pieces there, the highest first, and the table', () => {
  const levels = (x: number) => surfacesAt({ x, y: inches(2) }, pieces).map(({ level }) => level);
  expect(levels(inches(2))).toEqual([inches(5), inches(3), 0]);
  expect(levels(inches(4))).toEqual([inches(5), inches(3), inches(1), 0]);
  expect(levels(inches(4) + 1)).toEqual([inches(5), inches(1), 0]);
  expect(levels(inches(6))).toEqual([0]);
  expect(surfacesAt({ x: inches(2), y: 0 }, pieces).map(({ piece }) => piece)).toEqual([roof, house, undefined]);
});

test('a base that is put down rests on the highest surface that it is not above of by its border only', () => {
  const base = (x: number) => disc({ x, y: inches(2) }, mm(16));
  expect(surfaceUnder(base(inches(4) + mm(16) - 1), pieces, inches(4))).toEqual({ level: inches(3), piece: house });
  expect(surfaceUnder(base(inches(4) + mm(16)), pieces, inches(4))).toEqual({ level: inches(1), piece: step });
  expect(surfaceUnder(base(inches(2)), pieces).piece).toBe(roof);
  expect(surfaceUnder(base(inches(2)), pieces, inches(5) - 1).piece).toBe(house);
  expect(surfaceUnder(base(inches(2)), pieces, inches(3)).piece).toBe(house);
  expect(surfaceUnder(base(inches(2)), pieces, inches(3) - 1)).toEqual({ level: 0, piece: undefined });
});

test('at least half of a base fits on a surface if its centre is not beyond the edge', () => {
  const on = (x: number, y: number, radius = mm(16)) => partOn(disc({ x, y }, radius), [house.outline], 2);
  expect(on(inches(4), inches(2))).toBe(true);
  expect(on(inches(4) + 1, inches(2))).toBe(false);
  // A corner leaves a quarter, a narrow surface less than a half.
  expect(on(inches(4), inches(4))).toBe(false);
  expect(shareOn(disc({ x: inches(4), y: inches(4) }, mm(16)), [house.outline])).toBeCloseTo(0.25, 9);
  const beam = (width: number) => [rectangle({ x: -width / 2, y: -inches(8) }, width, inches(16))];
  // Half of a disc of radius 1 lies within 0.40397 of a line through its centre.
  expect(partOn(disc({ x: 0, y: 0 }, 10_000), beam(8080), 2)).toBe(true);
  expect(partOn(disc({ x: 0, y: 0 }, 10_000), beam(8078), 2)).toBe(false);
});

test('pieces that overlap count once, and pieces side by side together', () => {
  const share = (...pieces: (readonly [number, number])[]) =>
    shareOn(
      disc({ x: 0, y: 0 }, 1000),
      pieces.map(([x, width]) => rectangle({ x, y: -5000 }, width, 10_000)),
    );
  expect(share([0, 5000], [0, 5000])).toBeCloseTo(0.5, 9);
  expect(share([0, 5000], [-5000, 5000])).toBeCloseTo(1, 9);
  expect(share([-5000, 5000], [-200, 5200], [300, 400])).toBeCloseTo(1, 9);
  expect(share()).toBe(0);
});
