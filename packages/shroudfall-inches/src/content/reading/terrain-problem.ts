import { firstProblem, firstRepeat, itemsOf, type Part } from '@rulewright/core/content';
import { orientation, overlaps, type Point, type Polygon, whyNoOutline, within } from '@rulewright/core/inches';
import { cornersTurned, facings } from '../../terrain/facings.js';
import type { TerrainCard, TerrainPiece } from '../../vocabulary/pack.js';
import type { Problem } from './problem.js';

/** The first problem of a terrain card. */
export const terrainProblem = ({ value: { main, side }, path }: Part<TerrainCard>): Problem | undefined =>
  firstProblem(itemsOf(main, `${path}.main`), pieceProblem) ??
  firstProblem(itemsOf(side, `${path}.side`), pieceProblem);

const pieceProblem = ({ value: piece, path }: Part<TerrainPiece>): Problem | undefined => {
  const repeat = firstRepeat(piece.keywords.map(one => ('type' in one ? `${one.id} ${one.type}` : one.id)));
  if (repeat !== undefined) return { code: 'duplicate', rule: 'SFI-TERRAIN-002', path: `${path}.keywords[${repeat}]` };
  return footprintProblem(piece, path);
};

/** In 1/100 mm. Parts that overlap less than this might only touch when they lie on the table, with corners rounded to the grid. */
const LEAST_OVERLAP = 10;

/** True if no corner of a polygon lies deep within the line of an edge of another one. */
const isBeyondEdge = (own: Polygon, other: Polygon): boolean =>
  own.corners.some((p, i) => {
    const q = own.corners[(i + 1) % own.corners.length] ?? p;
    const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
    return other.corners.every(corner => orientation(p, q, corner) / length < LEAST_OVERLAP);
  });

/** True if two polygons are apart, or overlap by too little. */
const areNearlyApart = (a: Polygon, b: Polygon): boolean => isBeyondEdge(a, b) || isBeyondEdge(b, a);

/**
 * True if every corner of a convex polygon turns by more than rounding can take away, so that the polygon stays convex in
 * any direction. Rounding moves both ends of an edge by at most half a unit along each axis: the edge as a vector changes by at
 * most √2, and the product of two edges by at most √2 times their lengths, and 2.
 */
const turnsSharply = (corners: readonly Point[]): boolean =>
  corners.every((b, i) => {
    const a = corners.at(i - 1) ?? b;
    const c = corners[(i + 1) % corners.length] ?? b;
    // The sum of two sides of a box is no less than its diagonal.
    const lengths = Math.abs(b.x - a.x) + Math.abs(b.y - a.y) + Math.abs(c.x - b.x) + Math.abs(c.y - b.y);
    return orientation(a, b, c) > 1.5 * lengths + 2;
  });

/** True if a part of a footprint stays a convex polygon on the grid in every direction of its piece. */
const canBeTurned = (corners: readonly Point[]): boolean =>
  turnsSharply(corners) ||
  facings.every(facing =>
    cornersTurned({ footprint: [corners] }, facing).every(turned => !whyNoOutline({ corners: turned }, '')),
  );

/**
 * A footprint is made of convex polygons of which each overlaps one before it: it is one piece. Two polygons must not merely touch,
 * since a line of sight could lead along the border between them.
 */
const footprintProblem = ({ footprint }: TerrainPiece, path: string): Problem | undefined => {
  for (const [at, corners] of footprint.entries()) {
    const where = `${path}.footprint[${at}]`;
    const wrong = whyNoOutline({ corners }, where);
    if (wrong) return { code: wrong.code, rule: 'SFI-TERRAIN-002', path: where };
    const before = footprint.slice(0, at).map(others => ({ corners: others }));
    if (before.some(other => within(other, { corners }, LEAST_OVERLAP) && areNearlyApart(other, { corners }))) {
      return { code: 'parts-merely-touch', rule: 'SFI-LOS-006', path: where };
    }
    const joined = before.some(other => overlaps(other, { corners }));
    if (at > 0 && !joined) return { code: 'not-one-piece', rule: 'SFI-TERRAIN-001', path: where };
    if (!canBeTurned(corners)) return { code: 'too-flat', rule: 'SFI-TERRAIN-002', path: where };
  }
  return undefined;
};
