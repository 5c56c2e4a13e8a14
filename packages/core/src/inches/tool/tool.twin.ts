/*
 * A slow second opinion on tools for the tests. It shares no code and no idea with the product: angles come from sines
 * and cosines, and a tool is a cloud of points. Its answers are right except within a small distance of a tie.
 */

export interface TwinTool {
  readonly arm: number;
  readonly half: number;
}
export type Shape = { readonly corners: readonly (readonly [number, number])[]; readonly radius: number };

/** Points of a tool with its joint at x, y and its arms at two angles, no farther apart than `step`. */
export const cloud = (
  { arm, half }: TwinTool,
  x: number,
  y: number,
  angles: readonly number[],
  step: number,
): [number, number][] => {
  const points: [number, number][] = [];
  for (const angle of angles) {
    for (let i = 0; i <= Math.ceil(arm / step); i++) {
      for (let k = -Math.ceil(half / step); k <= Math.ceil(half / step); k++) {
        const [along, aside] = [(i * arm) / Math.ceil(arm / step), (k * half) / Math.ceil(half / step)];
        points.push([
          x + along * Math.cos(angle) - aside * Math.sin(angle),
          y + along * Math.sin(angle) + aside * Math.cos(angle),
        ]);
      }
    }
  }
  for (let around = 0; around < 2 * Math.PI; around += step / half / 2) {
    for (let from = 0; from <= half; from += step / 2)
      points.push([x + from * Math.cos(around), y + from * Math.sin(around)]);
    points.push([x + half * Math.cos(around), y + half * Math.sin(around)]);
  }
  return points;
};

/** The distance of a point from a convex shape; below zero in its inside. */
const distanceTo = ({ corners, radius }: Shape, [x, y]: readonly [number, number]): number => {
  let least = Number.POSITIVE_INFINITY;
  let inside = corners.length > 2;
  corners.forEach(([px, py], i) => {
    const [qx, qy] = corners[(i + 1) % corners.length] ?? [px, py];
    const [dx, dy] = [qx - px, qy - py];
    const part = Math.min(1, Math.max(0, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - px - part * dx, y - py - part * dy));
    if (dx * (y - py) < dy * (x - px)) inside = false;
  });
  return (inside ? -least : least) - radius;
};

/** The least distance of a tool from a shape, right to about half a step; below zero if they overlap. */
export const gapTo = (points: readonly (readonly [number, number])[], shape: Shape): number =>
  Math.min(...points.map(point => distanceTo(shape, point)));
