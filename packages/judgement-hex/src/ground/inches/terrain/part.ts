import {
  compareGap,
  type Disc,
  type Point,
  type Polygon,
  type Sign,
  type Stadium,
  squareBetween,
} from '@rulewright/core/inches';

/** A shape of a feature, with the least rectangle along the edges of the table that holds it. */
export interface Part {
  readonly outline: Polygon | Disc;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  /** The middle of that rectangle, and the radius of a disc around the middle that holds the shape. */
  readonly middle: Point;
  readonly bound: number;
}

/** The points that bound an outline, and the room around them that belongs to the outline. */
export const cornersOf = (outline: Polygon | Disc): { readonly corners: readonly Point[]; readonly radius: number } =>
  'at' in outline ? { corners: [outline.at], radius: outline.radius } : { corners: outline.corners, radius: 0 };

export const partOf = (outline: Polygon | Disc): Part => {
  const { corners, radius } = cornersOf(outline);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - radius, Math.max(...xs) + radius];
  const [low, high] = [Math.min(...ys) - radius, Math.max(...ys) + radius];
  const middle = { x: (left + right) / 2, y: (low + high) / 2 };
  const [dx, dy] = [right - middle.x, high - middle.y];
  return { outline, left, right, low, high, middle, bound: Math.sqrt(dx * dx + dy * dy) };
};

/** A base where it stands, or the ground that it covers on a straight leg. */
export type Swept = Disc | Stadium;

/** As `compareGap`, quick where the two are far apart. */
export const comparePart = (part: Part, swept: Swept, length: number): Sign => {
  const { outline, left, right, low, high, middle, bound } = part;
  const a = 'at' in swept ? swept.at : swept.from;
  const b = 'at' in swept ? swept.at : swept.to;
  const reach = swept.radius + length;
  if ((a.x > b.x ? a.x : b.x) + reach < left || (a.x < b.x ? a.x : b.x) - reach > right) return 1;
  if ((a.y > b.y ? a.y : b.y) + reach < low || (a.y < b.y ? a.y : b.y) - reach > high) return 1;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const across = dx * (middle.y - a.y) - dy * (middle.x - a.x);
  // One unit more than enough for the errors of doubles.
  const room = bound + reach + 1;
  if (across * across > room * room * (dx * dx + dy * dy)) return 1;
  return compareGap(swept, outline, length);
};

/** The square of the greatest distance between two corners of some parts. */
const extentOf = (parts: readonly Part[]): number => {
  const all = parts.flatMap(({ outline }) => cornersOf(outline).corners);
  return Math.max(...all.flatMap(a => all.map(b => squareBetween(a, b))));
};

/** The corners of a hexagon of one inch are at most 1.16" from each other, and those of two hexagons side by side 2" or more. */
const ONE_HEX = 3048;

/** True if parts together are no larger than one hex, a hexagon one inch wide. A disc counts as such by itself. */
export const isOneHex = (parts: readonly Part[]): boolean => extentOf(parts) <= ONE_HEX * ONE_HEX;
