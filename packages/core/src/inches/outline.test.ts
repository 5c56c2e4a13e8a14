import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMIT } from './exact.js';
import { disc, polygon, rectangle, stadium, whyNoOutline, whyNoPoint } from './outline.js';
import { polygons } from './shapes.arbitrary.js';
import { inches, inInches, inMillimetres, mm } from './unit.js';

const points = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([x, y]) => ({ x, y }));

test('inches and millimetres are whole numbers of one unit', () => {
  expect([inches(1), inches(0.5), inches(1.1), mm(32) / 2, mm(25.4)]).toEqual([2540, 1270, 2794, 1600, 2540]);
  expect([inches(36), inches(0.05)]).toEqual([91_440, 127]);
});

test('a length that is no whole number of units is refused', () => {
  expect(() => inches(0.0001)).toThrow('inches: 0.0001 is not a whole number of units of 1/100 mm');
  expect(() => mm(0.001)).toThrow('mm: 0.001');
  for (const odd of [Number.NaN, Number.POSITIVE_INFINITY, 1e300]) expect(() => inches(odd)).toThrow('inches');
});

test('lengths for people: different lengths have different texts', () => {
  expect([inInches(16_510), inInches(2540), inInches(2541), inMillimetres(3205)]).toEqual([
    '6.5"',
    '1"',
    '1.0004"',
    '32.05 mm',
  ]);
  const texts = new Set(Array.from({ length: 5080 }, (_, n) => inInches(n)));
  expect(texts.size).toBe(5080);
});

test('points from hostile input: the field is named', () => {
  const why = (value: unknown) => whyNoPoint(value, 'choice.at');
  expect(why({ x: 1, y: -2 })).toBeUndefined();
  expect([why(undefined), why([1, 2]), why({ x: 1, y: 2, z: 3 })].map(one => one?.code)).toEqual(
    Array(3).fill('not-a-point'),
  );
  for (const odd of [0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined]) {
    expect(why({ x: 0, y: odd })).toEqual({ code: 'not-a-whole-number', path: 'choice.at.y' });
  }
  expect(why({ x: LIMIT, y: -LIMIT })).toBeUndefined();
  expect(why({ x: LIMIT + 1, y: 0 })).toEqual({ code: 'too-large', path: 'choice.at.x', detail: { most: LIMIT } });
  expect(why({ x: 0, y: -LIMIT - 1 })).toEqual({ code: 'too-small', path: 'choice.at.y', detail: { least: -LIMIT } });
});

test('outlines from hostile input: the field is named', () => {
  const why = (value: unknown) => {
    const { code, path } = whyNoOutline(value, 'shape') ?? {};
    return `${code} at ${path}`;
  };
  expect(why(7)).toBe('not-an-outline at shape');
  expect(why({ at: { x: 0, y: 0 }, radius: -1 })).toBe('too-small at shape.radius');
  expect(why({ at: { x: 0, y: 1e9 }, radius: 1 })).toBe('too-large at shape.at.y');
  expect(why({ from: { x: 0, y: 0 }, to: { x: 0 }, radius: 1 })).toBe('not-a-point at shape.to');
  expect(why({ corners: points([0, 0], [1, 0]) })).toBe('not-an-outline at shape.corners');
  expect(
    why({
      corners: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: Number.NaN },
      ],
    }),
  ).toBe('not-a-whole-number at shape.corners[2].y');
  expect(why({ corners: points(...Array.from({ length: 257 }, (_, i) => [i, i * i] as const)) })).toBe(
    'too-many-corners at shape.corners',
  );
});

test('corners that are no convex polygon are refused', () => {
  const refused = (...pairs: readonly (readonly [number, number])[]) => {
    expect(() => polygon(points(...pairs))).toThrow();
    return whyNoOutline({ corners: points(...pairs) }, 'shape')?.code;
  };
  expect(refused([0, 0], [0, 2], [2, 2], [2, 0])).toBe('wrong-winding');
  expect(refused([0, 0], [1, 0], [2, 0], [2, 2])).toBe('not-convex'); // a corner on a line
  expect(refused([0, 0], [4, 0], [1, 1], [0, 4])).toBe('not-convex'); // a dent
  expect(refused([0, 0], [2, 0], [2, 0], [2, 2])).toBe('not-convex'); // a corner twice
  // A star of five points turns the right way at each corner, and goes round twice.
  expect(refused([0, -10], [6, 8], [-9, -3], [9, -3], [-6, 8])).toBe('not-convex');
  // A square that goes round twice.
  expect(refused([0, 0], [2, 0], [2, 2], [0, 2], [0, 0], [2, 0], [2, 2], [0, 2])).toBe('not-convex');
});

test('a refusal of corners names the first wrong one, again and again', () => {
  const wrong = (...pairs: readonly (readonly [number, number])[]) => {
    const shape = { corners: points(...pairs) };
    const { code, path } = whyNoOutline(shape, 'shape') ?? {};
    expect(whyNoOutline(shape, 'shape')).toEqual({ code, path });
    return `${code} at ${path}`;
  };
  expect(wrong([0, 0], [1, 0], [2, 0], [2, 2])).toBe('not-convex at shape.corners[1]');
  expect(wrong([0, 0], [4, 0], [1, 1], [0, 4])).toBe('not-convex at shape.corners[2]');
  expect(wrong([1, 1], [0, 4], [0, 0], [4, 0])).toBe('not-convex at shape.corners[0]');
  expect(wrong([0, -10], [6, 8], [-9, -3], [9, -3], [-6, 8])).toBe('not-convex at shape.corners[2]');
  // A snail: it goes round twice, and all of it lies on one side of its first edge.
  expect(wrong([0, 100], [-58, 58], [-40, 0], [2, 2], [0, 20], [-2, 2], [40, 0], [58, 58])).toBe('not-convex at shape.corners[3]'); // biome-ignore format: one line
  expect(whyNoOutline({ from: { x: 0, y: 0.5 }, to: { x: 0, y: 0 }, radius: 1 }, 'shape')?.path).toBe('shape.from.y');
});

test('a polygon has at most 256 corners', () => {
  const curve = (n: number) => ({ corners: points(...Array.from({ length: n }, (_, i) => [i, i * i] as const)) });
  expect(whyNoOutline(curve(256), 'shape')).toBeUndefined();
  expect(whyNoOutline(curve(257), 'shape')).toMatchObject({ detail: { most: 256 } });
});

test('a rectangle lies to the right of its corner and below it', () => {
  expect(rectangle({ x: 3, y: 5 }, 10, 20).corners).toEqual(points([3, 5], [13, 5], [13, 25], [3, 25]));
});

test('every convex hull is a polygon from any corner on, and none is backwards or with two corners swapped', () => {
  fc.assert(
    fc.property(polygons, fc.nat(), ({ corners }, n) => {
      const turned = [...corners.slice(n % corners.length), ...corners.slice(0, n % corners.length)];
      expect(polygon(turned).corners).toBe(turned);
      expect(() => polygon([...turned].reverse())).toThrow('wrong-winding at polygon.corners');
      const [a, b, ...rest] = turned;
      if (a && b && rest.length > 1) expect(() => polygon([b, a, ...rest])).toThrow('not-convex');
    }),
  );
});

test('constructors check, and name the field', () => {
  expect(() => disc({ x: 0.5, y: 0 }, 3)).toThrow('not-a-whole-number at disc.at.x');
  expect(() => disc({ x: 0, y: 0 }, 1e9)).toThrow('too-large at disc.radius');
  expect(() => stadium({ x: 0, y: 0 }, { x: Number.NaN, y: 0 }, 3)).toThrow('not-a-whole-number at stadium.to.x');
  expect(() => rectangle({ x: 0, y: 0 }, 0, 5)).toThrow('not-convex at polygon.corners');
});
