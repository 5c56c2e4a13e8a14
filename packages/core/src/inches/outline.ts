import { GameError } from '../match/errors.js';
import { isObject } from '../match/json.js';
import type { Refusal } from '../match/types.js';
import { LIMIT, orientation } from './exact.js';

/** A point of the grid: whole units of 1/100 mm. In pictures x grows to the right and y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A round base. A disc of radius 0 is a point. */
export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

/** All points at most `radius` away from a leg: the ground that a round base covers on a straight move. */
export interface Stadium {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
}

/**
 * A convex polygon of at least three corners. The corners follow each other clockwise in a picture (x to the right, y
 * downwards), and no three corners are on one line.
 */
export interface Polygon {
  readonly corners: readonly Point[];
}

/** A shape on the table, border included. */
export type Outline = Disc | Stadium | Polygon;

/** The most corners that a polygon may have. */
const MOST_CORNERS = 256;

export const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

const whyNoNumber = (value: unknown, least: number, path: string): Refusal | undefined => {
  if (!Number.isInteger(value)) return { code: 'not-a-whole-number', path };
  const number = Number(value);
  if (number < least) return { code: 'too-small', path, detail: { least } };
  return number > LIMIT ? { code: 'too-large', path, detail: { most: LIMIT } } : undefined;
};

/** Tells why a value, which may be anything, is no length; undefined if it is one. */
export const whyNoLength = (value: unknown, path: string): Refusal | undefined => whyNoNumber(value, 0, path);

/** Tells why a value, which may be anything, is no point of the grid; undefined if it is one. */
export const whyNoPoint = (value: unknown, path: string): Refusal | undefined => {
  if (!isObject(value) || Object.keys(value).length !== 2) return { code: 'not-a-point', path };
  return whyNoNumber(value.x, -LIMIT, `${path}.x`) ?? whyNoNumber(value.y, -LIMIT, `${path}.y`);
};

/** Tells why points, taken as corners, are no convex polygon in the right order; undefined if they are one. */
const whyNotConvex = (corners: readonly Point[], path: string): Refusal | undefined => {
  const n = corners.length;
  const turn = (a: number, b: number, c: number): number =>
    orientation(corners[a % n] as Point, corners[b % n] as Point, corners[c % n] as Point);
  const turns = corners.map((_, i) => turn(i, i + 1, i + 2));
  if (turns.every(one => one < 0)) return { code: 'wrong-winding', path };
  const wrong = turns.findIndex(one => one <= 0);
  if (wrong >= 0) return { code: 'not-convex', path: `${path}[${(wrong + 1) % n}]` };
  // Every corner turns the right way: only a star, which goes round more than once, is still possible. All of a convex
  // polygon lies on one side of its first edge.
  const beyond = corners.findIndex((_, i) => i > 1 && (turn(0, 1, i) <= 0 || turn(0, i, i + 1) < 0));
  return beyond < 0 ? undefined : { code: 'not-convex', path: `${path}[${beyond}]` };
};

/** Cache: the corners of polygons that passed the check, so that a piece of terrain is checked only once. */
const rightCorners: WeakSet<object> = /* @__PURE__ */ new WeakSet();

/** Tells why a value, which may be anything, is no outline; undefined if it is one. */
export const whyNoOutline = (value: unknown, path: string): Refusal | undefined => {
  if (!isObject(value)) return { code: 'not-an-outline', path };
  const radius = (): Refusal | undefined => whyNoLength(value.radius, `${path}.radius`);
  if ('at' in value) return whyNoPoint(value.at, `${path}.at`) ?? radius();
  if ('from' in value) return whyNoPoint(value.from, `${path}.from`) ?? whyNoPoint(value.to, `${path}.to`) ?? radius();
  const { corners } = value;
  if (Array.isArray(corners) && rightCorners.has(corners)) return undefined;
  const where = `${path}.corners`;
  if (!Array.isArray(corners) || corners.length < 3) return { code: 'not-an-outline', path: where };
  if (corners.length > MOST_CORNERS) return { code: 'too-many-corners', path: where, detail: { most: MOST_CORNERS } };
  for (const [i, corner] of corners.entries()) {
    const wrong = whyNoPoint(corner, `${where}[${i}]`);
    if (wrong) return wrong;
  }
  const wrong = whyNotConvex(corners, where);
  if (!wrong) rightCorners.add(corners);
  return wrong;
};

/** An outline, checked; throws a GameError that names the field. */
const checked = <Shape extends Outline>(shape: Shape, name: string): Shape => {
  const wrong = whyNoOutline(shape, name);
  if (wrong) throw new GameError(`${wrong.code} at ${wrong.path}`);
  return shape;
};

/** A disc, checked: throws a GameError that names the wrong field. */
export const disc = (at: Point, radius: number): Disc => checked({ at, radius }, 'disc');

/** A stadium, checked: throws a GameError that names the wrong field. */
export const stadium = (from: Point, to: Point, radius: number): Stadium => checked({ from, to, radius }, 'stadium');

/** A convex polygon, checked: throws a GameError that names the wrong field. */
export const polygon = (corners: readonly Point[]): Polygon => checked({ corners }, 'polygon');

/** A rectangle along the axes, by its top left corner in a picture. */
export const rectangle = ({ x, y }: Point, width: number, height: number): Polygon =>
  polygon([
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);

/** An outline as all points at most `radius` away from the convex hull of its corners. */
export interface Core {
  readonly corners: readonly Point[];
  readonly radius: number;
}

export const coreOf = (outline: Outline): Core => {
  if ('at' in outline) return { corners: [outline.at], radius: outline.radius };
  if ('corners' in outline) return { corners: outline.corners, radius: 0 };
  const { from, to, radius } = outline;
  return { corners: samePoint(from, to) ? [from] : [from, to], radius };
};
