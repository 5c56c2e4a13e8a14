import { between, criticalDirections, lineAlong, thirds } from './free-line.js';
import type { Hex } from './hex.js';
import { add, cross, distance, subtract } from './hex.js';
import type { Segment } from './segment.js';
import { centreLine, edges } from './segment.js';

/** Options of judging lines of sight. */
export interface SightOptions {
  /**
   * The parts of a blocker that a free line may touch: `none` of it (default); its `corners`, but not a stretch of its
   * border; or all of its border (`edges`), so that a line may even run between two blockers side by side. A line
   * through the inside of a blocker is never free.
   */
  readonly touching?: 'none' | 'corners' | 'edges';
}

/** The answer to {@link sight}: a free line, or blockers that leave none. */
export type Sight =
  | {
      readonly clear: true;
      /** A free segment from a point of the first hex to a point of the second. */
      readonly witness: Segment;
    }
  | {
      readonly clear: false;
      /** Blockers that together block every line and are all necessary for that, in the order they were given. */
      readonly blockers: readonly Hex[];
    };

/**
 * A free line between two hexes.
 *
 * It is enough to test finitely many directions. In a given direction there is a line if the blockers leave a part of a
 * window, see {@link lineAlong}. The answer depends only on the signs of finitely many expressions, each linear in the
 * direction (the condition that a gap is wider than a hex is one such expression for each of the six corners). {@link
 * criticalDirections} are those where one of the expressions is zero. Between two neighbouring critical directions
 * no sign changes: their sum stands for all directions there. Lines that touch nothing form an open set, so if there is
 * one, there is one between two critical directions. Where touching is allowed the critical directions are tried as
 * well. Only along an edge does touching a blocker mean running along it: if only corners may be touched, a line in
 * such a direction touches nothing, and has free neighbours in directions that are tried.
 */
const freeLine = (from: Hex, to: Hex, blockers: Iterable<Hex>, options: SightOptions): Segment | undefined => {
  if (distance(from, to) < 2) return centreLine(from, to);
  const { touching = 'none' } = options;
  const [a, b] = [thirds(from), thirds(to)];
  const walls = between(a, b, blockers);
  const straight = lineAlong(a, b, subtract(b, a), walls);
  if (straight) return straight;
  let last: Hex | undefined;
  for (const direction of criticalDirections(a, b, walls)) {
    const inner = last && lineAlong(a, b, add(last, direction), walls);
    if (inner) return inner;
    last = direction;
    if (touching === 'none' || (touching === 'corners' && edges.some(edge => cross(edge, direction) === 0))) continue;
    const touches = lineAlong(a, b, direction, walls, 0) ?? lineAlong(a, b, direction, walls, 1);
    if (touches) return touches;
  }
  return undefined;
};

/**
 * Line of sight between two hexes, decided exactly: a straight segment from any point of the one to any point of the
 * other that keeps clear of every blocker.
 *
 * The hexes count with their borders. The two hexes themselves never block, and hexes side by side always see each
 * other. The answer is the same in both directions.
 *
 * @returns a free segment, or blockers that leave none and are all necessary for that (not always the fewest possible)
 */
export const sight = (from: Hex, to: Hex, blockers: Iterable<Hex>, options: SightOptions = {}): Sight => {
  let blocking = [...blockers];
  const witness = freeLine(from, to, blocking, options);
  if (witness) return { clear: true, witness };
  for (const spared of blocking) {
    const rest = blocking.filter(hex => hex !== spared);
    if (!freeLine(from, to, rest, options)) blocking = rest;
  }
  return { clear: false, blockers: blocking };
};

/** True if two hexes see each other: the verdict of {@link sight} without the reasons, which is cheaper. */
export const sees = (from: Hex, to: Hex, blockers: Iterable<Hex>, options: SightOptions = {}): boolean =>
  freeLine(from, to, blockers, options) !== undefined;
