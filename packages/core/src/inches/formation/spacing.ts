import type { Box } from '../region/limits.js';

/** The distances of the centres of bases that stand together. */
export interface Spacing {
  /** The least distance of any two centres. */
  readonly apart: number;
  /** The greatest distance of two centres that are linked. */
  readonly linked: number;
}

/** The square of the greatest distance of two points of a box with these sides. */
const squareOf = (width: number, height: number): number => width * width + height * height;

/** True if one base can stand in each of two boxes: some points of the boxes are far enough apart. */
export const holdBoth = (a: Box, b: Box, { apart }: Spacing): boolean =>
  squareOf(Math.max(a.right - b.x, b.right - a.x), Math.max(a.below - b.y, b.below - a.y)) >= apart * apart;

/** True if bases in two boxes can be linked: some points of the boxes are near enough to each other. */
export const canLink = (a: Box, b: Box, { linked }: Spacing): boolean => {
  const across = Math.max(0, a.x - b.right, b.x - a.right);
  const down = Math.max(0, a.y - b.below, b.y - a.below);
  return squareOf(across, down) <= linked * linked;
};

/** The groups of boxes whose bases can be linked, directly or by others. */
export const groupsOf = <B extends Box>(boxes: readonly B[], spacing: Spacing): readonly (readonly B[])[] => {
  let ungrouped = boxes;
  const groups: B[][] = [];
  for (let [first] = ungrouped; first; [first] = ungrouped) {
    const group = [first];
    ungrouped = ungrouped.slice(1);
    for (const one of group) {
      const others: B[] = [];
      for (const box of ungrouped) (canLink(one, box, spacing) ? group : others).push(box);
      ungrouped = others;
    }
    groups.push(group);
  }
  return groups;
};

/** Boxes sorted by bands, for `mostIn`. A band is as high as a square in which no two bases of this spacing fit. */
const inBands = <B extends Box>(boxes: readonly B[], { apart }: Spacing, turned: boolean): readonly B[] => {
  const high = Math.max(1, Math.floor((apart * 7) / 10));
  const across = (box: B): number => (turned ? box.y : box.x);
  const down = (box: B): number => (turned ? box.x : box.y);
  const top = boxes.reduce((least, box) => Math.min(least, down(box)), Number.POSITIVE_INFINITY);
  const band = (box: B): number => Math.floor((down(box) - top) / high);
  return [...boxes].sort((a, b) => band(a) - band(b) || across(a) - across(b) || down(a) - down(b));
};

/** Boxes in two orders: along bands that run across, and along bands that run down. */
export type Ordered<B extends Box> = readonly [readonly B[], readonly B[]];

export const inBothOrders = <B extends Box>(boxes: readonly B[], spacing: Spacing): Ordered<B> => [
  inBands(boxes, spacing, false),
  inBands(boxes, spacing, true),
];

/** The boxes that pass a test, in both orders. */
export const filterBoth = <B extends Box>([across, down]: Ordered<B>, passes: (box: B) => boolean): Ordered<B> => [
  across.filter(passes),
  down.filter(passes),
];

/** The number of runs of boxes such that no two bases stand in the boxes of one run; counted up to a limit. */
const runs = (boxes: readonly Box[], spacing: Spacing, limit: number, beside: Box | undefined): number => {
  const least = spacing.apart * spacing.apart;
  let count = 0;
  let [x, y, right, below] = [0, 0, 0, 0];
  for (const box of boxes) {
    if (beside && !holdBoth(box, beside, spacing)) continue;
    const left = Math.min(x, box.x);
    const top = Math.min(y, box.y);
    const farRight = Math.max(right, box.right);
    const farBelow = Math.max(below, box.below);
    if (count > 0 && squareOf(farRight - left, farBelow - top) < least) {
      x = left;
      y = top;
      right = farRight;
      below = farBelow;
      continue;
    }
    count++;
    if (count >= limit) return count;
    ({ x, y, right, below } = box);
  }
  return count;
};

/**
 * An upper bound on the bases that can stand in some boxes, each base in another box: the number of parts that have room for one base only.
 * Counted up to a limit. Only boxes that have room beside a base in the box `beside` count, if there is one.
 */
export const mostIn = ([across, down]: Ordered<Box>, spacing: Spacing, limit: number, beside?: Box): number =>
  runs(down, spacing, runs(across, spacing, limit, beside), beside);
