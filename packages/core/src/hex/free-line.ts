import type { Hex } from './hex.js';
import { add, cross, origin, scale, subtract } from './hex.js';
import type { Segment } from './segment.js';
import { edges } from './segment.js';

/** A hex centre in thirds of a step. In this scale the corners of hexes, {@link edges}, are integer points. */
export const thirds = (hex: Hex): Hex => scale(hex, 3);

/** The corner furthest to the right of a direction; either one where an edge lies along it. */
const outermost = (direction: Hex): Hex => {
  let furthest = origin;
  let most = 0;
  for (const corner of edges) {
    const reach = cross(direction, corner);
    if (Math.abs(reach) <= most) continue;
    most = Math.abs(reach);
    furthest = reach < 0 ? scale(corner, -1) : corner;
  }
  return furthest;
};

/**
 * True if the hex at `c` comes after the hex at `a` on the lines that meet both and have the outermost corner `corner`.
 * Such a line meets the axis through `a` and that corner inside `a`, so its part in `c` lies completely before or
 * completely after that point. If two corners are outermost, they give different answers only for hexes that such lines
 * meet in an edge.
 */
const isAfter = (a: Hex, c: Hex, corner: Hex): boolean => cross(subtract(c, a), corner) > 0;

/** The hexes, in thirds, that meet the inside of the convex hull of `a` and `b`, without these two. */
export const between = (a: Hex, b: Hex, hexes: Iterable<Hex>): Hex[] => {
  const direction = subtract(b, a);
  const corner = outermost(direction);
  const reach = 2 * cross(direction, corner);
  const found: Hex[] = [];
  for (const hex of hexes) {
    const c = thirds(hex);
    const inside = Math.abs(cross(direction, subtract(c, a))) < reach;
    if (inside && isAfter(a, c, corner) && isAfter(c, b, corner)) found.push(c);
  }
  return found;
};

/**
 * A line from the hex at `a` to the one at `b` in a direction that no blocker stops, if there is one.
 *
 * A line is given by its offset across the direction. All hexes are alike, so a hex is met by the lines at most `reach`
 * to either side of its centre, and the lines that meet both `a` and `b` are a window at most `2 * reach` wide. A
 * blocker is `2 * reach` wide as well, so it cannot lie inside the window but takes away its low (left) or high (right)
 * side. A blocker in the very middle takes the whole window, or all but both rims where touching is allowed. The ends
 * of the segment lie where the line meets the axes through the outermost corners of `a` and `b`.
 *
 * @param touch left out: the line must touch no blocker and enter both ends. Otherwise the line may touch blockers, and
 * a blocker in the middle counts to the high side (0) or to the low one (1), so that two calls try both rims
 */
export const lineAlong = (
  a: Hex,
  b: Hex,
  direction: Hex,
  blockers: readonly Hex[],
  touch?: 0 | 1,
): Segment | undefined => {
  const corner = outermost(direction);
  const reach = cross(direction, corner);
  const [placeA, placeB] = [cross(direction, a), cross(direction, b)];
  let low = Math.max(placeA, placeB) - reach;
  let high = Math.min(placeA, placeB) + reach;
  for (const c of blockers) {
    if (!isAfter(a, c, corner) || !isAfter(c, b, corner)) continue;
    const place = cross(direction, c);
    if (2 * place < placeA + placeB + (touch ?? 0)) low = Math.max(low, place + reach);
    else high = Math.min(high, place - reach);
  }
  if (low > high || (touch === undefined && low === high)) return undefined;
  const pointOf = (centre: Hex, place: number): Hex => {
    const aside = low + high - 2 * place;
    return { q: 2 * reach * centre.q + aside * corner.q, r: 2 * reach * centre.r + aside * corner.r };
  };
  return { from: pointOf(a, placeA), to: pointOf(b, placeB), per: 6 * reach };
};

/**
 * The directions of lines from `a` to `b` (two steps apart or more) at which the answer of {@link lineAlong} can
 * change, from right to left, none twice: where lines cease to meet both ends, where a blocker is level with an end,
 * and where the gap between two blockers closes.
 */
export const criticalDirections = (a: Hex, b: Hex, blockers: readonly Hex[]): Hex[] => {
  /** The directions of the lines that touch both hexes and run between them, and some other directions. */
  const tangents = (from: Hex, to: Hex): Hex[] =>
    [2, -2].flatMap(times => edges.map(edge => add(subtract(to, from), scale(edge, times))));
  let right = subtract(b, a);
  let left = right;
  for (const direction of tangents(a, b)) {
    if (cross(right, direction) > 0) right = direction;
    if (cross(left, direction) < 0) left = direction;
  }
  const gaps = blockers.flatMap((c, place) => blockers.slice(place + 1).flatMap(other => tangents(c, other)));
  const level = blockers.flatMap(c => [subtract(c, a), subtract(c, b)]);
  const directions = [right, left, ...level, ...gaps]
    .map(direction => (cross(direction, right) < 0 ? scale(direction, -1) : direction))
    .filter(direction => cross(left, direction) >= 0);
  // All directions lie within less than half a turn, so the cross product is a total order.
  directions.sort((one, other) => cross(one, other));
  return directions.filter(
    (direction, place) => place === 0 || cross(directions[place - 1] ?? direction, direction) !== 0,
  );
};
