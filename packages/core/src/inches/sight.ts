import { betweenEnds, freeLine, type Pair, type Wall } from './free-line.js';
import { compareGap } from './gap.js';
import { firstAnswer, flatten, type Near } from './look.js';
import { coreOf, type Disc, type Outline } from './outline.js';
import { betweenOn, centreLine, type SightLine } from './sight-line.js';
import { slopeBetween } from './slopes.js';
import type { Round, RoundedLine } from './tangent.js';

/** Options of judging lines of sight. */
export interface SightOptions {
  /** True if a line that only touches a blocker is blocked by it. False by default: only lines through its inside are. */
  readonly touchingBlocks?: boolean;
}

/** The answer to a question of sight: a free line, or blockers that leave none. */
export type Sight<Shape> =
  | {
      readonly clear: true;
      /**
       * A free line. Where touching blocks and the passage is narrow, this line may touch a blocker; then there are
       * free lines arbitrarily close to it.
       */
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
  /** True if the one base sees the other: the verdict of `sight` without the reasons, which is cheaper. */
  readonly sees: (from: Disc, to: Disc, blocks?: (shape: Shape) => boolean) => boolean;
}

/**
 * A free line among walls; undefined if there is none. Doubles answer first. Where they cannot tell, the lines that touch
 * two shapes are tested exactly.
 */
const lineAmong = (pair: Pair, near: readonly Near[], touchingBlocks: boolean): RoundedLine | undefined => {
  const { a, b, ahead } = pair;
  const whole = Math.sqrt(ahead.x * ahead.x + ahead.y * ahead.y);
  const rough = slopeBetween(whole, a.radius, b.radius, near, touchingBlocks);
  if (rough) {
    // The direction of the line is (1, slope) in the frame of the ends, turned back and made as long as 1.
    const size = whole * Math.sqrt(1 + rough.slope * rough.slope);
    return {
      nx: -(ahead.y + rough.slope * ahead.x) / size,
      ny: (ahead.x - rough.slope * ahead.y) / size,
      at: a.at,
      offset: (-rough.offset * whole) / size,
    };
  }
  if (rough === false) return undefined;
  return freeLine(
    pair,
    near.map(({ wall }) => betweenEnds(pair, wall)).filter(wall => wall !== undefined),
  );
};

/** The walls that are all necessary to block every line. */
const necessary = (pair: Pair, near: readonly Near[], touchingBlocks: boolean): readonly Near[] => {
  let blocking = near;
  for (const spared of near) {
    const rest = blocking.filter(wall => wall !== spared);
    if (!lineAmong(pair, rest, touchingBlocks)) blocking = rest;
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
  // A disc of radius 0 has no inside, so it cannot shrink.
  const end = ({ at, radius }: Disc): Round => ({ at, radius, swell: radius === 0 ? 0 : -swell });
  const pairOf = (from: Disc, to: Disc): Pair => ({
    a: end(from),
    b: end(to),
    ahead: { x: to.at.x - from.at.x, y: to.at.y - from.at.y },
  });
  const lookBetween = (pair: Pair, blocks: (shape: Shape) => boolean): ReturnType<typeof firstAnswer> =>
    compareGap(pair.a, pair.b, 0) <= 0
      ? 'free'
      : firstAnswer(flat, pair, index => (blocks(shapes[index] as Shape) ? walls[index] : undefined));
  const shapeOf = ({ index }: Wall): Shape => shapes[index] as Shape;
  return {
    sight(from, to, blocks = () => true) {
      const pair = pairOf(from, to);
      const found = lookBetween(pair, blocks);
      if (found === 'free') return { clear: true, witness: centreLine(from, to) };
      if ('index' in found) return { clear: false, blockers: [shapeOf(found)] };
      const line = lineAmong(pair, found, touchingBlocks);
      if (line) return { clear: true, witness: betweenOn(line, from, to) };
      return { clear: false, blockers: necessary(pair, found, touchingBlocks).map(({ wall }) => shapeOf(wall)) };
    },
    sees(from, to, blocks = () => true) {
      const pair = pairOf(from, to);
      const found = lookBetween(pair, blocks);
      return found === 'free' || (!('index' in found) && lineAmong(pair, found, touchingBlocks) !== undefined);
    },
  };
};
