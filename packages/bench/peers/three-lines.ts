import type { Disc, Polygon } from '@rulewright/core/inches';

/**
 * The usual rough answer to a question of sight: a base sees another if one of three lines is free, the line between the
 * centres and the two along the sides of the bases. A bare loop over typed arrays with a box for each polygon; all
 * polygons have the same number of corners.
 */
export const threeLines = (polygons: readonly Polygon[], bases: readonly Disc[]) => {
  const corners = polygons[0]?.corners.length ?? 0;
  const xs = Float64Array.from(polygons.flatMap(polygon => polygon.corners.map(({ x }) => x)));
  const ys = Float64Array.from(polygons.flatMap(polygon => polygon.corners.map(({ y }) => y)));
  const boxes = Float64Array.from(
    polygons.flatMap(polygon => {
      const [x, y] = [polygon.corners.map(corner => corner.x), polygon.corners.map(corner => corner.y)];
      return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
    }),
  );
  const rounds = Float64Array.from(bases.flatMap(({ at, radius }) => [at.x, at.y, radius]));

  const free = (ax: number, ay: number, bx: number, by: number, from: number, to: number): boolean => {
    const dx = bx - ax;
    const dy = by - ay;
    const left = ax < bx ? ax : bx;
    const right = ax < bx ? bx : ax;
    const top = ay < by ? ay : by;
    const bottom = ay < by ? by : ay;
    for (let i = 0; i < polygons.length; i++) {
      const box = 4 * i;
      if ((boxes[box] as number) > right || (boxes[box + 2] as number) < left) continue;
      if ((boxes[box + 1] as number) > bottom || (boxes[box + 3] as number) < top) continue;
      const end = (i + 1) * corners;
      let px = xs[end - 1] as number;
      let py = ys[end - 1] as number;
      for (let k = i * corners; k < end; k++) {
        const qx = xs[k] as number;
        const qy = ys[k] as number;
        if (dx * (py - ay) - dy * (px - ax) > 0 !== dx * (qy - ay) - dy * (qx - ax) > 0) {
          const a = (qx - px) * (ay - py) - (qy - py) * (ax - px);
          const b = (qx - px) * (by - py) - (qy - py) * (bx - px);
          if (a > 0 !== b > 0) return false;
        }
        px = qx;
        py = qy;
      }
    }
    const whole = dx * dx + dy * dy;
    for (let i = 0; i < bases.length; i++) {
      if (i === from || i === to) continue;
      const cx = (rounds[3 * i] as number) - ax;
      const cy = (rounds[3 * i + 1] as number) - ay;
      const r = rounds[3 * i + 2] as number;
      const along = dx * cx + dy * cy;
      if (along <= 0 || along >= whole) continue;
      const across = dx * cy - dy * cx;
      if (across * across < r * r * whole) return false;
    }
    return true;
  };

  /** One of the lines: 0 between the centres, 1 and -1 along the sides. */
  const line = (from: number, to: number, side: number): boolean => {
    const ax = rounds[3 * from] as number;
    const ay = rounds[3 * from + 1] as number;
    const bx = rounds[3 * to] as number;
    const by = rounds[3 * to + 1] as number;
    if (side === 0) return free(ax, ay, bx, by, from, to);
    const size = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    const nx = (side * (ay - by)) / size;
    const ny = (side * (bx - ax)) / size;
    const r = rounds[3 * from + 2] as number;
    const other = rounds[3 * to + 2] as number;
    return free(ax + r * nx, ay + r * ny, bx + other * nx, by + other * ny, from, to);
  };
  return {
    centre: (from: number, to: number): boolean => line(from, to, 0),
    any: (from: number, to: number): boolean => line(from, to, 0) || line(from, to, 1) || line(from, to, -1),
  };
};
