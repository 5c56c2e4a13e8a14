import type { Cylinder, Prism } from '@rulewright/core/inches/height';

/** Points of a hitbox, as shares of its radius across the line of the centres and of its height. */
const POINTS = [[0, 0.5], [0, 1], [0, 0.02], [1, 1], [-1, 1], [1, 0.02], [-1, 0.02]] as const; // biome-ignore format: a point each

/**
 * The usual rough answer to a question of sight in space: seven points of the one hitbox are joined with seven points of the
 * other, and one of these 49 rays is free: `any` ends with the first one, `all` counts them, as for the share of a model that
 * is seen. A bare loop over typed arrays with a box for each prism; all prisms have the
 * same number of corners.
 */
export const rays = (prisms: readonly Prism[], hitboxes: readonly Cylinder[]) => {
  const corners = prisms[0]?.outline.corners.length ?? 0;
  const xs = Float64Array.from(prisms.flatMap(({ outline }) => outline.corners.map(({ x }) => x)));
  const ys = Float64Array.from(prisms.flatMap(({ outline }) => outline.corners.map(({ y }) => y)));
  const boxes = Float64Array.from(
    prisms.flatMap(({ outline, base, top }) => {
      const [x, y] = [outline.corners.map(corner => corner.x), outline.corners.map(corner => corner.y)];
      return [Math.min(...x), Math.min(...y), base, Math.max(...x), Math.max(...y), top ?? Number.POSITIVE_INFINITY];
    }),
  );
  const rounds = Float64Array.from(
    hitboxes.flatMap(({ at, radius, foot, height }) => [at.x, at.y, radius, foot, foot + height]),
  );
  const points = Float64Array.from(POINTS.flat());

  /** True if the part of a ray between two shares of it passes some levels. */
  const meets = (az: number, bz: number, from: number, to: number, low: number, high: number): boolean => {
    const [one, other] = [az + from * (bz - az), az + to * (bz - az)];
    return from < to && (one < other ? one : other) < high && (one < other ? other : one) > low;
  };

  const free = (
    ax: number,
    ay: number,
    az: number,
    bx: number,
    by: number,
    bz: number,
    i: number,
    j: number,
  ): boolean => {
    const [dx, dy] = [bx - ax, by - ay];
    for (let k = 0; k < prisms.length; k++) {
      const box = 6 * k;
      if ((boxes[box] as number) > (ax < bx ? bx : ax) || (boxes[box + 3] as number) < (ax < bx ? ax : bx)) continue;
      if ((boxes[box + 1] as number) > (ay < by ? by : ay) || (boxes[box + 4] as number) < (ay < by ? ay : by))
        continue;
      const [low, high] = [boxes[box + 2] as number, boxes[box + 5] as number];
      if (low > (az < bz ? bz : az) || high < (az < bz ? az : bz)) continue;
      let from = 0;
      let to = 1;
      const end = (k + 1) * corners;
      let px = xs[end - 1] as number;
      let py = ys[end - 1] as number;
      for (let c = k * corners; c < end && from < to; c++) {
        const [qx, qy] = [xs[c] as number, ys[c] as number];
        const inside = (qx - px) * (ay - py) - (qy - py) * (ax - px);
        const turn = (qx - px) * dy - (qy - py) * dx;
        if (turn > 0) from = Math.max(from, -inside / turn);
        else if (turn < 0) to = Math.min(to, -inside / turn);
        else if (inside <= 0) to = from;
        px = qx;
        py = qy;
      }
      if (meets(az, bz, from, to, low, high)) return false;
    }
    const square = dx * dx + dy * dy;
    for (let k = 0; k < hitboxes.length; k++) {
      if (k === i || k === j) continue;
      const [cx, cy, r] = [
        (rounds[5 * k] as number) - ax,
        (rounds[5 * k + 1] as number) - ay,
        rounds[5 * k + 2] as number,
      ];
      const along = dx * cx + dy * cy;
      const across = dx * cy - dy * cx;
      const root = r * r * square - across * across;
      if (root <= 0) continue;
      const half = Math.sqrt(root);
      const [from, to] = [Math.max(0, (along - half) / square), Math.min(1, (along + half) / square)];
      if (meets(az, bz, from, to, rounds[5 * k + 3] as number, rounds[5 * k + 4] as number)) return false;
    }
    return true;
  };

  /** The number of free rays, up to a number at which the count ends. */
  const count = (i: number, j: number, most: number): number => {
    let found = 0;
    const [ax, ay, ar] = [rounds[5 * i] as number, rounds[5 * i + 1] as number, rounds[5 * i + 2] as number];
    const [bx, by, br] = [rounds[5 * j] as number, rounds[5 * j + 1] as number, rounds[5 * j + 2] as number];
    const whole = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    const [nx, ny] = [(ay - by) / whole, (bx - ax) / whole];
    for (let p = 0; p < points.length; p += 2) {
      const [side, up] = [ar * (points[p] as number), points[p + 1] as number];
      const az = (rounds[5 * i + 3] as number) * (1 - up) + (rounds[5 * i + 4] as number) * up;
      for (let q = 0; q < points.length; q += 2) {
        const [other, high] = [br * (points[q] as number), points[q + 1] as number];
        const bz = (rounds[5 * j + 3] as number) * (1 - high) + (rounds[5 * j + 4] as number) * high;
        if (free(ax + nx * side, ay + ny * side, az, bx + nx * other, by + ny * other, bz, i, j) && ++found === most)
          return found;
      }
    }
    return found;
  };
  return {
    any: (i: number, j: number): boolean => count(i, j, 1) > 0,
    all: (i: number, j: number): boolean => count(i, j, 50) > 0,
  };
};
