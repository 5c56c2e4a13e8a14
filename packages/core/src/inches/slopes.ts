import { SlopeRange } from './slope-range.js';

/*
 * Sight by doubles, with a bound on their errors: the answer is `free` or `blocked` only where the exact answer must be the same.
 *
 * In the frame of the two ends, with x along the line of their centres and y across, a free line passes each wall on one
 * of its two sides. There is a line of the slope t between corners on the one side and corners on the other exactly if
 * there is one between each pair of them. For one pair the slopes are an interval, whose ends are the slopes of the two
 * lines that touch both corners. So the intervals of all pairs are intersected, for every choice of sides.
 */

/** A line in the frame of the ends, `y = offset + slope * x`. */
export interface Slope {
  readonly slope: number;
  readonly offset: number;
}

/** Corners in the frame of the ends: x, y and radius of each, one after the other. */
export type Corners = readonly number[];

/** The corners of a wall that matter to a line on its low side and on its high side; undefined if none can pass there. */
export interface Sides {
  /**
   * For a wall beside an end: the normals, two numbers each, of lines that separate the wall from the ends. A line of
   * sight that runs backwards along one of these normals can meet the wall only outside the stretch between the ends.
   */
  readonly past: readonly number[];
  readonly low: Corners | undefined;
  readonly high: Corners | undefined;
}

/** The largest slope to try, up or down. The ends are so far apart that all lines between them have smaller slopes. */
const STEEPEST = 0.6;

/** The most walls that leave a choice of sides. */
const MOST_CHOICES = 8;

interface Search {
  readonly slopes: SlopeRange;
  /** The walls, those that leave a choice of sides last. */
  readonly walls: readonly Sides[];
  /** The corners that the line passes below. */
  readonly over: number[];
  /** The corners that the line passes above. */
  readonly under: number[];
  readonly touchingBlocks: boolean;
}

/** Adds corners to one side; false if no slope is left. */
const add = (
  { slopes, over, touchingBlocks }: Search,
  corners: Corners,
  own: number[],
  others: readonly number[],
): boolean => {
  const sign = own === over ? 1 : -1;
  for (let k = 0; k < corners.length; k += 3) {
    const [x, y, r] = [corners[k] as number, corners[k + 1] as number, corners[k + 2] as number];
    for (let i = 0; i < others.length; i += 3) {
      const dx = sign * (x - (others[i] as number));
      const dy = sign * (y - (others[i + 1] as number));
      // Two walls that share a corner: every line between them touches it. The first two corners are the ends.
      if (touchingBlocks && i >= 6 && dx === 0 && dy === 0 && r === 0) return false;
      if (!slopes.keep(dx, dy, r + (others[i + 2] as number))) return false;
    }
    own.push(x, y, r);
  }
  return true;
};

/** The line in the middle of what is left: its slope between the least and the most, and between the corners of both sides. */
const middleLine = ({ slopes, over, under }: Search): Slope => {
  const slope = (slopes.least + slopes.most) / 2;
  const root = Math.sqrt(1 + slope * slope);
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < over.length; i += 3) {
    const [x, y, r] = [over[i] as number, over[i + 1] as number, over[i + 2] as number];
    top = Math.min(top, y - slope * x - r * root);
  }
  for (let i = 0; i < under.length; i += 3) {
    const [x, y, r] = [under[i] as number, under[i + 1] as number, under[i + 2] as number];
    bottom = Math.max(bottom, y - slope * x + r * root);
  }
  return { slope, offset: (top + bottom) / 2 };
};

/** Tries the sides of the walls from a number on, one wall after the other. */
const linePast = (search: Search, i: number): Slope | undefined => {
  const { slopes, over, under } = search;
  const wall = search.walls[i];
  if (!wall) return middleLine(search);
  const { least, most } = slopes;
  for (const side of [1, -1]) {
    const corners = side > 0 ? wall.low : wall.high;
    if (!corners) continue;
    const own = side > 0 ? over : under;
    const others = side > 0 ? under : over;
    const count = own.length;
    const line = add(search, corners, own, others) ? linePast(search, i + 1) : undefined;
    if (line) return line;
    while (own.length > count) own.pop();
    slopes.set(least, most);
  }
  for (let k = 0; k < wall.past.length; k += 2) {
    const [x, y] = [wall.past[k] as number, wall.past[k + 1] as number];
    const turn = -x / y;
    const some = y > 0 ? slopes.narrow(least, turn) : y < 0 ? slopes.narrow(turn, most) : x < 0;
    const line = some ? linePast(search, i + 1) : undefined;
    if (line) return line;
    slopes.set(least, most);
  }
  return undefined;
};

/** True if a wall leaves a choice of sides. */
const isOpen = ({ low, high, past }: Sides): boolean => (low && high) !== undefined || past.length > 0;

/**
 * A line between two ends and past walls: `false` for none, undefined where doubles cannot tell.
 *
 * @param whole the distance of the centres of the ends
 * @param touchingBlocks true if a line must not even touch a wall
 */
export const slopeBetween = (
  whole: number,
  radius: number,
  other: number,
  walls: readonly Sides[],
  touchingBlocks: boolean,
): Slope | false | undefined => {
  if (whole < 2 * (radius + other)) return undefined;
  const choices = walls.filter(isOpen);
  if (choices.length > MOST_CHOICES) return undefined;
  const order = choices.length === 0 ? walls : [...walls.filter(wall => !isOpen(wall)), ...choices];
  // A line meets an end if it does not pass beside it. So each end is a corner in both lists, with a negative radius.
  const over: number[] = [0, 0, -radius, whole, 0, -other];
  const under: number[] = [...over];
  const slopes = new SlopeRange(-STEEPEST, STEEPEST);
  const ends = slopes.keep(-whole, 0, -radius - other) && slopes.keep(whole, 0, -radius - other);
  const line = ends ? linePast({ slopes, walls: order, over, under, touchingBlocks }, 0) : undefined;
  return line ?? (slopes.unsure ? undefined : false);
};
