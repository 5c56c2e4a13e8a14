import { GameError } from '../match/errors.js';
import type { Refusal } from '../match/types.js';
import { roughSign, type Sign, signOfSum } from './exact.js';
import { type Corners, edgesOf } from './gap.js';
import { coreOf, type Disc, type Outline, type Point, type Polygon, whyNoLength, whyNoPoint } from './outline.js';

/**
 * A rectangle in any direction, such as one arm of a movement tool. Its length and width are exact: the direction need
 * not be a unit vector, and the corners need not be points of the grid.
 */
export interface Strip {
  /** The middle of the short side that the strip begins with, or a point straight before it: see `start`. */
  readonly from: Point;
  /** The distance of the first short side from `from`, e.g. the radius of a base that the strip touches; by default 0. */
  readonly start?: number;
  /** A vector along the strip, of any length but zero. */
  readonly direction: Point;
  readonly length: number;
  /** Half the width. */
  readonly half: number;
}

/** Tells why the fields of a strip are wrong; undefined if they are right. */
export const whyNoStrip = ({ from, direction, length, half, start = 0 }: Strip, path: string): Refusal | undefined => {
  const wrong =
    whyNoPoint(from, `${path}.from`) ??
    whyNoPoint(direction, `${path}.direction`) ??
    whyNoLength(start, `${path}.start`) ??
    whyNoLength(length, `${path}.length`) ??
    whyNoLength(half, `${path}.half`);
  if (wrong || direction.x !== 0 || direction.y !== 0) return wrong;
  return { code: 'no-direction', path: `${path}.direction` };
};

/** A strip, checked: throws a GameError that names the wrong field. */
export const strip = (from: Point, direction: Point, length: number, half: number, start = 0): Strip => {
  const made = { from, direction, length, half, start };
  const wrong = whyNoStrip(made, 'strip');
  if (wrong) throw new GameError(`${wrong.code} at ${wrong.path}`);
  return made;
};

/*
 * Below, all lengths are multiplied by √S, the length of the direction vector. A point then has the whole coordinates
 * `along` and `across` in the frame of the strip, and its sides are `start * √S`, `(start + length) * √S` and `±half * √S`.
 * So every question is about the sign of `a + b√S` for whole a and b. Doubles answer first; where they cannot tell,
 * `signOfSum` decides.
 */
const squareOf = ({ direction: { x, y } }: Strip): number => x * x + y * y;
const alongOf = ({ from, direction }: Strip, at: Point): number =>
  (at.x - from.x) * direction.x + (at.y - from.y) * direction.y;
const acrossOf = ({ from, direction }: Strip, at: Point): number =>
  direction.x * (at.y - from.y) - direction.y * (at.x - from.x);

/** The sign of `value - length * √square`. */
const beyond = (value: number, length: number, square: number): Sign => {
  const limit = length * Math.sqrt(square);
  return roughSign(value - limit, Math.abs(value) + Math.abs(limit)) || signOfSum([[value]], [[-length]], square);
};

/** As `compareToPoint`, by doubles: 0 if only exact numbers can tell. */
const roughToPoint = (strip: Strip, at: Point, reach: number): Sign => {
  const { start = 0, length, half } = strip;
  const end = start + length;
  const square = squareOf(strip);
  const root = Math.sqrt(square);
  const along = alongOf(strip, at);
  const across = Math.abs(acrossOf(strip, at));
  const ahead = Math.max(start * root - along, along - end * root, 0);
  const aside = Math.max(across - half * root, 0);
  const far = reach * reach * square;
  const long = Math.abs(along) + end * root;
  const wide = across + half * root;
  return roughSign(ahead * ahead + aside * aside - far, long * long + wide * wide + far);
};

/** Compares the distance of a point from a strip with a length; below 0 inside, if the length is 0. */
const compareToPoint = (strip: Strip, at: Point, reach: number): Sign => {
  const rough = roughToPoint(strip, at, reach);
  if (rough !== 0) return rough;
  const { start = 0, length, half } = strip;
  const end = start + length;
  const square = squareOf(strip);
  const [along, across] = [alongOf(strip, at), Math.abs(acrossOf(strip, at))];
  const [before, after] = [beyond(-along, -start, square), beyond(along, end, square)];
  const aside = beyond(across, half, square);
  if (reach === 0) return Math.max(before, after, aside) as Sign;
  const plain = [[-1, reach, reach, square]];
  const times: number[][] = [];
  if (before > 0 || after > 0) {
    const side = before > 0 ? start : end;
    plain.push([along, along]);
    if (side !== 0) {
      plain.push([side, side, square]);
      times.push([-2, side, along]);
    }
  }
  if (aside > 0) {
    plain.push([across, across], [half, half, square]);
    times.push([-2, half, across]);
  }
  return signOfSum(plain, times, square);
};

/**
 * The distance of each corner of a strip from a line, towards the inner side, as `plain + times * √S`. It is multiplied
 * by the length of the given part of the line and by √S.
 */
const inner = (strip: Strip, p: Point, q: Point) => {
  const { from, direction, start = 0, length, half } = strip;
  const [mx, my] = [q.x - p.x, q.y - p.y];
  const times = mx * (from.y - p.y) - my * (from.x - p.x);
  const turned = mx * direction.y - my * direction.x;
  const ahead = mx * direction.x + my * direction.y;
  const corner = (far: number, side: number) => ({
    far: start + far * length,
    side: side * half,
    turned,
    ahead,
    times,
  });
  return [corner(0, -1), corner(0, 1), corner(1, -1), corner(1, 1)] as const;
};

const innerSign = ({ far, side, turned, ahead, times }: ReturnType<typeof inner>[number], square: number): Sign => {
  const along = far * turned;
  const aside = side * ahead;
  const away = times * Math.sqrt(square);
  const rough = roughSign(along + aside + away, Math.abs(along) + Math.abs(aside) + Math.abs(away));
  return rough || signOfSum([[far, turned], [side, ahead]], [[times]], square); // biome-ignore format: a product each
};

/** The least sign of some values; the values after a sign of -1 are not looked at. */
const leastSign = <T>(values: readonly T[], signAt: (value: T) => Sign): Sign => {
  let least: Sign = 1;
  for (const value of values) {
    const sign = signAt(value);
    if (sign < 0) return -1;
    if (sign === 0) least = 0;
  }
  return least;
};

/** Below 0 if the insides of a strip and a hull meet, 0 if only their borders do, above 0 if a line keeps them apart. */
const compareHull = (strip: Strip, corners: Corners): Sign => {
  const { start = 0, length, half } = strip;
  const square = squareOf(strip);
  const sides: readonly ((at: Point) => Sign)[] = [
    at => beyond(-alongOf(strip, at), -start, square),
    at => beyond(alongOf(strip, at), start + length, square),
    at => beyond(acrossOf(strip, at), half, square),
    at => beyond(-acrossOf(strip, at), half, square),
  ];
  let most: Sign = -1;
  for (const side of sides) {
    const gap = leastSign(corners, side);
    if (gap > 0) return 1;
    if (gap === 0) most = 0;
  }
  for (const [p, q] of edgesOf(corners)) {
    const gap = leastSign(inner(strip, p, q), corner => (0 - innerSign(corner, square)) as Sign);
    if (gap > 0) return 1;
    if (gap === 0) most = 0;
  }
  return most;
};

/** Compares the distance of the corners of a strip from an edge with a length, where the foot lies on the edge. */
const compareToEdge = (strip: Strip, p: Point, q: Point, reach: number): Sign => {
  const square = squareOf(strip);
  const [mx, my] = [q.x - p.x, q.y - p.y];
  const whole = mx * mx + my * my;
  const before = mx * (strip.from.x - p.x) + my * (strip.from.y - p.y);
  let least: Sign = 1;
  for (const { far, side, turned, ahead, times } of inner(strip, p, q)) {
    const foot = [[far, ahead], [-side, turned]]; // biome-ignore format: a product each
    if (signOfSum(foot, [[before]], square) <= 0 || signOfSum(foot, [[before - whole]], square) >= 0) continue;
    const sign = signOfSum(
      [
        [times, times, square],
        [far, far, turned, turned],
        [2, far, side, turned, ahead],
        [side, side, ahead, ahead],
        [-1, reach, reach, whole, square],
      ],
      [
        [2, times, far, turned],
        [2, times, side, ahead],
      ],
      square,
    );
    if (sign < 0) return -1;
    if (sign === 0) least = 0;
  }
  return least;
};

/** As `compareGap`, between a strip and an outline. */
export const compareStripGap = (strip: Strip, outline: Outline, length: number): Sign => {
  const { corners, radius } = coreOf(outline);
  const reach = radius + length;
  const [only] = corners;
  if (only && corners.length === 1) return compareToPoint(strip, only, reach);
  const apart = compareHull(strip, corners);
  if (apart < 0 || reach === 0) return apart;
  const edges = corners.map((p, i) => compareToEdge(strip, p, corners[(i + 1) % corners.length] as Point, reach));
  return Math.min(...corners.map(at => compareToPoint(strip, at, reach)), ...edges) as Sign;
};

/** True if a strip lies in a disc: then its farthest corners do. */
const discHoldsStrip = ({ at, radius }: Disc, strip: Strip): boolean => {
  const { start = 0, length, half } = strip;
  const square = squareOf(strip);
  const [ahead, aside] = [alongOf(strip, at), Math.abs(acrossOf(strip, at))];
  return [start, start + length].every(far => {
    const plain = [[ahead, ahead], [aside, aside], [far, far, square], [half, half, square], [-1, radius, radius, square]]; // biome-ignore format: a square each
    return signOfSum(plain, [[2, half, aside], [-2, far, ahead]], square) <= 0; // biome-ignore format: a product each
  });
};

/** True if a strip lies in a polygon or in a disc, touching its border or not. */
export const holdsStrip = (outline: Polygon | Disc, strip: Strip): boolean => {
  if ('at' in outline) return discHoldsStrip(outline, strip);
  const square = squareOf(strip);
  return edgesOf(outline.corners).every(([p, q]) => inner(strip, p, q).every(corner => innerSign(corner, square) >= 0));
};
