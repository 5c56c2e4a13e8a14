/*
 * Two slow opinions on sight for the tests. Neither shares code with the product.
 *
 * The first works with numbers of 512 binary places instead of exact roots, and with a real, very small number instead of
 * the limit where touching blocks: blockers are larger and ends smaller by 1 / 2^120. It tries every line that touches two
 * corners, without leaving anything out, and finds out the order along the line by points of the line.
 *
 * The second knows no tangent lines: it joins many points of the one base with many points of the other.
 */

import { type Rounded, twinCompareGap } from './gap.twin.js';

type Pair = readonly [number, number];

const PLACES = 512n;
const ONE = 1n << PLACES;
const TINY = 1n << (PLACES - 120n);
/** Smaller values are zero: no value of these small tables is so near to zero without being zero. */
const ZERO = 1n << (PLACES - 400n);

const times = (a: bigint, b: bigint): bigint => (a * b) >> PLACES;
const over = (a: bigint, b: bigint): bigint => (a << PLACES) / b;
const root = (n: bigint): bigint => {
  const target = n << PLACES;
  if (target === 0n) return 0n;
  let guess = 1n << BigInt((target.toString(2).length / 2 + 1) | 0);
  for (;;) {
    const next = (guess + target / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
};
const sign = (n: bigint): number => (n > ZERO ? 1 : n < -ZERO ? -1 : 0);

interface Corner {
  readonly x: bigint;
  readonly y: bigint;
  readonly r: bigint;
}
interface Line {
  readonly nx: bigint;
  readonly ny: bigint;
  readonly d: bigint;
}

const cornersOf = ({ corners, radius }: Rounded, swell: bigint): Corner[] =>
  corners.map(([x, y]) => ({ x: BigInt(x) * ONE, y: BigInt(y) * ONE, r: BigInt(radius) * ONE + swell }));

const off = ({ nx, ny, d }: Line, { x, y }: Corner): bigint => times(nx, x) + times(ny, y) - d;
const along = ({ nx, ny }: Line, { x, y }: { readonly x: bigint; readonly y: bigint }): bigint =>
  times(ny, x) - times(nx, y);

/** All lines that touch two corners, in both directions. */
function* linesOf(a: Corner, b: Corner): Generator<Line> {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = times(dx, dx) + times(dy, dy);
  if (square === 0n) return;
  for (const s of [a.r, -a.r]) {
    for (const t of [b.r, -b.r]) {
      const below = square - times(t - s, t - s);
      if (sign(below) < 0) continue;
      const w = root(below > 0n ? below : 0n);
      for (const v of [w, -w]) {
        const nx = over(times(t - s, dx) - times(v, dy), square);
        const ny = over(times(t - s, dy) + times(v, dx), square);
        yield { nx, ny, d: times(nx, a.x) + times(ny, a.y) - s };
      }
    }
  }
}

/** The place on a line where it runs through the inside of a shape, if it does: a point of that stretch. */
const placeIn = (line: Line, corners: readonly Corner[]): bigint | undefined => {
  const [first] = corners as [Corner];
  const byOff = [...corners].sort((p, q) => sign(off(line, p) - off(line, q)));
  const [low, high] = [byOff[0] ?? first, byOff.at(-1) ?? first];
  const [least, most] = [off(line, low), off(line, high)];
  if (sign(least - low.r) >= 0 || sign(most + high.r) <= 0) return undefined;
  if (least >= 0n) return along(line, low);
  if (most <= 0n) return along(line, high);
  // The crossing of the line with the leg between the two corners.
  const share = over(-least, most - least);
  const [from, to] = [along(line, low), along(line, high)];
  return from + times(share, to - from);
};

/** The shapes that may block between two bases: those that overlap neither. */
export const obstaclesOf = (from: Rounded, to: Rounded, blockers: readonly Rounded[]): readonly Rounded[] =>
  blockers.filter(wall => twinCompareGap(from, wall, 0) >= 0 && twinCompareGap(to, wall, 0) >= 0);

/** True if the first shape sees the second between blockers, by numbers with very many places. */
export const twinSees = (
  from: Rounded,
  to: Rounded,
  blockers: readonly Rounded[],
  touchingBlocks: boolean,
): boolean => {
  if (twinCompareGap(from, to, 0) <= 0) return true;
  const swell = touchingBlocks ? TINY : 0n;
  const walls = obstaclesOf(from, to, blockers).map(wall => cornersOf(wall, swell));
  const [a] = cornersOf(from, -swell) as [Corner];
  const [b] = cornersOf(to, -swell) as [Corner];
  const all = [a, b, ...walls.flat()];
  const free = (line: Line): boolean => {
    const [start, end] = [along(line, a), along(line, b)];
    if (start >= end) return false;
    for (const base of [a, b]) {
      const away = off(line, base);
      if (sign(away - base.r) > 0 || sign(away + base.r) < 0) return false;
    }
    return walls.every(wall => {
      const place = placeIn(line, wall);
      return place === undefined || place < start || place > end;
    });
  };
  for (const [i, one] of all.entries()) {
    for (const other of all.slice(i + 1)) {
      for (const line of linesOf(one, other)) if (free(line)) return true;
    }
  }
  return false;
};

/** The depth of a point in a shape: above zero inside, below zero outside. */
const depthIn = ({ corners, radius }: Rounded, x: number, y: number): number => {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = corners.length > 2;
  corners.forEach(([px, py], i) => {
    const [qx, qy] = corners[(i + 1) % corners.length] ?? [px, py];
    const [dx, dy] = [qx - px, qy - py];
    const t = Math.max(0, Math.min(1, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x - px - t * dx, y - py - t * dy));
    if (dx * (y - py) - dy * (x - px) < 0) inside = false;
  });
  return radius + (inside ? nearest : -nearest);
};

/** The greatest depth that a leg reaches in any of some shapes, by points of the leg. */
export const deepest = (from: Pair, to: Pair, shapes: readonly Rounded[], steps: number): number => {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i <= steps; i++) {
    const [x, y] = [from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps];
    for (const shape of shapes) most = Math.max(most, depthIn(shape, x, y));
  }
  return most;
};

/** True if one of many legs between the borders of two bases stays clear of all blockers by more than a step's length. */
export const sampledSees = (from: Rounded, to: Rounded, blockers: readonly Rounded[]): boolean => {
  const border = ({ corners, radius }: Rounded): Pair[] => {
    const [[x, y]] = corners as [Pair];
    return Array.from({ length: 24 }, (_, i) => [
      x + radius * Math.cos((i * Math.PI) / 12),
      y + radius * Math.sin((i * Math.PI) / 12),
    ]);
  };
  const walls = obstaclesOf(from, to, blockers);
  const ends = border(to);
  return border(from).some(start => ends.some(end => deepest(start, end, walls, 40) < -0.35));
};
