/*
 * A slow second opinion on gaps in space for the tests: numbers with 256 binary places, the corners and edges of outlines by
 * brute force, and the theorem of Pythagoras.
 */
import { type Pair, type Rounded, twinCompareGap } from '../gap.twin.js';

const PLACES = 256n;

const root = (n: bigint): bigint => {
  if (n < 2n) return n;
  let guess = 1n << BigInt((n.toString(2).length + 2) >> 1);
  for (;;) {
    const next = (guess + n / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
};

/** The square of the distance of a point from a leg. */
const squareToLeg = ([px, py]: Pair, [qx, qy]: Pair, [x, y]: Pair): bigint => {
  const [dx, dy] = [qx - px, qy - py];
  const n = dx * dx + dy * dy;
  const along = Math.max(0, Math.min(n, (x - px) * dx + (y - py) * dy));
  if (n === 0) return BigInt((x - px) ** 2 + (y - py) ** 2) << PLACES;
  const [ex, ey] = [n * (x - px) - along * dx, n * (y - py) - along * dy];
  return (BigInt(ex * ex + ey * ey) << PLACES) / BigInt(n * n);
};

/** The distance of two outlines, times 2^128. */
const apart = (a: Rounded, b: Rounded): bigint => {
  if (twinCompareGap(a, b, 0) <= 0) return 0n;
  let least: bigint | undefined;
  for (const [own, other] of [[a, b], [b, a]] as const) // biome-ignore format: a pair each
    own.corners.forEach((p, i) => {
      for (const at of other.corners) {
        const square = squareToLeg(p, own.corners[(i + 1) % own.corners.length] as Pair, at);
        if (least === undefined || square < least) least = square;
      }
    });
  return root(least as bigint) - (BigInt(a.radius + b.radius) << (PLACES / 2n));
};

type Levels = readonly [foot: number, top: number];

/** The gap between two solids compared with a length: -1 shorter, 0 as long, 1 longer. */
export const twinSpaceGap = (a: Rounded, levels: Levels, b: Rounded, others: Levels, length: number): number => {
  const up = Math.max(levels[0] - others[1], others[0] - levels[1]);
  if (up < 0 && length === 0) return twinCompareGap(a, b, 0);
  const across = apart(a, b);
  const height = BigInt(Math.max(0, up)) << (PLACES / 2n);
  const difference = root(across * across + height * height) - (BigInt(length) << (PLACES / 2n));
  // Gaps of such small shapes that differ from a length differ by far more than this.
  const close = 1n << 32n;
  return difference > close ? 1 : difference < -close ? -1 : 0;
};
