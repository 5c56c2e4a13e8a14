import { type Flat, flatten } from './flat.js';
import { type Between, betweenEnds, freeLine, type Pair, type Wall } from './free-line.js';
import { compareGap } from './gap.js';
import { coreOf, type Disc, type Outline, type Point } from './outline.js';
import { betweenOn, centreLine, type SightLine } from './sight-line.js';
import type { Round } from './tangent.js';

/** Options of judging lines of sight. */
export interface SightOptions {
  /** True if a line that only touches a blocker is blocked by it. False by default: only lines through its inside are. */
  readonly touchingBlocks?: boolean;
}

/** The answer to a question of sight: a free line, or blockers that leave none. */
export type Sight<Shape> =
  | {
      readonly clear: true;
      /** A free line. Where touching blocks and the way is narrow, free lines are as near to this one as you like. */
      readonly witness: SightLine;
    }
  | {
      readonly clear: false;
      /** Blockers that together block every line and are all necessary for that, in the order of the shapes. */
      readonly blockers: readonly Shape[];
    };

/** Shapes on the table, prepared for many questions of sight. */
export interface SightField<Shape> {
  /**
   * Line of sight from any part of the one base to any part of the other, decided exactly.
   *
   * @param blocks the caller's rule: true for each shape that blocks. The answer may depend on the two bases, so sight
   *   need not be the same in both directions. By default every shape blocks.
   */
  readonly sight: (from: Disc, to: Disc, blocks?: (shape: Shape) => boolean) => Sight<Shape>;
  /** True if the one base sees the other: the verdict of `sight` without the reasons, and so cheaper. */
  readonly sees: (from: Disc, to: Disc, blocks?: (shape: Shape) => boolean) => boolean;
}

/** A distance in units that no error of doubles reaches: answers by doubles keep so far away from every border. */
const SAFE = 1;

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/**
 * The first look at a field, by doubles only: one shape that alone blocks every line (its index), or else the walls that
 * may stand between the ends. No walls means that the line between the centres is free.
 */
const look = (flat: Flat, pair: Pair, wallAt: (index: number) => Wall | undefined): number | readonly Between[] => {
  const { xs, ys, first, radius, middleX, middleY, around } = flat;
  const { a, b, ahead } = pair;
  const { x: ax, y: ay } = a.at;
  const whole = Math.sqrt(dot(ahead, ahead));
  const [ux, uy] = [ahead.x / whole, ahead.y / whole];
  // Everything between the ends lies in a band around the line of the centres.
  const wide = Math.max(a.radius, b.radius) + SAFE;
  const [start, end] = [-a.radius - SAFE, whole + b.radius + SAFE];
  const walls: Between[] = [];
  let centreIsFree = true;
  for (let i = 0; i < radius.length; i++) {
    const [mx, my, r] = [(middleX[i] as number) - ax, (middleY[i] as number) - ay, around[i] as number];
    const off = ux * my - uy * mx;
    if (off - r > wide || off + r < -wide) continue;
    const on = ux * mx + uy * my;
    if (on + r < start || on - r > end) continue;
    let [low, high, near, far] = [1e9, -1e9, 1e9, -1e9];
    for (let k = first[i] as number; k < (first[i + 1] as number); k++) {
      const [cx, cy] = [(xs[k] as number) - ax, (ys[k] as number) - ay];
      const across = ux * cy - uy * cx;
      const along = ux * cx + uy * cy;
      if (across < low) low = across;
      if (across > high) high = across;
      if (along < near) near = along;
      if (along > far) far = along;
    }
    const own = radius[i] as number;
    if (low - own > wide || high + own < -wide || far + own < start || near - own > end) continue;
    const wall = wallAt(i);
    const between = wall && betweenEnds(pair, wall);
    if (!between) continue;
    walls.push(between);
    // A wall that the line of the centres meets before the first end or beyond the second is no obstacle to it.
    if (dot(ahead, between.after) < 0 || dot(ahead, between.before) < 0) continue;
    // A wall from beyond the one side of the band to beyond the other blocks every line.
    if (low - own < -wide && high + own > wide) return i;
    if (low - own < SAFE && high + own > -SAFE) centreIsFree = false;
  }
  return centreIsFree ? [] : walls;
};

/** The walls that are all necessary to block every line. */
const necessary = (pair: Pair, walls: readonly Between[]): readonly Between[] => {
  let blocking = walls;
  for (const spared of walls) {
    const rest = blocking.filter(wall => wall !== spared);
    if (!freeLine(pair, rest)) blocking = rest;
  }
  return blocking;
};

/**
 * Prepares shapes for questions of sight. Lines through the inside of a shape are blocked. A shape that overlaps one of
 * the two bases never blocks between them: so the bases themselves may be among the shapes, and a base sees out of the
 * terrain it stands in. Two bases that touch or overlap always see each other.
 */
export const sightField = <Shape extends Outline>(
  shapes: readonly Shape[],
  { touchingBlocks = false }: SightOptions = {},
): SightField<Shape> => {
  const flat = flatten(shapes);
  const swell = touchingBlocks ? 1 : 0;
  const walls = shapes.map((shape, index): Wall => {
    const { corners, radius } = coreOf(shape);
    return { index, rounds: corners.map(at => ({ at, radius, swell })) };
  });
  // A point has no inside that a line could be shifted into.
  const end = ({ at, radius }: Disc): Round => ({ at, radius, swell: radius === 0 ? 0 : -swell });
  const pairOf = (from: Disc, to: Disc): Pair => ({
    a: end(from),
    b: end(to),
    ahead: { x: to.at.x - from.at.x, y: to.at.y - from.at.y },
  });
  const lookBetween = (pair: Pair, blocks: (shape: Shape) => boolean): number | readonly Between[] =>
    compareGap(pair.a, pair.b, 0) <= 0
      ? []
      : look(flat, pair, index => (blocks(shapes[index] as Shape) ? walls[index] : undefined));
  return {
    sight(from, to, blocks = () => true) {
      const pair = pairOf(from, to);
      const found = lookBetween(pair, blocks);
      if (typeof found === 'number') return { clear: false, blockers: [shapes[found] as Shape] };
      if (found.length === 0) return { clear: true, witness: centreLine(from, to) };
      const line = freeLine(pair, found);
      if (line) return { clear: true, witness: betweenOn(line, from, to) };
      return { clear: false, blockers: necessary(pair, found).map(({ index }) => shapes[index] as Shape) };
    },
    sees(from, to, blocks = () => true) {
      const pair = pairOf(from, to);
      const found = lookBetween(pair, blocks);
      return typeof found !== 'number' && (found.length === 0 || freeLine(pair, found) !== undefined);
    },
  };
};
