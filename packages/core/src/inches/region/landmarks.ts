import type { Point } from '../outline.js';
import { eachCrossing } from './crossing.js';
import { type Field, slackAt } from './field.js';
import { holds, type Region } from './limits.js';
import { extremes, piecesOf } from './piece.js';
import { middleOf, nearest } from './search.js';

/** The limits that can be broken somewhere in the box of a region. The others need not be asked about its border. */
export const bordering = ({ box, fields }: Region): readonly Field[] => {
  const [width, height] = [box.right - box.x, box.below - box.y];
  const half = Math.sqrt(width * width + height * height) / 2;
  return fields.filter(field => slackAt(field, box.x + width / 2, box.y + height / 2) < half + 1);
};

/** A legal point of the grid is looked for around a corner of a region this far in x and y, in units. */
const AROUND = 2;

/** The nearest legal point of the grid around a point of the plane; undefined if there is none right beside it. */
const settled = (region: Region, { x, y }: Point): Point | undefined => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const points: Point[] = [];
  for (let dx = 1 - AROUND; dx <= AROUND; dx++)
    for (let dy = 1 - AROUND; dy <= AROUND; dy++) points.push({ x: left + dx, y: top + dy });
  const square = (point: Point): number => (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y);
  return points.sort((a, b) => square(a) - square(b)).find(point => holds(region, point));
};

const rounded = ({ box }: Region, { x, y }: Point): Point => ({
  x: Math.min(Math.max(Math.round(x), box.x), box.right),
  y: Math.min(Math.max(Math.round(y), box.y), box.below),
});

/**
 * Points of a region that stand for all of it: the corners where borders cross, the points of a border that lie
 * farthest to a side, and the middles of the outlines that the base has to be near. Finitely many, each legal, each once, from
 * the top to the bottom of a picture. None exactly if the region is empty.
 */
export const landmarks = (region: Region): readonly Point[] => {
  const fields = bordering(region);
  const found = new Map<string, Point>();
  const { x: left, y: top, right, below } = region.box;
  const take = (point: Point): void => {
    if (point.x < left - 1 || point.x > right + 1 || point.y < top - 1 || point.y > below + 1) return;
    // Most borders cross in the inside of an obstacle.
    if (fields.some(field => slackAt(field, point.x, point.y) < -1)) return;
    // A corner may be so acute that no point of the grid is right beside it.
    const legal = settled(region, point) ?? nearest(region, rounded(region, point));
    if (legal) found.set(`${legal.x} ${legal.y}`, legal);
  };
  const pieces = fields.flatMap(piecesOf);
  eachCrossing(pieces, take);
  for (const point of pieces.flatMap(extremes)) take(point);
  for (const { side, corners } of fields) if (side > 0) for (const corner of corners) take(corner);
  if (found.size === 0) {
    const some = nearest(region, middleOf(region));
    if (some) take(some);
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
};
