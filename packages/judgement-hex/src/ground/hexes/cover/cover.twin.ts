/*
 * A second opinion on cover for the tests that shares neither code nor idea with the product: it takes the book's first
 * sentence word by word (some line from a point of the one hex to a point of the other crosses the cover's hex or runs
 * along its border) where the product takes the half plane of its figures. Hexes are flat-topped with middles at
 * (3 column, height in half hexes).
 *
 * The points on lines between two convex shapes are their convex hull, so a line crosses a hex exactly if the hull and
 * the hex overlap.
 */

export type Point = readonly [x: number, y: number];

const corners: readonly Point[] = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
];
const cornersOf = ([x, y]: Point): readonly Point[] => corners.map(([dx, dy]): Point => [x + dx, y + dy]);

/** The side of the line through p and q on which a point is: the sign of the result, 0 on the line. */
const side = (p: Point, q: Point, [x, y]: Point): number => (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]);

/**
 * True if two sets of points have hulls that overlap: no line through two of the points has them on different sides.
 */
const overlap = (a: readonly Point[], b: readonly Point[]): boolean => {
  const points = [...new Map([...a, ...b].map(point => [point.join(), point])).values()];
  return points.every((p, index) =>
    points.slice(index + 1).every(q => {
      const [sidesA, sidesB] = [a.map(point => side(p, q, point)), b.map(point => side(p, q, point))];
      const apart =
        (sidesA.every(s => s <= 0) && sidesB.every(s => s >= 0)) ||
        (sidesA.every(s => s >= 0) && sidesB.every(s => s <= 0));
      return !apart;
    }),
  );
};

/** True if a line between two hexes runs along a stretch of the border of a third. */
const runsAlong = (a: readonly Point[], b: readonly Point[], hex: readonly Point[]): boolean =>
  hex.some((p, index) => {
    const q = hex[(index + 1) % hex.length] ?? p;
    const along = ([x, y]: Point): number => (x - p[0]) * (q[0] - p[0]) + (y - p[1]) * (q[1] - p[1]);
    const onLine = (points: readonly Point[]): readonly number[] => {
      const places = points.filter(point => side(p, q, point) === 0).map(along);
      // Where the line goes through sides: their points have sixths of the edge at most.
      points.forEach((from, at) => {
        const to = points[(at + 1) % points.length] ?? from;
        const [s, t] = [side(p, q, from), side(p, q, to)];
        if (s * t < 0) places.push((along(from) * t - along(to) * s) / (t - s));
      });
      return places;
    };
    const [onA, onB] = [onLine(a), onLine(b)];
    if (onA.length === 0 || onB.length === 0) return false;
    const [low, high] = [Math.min(...onA, ...onB), Math.max(...onA, ...onB)];
    return Math.min(high, along(q)) - Math.max(low, 0) > 1e-9;
  });

/** True if an attacker in one hex faces cover that a third hex gives the target in the second. */
export const twinFacesCover = (attacker: Point, target: Point, cover: Point): boolean => {
  const [a, b, c] = [cornersOf(attacker), cornersOf(target), cornersOf(cover)];
  return overlap([...a, ...b], c) || runsAlong(a, b, c);
};
