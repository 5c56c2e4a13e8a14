import { compareProducts, compareToLeg, distance, orientation, type Sign, signOf, squareBetween } from './exact.js';
import { type Core, coreOf, type Outline, type Point } from './outline.js';

export type Corners = readonly Point[];

/** The edges of the hull of some corners, which lies on the inner side of each. A leg has two. */
export const edgesOf = (corners: Corners): readonly (readonly [Point, Point])[] =>
  corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] as Point]);

/** True if no corner lies on the inner side of a line. */
const allBeyond = (from: Point, dx: number, dy: number, corners: Corners): boolean => {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of corners) least = Math.min(least, dy * (x - from.x) - dx * (y - from.y));
  return signOf(least) >= 0;
};

/** True if an edge of a hull keeps all of some corners out, touching or not. */
const keepsOut = (own: Corners, other: Corners): boolean => {
  for (let i = 0; own.length > 1 && i < own.length; i++) {
    const p = own[i] as Point;
    const q = own[(i + 1) % own.length] as Point;
    if (allBeyond(p, q.x - p.x, q.y - p.y, other)) return true;
  }
  return false;
};

/** Compares the distances of corners from the edges of a hull with a length. */
const compareEdges = (own: Corners, other: Corners, length: number): Sign => {
  let least: Sign = 1;
  for (const at of other)
    for (let i = 0; i < own.length; i++) {
      const sign = compareToLeg(own[i] as Point, own[(i + 1) % own.length] as Point, at, length);
      if (sign < 0) return -1;
      if (sign === 0) least = 0;
    }
  return least;
};

/** Compares the distance of two hulls whose insides do not meet with a length, by each corner and edge. */
const compareBorders = (a: Corners, b: Corners, length: number): Sign => {
  const first = compareEdges(a, b, length);
  return first < 0 ? first : (Math.min(first, compareEdges(b, a, length)) as Sign);
};

/** True if all corners of the second hull are more than a length beyond those of the first along an axis, up or down. */
const isPast = (a: Corners, b: Corners, axis: 'x' | 'y', up: 1 | -1, length: number): boolean => {
  let [most, least] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const corner of a) most = Math.max(most, up * corner[axis]);
  for (const corner of b) least = Math.min(least, up * corner[axis]);
  return least - most > length;
};

/** True if two hulls are more than a length apart along an axis: most pairs are, and need no comparison of edges. */
const areFarApart = (a: Corners, b: Corners, length: number): boolean =>
  isPast(a, b, 'x', 1, length) ||
  isPast(a, b, 'x', -1, length) ||
  isPast(a, b, 'y', 1, length) ||
  isPast(a, b, 'y', -1, length);

const compareCores = (a: Core, b: Core, length: number): Sign => {
  const reach = a.radius + b.radius + length;
  if (reach < 0) return 1;
  if (a.corners.length === 1 && b.corners.length === 1) {
    return signOf(squareBetween(a.corners[0] as Point, b.corners[0] as Point) - reach * reach);
  }
  if (areFarApart(a.corners, b.corners, reach)) return 1;
  const meet = !keepsOut(a.corners, b.corners) && !keepsOut(b.corners, a.corners);
  return meet ? -1 : compareBorders(a.corners, b.corners, reach);
};

/**
 * Compares the gap between two outlines with a length, exactly: below 0 the gap is shorter, at 0 it is as long, above 0
 * it is longer. Outlines that overlap have a gap below zero; outlines that only touch have the gap zero.
 */
export const compareGap = (a: Outline, b: Outline, length: number): Sign => {
  if ('at' in a && 'at' in b) {
    // Two bases: the question that games ask most.
    const reach = a.radius + b.radius + length;
    return reach < 0 ? 1 : signOf(squareBetween(a.at, b.at) - reach * reach);
  }
  return compareCores(coreOf(a), coreOf(b), length);
};

/** True if some part of the one outline is `length` or less away from the other. */
export const within = (a: Outline, b: Outline, length: number): boolean => compareGap(a, b, length) <= 0;

/** True if two outlines share points of their borders only. */
export const touches = (a: Outline, b: Outline): boolean => compareGap(a, b, 0) === 0;

/** True if two outlines share more than points of their borders. */
export const overlaps = (a: Outline, b: Outline): boolean => compareGap(a, b, 0) < 0;

/** True if a disc lies in a hull, touching the border or not. */
const holdsDisc = (hull: Corners, at: Point, radius: number): boolean =>
  hull.every((p, i) => {
    const q = hull[(i + 1) % hull.length] as Point;
    const inside = orientation(p, q, at);
    return inside >= 0 && compareProducts(inside, inside, radius * radius, squareBetween(p, q)) >= 0;
  });

/**
 * True if every point of the first outline is `length` or less away from the second. With the length 0: if the first
 * outline lies in the second, touching its border or not.
 */
export const completelyWithin = (outline: Outline, other: Outline, length: number): boolean => {
  const [inner, outer] = [coreOf(outline), coreOf(other)];
  // The first lies in the second widened by the length; its own roundness takes that much of the room.
  const room = outer.radius + length - inner.radius;
  const corners = outer.corners;
  if (room < 0) return corners.length > 2 && inner.corners.every(at => holdsDisc(corners, at, -room));
  return inner.corners.every(at => compareCores({ corners: [at], radius: 0 }, { corners, radius: 0 }, room) <= 0);
};

/** The gap between two outlines, rounded up to a whole unit: the least length that they are within. 0 if they overlap. */
export const gap = (a: Outline, b: Outline): number => {
  if ('at' in a && 'at' in b) return Math.max(0, distance(a.at, b.at) - a.radius - b.radius);
  let [under, enough] = [-1, 1];
  while (!within(a, b, enough)) [under, enough] = [enough, 2 * enough];
  while (enough - under > 1) {
    const middle = Math.floor((under + enough) / 2);
    if (within(a, b, middle)) enough = middle;
    else under = middle;
  }
  return enough;
};
