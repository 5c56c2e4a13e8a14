import { type Disc, type Point, squareBetween } from '@rulewright/core/inches';
import { cornersOf, type Part } from '../terrain/part.js';

/** A direction, as a vector of length 1. */
export interface Direction {
  readonly x: number;
  readonly y: number;
  /** 1 less the cosine of its angle to the direction straight ahead; below zero to one side, above zero to the other. */
  readonly turn: number;
}

/** The directions between two turns, ends left out. */
interface Sector {
  readonly from: number;
  readonly to: number;
}

/**
 * The largest turn of a sector to either side: a straight line between the ends of two movements in these directions
 * passes well in front of the base.
 */
const WIDEST = 0.9;

/** The least length of a movement, in units, for which sectors save time. */
const LEAST = 100;

/** A margin above the errors of doubles: a direction that differs by less than this counts as straight ahead. */
const TINY = 1e-9;

/** The directions in which a ray comes to a circle within a length; undefined if none does, or if the circle lies behind. */
const sectorOf = (from: Point, ahead: Point, at: Point, radius: number, length: number): Sector | undefined => {
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const away = Math.sqrt(dx * dx + dy * dy);
  if (away - radius > length || dx * ahead.x + dy * ahead.y <= 0) return undefined;
  const sine = Math.min(1, radius / away);
  const tangent = Math.sqrt(1 - sine * sine);
  const cosine =
    away * tangent <= length ? tangent : (away * away + length * length - radius * radius) / (2 * away * length);
  const aside = Math.sqrt(Math.max(0, 1 - cosine * cosine));
  const turnOf = (side: 1 | -1): number => {
    const [x, y] = [(dx * cosine - side * dy * aside) / away, (dy * cosine + side * dx * aside) / away];
    const dot = x * ahead.x + y * ahead.y;
    return ahead.x * y - ahead.y * x >= 0 ? Math.min(WIDEST, 1 - dot) : Math.max(-WIDEST, dot - 1);
  };
  const sector = { from: turnOf(-1), to: turnOf(1) };
  return sector.from < sector.to ? sector : undefined;
};

/**
 * Sectors of directions in which some shape stops a base before it comes near to a target, in the order of their starts. A base
 * that two corners of a convex shape stop is stopped by the shape between them, too. Half a unit of each shape is left out, so
 * that what a sector holds is beyond doubt; other directions may be blocked as well.
 *
 * @param ring how near to the target, from centre to centre
 */
export const blockedSectors = (
  { at: from, radius }: Disc,
  blocking: readonly Part[],
  target: Disc,
  ring: number,
): readonly Sector[] => {
  const gap = Math.sqrt(squareBetween(from, target.at));
  const length = gap - ring - 2;
  if (length < LEAST) return [];
  const ahead = { x: (target.at.x - from.x) / gap, y: (target.at.y - from.y) / gap };
  const found: Sector[] = [];
  for (const { outline } of blocking) {
    const { corners, radius: own } = cornersOf(outline);
    let whole: Sector | undefined;
    for (const corner of corners) {
      const one = sectorOf(from, ahead, corner, radius + own - 0.5, length);
      if (!one) continue;
      whole = whole ? { from: Math.min(whole.from, one.from), to: Math.max(whole.to, one.to) } : one;
    }
    if (whole) found.push(whole);
  }
  return found.sort((a, b) => a.from - b.from);
};

/** True if a direction lies in one of some sectors. */
export const isBlockedBy = (sectors: readonly Sector[], { turn }: Direction): boolean =>
  sectors.some(({ from, to }) => turn > from && turn < to);

/**
 * True if sectors hold all directions in which a base can come near to a target with a movement of limited length.
 *
 * @param ring as that of {@link blockedSectors}
 */
export const areAllBlocked = (
  sectors: readonly Sector[],
  { at: from }: Disc,
  target: Disc,
  ring: number,
  most: number,
): boolean => {
  if (sectors.length === 0) return false;
  const square = squareBetween(from, target.at);
  const gap = Math.sqrt(square);
  const length = most + 1;
  const tangent = Math.sqrt(Math.max(0, square - ring * ring));
  const cosine = length < tangent ? (square + length * length - ring * ring) / (2 * gap * length) : tangent / gap;
  const widest = 1 - cosine + TINY;
  let until = -widest;
  for (const { from, to } of sectors) {
    if (from >= until) return false;
    if (to > until) until = to;
    if (until > widest) return true;
  }
  return false;
};
