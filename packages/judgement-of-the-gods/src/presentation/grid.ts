import type { SceneBox, ScenePoint } from '@rulewright/core';
import type { Square } from '../vocabulary/index.js';

/** The squares of the grid drawn into a box: one square is `unit` wide. */
export interface Grid {
  readonly unit: number;
  /** The middle of a square. */
  middle(at: Square): ScenePoint;
}

/** The grid that shows all these squares in the middle of a box, as large as fits and at most `most` wide a square. */
export const gridFor = (squares: readonly Square[], box: SceneBox, most: number): Grid => {
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const unit = Math.min(most, box.width / (right - left + 1), box.height / (bottom - top + 1));
  const [x0, y0] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    unit,
    middle: ({ x, y }) => ({ x: x0 + (x - (left + right) / 2) * unit, y: y0 + (y - (top + bottom) / 2) * unit }),
  };
};
