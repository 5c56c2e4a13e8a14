/*
 * A slow second opinion on gaps for the tests. It shares no code and no idea with the product: shapes are lists of small
 * whole corners with a radius. The points that two hulls have in common are worked out as fractions of big integers, and
 * distances are found by brute force over the points of each edge: for an edge of the squared length n, the point nearest
 * to a grid point lies at k/n of the edge for a whole number k.
 */

export type Pair = readonly [number, number];
export interface Rounded {
  readonly corners: readonly Pair[];
  readonly radius: number;
}
/** x and y over a common denominator above zero. */
type Fraction = readonly [x: bigint, y: bigint, over: bigint];

const edges = (corners: readonly Pair[]): [Pair, Pair][] =>
  corners.map((p, i) => [p, corners[(i + 1) % corners.length] ?? p]);

/** Twice the area of the triangle of an edge and a point, times the denominator of the point. */
const area = ([[px, py], [qx, qy]]: readonly [Pair, Pair], [x, y, over]: Fraction): bigint => {
  const [dx, dy] = [BigInt(qx - px), BigInt(qy - py)];
  return dx * (y - BigInt(py) * over) - dy * (x - BigInt(px) * over);
};

/** True if a point lies in a hull: in its inside only, if `strictly`. A leg has its points between the ends as inside. */
const holds = (corners: readonly Pair[], point: Fraction, strictly: boolean): boolean => {
  const [x, y, over] = point;
  const [[ax, ay], b] = corners as readonly [Pair, Pair?];
  if (!b) return x === BigInt(ax) * over && y === BigInt(ay) * over;
  if (corners.length > 2) {
    return edges(corners).every(edge => (strictly ? area(edge, point) > 0n : area(edge, point) >= 0n));
  }
  if (area([[ax, ay], b], point) !== 0n) return false;
  const toStart = [x - BigInt(ax) * over, y - BigInt(ay) * over] as const;
  const toEnd = [x - BigInt(b[0]) * over, y - BigInt(b[1]) * over] as const;
  const facing = toStart[0] * toEnd[0] + toStart[1] * toEnd[1];
  return strictly ? facing < 0n : facing <= 0n;
};

/** The corners of what two hulls have in common: corners of each in the other, and crossings of edges. */
const common = (a: readonly Pair[], b: readonly Pair[]): Fraction[] => {
  const whole = ([x, y]: Pair): Fraction => [BigInt(x), BigInt(y), 1n];
  const found = [
    ...a.map(whole).filter(point => holds(b, point, false)),
    ...b.map(whole).filter(point => holds(a, point, false)),
  ];
  for (const one of edges(a)) {
    for (const other of edges(b)) {
      const [s, t] = [area(one, whole(other[0])), area(one, whole(other[1]))];
      if (s === t) continue;
      const sign = s - t < 0n ? -1n : 1n;
      const mix = (p: number, q: number): bigint => (BigInt(q) * s - BigInt(p) * t) * sign;
      const point: Fraction = [mix(other[0][0], other[1][0]), mix(other[0][1], other[1][1]), (s - t) * sign];
      if (holds(a, point, false) && holds(b, point, false)) found.push(point);
    }
  }
  return found;
};

/** The middle of some points. */
const middle = (points: readonly Fraction[]): Fraction => {
  const over = points.reduce((product, point) => product * point[2], 1n);
  const sum = (axis: 0 | 1): bigint => points.reduce((so, point) => so + (point[axis] * over) / point[2], 0n);
  return [sum(0), sum(1), over * BigInt(points.length)];
};

/** Compares the squared distance of the nearest points of two hulls' borders with a squared length. */
const nearest = (a: readonly Pair[], b: readonly Pair[], length: number): number => {
  let least = 1;
  for (const [own, other] of [
    [a, b],
    [b, a],
  ] as const) {
    // biome-ignore format: a pair each
    for (const [[px, py], [qx, qy]] of edges(own)) {
      const n = Math.max(1, (qx - px) ** 2 + (qy - py) ** 2);
      for (const [x, y] of other) {
        for (let k = 0; k <= n; k++) {
          const square = (n * px + k * (qx - px) - n * x) ** 2 + (n * py + k * (qy - py) - n * y) ** 2;
          least = Math.min(least, Math.sign(square - (n * length) ** 2));
        }
      }
    }
  }
  return least;
};

/** The gap between two shapes compared with a length: -1 shorter, 0 as long, 1 longer. */
export const twinCompareGap = (a: Rounded, b: Rounded, length: number): number => {
  const reach = a.radius + b.radius + length;
  const shared = common(a.corners, b.corners);
  if (reach > 0) return shared.length > 0 ? -1 : nearest(a.corners, b.corners, reach);
  if (shared.length === 0) return 1;
  const point = middle(shared);
  const solid = a.corners.length > 2 || b.corners.length > 2;
  return solid && holds(a.corners, point, true) && holds(b.corners, point, true) ? -1 : 0;
};
