import { compareRoots, gridPoint, type Point, squareBetween, stepsOf, stretchesWithin } from '@rulewright/core/inches';
import type { Place } from '../../vocabulary/index.js';
import { restAt } from '../ground.js';
import type { Obstacle, Surroundings } from '../surroundings.js';

/** The middle of an outline. */
export const middleOf = ({ outline }: Pick<Obstacle, 'outline'>): Point => {
  if ('at' in outline) return outline.at;
  const { corners } = outline;
  const middle = (axis: 'x' | 'y'): number =>
    Math.round(corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length);
  return { x: middle('x'), y: middle('y') };
};

/** The routes straight to an obstacle, up its side and onto its top, each cut to the length of the movement; the longest first. */
export const upOnto = (
  around: Surroundings,
  from: Place,
  obstacle: Obstacle,
  slow: number,
  most: number,
): readonly (readonly Place[])[] => {
  const { top } = obstacle;
  if (top === null || top <= from.z) return [];
  const middle = middleOf(obstacle);
  const start = { x: from.x, y: from.y };
  const [on] = stretchesWithin([start, middle], around.radius, obstacle.outline, -1);
  if (!on || on.from.step === 0) return [];
  const foot = { ...gridPoint(start, middle, on.from.step - 1), z: from.z };
  const approach = squareBetween(from, foot) > 0 ? [foot] : [];
  const factor = obstacle.kind === 'ladder' ? slow : 1;
  const squares = [squareBetween(from, foot), factor * factor * (top - from.z) * (top - from.z)];
  if (compareRoots(squares, most) > 0) return [];
  const edge = { ...foot, z: top };
  const left = most - squares.reduce((sum, square) => sum + Math.sqrt(square), 0) - 2;
  const steps = stepsOf(edge, middle);
  const length = Math.sqrt(squareBetween(edge, middle));
  const end =
    length <= left ? middle : gridPoint({ x: edge.x, y: edge.y }, middle, Math.floor((steps * left) / length));
  const onTop = { ...end, z: top };
  const up = [...approach, edge];
  return restAt(around, onTop) === top && left > 2 ? [[...up, onTop], up] : [up];
};
