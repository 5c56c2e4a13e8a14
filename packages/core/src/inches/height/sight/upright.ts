/*
 * Sight in an upright plane. Above one straight line in plan, the ends and the obstacles are rectangles: x along the line
 * and z for levels. A line that rises from the first end to the second passes over an obstacle if it is high enough where
 * the obstacle begins, and under it if it is low enough where the obstacle ends. It meets an end if it is neither too low
 * where the end stops nor too high where the end begins. So every condition is about one point: the line passes above it
 * or below it. A line of the slope m does so exactly if it fits between each lower and each upper point, and each such
 * pair gives a bound on m. Lines that fall are lines that rise, upside down.
 */

/** A line in an upright plane: `z = level + slope * x`. */
export interface Rise {
  readonly slope: number;
  readonly level: number;
}

/** The levels of an end. */
export interface End {
  readonly low: number;
  readonly high: number;
}

/** An obstacle in the upright plane, with its levels. */
export interface Hurdle extends End {
  /** True if a line between the levels of the ends can pass over it, or under it. */
  readonly over: boolean;
  readonly under: boolean;
}

/** The ends and the obstacles of a question. Obstacles that leave a choice come after the others. */
export interface Upright {
  readonly a: End;
  readonly b: End;
  readonly obstacles: readonly Hurdle[];
}

/*
 * The points of the question that is being answered, and the slopes that they leave. Typed arrays of the module, because
 * closures and objects would cost more than the answer.
 */
let lows = new Float64Array(64);
let highs = new Float64Array(64);
const range: Float64Array = new Float64Array(2);
const count: Int32Array = new Int32Array(2);

/** Narrows the slopes to those that leave an upper point above a lower one; false if none is left. */
const narrow = (dx: number, dz: number): boolean => {
  if (dx > 0) {
    if (dz < (range[1] as number) * dx) range[1] = dz / dx;
  } else if (dx < 0) {
    if (dz < (range[0] as number) * dx) range[0] = dz / dx;
  } else if (dz < 0) return false;
  return (range[0] as number) <= (range[1] as number);
};

/** Adds the condition that the line passes above a point. */
const above = (x: number, z: number): boolean => {
  const n = count[0] as number;
  const others = 2 * (count[1] as number);
  for (let j = 0; j < others; j += 2) if (!narrow((highs[j] as number) - x, (highs[j + 1] as number) - z)) return false;
  lows[2 * n] = x;
  lows[2 * n + 1] = z;
  count[0] = n + 1;
  return true;
};

/** Adds the condition that the line passes below a point. */
const below = (x: number, z: number): boolean => {
  const n = count[1] as number;
  const others = 2 * (count[0] as number);
  for (let j = 0; j < others; j += 2) if (!narrow(x - (lows[j] as number), z - (lows[j + 1] as number))) return false;
  highs[2 * n] = x;
  highs[2 * n + 1] = z;
  count[1] = n + 1;
  return true;
};

/** True if some line passes the obstacles from a place in the list on. */
const pass = (question: Upright, i: number, parts: Float64Array, up: 1 | -1, slack: number): boolean => {
  const { a, b, obstacles } = question;
  let k = i;
  for (; k < obstacles.length; k++) {
    const from = parts[2 * k] as number;
    const to = parts[2 * k + 1] as number;
    if (!(from < to)) continue;
    const { low, high, over, under } = obstacles[k] as Hurdle;
    // A line that rises stays above the foot of the first end and below the top of the second one. Leaving these
    // obstacles out only saves time.
    if (up > 0 ? high <= a.low || low >= b.high : low >= a.high || high <= b.low) continue;
    const climbs = up > 0 ? over : under;
    const ducks = up > 0 ? under : over;
    if (climbs && ducks) break;
    if (
      !(climbs && above(from, (up > 0 ? high : -low) - slack)) &&
      !(ducks && below(to, (up > 0 ? low : -high) + slack))
    )
      return false;
  }
  if (k === obstacles.length) return true;
  const [least, most, lower, upper] = [range[0] as number, range[1] as number, count[0] as number, count[1] as number];
  const { low, high } = obstacles[k] as Hurdle;
  if (above(parts[2 * k] as number, (up > 0 ? high : -low) - slack) && pass(question, k + 1, parts, up, slack))
    return true;
  range[0] = least;
  range[1] = most;
  count[0] = lower;
  count[1] = upper;
  return below(parts[2 * k + 1] as number, (up > 0 ? low : -high) + slack) && pass(question, k + 1, parts, up, slack);
};

/**
 * True if a line leads from the first end to the second and passes all obstacles, rising (`up` is 1) or falling (-1).
 *
 * @param parts the part of each obstacle on the line, from and to: an obstacle without one is no obstacle. The parts of the
 *   two ends come last.
 * @param slack the greatest depth at which a line may run through an obstacle
 */
export const passes = (question: Upright, parts: Float64Array, up: 1 | -1, slack: number): boolean => {
  const { a, b, obstacles } = question;
  const n = obstacles.length;
  if (lows.length < parts.length) [lows, highs] = [new Float64Array(parts.length), new Float64Array(parts.length)];
  range[0] = 0;
  range[1] = Number.POSITIVE_INFINITY;
  count[0] = 0;
  count[1] = 0;
  return (
    above(parts[2 * n + 1] as number, up > 0 ? a.low : -a.high) &&
    below(parts[2 * n] as number, up > 0 ? a.high : -a.low) &&
    above(parts[2 * n + 3] as number, up > 0 ? b.low : -b.high) &&
    below(parts[2 * n + 2] as number, up > 0 ? b.high : -b.low) &&
    pass(question, 0, parts, up, slack)
  );
};

/** A line in the middle of those that the last call of `passes` found. */
export const middleRise = (up: 1 | -1): Rise => {
  const [least, most] = [range[0] as number, range[1] as number];
  const slope = most === Number.POSITIVE_INFINITY ? 2 * least + 1 : (least + most) / 2;
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let j = 0; j < 2 * (count[1] as number); j += 2)
    top = Math.min(top, (highs[j + 1] as number) - slope * (highs[j] as number));
  for (let j = 0; j < 2 * (count[0] as number); j += 2)
    bottom = Math.max(bottom, (lows[j + 1] as number) - slope * (lows[j] as number));
  return { slope: up * slope, level: (up * (top + bottom)) / 2 };
};
