/** A point of the grid. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

export const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
/** The square of the distance between two points. */
export const square = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** The least whole number whose square is at least `n`. */
export const rootUp = (n: number): number => {
  // The square root is exact to the last bit, so it is off by less than one unit.
  const root = Math.floor(Math.sqrt(n));
  return root * root < n ? root + 1 : root;
};
/** The length of a leg, rounded up to a whole unit. */
export const lengthOf = (from: Point, to: Point): number => rootUp(square(from, to));

// #region clearance
/**
 * Compares the distance between a leg and the centre of a disc with the radius: below 0 the leg crosses the disc, at 0 it
 * touches it, above 0 it is clear of it. Exact: it compares squares of whole numbers.
 */
export const clearance = (from: Point, to: Point, { at, radius }: Disc): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [cx, cy] = [at.x - from.x, at.y - from.y];
  const along = dx * cx + dy * cy;
  const length = dx * dx + dy * dy;
  // The nearest point of the leg is its start, its end, or the foot of the perpendicular from the centre.
  if (along <= 0) return cx * cx + cy * cy - radius * radius;
  if (along >= length) return square(to, at) - radius * radius;
  const across = dx * cy - dy * cx;
  return across * across - radius * radius * length;
};
// #endregion

const part = (whole: number, step: number, steps: number): number =>
  Math.sign(whole) * Math.floor((2 * Math.abs(whole) * step + steps - 1) / (2 * steps));

/** The number of grid points of a leg, its start not counted. */
export const stepsOf = (from: Point, to: Point): number => Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
/** One of the grid points of a leg: each coordinate is rounded to the nearest unit, ties towards the start. */
export const pointAt = (from: Point, to: Point, step: number): Point => {
  const steps = stepsOf(from, to);
  return { x: from.x + part(to.x - from.x, step, steps), y: from.y + part(to.y - from.y, step, steps) };
};

/**
 * The corners of an octagon around a disc, rounded outwards to the grid: no side crosses the disc, and four of the sides
 * touch it. `gap` moves all of them away from it.
 */
export const octagon = ({ at: { x, y }, radius }: Disc, gap: number): readonly Point[] => {
  const r = radius + gap;
  const h = rootUp(2 * r * r) - r;
  return [[r, h], [h, r], [-h, r], [-r, h], [-r, -h], [-h, -r], [h, -r], [r, -h]].map(([i = 0, j = 0]) => ({
    x: x + i,
    y: y + j,
  })); // biome-ignore format: corners in order
};

/** The points on the border of a square around the origin, in order: directions, more of them with a larger `size`. */
export const directions = (size: number): readonly Point[] => {
  const side = Array.from({ length: 2 * size }, (_, i) => i - size);
  return [
    ...side.map(i => ({ x: i, y: -size })),
    ...side.map(i => ({ x: size, y: i })),
    ...side.map(i => ({ x: -i, y: size })),
    ...side.map(i => ({ x: -size, y: -i })),
  ];
};
