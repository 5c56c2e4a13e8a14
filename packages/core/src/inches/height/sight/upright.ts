/*
 * Sight in an upright plane. Above one straight line in plan, the ends and the obstacles are rectangles: x along the line
 * and z for levels. A line that rises from the first end to the second passes over an obstacle if it is high enough where
 * the obstacle begins, and under it if it is low enough where the obstacle ends. It meets an end if it is neither too low
 * where the end stops nor too high where the end begins. So every demand is about one point: the line passes above it or
 * below it. A line of the slope m does so exactly if it fits between each lower and each upper point, and each such pair
 * gives a bound on m.
 */

/** A line in an upright plane: `z = level + slope * x`. */
export interface Rise {
  readonly slope: number;
  readonly level: number;
}

/** An obstacle in the upright plane. */
export interface Hurdle {
  /** The levels that the obstacle reaches from and to. */
  readonly low: number;
  readonly high: number;
  /** If a line between the levels of the ends can pass over it, or under it. */
  readonly over: boolean;
  readonly under: boolean;
}

/** The rectangles of the ends: x from and to, z from and to. */
export interface End {
  readonly low: number;
  readonly high: number;
}

/**
 * The part of an obstacle on the line is `parts[2 * i]` to `parts[2 * i + 1]`; an obstacle without one is no obstacle. The
 * parts of the two ends come last. Obstacles that leave a choice come after the others.
 */
export const rise = (
  a: End,
  b: End,
  hurdles: readonly Hurdle[],
  parts: Float64Array,
  up: 1 | -1,
  slack: number,
): Rise | undefined => {
  const n = hurdles.length;
  const lowX: number[] = [];
  const lowZ: number[] = [];
  const highX: number[] = [];
  const highZ: number[] = [];
  let least = 0;
  let most = Number.POSITIVE_INFINITY;

  /** Narrows the slopes to those that leave an upper point above a lower one. */
  const fits = (dx: number, dz: number): boolean => {
    if (dx > 0) {
      if (dz < most * dx) most = dz / dx;
    } else if (dx < 0) {
      if (dz < least * dx) least = dz / dx;
    } else if (dz < 0) return false;
    return least <= most;
  };
  const above = (x: number, z: number): boolean => {
    for (let j = 0; j < highX.length; j++) if (!fits((highX[j] as number) - x, (highZ[j] as number) - z)) return false;
    lowX.push(x);
    lowZ.push(z);
    return true;
  };
  const below = (x: number, z: number): boolean => {
    for (let j = 0; j < lowX.length; j++) if (!fits(x - (lowX[j] as number), z - (lowZ[j] as number))) return false;
    highX.push(x);
    highZ.push(z);
    return true;
  };
  const pass = (i: number): boolean => {
    if (i === n) return true;
    const from = parts[2 * i] as number;
    const to = parts[2 * i + 1] as number;
    if (!(from < to)) return pass(i + 1);
    const { low, high, over, under } = hurdles[i] as Hurdle;
    const [least0, most0, lows, highs] = [least, most, lowX.length, highX.length];
    if ((up > 0 ? over : under) && above(from, (up > 0 ? high : -low) - slack) && pass(i + 1)) return true;
    least = least0;
    most = most0;
    lowX.length = lowZ.length = lows;
    highX.length = highZ.length = highs;
    if ((up > 0 ? under : over) && below(to, (up > 0 ? low : -high) + slack) && pass(i + 1)) return true;
    least = least0;
    most = most0;
    lowX.length = lowZ.length = lows;
    highX.length = highZ.length = highs;
    return false;
  };

  const ends = [a, b].every((end, k) => {
    const [low, high] = up > 0 ? [end.low, end.high] : [-end.high, -end.low];
    return above(parts[2 * (n + k) + 1] as number, low) && below(parts[2 * (n + k)] as number, high);
  });
  if (!ends || !pass(0)) return undefined;
  const slope = most === Number.POSITIVE_INFINITY ? 2 * least + 1 : (least + most) / 2;
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  highX.forEach((x, j) => {
    top = Math.min(top, (highZ[j] as number) - slope * x);
  });
  lowX.forEach((x, j) => {
    bottom = Math.max(bottom, (lowZ[j] as number) - slope * x);
  });
  return { slope: up * slope, level: (up * (top + bottom)) / 2 };
};
