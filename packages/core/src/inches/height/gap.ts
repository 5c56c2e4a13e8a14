import { compareProducts, type Sign, signOfSum, squareBetween } from '../exact.js';
import { compareGap } from '../gap.js';
import { coreOf, type Outline, type Point } from '../outline.js';
import { footOf, type Point3, planOf, type Solid, topOf } from './solid.js';

/** The height between two solids of which one is above the other: from the top of the lower one to the foot of the upper one; else 0. */
export const levelGap = (a: Solid, b: Solid): number => Math.max(0, footOf(a) - topOf(b), footOf(b) - topOf(a));

/** Compares the distance of a point from a leg with `reach + √root`. */
const compareToLeg = (from: Point, to: Point, at: Point, reach: number, root: number): Sign => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [cx, cy] = [at.x - from.x, at.y - from.y];
  const along = dx * cx + dy * cy;
  const square = dx * dx + dy * dy;
  const toPoint = (away: number): Sign => signOfSum([[away], [-reach, reach], [-root]], [[-2, reach]], root);
  if (along <= 0) return toPoint(cx * cx + cy * cy);
  if (along >= square) return toPoint(squareBetween(to, at));
  const across = dx * cy - dy * cx;
  return signOfSum(
    [
      [across, across],
      [-square, reach, reach],
      [-square, root],
    ],
    [[-2, reach, square]],
    root,
  );
};

/** Compares the gap between two outlines that do not overlap with the square root of a whole number above 0. */
const compareGapToRoot = (a: Outline, b: Outline, root: number): Sign => {
  // The whole lengths beside the root decide nearly always.
  const down = Math.floor(Math.sqrt(root));
  if (compareGap(a, b, down) <= 0) return down * down === root ? compareGap(a, b, down) : -1;
  if (compareGap(a, b, down + 1) > 0) return 1;
  const [one, other] = [coreOf(a), coreOf(b)];
  const reach = one.radius + other.radius;
  let least: Sign = 1;
  for (const [own, points] of [[one, other], [other, one]] as const) // biome-ignore format: a pair each
    for (const at of points.corners)
      for (const [i, from] of own.corners.entries()) {
        const sign = compareToLeg(from, own.corners[(i + 1) % own.corners.length] as Point, at, reach, root);
        if (sign < least) least = sign;
      }
  return least;
};

/**
 * Compares the straight line between the closest points of two solids with a length, exactly: below 0 the line is shorter,
 * at 0 it is as long, above 0 it is longer. Solids that overlap have a gap below zero; solids that only touch have the gap
 * zero.
 *
 * @param length 0 or more
 */
export const compareSpaceGap = (a: Solid, b: Solid, length: number): Sign => {
  const [one, other] = [planOf(a), planOf(b)];
  const apart = levelGap(a, b);
  if (apart === 0) {
    const sign = compareGap(one, other, length);
    if (length > 0 || sign >= 0) return sign;
    // The outlines overlap, but the levels must overlap, too: where the levels only touch, the solids only touch.
    return footOf(a) < topOf(b) && footOf(b) < topOf(a) ? -1 : 0;
  }
  if (length < apart) return 1;
  const root = length * length - apart * apart;
  return root === 0 ? (compareGap(one, other, 0) <= 0 ? 0 : 1) : compareGapToRoot(one, other, root);
};

/** True if some point of the one solid is `length` or less away from some point of the other, straight through space. */
export const withinSpace = (a: Solid, b: Solid, length: number): boolean => compareSpaceGap(a, b, length) <= 0;

/** True if two solids share points of their borders only. */
export const touchesInSpace = (a: Solid, b: Solid): boolean => compareSpaceGap(a, b, 0) === 0;

/** True if two solids share more than points of their borders. */
export const overlapsInSpace = (a: Solid, b: Solid): boolean => compareSpaceGap(a, b, 0) < 0;

/** The gap between two solids, rounded up to a whole unit: the least length that they are within. 0 if they overlap. */
export const spaceGap = (a: Solid, b: Solid): number => {
  let [under, enough] = [-1, 1];
  while (!withinSpace(a, b, enough)) [under, enough] = [enough, 2 * enough];
  while (enough - under > 1) {
    const middle = Math.floor((under + enough) / 2);
    if (withinSpace(a, b, middle)) enough = middle;
    else under = middle;
  }
  return enough;
};

/** Compares the straight line between two points in space with a length, exactly, such as the line of a jump. */
export const compareSpan = (from: Point3, to: Point3, length: number): Sign => {
  const rise = to.z - from.z;
  return compareProducts(squareBetween(from, to) + rise * rise, 1, length, length);
};
