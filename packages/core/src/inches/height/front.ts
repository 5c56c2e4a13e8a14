import { compareProducts } from '../exact.js';
import type { Disc, Point } from '../outline.js';
import { planOf, type Solid } from './solid.js';

/** All points on one side of an upright plane, the plane included. */
export interface HalfSpace {
  /** A point of the plane. */
  readonly at: Point;
  /** A normal of the plane, towards the inner side: of any length but zero. */
  readonly facing: Point;
}

/** True if a solid lies in a half space at least partly, or touches it. */
export const reachesInto = (solid: Solid, { at, facing }: HalfSpace): boolean => {
  const ahead = (point: Point): number => (point.x - at.x) * facing.x + (point.y - at.y) * facing.y;
  const plan = planOf(solid);
  if ('corners' in plan) return plan.corners.some(corner => ahead(corner) >= 0);
  const behind = -ahead(plan.at);
  const square = facing.x * facing.x + facing.y * facing.y;
  return behind <= 0 || compareProducts(behind, behind, plan.radius * plan.radius, square) <= 0;
};

/**
 * True if a solid lies at least partly in the front half of a base: on the side of the line through the centre of the base,
 * across its facing, that the base faces. The line itself belongs to the front.
 *
 * @param facing a vector of any length but zero
 */
export const inFront = (base: Disc, facing: Point, other: Solid): boolean =>
  reachesInto(other, { at: base.at, facing });
