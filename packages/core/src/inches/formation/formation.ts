import type { Point } from '../outline.js';
import type { Box, Region } from '../region/limits.js';
import { halves, nearest } from '../region/search.js';
import { besideAll, linkedSet, type Work } from './linked-set.js';
import { formationNear, type Together } from './near.js';
import { groupsOf, inBothOrders, mostIn, type Spacing } from './spacing.js';

/*
 * Bases that stand together, e.g. the models of a unit: none overlaps another, and each is linked to the others by gaps of at most a range.
 *
 * The region is covered with boxes. A formation has each of its bases in another box; every two of these boxes have
 * points that are far enough apart, and the boxes are linked by points that are near enough. If no such set of boxes
 * exists, no formation exists: a proof. If one legal point of each box makes a formation, that is the answer. Otherwise
 * the boxes are made smaller, down to single points of the grid, and boxes that no such set can have are left out. A
 * formation whose bases could also be farther apart and its gaps shorter, by twice the diagonal of a box, is found with
 * boxes of that size at the latest.
 */

/** The question for a formation. */
export interface FormationAsked extends Together {
  /** The bases that are looked for. */
  readonly count: number;
  /** The greatest number of boxes in a cover of the region: beyond it the answer is `unknown`. */
  readonly boxes?: number;
}

/** A box with one of the legal points in it. */
interface Cell extends Box {
  readonly point: Point;
}

/** The greatest numbers of: boxes of a cover, comparisons of boxes in a whole search, comparisons in the search for one set. */
const [BOXES, WORK, PART] = [2000, 4_000_000, 600_000];

/** The parts of some boxes that have legal points, cut until no side is longer than a size; undefined beyond a number of boxes. */
const cover = (region: Region, boxes: readonly Box[], size: number, most: number): readonly Cell[] | undefined => {
  const found: Cell[] = [];
  const open = [...boxes];
  for (let box = open.pop(); box; box = open.pop()) {
    const point = nearest({ ...region, box }, { x: box.x, y: box.y });
    if (!point) continue;
    if (box.right - box.x < size && box.below - box.y < size) found.push({ ...box, point });
    else open.push(...halves(box));
    if (found.length > most) return undefined;
  }
  return found;
};

/** A box in parts of a size, counted from its first corner: so bases that stand side by side in rows begin at corners of parts. */
const partsOf = ({ x, y, right, below }: Box, size: number): readonly Box[] => {
  const across = Math.ceil((right + 1 - x) / size);
  const down = Math.ceil((below + 1 - y) / size);
  return Array.from({ length: across * down }, (_, i) => {
    const [left, top] = [x + (i % across) * size, y + Math.floor(i / across) * size];
    return { x: left, y: top, right: Math.min(right, left + size - 1), below: Math.min(below, top + size - 1) };
  });
};

const boxOf = ({ x, y }: Point): Box => ({ x, y, right: x, below: y });

/** The cells of a group that leave room for the other bases of a formation. All cells if the test is too much work. */
const useful = (group: readonly Cell[], needed: number, spacing: Spacing, work: Work): readonly Cell[] => {
  const all = inBothOrders(group, spacing);
  const cost = 2 * group.length * group.length;
  if (cost > work.left) return group;
  work.left -= cost;
  return group.filter(one => mostIn(all, spacing, needed - 1, one) >= needed - 1);
};

/** The cells of a group that may be part of a formation, or a formation. */
const search = (
  asked: FormationAsked,
  group: readonly Cell[],
  spacing: Spacing,
  work: Work,
): readonly Cell[] | { readonly found: readonly Point[] } => {
  const { count, begun = [], beside } = asked;
  const start = { begun: begun.map(boxOf), beside: beside && boxOf(beside) };
  const setOf = <B extends Box>(boxes: readonly B[]): readonly B[] | 'none' | 'unknown' => {
    const part = { left: Math.min(PART, work.left) };
    const { left } = part;
    const found = linkedSet(boxes, count, spacing, start, part);
    work.left -= left - part.left;
    return found;
  };
  const points = setOf(group.map(({ point }) => boxOf(point)));
  if (typeof points !== 'string') return { found: points.map(({ x, y }) => ({ x, y })) };
  const some = useful(besideAll(group, start.begun, spacing), count, spacing, work);
  const set = setOf(some);
  if (set === 'none') return [];
  const near = set === 'unknown' ? [] : set.map(({ point }) => point);
  const found = near.length > 0 ? formationNear(asked, near) : undefined;
  return found ? { found } : some;
};

/**
 * The centres of some bases that stand together in a region; each is linked to one before it. `none`: it is proved that
 * there is no formation. `unknown`: the search has reached its limit of work; then only a tight formation can exist.
 */
export const formation = (asked: FormationAsked): readonly Point[] | 'none' | 'unknown' => {
  const { region, count, range, begun = [], boxes: most = BOXES } = asked;
  const { box, radius } = region;
  const spacing = { apart: 2 * radius, linked: 2 * radius + range };
  const work = { left: WORK };
  if (count === 0) return [];
  if (box.right < box.x || box.below < box.y) return 'none';
  // Two bases never stand in the same box.
  let size = Math.max(1, radius);
  let cells = cover(region, partsOf(box, size), size, most);
  for (; cells; size = Math.ceil(size / 2), cells = cover(region, cells, size, most)) {
    const kept: Cell[] = [];
    // Bases that stand already may link boxes that are far from each other.
    for (const group of begun.length > 0 ? [cells] : groupsOf(cells, spacing)) {
      const some = search(asked, group, spacing, work);
      if ('found' in some) return some.found;
      kept.push(...some);
    }
    if (kept.length === 0) return 'none';
    if (size === 1 || work.left <= 0) return 'unknown';
    cells = kept;
  }
  return 'unknown';
};
