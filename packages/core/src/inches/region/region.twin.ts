/*
 * A slow second opinion on regions for the tests: every point of a small table is tried. It shares no code and no idea
 * with the product: shapes are lists of corners with a radius, and distances are compared as fractions. All numbers are
 * small enough to be exact.
 */

export interface TwinLimit {
  readonly kind: string;
  readonly corners: readonly (readonly [number, number])[];
  readonly radius: number;
  readonly length: number;
}

/** The squared distance of a point from a hull as a fraction; below zero by the squared depth in the inside. */
const squareFrom = (corners: TwinLimit['corners'], x: number, y: number): readonly [number, number] => {
  let best: readonly [number, number] = [Number.MAX_SAFE_INTEGER, 1];
  let inside = corners.length > 2;
  corners.forEach(([px, py], i) => {
    const [qx, qy] = corners[(i + 1) % corners.length] ?? [px, py];
    const [ex, ey, fx, fy] = [qx - px, qy - py, x - px, y - py];
    const n = ex * ex + ey * ey;
    const t = ex * fx + ey * fy;
    const cross = ex * fy - ey * fx;
    if (cross < 0) inside = false;
    const options: (readonly [number, number])[] = [[fx * fx + fy * fy, 1]];
    if (n > 0 && t >= 0 && t <= n) options.push([cross * cross, n]);
    for (const [top, bottom] of options) if (top * best[1] < best[0] * bottom) best = [top, bottom];
  });
  return inside ? [-best[0], best[1]] : best;
};

const compare = (corners: TwinLimit['corners'], x: number, y: number, reach: number): number => {
  const [top, bottom] = squareFrom(corners, x, y);
  return Math.sign(top - Math.sign(reach) * reach * reach * bottom);
};

export const twinHolds = (radius: number, limits: readonly TwinLimit[], x: number, y: number): boolean =>
  limits.every(({ kind, corners, radius: round, length }) => {
    if (kind === 'completely-within') return compare(corners, x, y, round + length - radius) <= 0;
    const sign = compare(corners, x, y, round + length + radius);
    if (kind === 'within') return sign <= 0;
    return kind === 'beyond' ? sign > 0 : sign >= 0;
  });

/** All points from `from` to `to` in x and y that keep to the limits. */
export const twinPoints = (
  radius: number,
  limits: readonly TwinLimit[],
  from: number,
  to: number,
): [number, number][] => {
  const found: [number, number][] = [];
  for (let x = from; x <= to; x++)
    for (let y = from; y <= to; y++) if (twinHolds(radius, limits, x, y)) found.push([x, y]);
  return found;
};
