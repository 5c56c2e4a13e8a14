import type { PolygonShape, ScenePoint } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';

const hundredths = (n: number): number => Math.round(n * 100) / 100;

/**
 * A rectangle that begins at a point and extends in a direction, as a shape of a picture. The middle of its first short
 * side lies `start` ahead of the point.
 */
export const stripShape = (
  from: ScenePoint,
  direction: Point,
  length: number,
  half: number,
  start = 0,
): PolygonShape => {
  const far = Math.sqrt(direction.x * direction.x + direction.y * direction.y);
  const [x, y] = [direction.x / far, direction.y / far];
  const corner = (ahead: number, aside: number): ScenePoint => ({
    x: hundredths(from.x + x * ahead - y * aside),
    y: hundredths(from.y + y * ahead + x * aside),
  });
  return {
    shape: 'polygon',
    points: [corner(start, -half), corner(start + length, -half), corner(start + length, half), corner(start, half)],
  };
};

/** The middle of the box around some points. */
export const middleOf = (points: readonly Point[]): ScenePoint => {
  const middle = (along: readonly number[]): number => Math.round((Math.min(...along) + Math.max(...along)) / 2);
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
};
