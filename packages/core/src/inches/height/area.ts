import { signOf, signOfSum, squareBetween } from '../exact.js';
import { compareGap, completelyWithin } from '../gap.js';
import type { Disc, Point } from '../outline.js';
import type { Cylinder } from './solid.js';

/** The convex hull of two discs, such as a spray with a narrow end and a wide one. */
export interface Teardrop {
  readonly narrow: Disc;
  readonly wide: Disc;
}

/** A flat area that lies at a level. */
export interface Area {
  readonly shape: Disc | Teardrop;
  readonly level: number;
  /** The most height between the level of the area and the foot of a model that it reaches, up or down. */
  readonly height: number;
}

/**
 * True if a point lies in the hull of two discs, border included, exactly. The radius of a disc may be below zero: then the
 * hull begins as a point between the discs, where the radius would be zero.
 *
 * From the centre of the smaller disc, let D lead to the centre of the larger one, and k be the difference of the radii. A
 * line that touches both discs on one side has the direction (√(D² - k²), k) in the frame along D, all times |D|.
 */
const inHull = (a: Disc, b: Disc, at: Point): boolean => {
  const [small, large] = a.radius <= b.radius ? [a, b] : [b, a];
  const inDisc = ({ at: centre, radius }: Disc): boolean => radius >= 0 && squareBetween(centre, at) <= radius * radius;
  if (inDisc(large) || inDisc(small)) return true;
  const [dx, dy] = [large.at.x - small.at.x, large.at.y - small.at.y];
  const [px, py] = [at.x - small.at.x, at.y - small.at.y];
  const k = large.radius - small.radius;
  const square = dx * dx + dy * dy;
  const root = square - k * k;
  // One disc lies in the other.
  if (root <= 0) return false;
  const along = dx * px + dy * py;
  const across = Math.abs(dx * py - dy * px);
  // The part of the way along the line that touches both: before 0 the small disc is nearest, beyond the end the large one.
  const begun = signOfSum([[across, k]], [[along]], root);
  const ended = signOfSum([[across, k]], [[along], [-square]], root);
  if (begun < 0 || ended > 0) return false;
  return signOfSum([[-small.radius, square], [-k, along]], [[across]], root) <= 0; // biome-ignore format: two products
};

const widened = ({ at, radius }: Disc, by: number): Disc => ({ at, radius: radius + by });

const reachesLevel = ({ level, height }: Area, { foot }: Cylinder): boolean =>
  signOf(Math.abs(foot - level) - height) <= 0;

/** True if an area covers a hitbox from above at least partly, or touches it, and the model stands near enough to its level. */
export const coversPart = (area: Area, hitbox: Cylinder): boolean => {
  if (!reachesLevel(area, hitbox)) return false;
  const { shape } = area;
  if ('at' in shape) return compareGap(shape, hitbox, 0) <= 0;
  return inHull(widened(shape.narrow, hitbox.radius), widened(shape.wide, hitbox.radius), hitbox.at);
};

/** True if an area covers all of a hitbox from above, up to its border, and the model stands near enough to its level. */
export const coversWhole = (area: Area, hitbox: Cylinder): boolean => {
  if (!reachesLevel(area, hitbox)) return false;
  const { shape } = area;
  if ('at' in shape) return completelyWithin(hitbox, shape, 0);
  return inHull(widened(shape.narrow, -hitbox.radius), widened(shape.wide, -hitbox.radius), hitbox.at);
};
