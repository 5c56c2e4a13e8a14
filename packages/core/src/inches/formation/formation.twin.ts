/*
 * A slow second opinion on formations for the tests: all sets of points are tried. It shares no code and no idea with the product:
 * points are pairs of small numbers, and a set is kept together by a flood over its links.
 */

type Pair = readonly [number, number];

const squareOf = ([ax, ay]: Pair, [bx, by]: Pair): number => (ax - bx) ** 2 + (ay - by) ** 2;

/** True if all pairs of a set are linked, directly or by others. */
const hangsTogether = (set: readonly Pair[], linked: number): boolean => {
  const reached = new Set(set.slice(0, 1));
  for (const one of reached) for (const other of set) if (squareOf(one, other) <= linked ** 2) reached.add(other);
  return reached.size === set.length;
};

/** True if so many of the points can be taken beside those that are taken: not too near to one another, and linked. */
export const twinFormation = (
  points: readonly Pair[],
  count: number,
  apart: number,
  linked: number,
  taken: readonly Pair[] = [],
): boolean => {
  if (count === 0) return hangsTogether(taken, linked);
  return points.some((point, i) => {
    if (taken.some(one => squareOf(one, point) < apart ** 2)) return false;
    return twinFormation(points.slice(i + 1), count - 1, apart, linked, [...taken, point]);
  });
};
