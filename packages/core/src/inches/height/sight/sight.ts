import { compareGap } from '../../gap.js';
import type { Disc, Polygon } from '../../outline.js';
import { sightField } from '../../sight.js';
import { centreLine, type SightLine } from '../../sight-line.js';
import { type HalfSpace, reachesInto } from '../front.js';
import { compareSpaceGap } from '../gap.js';
import { type Cylinder, planOf, type Solid } from '../solid.js';
import { bodiesOf, isFull, levelsOf, nearBodies } from './bodies.js';
import { firstLook, lookedLine, staysIn } from './first-look.js';
import { lineBetween, type SpaceLine } from './question.js';

/** The answer to a question of sight in space: a free line, or solids that leave none. */
export type SpaceSight<Piece> =
  | { readonly clear: true; readonly witness: SpaceLine }
  | {
      readonly clear: false;
      /** Solids that together block every line and are all necessary for that, in the order of the field. */
      readonly blockers: readonly Piece[];
    };

/** Solids on a table with levels, prepared for many questions of sight. */
export interface SpaceField<Piece extends Solid> {
  /**
   * Line of sight from any point of the one hitbox to any point of the other.
   *
   * @param blocks the caller's rule: true for each solid that blocks. By default every solid blocks.
   * @param within a half space that the line must stay in, such as the front of a model. By default any line counts.
   */
  readonly sight: (
    from: Cylinder,
    to: Cylinder,
    blocks?: (solid: Piece) => boolean,
    within?: HalfSpace,
  ) => SpaceSight<Piece>;
  /** True if the one hitbox sees the other: the verdict of `sight` without the reasons, which is cheaper. */
  readonly sees: (from: Cylinder, to: Cylinder, blocks?: (solid: Piece) => boolean, within?: HalfSpace) => boolean;
}

/** A question with its ends in a fixed order, so that sight is the same in both directions. */
interface Ends {
  readonly a: Cylinder;
  readonly b: Cylinder;
  readonly swapped: boolean;
}

const every = (): boolean => true;

const ordered = (from: Cylinder, to: Cylinder): Ends => {
  const order =
    from.radius - to.radius ||
    from.at.x - to.at.x ||
    from.at.y - to.at.y ||
    from.foot - to.foot ||
    from.height - to.height;
  return order > 0 ? { a: to, b: from, swapped: true } : { a: from, b: to, swapped: false };
};

/** The rule for the solids that block, by their numbers. */
type Blocks = (index: number) => boolean;

type Shapes = (part: { readonly index: number }) => boolean;

/** A line that is free in plan among some shapes, from top to top or from foot to foot. */
interface InPlan {
  readonly best: 'tops' | 'feet';
  readonly shapes: Shapes;
}

type Free = SpaceLine | InPlan;

/** A line in plan, put at the tops of its ends or at their feet. */
const between = (a: Cylinder, b: Cylinder, best: InPlan['best'], { from, to }: SightLine): SpaceLine => {
  const level = ({ foot, height }: Cylinder): number => (best === 'feet' ? foot : foot + height);
  return { from: { x: from.x, y: from.y, z: level(a) }, to: { x: to.x, y: to.y, z: level(b) } };
};

/** A point that two cylinders share, as a line. */
const meeting = (a: Cylinder, b: Cylinder): SpaceLine => {
  const [dx, dy] = [b.at.x - a.at.x, b.at.y - a.at.y];
  const whole = Math.sqrt(dx * dx + dy * dy);
  const share = whole > b.radius ? 1 - b.radius / whole : 0;
  const point = { x: a.at.x + share * dx, y: a.at.y + share * dy, z: Math.max(a.foot, b.foot) };
  return { from: point, to: point };
};

/**
 * Prepares solids for questions of sight. A solid blocks the lines through its inside; a line may touch it. A solid that
 * overlaps one of the two hitboxes never blocks between them, so that the models themselves may be among the solids. Two
 * hitboxes that touch or overlap always see each other. Nothing is seen between the table and a solid that stands on it,
 * nor between a surface and a solid that stands on it: the gap of height 0 is closed, also where the solid juts out.
 *
 * The answer is exact if no solid in the way ends, at its top or at its foot, between the levels of the two hitboxes: then
 * it is the answer in plan. Else lines are searched in bundles. A bundle is given up only when every line in it is blocked,
 * and a line counts as free if it runs through solids nowhere deeper than 1/100,000,000 mm: so touching is free. A free
 * line can be missed only if all free lines are so close together that more than 20,000 bundles are needed.
 */
export const spaceField = <Piece extends Solid>(solids: readonly Piece[]): SpaceField<Piece> => {
  const bodies = bodiesOf(solids);
  const plane = sightField<(Disc | Polygon) & { readonly index: number }>(
    solids.map((solid, index) => ({ ...planOf(solid), index })),
  );

  const free = ({ a, b }: Ends, blocks: Blocks = every, within: HalfSpace | undefined): Free | undefined => {
    const apart = compareGap(a, b, 0) > 0;
    if (!apart && compareSpaceGap(a, b, 0) <= 0) return meeting(a, b);
    const levels = levelsOf(a, b);
    const full: Shapes = ({ index }) => isFull(bodies, index, levels) && blocks(index);
    if (apart && !plane.sees(a, b, full)) return undefined;
    const partial = nearBodies(bodies, a, b, levels, blocks, false);
    const hanging = partial.some(({ under }) => under);
    const standing = partial.some(({ over }) => over);
    // Among solids that no line can pass under, a line from top to top is the best one; and the other way round.
    const best = hanging && !standing ? 'feet' : 'tops';
    const relevant = partial.filter(
      ({ low, high }) => (hanging || high > levels.lowerTop) && (standing || low < levels.higherFoot),
    );
    if (apart && !within) {
      if (relevant.length === 0) return { best, shapes: full };
      const others = relevant.map(({ index }) => index);
      const shapes: Shapes = part => others.includes(part.index) || full(part);
      // A question in plan would ignore a solid that an end stands on.
      if (!relevant.some(({ atEnd }) => atEnd) && plane.sees(a, b, shapes)) return { best, shapes };
    }
    const line = lineBetween(a, b, [...nearBodies(bodies, a, b, levels, blocks, true), ...relevant], within);
    return line && (hanging && standing ? line : between(a, b, best, line));
  };

  /** A verdict by doubles. A free line that leaves the half space decides nothing. */
  const look = ({ a, b }: Ends, blocks: Blocks | undefined, within: HalfSpace | undefined): boolean | undefined => {
    if (within && !(reachesInto(a, within) && reachesInto(b, within))) return false;
    const verdict = firstLook(bodies, a, b, blocks);
    return verdict && within && !staysIn(lookedLine(a, b), a, b, within) ? undefined : verdict;
  };

  const sees = (ends: Ends, blocks: Blocks | undefined, within: HalfSpace | undefined): boolean =>
    look(ends, blocks, within) ?? free(ends, blocks, within) !== undefined;

  /** The solids that are all necessary to block every line. */
  const necessary = (ends: Ends, blocks: Blocks = every, within: HalfSpace | undefined): readonly Piece[] => {
    const { a, b } = ends;
    const levels = levelsOf(a, b);
    let blocking = [true, false]
      .flatMap(full => nearBodies(bodies, a, b, levels, blocks, full))
      .map(({ index }) => index);
    for (const spared of [...blocking]) {
      const rest = blocking.filter(index => index !== spared);
      if (!sees(ends, index => rest.includes(index), within)) blocking = rest;
    }
    return solids.filter((_, index) => blocking.includes(index));
  };

  const inPlan = ({ a, b }: Ends, { best, shapes }: InPlan): SpaceLine => {
    const sight = plane.sight(a, b, shapes);
    return between(a, b, best, sight.clear ? sight.witness : centreLine(a, b));
  };

  const ask = (blocks: ((solid: Piece) => boolean) | undefined): Blocks | undefined =>
    blocks && (index => blocks(solids[index] as Piece));
  return {
    sees: (from, to, blocks, within) => sees(ordered(from, to), ask(blocks), within),
    sight(from, to, blocks, within) {
      const ends = ordered(from, to);
      const asked = ask(blocks);
      const verdict = look(ends, asked, within);
      // The search in bundles may miss a line in a narrow passage.
      const looked = verdict ? lookedLine(ends.a, ends.b) : undefined;
      const line = verdict === false ? undefined : (free(ends, asked, within) ?? looked);
      if (!line) return { clear: false, blockers: necessary(ends, asked, within) };
      const found = 'best' in line ? inPlan(ends, line) : line;
      return { clear: true, witness: ends.swapped ? { from: found.to, to: found.from } : found };
    },
  };
};
