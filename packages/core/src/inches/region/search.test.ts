import { expect, test } from 'vitest';
import { disc, type Point, rectangle } from '../outline.js';
import type { Field } from './field.js';
import { type Box, type Limit, region } from './limits.js';
import { halves, isEmpty, middleOf, nearest, sample, undecided } from './search.js';

const at = (x: number, y: number) => ({ x, y });
const box = (x: number, y: number, right: number, below: number): Box => ({ x, y, right, below });
const room: Limit = { is: 'completely-within', of: rectangle(at(0, 0), 100, 100), length: 0 };
const post: Limit = { is: 'clear', of: disc(at(50, 50), 10), length: 0 };
const other: Limit = { is: 'clear', of: disc(at(10, 90), 5), length: 0 };

/** The numbers of the limits that a box does not decide; undefined if one of them forbids the box. */
const left = (some: readonly Limit[], where: Box): readonly number[] | undefined => {
  const { fields } = region(0, some);
  return undecided(fields, where)?.map(field => fields.indexOf(field));
};

test('a box decides the limits that all of its points keep, and is given up if all of them break one', () => {
  const all = [room, post, other];
  expect(left(all, box(70, 60, 90, 80))).toEqual([]);
  expect(left(all, box(40, 40, 60, 60))).toEqual([1]);
  expect(left(all, box(0, 0, 20, 20))).toEqual([0]);
  expect(left(all, box(0, 80, 20, 100))).toEqual([0, 2]);
  expect(left(all, box(10, 50, 50, 90))).toEqual([1, 2]);
  expect([box(-30, 0, -10, 20), box(46, 46, 54, 54), box(8, 88, 12, 92)].map(where => left(all, where))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('where a box decides no limit, the list of its limits is the same', () => {
  const { fields } = region(0, [room, post, other]);
  expect(undecided(fields, box(0, 0, 100, 100))).toBe(fields);
  const none: readonly Field[] = [];
  expect(undecided(none, box(0, 0, 1, 1))).toBe(none);
});

test('a border through the last points of a box is not decided, and one beside them is', () => {
  const lines = (x: number, right: number) => [
    left([room], box(x, 40, right, 40)),
    left([room], box(40, x, 40, right)),
    left([room], box(100 - right, 40, 100 - x, 40)),
    left([room], box(40, 100 - right, 40, 100 - x)),
  ];
  expect(lines(0, 9)).toEqual([[0], [0], [0], [0]]);
  expect(lines(1, 10)).toEqual([[], [], [], []]);
  expect(lines(-9, 0)).toEqual([[0], [0], [0], [0]]);
  expect(lines(-10, -1)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a box is halved across its longer side, a square one across x, and each point is in one half', () => {
  expect(halves(box(0, 0, 10, 20))).toEqual([box(0, 0, 10, 10), box(0, 11, 10, 20)]);
  expect(halves(box(0, 0, 20, 20))).toEqual([box(0, 0, 10, 20), box(11, 0, 20, 20)]);
  expect(halves(box(-3, 5, 0, 5))).toEqual([box(-3, 5, -2, 5), box(-1, 5, 0, 5)]);
  expect(halves(box(7, -4, 8, -1))).toEqual([box(7, -4, 8, -3), box(7, -2, 8, -1)]);
});

test('the middle of a region is that of its box', () => {
  const places = region(5, [{ ...room, of: rectangle(at(10, 40), 100, 61) }]);
  expect(middleOf(places)).toEqual(at(60, 70));
});

test('a point is drawn from the whole box, from its first corner to its last', () => {
  const places = region(5, [room]);
  expect([sample(places, () => 0), sample(places, n => n - 1)]).toEqual([at(5, 5), at(95, 95)]);
  const asked: number[] = [];
  sample(region(5, [{ ...room, of: rectangle(at(0, 0), 100, 60) }]), n => {
    asked.push(n);
    return 0;
  });
  expect(asked).toEqual([91, 51]);
});

test('a search begins after twelve points that are not legal, and in the half that is drawn', () => {
  // Only points near the corners of the room are legal.
  const corners = region(0, [
    { is: 'completely-within', of: rectangle(at(0, 0), 64, 64), length: 0 },
    { is: 'clear', of: disc(at(32, 32), 45), length: 0 },
  ]);
  const found = (half: number) => {
    const asked: number[] = [];
    const point = sample(corners, n => {
      asked.push(n);
      return n === 2 ? half : n >> 1;
    });
    // The thirteenth point is the first of the search. It begins with the whole box.
    expect(asked.indexOf(2)).toBe(26);
    return point;
  };
  expect([found(0), found(1)]).toEqual([at(0, 0), at(64, 64)]);
});

test('a box whose end lies before its start has no point', () => {
  const apart = (x: number, y: number): Limit[] => [
    { is: 'within', of: disc(at(0, 0), 0), length: 0 },
    { is: 'within', of: disc(at(x, y), 0), length: 0 },
  ];
  for (const some of [apart(1, 0), apart(0, 1), apart(-1, 0), apart(0, -1)]) {
    const places = region(0, some);
    expect([isEmpty(places), sample(places, () => 0), nearest(places, at(5, 5))]).toEqual([true, undefined, undefined]);
  }
});

test('a region of a single column or row has places', () => {
  for (const [width, height, wish, first] of [
    [2, 100, at(50, 60), at(1, 1)],
    [100, 2, at(60, 50), at(1, 1)],
  ] as const) {
    // biome-ignore format: a line each
    const places = region(1, [{ is: 'completely-within', of: rectangle(at(0, 0), width, height), length: 0 }]);
    expect([isEmpty(places), sample(places, () => 0)]).toEqual([false, first]);
    expect(nearest(places, wish, 0.5)).toEqual(at(Math.min(width - 1, wish.x), Math.min(height - 1, wish.y)));
  }
});

test('of places that are about as near, the same one is found for ever', () => {
  const field: Limit = { is: 'completely-within', of: rectangle(at(0, 0), 4000, 3000), length: 0 };
  const boulder = (x: number, y: number): Limit => ({ is: 'clear', of: disc(at(x, y), 700), length: 0 });
  /** The places that are found with little room, some and much. */
  const found = (wish: Point, ...boulders: readonly Limit[]) =>
    [2, 10, 60].map(room => {
      const { x, y } = nearest(region(20, [field, ...boulders]), wish, room) ?? wish;
      return [x, y];
    });
  const [middle, left, right, corner] = [boulder(2000, 1500), boulder(1200, 1100), boulder(2300, 1600), boulder(3900, 2900)]; // biome-ignore format: one line
  expect(found(at(2000, 1500), middle)).toEqual([[2432, 924], [2432, 924], [2432, 924]]); // biome-ignore format: pairs
  expect(found(at(1990, 1520), middle)).toEqual([[1772, 2183], [1445, 1959], [2619, 1868]]); // biome-ignore format: pairs
  expect(found(at(1750, 1350), left, right)).toEqual([[1588, 1708], [1586, 1708], [1586, 1708]]); // biome-ignore format: pairs
  expect(found(at(2000, 1400), left, right)).toEqual([[1912, 992], [1912, 990], [1912, 990]]); // biome-ignore format: pairs
  expect(found(at(2100, 1000), middle)).toEqual([[2122, 790], [2093, 784], [2100, 760]]); // biome-ignore format: pairs
  expect(found(at(4000, 3000), corner)).toEqual([[3976, 2184], [3980, 2184], [3184, 2801]]); // biome-ignore format: pairs
});
