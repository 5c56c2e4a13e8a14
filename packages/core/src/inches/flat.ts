import { squareBetween } from './exact.js';
import { coreOf, type Outline } from './outline.js';

/** The shapes of a field in flat arrays. */
export interface Flat {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** The first corner of each shape; the next shape's first corner ends it. */
  readonly first: Int32Array;
  readonly radius: Float64Array;
  /** A circle around each shape. */
  readonly middleX: Float64Array;
  readonly middleY: Float64Array;
  readonly around: Float64Array;
}

export const flatten = (shapes: readonly Outline[]): Flat => {
  const cores = shapes.map(coreOf);
  const corners = cores.flatMap(core => core.corners);
  const middle = (axis: 'x' | 'y'): Float64Array =>
    Float64Array.from(cores, core => {
      const values = core.corners.map(corner => corner[axis]);
      return (Math.min(...values) + Math.max(...values)) / 2;
    });
  const [middleX, middleY] = [middle('x'), middle('y')];
  const first = new Int32Array(shapes.length + 1);
  cores.forEach((core, i) => {
    first[i + 1] = (first[i] ?? 0) + core.corners.length;
  });
  return {
    xs: Float64Array.from(corners, corner => corner.x),
    ys: Float64Array.from(corners, corner => corner.y),
    first,
    radius: Float64Array.from(cores, core => core.radius),
    middleX,
    middleY,
    around: Float64Array.from(cores, (core, i) => {
      const at = { x: middleX[i] as number, y: middleY[i] as number };
      return core.radius + Math.max(...core.corners.map(corner => Math.sqrt(squareBetween(corner, at))));
    }),
  };
};
