import { squareBetween } from '../exact.js';
import type { Point } from '../outline.js';
import { eachCrossing } from './crossing.js';
import { type Field, slackAt } from './field.js';
import type { Box, Region } from './limits.js';
import { extremes, piecesOf } from './piece.js';
import { middleOf, nearestIn, undecided } from './search.js';

/** The limits that can be broken somewhere in the box of a region. Only these can be part of its border. */
export const breakableLimits = ({ box, fields }: Region): readonly Field[] => undecided(fields, box) ?? [];

/** The distance in x and y, in units, up to which the search for a legal point near a corner of a region begins. */
const AROUND = 4;

/**
 * Points of a region that stand for all of it: the corners where borders cross, the points of a border that lie
 * farthest to a side, and the middles of the outlines that the base has to be near. Finitely many, each legal, each once, from
 * the top to the bottom of a picture. None exactly if the region is empty.
 */
export const landmarks = (region: Region): readonly Point[] => {
  const { box } = region;
  const fields = breakableLimits(region);
  const found = new Map<string, Point>();
  const take = (point: Point): void => {
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    const near: Field[] = [];
    for (const field of fields) {
      const slack = slackAt(field, point.x, point.y);
      // Most borders cross in the inside of an obstacle.
      if (slack < -1) return;
      if (slack < 4 * AROUND) near.push(field);
    }
    const wish = { x: Math.min(Math.max(x, box.x), box.right), y: Math.min(Math.max(y, box.y), box.below) };
    const around: Box = {
      x: Math.max(box.x, wish.x - AROUND),
      y: Math.max(box.y, wish.y - AROUND),
      right: Math.min(box.right, wish.x + AROUND),
      below: Math.min(box.below, wish.y + AROUND),
    };
    // A corner may be so acute that no point of the grid is right beside it.
    const legal = nearestIn(region, around, near, wish) ?? nearestIn(region, box, fields, wish);
    if (legal) found.set(`${legal.x} ${legal.y}`, legal);
  };
  const pieces = fields.flatMap(piecesOf);
  eachCrossing(pieces, take);
  for (const point of pieces.flatMap(extremes)) take(point);
  for (const { side, corners } of fields) if (side === 1) for (const corner of corners) take(corner);
  if (found.size === 0) {
    const some = nearestIn(region, box, region.fields, middleOf(region));
    if (some) take(some);
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
};

/** At most `most` of some points, each as far as possible from those before it; the first point comes first. */
export const spread = (points: readonly Point[], most: number): readonly Point[] => {
  const candidates = points.map(point => ({ point, square: Number.POSITIVE_INFINITY }));
  const found: Point[] = [];
  while (found.length < Math.min(most, points.length)) {
    const { point } = candidates.reduce((best, one) => (one.square > best.square ? one : best));
    found.push(point);
    for (const one of candidates) one.square = Math.min(one.square, squareBetween(one.point, point));
  }
  return found;
};
