import type { Disc, Polygon } from '../outline.js';

/*
 * The part of a base that lies on some pieces. A base counts as a polygon of 128 corners on its border here: the share of
 * such a polygon differs from the share of the disc by less than 1/1000, and an edge through the centre halves both.
 */

type Corner = readonly [x: number, y: number];

const QUARTER = 32;

/** Points of the circle of radius 1, clockwise in a picture, in quarters that are equal to the last bit. */
const circle: readonly Corner[] = /* @__PURE__ */ (() => {
  const first = Array.from({ length: QUARTER }, (_, i): Corner => {
    const t = i / QUARTER;
    return [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t)];
  });
  const turned = (by: Corner): Corner[] => first.map(([x, y]) => [x * by[0] - y * by[1], x * by[1] + y * by[0]]);
  return [...first, ...turned([0, 1]), ...turned([-1, 0]), ...turned([0, -1])];
})();

/** The part of a convex polygon that lies in another one. */
const clipped = (corners: readonly Corner[], within: readonly Corner[]): readonly Corner[] => {
  let rest = corners;
  within.forEach(([px, py], i) => {
    const [qx, qy] = within[(i + 1) % within.length] as Corner;
    const inside = ([x, y]: Corner): number => (qx - px) * (y - py) - (qy - py) * (x - px);
    rest = rest.flatMap((corner, k): Corner[] => {
      const next = rest[(k + 1) % rest.length] as Corner;
      const [here, there] = [inside(corner), inside(next)];
      const kept = here >= 0 ? [corner] : [];
      if (here >= 0 === there >= 0) return kept;
      const share = here / (here - there);
      return [...kept, [corner[0] + share * (next[0] - corner[0]), corner[1] + share * (next[1] - corner[1])]];
    });
  });
  return rest;
};

/** Twice the area of a polygon. */
const areaOf = (corners: readonly Corner[]): number =>
  corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] as Corner;
    return sum + x * nextY - y * nextX;
  }, 0);

/** Twice the area of a polygon that lies in at least one of some pieces: in the first one, or else in the others. */
const covered = (corners: readonly Corner[], pieces: readonly (readonly Corner[])[]): number => {
  const [first, ...rest] = pieces;
  if (!first || corners.length < 3) return 0;
  const inFirst = clipped(corners, first);
  return areaOf(inFirst) + covered(corners, rest) - covered(inFirst, rest);
};

/** The share of a base that lies on at least one of some pieces: from 0 to 1, off by less than 1/1000. */
export const shareOn = ({ at, radius }: Disc, pieces: readonly Polygon[]): number => {
  const around = pieces.map(({ corners }) =>
    corners.map(({ x, y }): Corner => [(x - at.x) / radius, (y - at.y) / radius]),
  );
  return covered(circle, around) / areaOf(circle);
};

/** An amount that the errors of doubles stay far below: shares so near to a half are a half. */
const CLOSE = 1e-9;

/** True if at least half of a base lies on some pieces. A base that an edge halves through its centre does. */
export const halfOn = (base: Disc, pieces: readonly Polygon[]): boolean => shareOn(base, pieces) >= 0.5 - CLOSE;
