import type { PlayerId } from '@rulewright/core';
import type { Point } from '@rulewright/core/inches';
import type { Play } from '@rulewright/core/testing';
import type { Sfi } from '../vocabulary/index.js';
import type { Direction } from '../vocabulary/table.js';

/** The player moves the models of the active unit, one after the other, each to its point by the shortest tool that leads there. */
export const walk = (play: Play<Sfi>, by: PlayerId, ...points: readonly Point[]): Play<Sfi> => {
  for (const to of points) play.choose(by, { to });
  return play;
};

/** Straight directions on a drawing, whose lines are counted downwards. */
export const directions: Readonly<Record<'up' | 'down' | 'left' | 'right', Direction>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
