import {
  formation,
  type Limit,
  nearest,
  type Point,
  type Region,
  region,
  squareBetween,
} from '@rulewright/core/inches';

type Box = Region['box'];

/** The part of its region in which the search looks for a base, with one of the legal points there. */
interface Part {
  readonly region: Region;
  readonly box: Box;
  readonly point: Point;
}

/** The most sets of parts that a search looks at. */
const MOST = 600;

const sizeOf = ({ x, y, right, below }: Box): number => Math.max(right - x, below - y);

const partOf = (region: Region, box: Box): Part | undefined => {
  const middle = { x: (box.x + box.right) >> 1, y: (box.y + box.below) >> 1 };
  const point = nearest({ ...region, box }, middle);
  return point && { region, box, point };
};

/** The two halves of a part that have legal points. */
const halvesOf = ({ region, box }: Part): readonly Part[] => {
  const { x, y, right, below } = box;
  const [column, row] = [(x + right) >> 1, (y + below) >> 1];
  const halves: readonly Box[] =
    right - x < below - y
      ? [{ ...box, below: row }, { ...box, y: row + 1 }] // biome-ignore format: one line
      : [{ ...box, right: column }, { ...box, x: column + 1 }]; // biome-ignore format: one line
  return halves.flatMap(half => partOf(region, half) ?? []);
};

/** True if bases of two parts have room beside each other with centres whose distance has this square. */
const holdsBoth = (a: Part, b: Part, square: number): boolean => {
  const apart = a.region.radius + b.region.radius;
  return square >= apart * apart;
};

/** True if two parts have points that are far enough apart for their bases. */
const mayHoldBoth = (a: Part, b: Part): boolean => {
  const across = Math.max(a.box.right, b.box.right) - Math.min(a.box.x, b.box.x);
  const down = Math.max(a.box.below, b.box.below) - Math.min(a.box.y, b.box.y);
  return holdsBoth(a, b, across * across + down * down);
};

/** The first two parts for which a check fails. */
const pairThatFails = (
  parts: readonly Part[],
  holds: (a: Part, b: Part) => boolean,
): readonly [Part, Part] | undefined => {
  for (const [i, a] of parts.entries()) {
    const b = parts.find((other, j) => j < i && !holds(a, other));
    if (b) return [a, b];
  }
  return undefined;
};

/** Points for the bases of some parts, each as near to the point of its part as those before it let it stand. */
const besideEachOther = (parts: readonly Part[]): readonly Point[] | undefined => {
  const laid: Limit[] = [];
  const points: Point[] = [];
  for (const {
    region: { radius, limits },
    point,
  } of parts) {
    const at = nearest(region(radius, [...limits, ...laid]), point);
    if (!at) return undefined;
    points.push(at);
    laid.push({ is: 'clear', of: { at, radius }, length: 0 });
  }
  return points;
};

/**
 * The search that cuts the boxes of two bases whose points are too near to each other, and gives up boxes with no
 * points far enough apart.
 */
const cutting = (regions: readonly Region[]): readonly Point[] | 'none' | 'unknown' => {
  const whole = regions.flatMap(region => partOf(region, region.box) ?? []);
  if (whole.length < regions.length) return 'none';
  const left: (readonly Part[])[] = [whole];
  let work = 0;
  // The sets that were cut most and least take turns: tight arrangements are found among the first, and loose ones among the others.
  const next = () => (work % 2 === 0 ? left.pop() : left.shift());
  for (let parts = next(); parts; parts = next()) {
    if (pairThatFails(parts, mayHoldBoth)) continue;
    const near = pairThatFails(parts, (a, b) => holdsBoth(a, b, squareBetween(a.point, b.point)));
    if (!near) return parts.map(({ point }) => point);
    const found = besideEachOther(parts);
    if (found) return found;
    if (++work > MOST) return 'unknown';
    const [cut, other] = sizeOf(near[0].box) >= sizeOf(near[1].box) ? near : [near[1], near[0]];
    const square = ({ point }: Part): number => squareBetween(point, other.point);
    // The half that is farther away from the other base comes first.
    for (const half of halvesOf(cut).toSorted((a, b) => square(a) - square(b))) {
      left.push(parts.map(part => (part === cut ? half : part)));
    }
  }
  return 'none';
};

/** The greatest distance of two points of a region, or more. */
const spanOf = ({ x, y, right, below }: Box): number => Math.max(0, right - x) + Math.max(0, below - y);

/**
 * Points for some bases, so that none overlaps another. `none`: it is proved that there are no such points. `unknown`:
 * the search has reached its limit of work; then only a tight arrangement can exist.
 *
 * Take each size, and as many bases of that size as there are bases of that size or larger. If these have no room, the
 * real bases have none: `formation` proves that quickly. If all bases have one size, `formation` alone decides.
 *
 * @param regions a region for each base, all with the same limits
 */
export const roomForEach = (regions: readonly Region[]): readonly Point[] | 'none' | 'unknown' => {
  const sizes = new Map(regions.map(one => [one.radius, one]));
  for (const one of sizes.values()) {
    const count = regions.filter(({ radius }) => radius >= one.radius).length;
    const found = formation({ region: one, count, range: spanOf(one.box) });
    if (found === 'none' || sizes.size === 1) return found;
  }
  return cutting(regions);
};
