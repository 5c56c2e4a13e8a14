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

/** Slopes that differ by less than this count as undecided. */
const CLOSE = 1e-5;

/** The largest slope to try, up or down. The ends are so far apart that all lines between them have smaller slopes. */
const STEEPEST = 0.6;

/** The most walls that leave a choice of sides. */
const MOST_CHOICES = 8;

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
  const open = ({ low, high, past }: Sides): boolean => (low && high) !== undefined || past.length > 0;
  const choices = walls.filter(open);
  if (choices.length > MOST_CHOICES) return undefined;
  const order = choices.length === 0 ? walls : [...walls.filter(wall => !open(wall)), ...choices];
  // A line meets an end if it does not pass beside it. So each end is a corner in both lists, with a negative radius.
  const over: number[] = [0, 0, -radius, whole, 0, -other];
  const under: number[] = [...over];
  // The slopes that are left, from the least to the most, and √(1 + t²) for both. Variables of a closure would be boxed.
  const range = new Float64Array(4);
  let unsure = false;

  const setRange = (from: number, to: number): void => {
    range[0] = from;
    range[1] = to;
    range[2] = Math.sqrt(1 + from * from);
    range[3] = Math.sqrt(1 + to * to);
  };
  setRange(-STEEPEST, STEEPEST);

  /** Notes that doubles cannot decide the answer. */
  const doubt = (): false => {
    unsure = true;
    return false;
  };

  /** Keeps the slopes from one to another; false if none is left. */
  const narrow = (from: number, to: number): boolean => {
    const least = Math.max(from, range[0] as number);
    const most = Math.min(to, range[1] as number);
    setRange(least, most);
    return most - least > CLOSE || (most - least > -CLOSE ? doubt() : false);
  };

  /** Keeps the slopes t with `dy - t * dx >= room * √(1 + t²)`; false if none is left. */
  const keep = (dx: number, dy: number, room: number): boolean => {
    const least = range[0] as number;
    const most = range[1] as number;
    const atLeast = dy - least * dx - room * (range[2] as number);
    const atMost = dy - most * dx - room * (range[3] as number);
    if (room >= 0 && atLeast >= 0 && atMost >= 0) return true;
    const below = dx * dx + dy * dy - room * room;
    // Roots of small differences are not precise.
    if (Math.abs(below) < 64) return doubt();
    if (below < 0) return room < 0;
    const w = Math.sqrt(below);
    const lowDown = room * dy - w * dx;
    const highDown = room * dy + w * dx;
    const low = lowDown > 0 ? -(room * dx + w * dy) / lowDown : Number.NaN;
    const high = highDown > 0 ? -(room * dx - w * dy) / highDown : Number.NaN;
    const inside = low > least && low < most && high > least && high < most;
    // With a negative `room` the slopes between the two roots are excluded instead of kept, which would leave two intervals.
    if (room < 0 && inside) return doubt();
    if (atLeast < 0 && atMost < 0 && !inside) {
      return Math.abs(low - most) < CLOSE || Math.abs(high - least) < CLOSE ? doubt() : false;
    }
    return narrow(atLeast < 0 && low > least ? low : least, atMost < 0 && high < most ? high : most);
  };

  /** Adds corners to one side; false if no slope is left. */
  const add = (corners: Corners, own: number[], others: readonly number[]): boolean => {
    const sign = own === over ? 1 : -1;
    for (let k = 0; k < corners.length; k += 3) {
      const [x, y, r] = [corners[k] as number, corners[k + 1] as number, corners[k + 2] as number];
      for (let i = 0; i < others.length; i += 3) {
        const dx = sign * (x - (others[i] as number));
        const dy = sign * (y - (others[i + 1] as number));
        // Two walls that share a corner: every line between them touches it. The first two corners are the ends.
        if (touchingBlocks && i >= 6 && dx === 0 && dy === 0 && r === 0) return false;
        if (!keep(dx, dy, r + (others[i + 2] as number))) return false;
      }
      own.push(x, y, r);
    }
    return true;
  };

  const found = (): Slope => {
    const slope = ((range[0] as number) + (range[1] as number)) / 2;
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

  const search = (i: number): Slope | undefined => {
    const wall = order[i];
    if (!wall) return found();
    const from = range[0] as number;
    const to = range[1] as number;
    for (const side of [1, -1]) {
      const corners = side > 0 ? wall.low : wall.high;
      if (!corners) continue;
      const own = side > 0 ? over : under;
      const others = side > 0 ? under : over;
      const count = own.length;
      const line = add(corners, own, others) ? search(i + 1) : undefined;
      if (line) return line;
      while (own.length > count) own.pop();
      setRange(from, to);
    }
    for (let k = 0; k < wall.past.length; k += 2) {
      const [x, y] = [wall.past[k] as number, wall.past[k + 1] as number];
      const turn = -x / y;
      const some = y > 0 ? narrow(from, turn) : y < 0 ? narrow(turn, to) : x < 0;
      const line = some ? search(i + 1) : undefined;
      if (line) return line;
      setRange(from, to);
    }
    return undefined;
  };

  const ends = keep(-whole, 0, -radius - other) && keep(whole, 0, -radius - other);
  return (ends ? search(0) : undefined) ?? (unsure ? undefined : false);
};
