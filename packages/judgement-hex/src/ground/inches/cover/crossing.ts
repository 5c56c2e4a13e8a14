import { compareProducts, crosses, type Disc, orientation, type Point, squareBetween } from '@rulewright/core/inches';
import type { Part } from '../terrain/part.js';

/** True if a base touches the line from the first to the second point from its right hand side. */
const touchesFromOutside = (p: Point, q: Point, { at, radius }: Disc): boolean => {
  const out = -orientation(p, q, at);
  return out >= 0 && compareProducts(out, out, radius * radius, squareBetween(p, q)) === 0;
};

/**
 * True if a line between two bases runs along an edge, for more than a point. Such a line touches both bases from outside the
 * shape, and the parts of the line that lie beside the edge and between the bases overlap.
 */
const runsAlong = (a: Disc, b: Disc, p: Point, q: Point): boolean => {
  if (!touchesFromOutside(p, q, a) || !touchesFromOutside(p, q, b)) return false;
  const along = ({ at }: Disc): number => (q.x - p.x) * (at.x - p.x) + (q.y - p.y) * (at.y - p.y);
  const [one, other] = [along(a), along(b)];
  return Math.max(0, Math.min(one, other)) < Math.min(squareBetween(p, q), Math.max(one, other));
};

/**
 * True if some straight line from any point of one base to any point of another crosses a shape or runs along its edge; a line
 * that touches the shape at a single point does neither (JV11-COV-003). Exact.
 */
export const crossesPart = (a: Disc, b: Disc, { outline }: Part): boolean => {
  if (crosses(a, b, outline)) return true;
  if ('at' in outline) return false;
  const { corners } = outline;
  return corners.some((p, i) => runsAlong(a, b, p, corners[(i + 1) % corners.length] as Point));
};
