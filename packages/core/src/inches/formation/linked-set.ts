import type { Box } from '../region/limits.js';
import { canLink, filterBoth, holdBoth, inBothOrders, mostIn, type Ordered, type Spacing } from './spacing.js';

/** The remaining work of a search, in comparisons of boxes. */
export interface Work {
  left: number;
}

/** The bases that stand already, and the one of them to which the first new base must be linked directly; absent if any of them will do. */
interface Start {
  readonly begun: readonly Box[];
  readonly beside?: Box | undefined;
}

/** The boxes that have room for a base beside all that stand already. */
export const besideAll = <B extends Box>(boxes: readonly B[], begun: readonly Box[], spacing: Spacing): readonly B[] =>
  boxes.filter(box => begun.every(one => holdBoth(one, box, spacing)));

/** About the number of comparisons of a box with the chosen ones in one step of a search. */
const STEP = 5;

/**
 * Some boxes in each of which one base can stand, so that every two of them hold both of their bases and all are linked, `begun`
 * included. `none` is a proof: no formation has its bases in these boxes. `unknown` if the limit of work is reached.
 */
export const linkedSet = <B extends Box>(
  boxes: readonly B[],
  count: number,
  spacing: Spacing,
  { begun, beside }: Start,
  work: Work,
): readonly B[] | 'none' | 'unknown' => {
  const grow = (chosen: readonly B[], open: Ordered<B>): readonly B[] | 'none' | 'unknown' => {
    const needed = count - chosen.length;
    if (needed === 0) return chosen;
    const there = beside && chosen.length === 0 ? [beside] : [...begun, ...chosen];
    let rest = open;
    // Every set that goes on from here has a box beside the chosen ones: the first of them is tried, then sets without that one.
    for (const next of open[0]) {
      if (there.length > 0 && !there.some(one => canLink(one, next, spacing))) continue;
      work.left -= STEP * rest[0].length;
      if (work.left < 0) return 'unknown';
      if (mostIn(rest, spacing, needed) < needed) return 'none';
      rest = filterBoth(rest, box => box !== next);
      const found = grow(
        [...chosen, next],
        filterBoth(rest, box => holdBoth(box, next, spacing)),
      );
      if (found !== 'none') return found;
    }
    return 'none';
  };
  return grow([], inBothOrders(besideAll(boxes, begun, spacing), spacing));
};
