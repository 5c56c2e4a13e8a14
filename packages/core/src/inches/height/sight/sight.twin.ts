/*
 * A slow second opinion on sight in space for the tests. It knows no bundles and no upright planes: it takes points of the
 * two hitboxes, asks each solid for the part of the straight line between them that runs inside it, and moves the points
 * at random for as long as these parts become shorter.
 */

export interface Block {
  /** Corners in plan; a disc has one. */
  readonly corners: readonly (readonly [number, number])[];
  readonly radius: number;
  readonly low: number;
  readonly high: number;
}

export type Triple = readonly [x: number, y: number, z: number];

/** The part of the line from p to q, as shares of the way, on which it runs inside a block; from above to for none. */
const within = (block: Block, p: Triple, q: Triple, slack: number): readonly [from: number, to: number] => {
  const { corners } = block;
  const [radius, low, high] = [Math.max(0, block.radius - slack), block.low + slack, block.high - slack];
  let [from, to] = [0, 1];
  /** Keeps the part where a + t * b > 0. */
  const keep = (a: number, b: number): void => {
    if (b > 0) from = Math.max(from, -a / b);
    else if (b < 0) to = Math.min(to, -a / b);
    else if (a <= 0) to = -1;
  };
  keep(p[2] - low, q[2] - p[2]);
  if (high < Number.POSITIVE_INFINITY) keep(high - p[2], p[2] - q[2]);
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  if (corners.length === 1) {
    const [[cx, cy]] = corners as readonly [readonly [number, number]];
    const [x, y] = [p[0] - cx, p[1] - cy];
    const [square, half, rest] = [dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - radius * radius];
    if (square === 0) return rest < 0 ? [from, to] : [1, 0];
    const root = half * half - square * rest;
    if (root <= 0) return [1, 0];
    return [Math.max(from, (-half - Math.sqrt(root)) / square), Math.min(to, (-half + Math.sqrt(root)) / square)];
  }
  corners.forEach(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] as readonly [number, number];
    const [ex, ey] = [nextX - x, nextY - y];
    keep(ex * (p[1] - y) - ey * (p[0] - x) - slack * Math.hypot(ex, ey), ex * dy - ey * dx);
  });
  return [from, to];
};

/** The lengths of a line inside blocks, added up. Each block counts as smaller by the slack, so that touching is free. */
export const lengthInside = (p: Triple, q: Triple, blocks: readonly Block[], slack = 0): number => {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]);
  return blocks.reduce((sum, block) => {
    const [from, to] = within(block, p, q, slack);
    return sum + Math.max(0, to - from) * length;
  }, 0);
};

/** A hitbox: a block of one corner. */
const clamped = ({ corners, radius, low, high }: Block, [x, y, z]: Triple): Triple => {
  const [[cx, cy]] = corners as readonly [readonly [number, number]];
  const away = Math.hypot(x - cx, y - cy);
  const by = away > radius ? radius / away : 1;
  return [cx + (x - cx) * by, cy + (y - cy) * by, Math.max(low, Math.min(high, z))];
};

/**
 * A line that runs inside no block, if chance finds one: from `starts` pairs of points, each moved `steps` times.
 *
 * @param random numbers from 0 to 1
 */
export const foundLine = (
  a: Block,
  b: Block,
  blocks: readonly Block[],
  random: () => number,
  starts: number,
  steps: number,
): readonly [Triple, Triple] | undefined => {
  const pointOf = (end: Block, spread: number, around?: Triple): Triple => {
    const [[cx, cy]] = end.corners as readonly [readonly [number, number]];
    const [x, y, z] = around ?? [cx, cy, (end.low + end.high) / 2];
    const size = spread * 2 * end.radius;
    const height = spread * (end.high - end.low);
    return clamped(end, [
      x + (random() - 0.5) * 2 * size,
      y + (random() - 0.5) * 2 * size,
      z + (random() - 0.5) * 2 * height,
    ]);
  };
  for (let start = 0; start < starts; start++) {
    let [p, q] = [pointOf(a, 1), pointOf(b, 1)];
    let least = lengthInside(p, q, blocks);
    for (let step = 0; step < steps && least > 0; step++) {
      const spread = 0.5 ** (1 + (step % 12));
      const [next, other] = [pointOf(a, spread, p), pointOf(b, spread, q)];
      const length = lengthInside(next, other, blocks);
      if (length <= least) [p, q, least] = [next, other, length];
    }
    if (least === 0) return [p, q];
  }
  return undefined;
};
