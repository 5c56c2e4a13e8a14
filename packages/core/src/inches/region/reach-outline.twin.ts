/*
 * A slow second opinion on the shortest paths of a base without any radius among rectangles, for the tests. It shares
 * no code and no idea with the product: paths lead straight from corner to corner of the rectangles.
 */

/** A rectangle along the axes: least x and y, most x and y. Its border is free. */
export type Block = readonly [number, number, number, number];
type Pair = readonly [number, number];

/** The same rectangle with each side moved out; in, below zero. */
export const wider = ([left, top, right, below]: Block, by: number): Block => [
  left - by,
  top - by,
  right + by,
  below + by,
];

/** True if a segment has a point in the inside of a rectangle. */
const crosses = ([ax, ay]: Pair, [bx, by]: Pair, [left, top, right, below]: Block): boolean => {
  let [from, to] = [0, 1];
  for (const [start, end, least, most] of [
    [ax, bx, left, right],
    [ay, by, top, below],
  ] as const) {
    if (start === end) {
      if (start <= least || start >= most) return false;
      continue;
    }
    const [one, other] = [(least - start) / (end - start), (most - start) / (end - start)];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return to - from > 1e-9;
};

/** The lengths of the shortest paths from a point to others; infinite where there is none. */
export const pathLengths = (start: Pair, ends: readonly Pair[], blocks: readonly Block[]): readonly number[] => {
  const sees = (a: Pair, b: Pair): boolean => !blocks.some(block => crosses(a, b, block));
  const away = (a: Pair, b: Pair): number =>
    sees(a, b) ? Math.hypot(a[0] - b[0], a[1] - b[1]) : Number.POSITIVE_INFINITY;
  const corners = blocks.flatMap(([left, top, right, below]): Pair[] => [[left, top], [right, top], [left, below], [right, below]]); // biome-ignore format: corners
  const lengths = corners.map(corner => away(start, corner));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [i, from] of corners.entries()) {
      for (const [k, to] of corners.entries()) {
        const length = (lengths[i] ?? 0) + away(from, to);
        if (length >= (lengths[k] ?? 0) - 1e-6) continue;
        lengths[k] = length;
        changed = true;
      }
    }
  }
  const inside = ([x, y]: Pair): boolean =>
    blocks.some(([left, top, right, below]) => x > left && x < right && y > top && y < below);
  return ends.map(end =>
    inside(end)
      ? Number.POSITIVE_INFINITY
      : Math.min(away(start, end), ...corners.map((corner, i) => (lengths[i] ?? 0) + away(corner, end))),
  );
};
