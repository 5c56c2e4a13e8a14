import { type Disc, type Point, rootUp } from '@rulewright/core/inches';

/**
 * The corners of an octagon around a disc, rounded outwards to the grid: no side crosses the disc, and four of the sides
 * touch it. `gap` moves all of them away from it.
 */
export const octagon = ({ at: { x, y }, radius }: Disc, gap: number): readonly Point[] => {
  const r = radius + gap;
  const h = rootUp(2 * r * r) - r;
  return [[r, h], [h, r], [-h, r], [-r, h], [-r, -h], [-h, -r], [h, -r], [r, -h]].map(([i = 0, j = 0]) => ({
    x: x + i,
    y: y + j,
  })); // biome-ignore format: corners in order
};

/** The points on the border of a square around the origin, in order: directions, more of them with a larger `size`. */
export const directions = (size: number): readonly Point[] => {
  const side = Array.from({ length: 2 * size }, (_, i) => i - size);
  return [
    ...side.map(i => ({ x: i, y: -size })),
    ...side.map(i => ({ x: size, y: i })),
    ...side.map(i => ({ x: -i, y: size })),
    ...side.map(i => ({ x: -size, y: -i })),
  ];
};
