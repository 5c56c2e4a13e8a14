import { expect, test } from 'vitest';
import { disc, type Point, rectangle, stadium } from '../outline.js';
import { fieldOf } from './field.js';
import type { Limit } from './limits.js';
import { type Arc, extremes, type Leg, lengthOf, type Piece, piecesOf, placeOn, pointAt } from './piece.js';

const at = (x: number, y: number): Point => ({ x: x + 0, y: y + 0 });
/** The pieces of the border of a limit for a base with a radius of 10. */
const pieces = (is: Limit['is'], of: Limit['of'], length: number): readonly Piece[] =>
  piecesOf(fieldOf({ is, of, length }, 10)).map(piece =>
    'start' in piece
      ? { start: at(piece.start.x, piece.start.y), end: at(piece.end.x, piece.end.y) }
      : { ...piece, from: at(piece.from.x, piece.from.y), to: at(piece.to.x, piece.to.y) },
  );
const leg = (start: Point, end: Point): Leg => ({ start, end });
const [up, right, down, left] = [at(0, -1), at(1, 0), at(0, 1), at(-1, 0)];
const arc = (from: Point, to: Point): Arc => ({ at: at(100, 200), radius: 50, from, to });
const circle: Arc = arc(right, right);

test('the border around a disc is a circle, and a point without any room around it has no border', () => {
  expect(pieces('clear', disc(at(5, 6), 20), 3)).toEqual([{ at: at(5, 6), radius: 33, from: right, to: right }]);
  expect(pieces('completely-within', disc(at(5, 6), 5), 5)).toEqual([]);
  expect(pieces('completely-within', disc(at(5, 6), 5), 2)).toEqual([]);
});

test('the border around a rectangle goes round clockwise: a side, then a quarter of a circle', () => {
  const around = (x: number, y: number, from: Point, to: Point): Arc => ({ at: at(x, y), radius: 14, from, to });
  expect(pieces('clear', rectangle(at(0, 0), 100, 50), 4)).toEqual([
    leg(at(0, -14), at(100, -14)),
    around(100, 0, up, right),
    leg(at(114, 0), at(114, 50)),
    around(100, 50, right, down),
    leg(at(100, 64), at(0, 64)),
    around(0, 50, down, left),
    leg(at(-14, 50), at(-14, 0)),
    around(0, 0, left, up),
  ]);
});

test('the border inside a rectangle, or along it, has sides only, as long as those of the rectangle', () => {
  const sides = (in_: number) => [
    leg(at(0, in_), at(100, in_)),
    leg(at(100 - in_, 0), at(100 - in_, 50)),
    leg(at(100, 50 - in_), at(0, 50 - in_)),
    leg(at(in_, 50), at(in_, 0)),
  ];
  expect(pieces('completely-within', rectangle(at(0, 0), 100, 50), 0)).toEqual(sides(10));
  expect(pieces('completely-within', rectangle(at(0, 0), 100, 50), 10)).toEqual(sides(0));
});

test('the border around a strip has two sides and two halves of a circle', () => {
  const border = pieces('within', stadium(at(0, 0), at(60, 0), 5), 0);
  expect(border).toEqual([
    leg(at(0, -15), at(60, -15)),
    { at: at(60, 0), radius: 15, from: up, to: down },
    leg(at(60, 15), at(0, 15)),
    { at: at(0, 0), radius: 15, from: down, to: up },
  ]);
  expect(border.map(lengthOf)).toEqual([1, 2, 1, 2]);
});

test('a place on an arc is 1 for a quarter of a circle, clockwise from its start', () => {
  expect([circle, arc(right, down), arc(right, left), arc(right, up), arc(up, right)].map(lengthOf)).toEqual([
    4, 1, 2, 3, 1,
  ]);
  const points = [at(150, 200), at(130, 240), at(100, 250), at(50, 200), at(100, 150), at(130, 160)];
  const places = [0, 0.4, 1, 2, 3, 3.6];
  expect(points.map(point => placeOn(circle, point))).toEqual(places);
  for (const [i, place] of places.entries()) {
    const { x, y } = pointAt(circle, place);
    expect(x).toBeCloseTo(points[i]?.x ?? 0, 9);
    expect(y).toBeCloseTo(points[i]?.y ?? 0, 9);
  }
  expect([placeOn(arc(down, up), at(50, 200)), pointAt(arc(down, up), 1)]).toEqual([1, at(50, 200)]);
});

test('a place just beyond the ends of a circle is its start', () => {
  expect([-1e-12, 4 + 1e-12].map(place => pointAt(circle, place))).toEqual([at(150, 200), at(150, 200)]);
});

test('a place on a straight piece is a part of its length', () => {
  const side = leg(at(10, 20), at(90, 80));
  expect([at(10, 20), at(30, 35), at(90, 80), at(-30, -10), at(4, 28)].map(point => placeOn(side, point))).toEqual([
    0, 0.25, 1, -0.5, 0,
  ]);
  expect([0, 0.25, 1].map(place => pointAt(side, place))).toEqual([at(10, 20), at(30, 35), at(90, 80)]);
});

test('the extremes of an arc are those of its circle, and of a straight piece its ends', () => {
  expect(extremes(arc(up, right))).toEqual([at(150, 200), at(100, 250), at(50, 200), at(100, 150)]);
  expect(extremes(leg(at(1, 2), at(3, 4)))).toEqual([at(1, 2), at(3, 4)]);
});
