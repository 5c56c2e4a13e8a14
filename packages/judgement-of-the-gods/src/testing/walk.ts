import type { PlayerId } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import type { Jog, Square } from '../vocabulary/index.js';
import { square } from './village.js';

/** The player moves the character whose turn it is to a square: `walk(play, 'p1', '1,0')`. */
export const walk = (play: Play<Jog>, by: PlayerId, to: string): Play<Jog> =>
  play.choose(by, { do: 'move', to: square(to) });

/** The squares beside the Town Hall, by their directions. */
export const directions: Readonly<Record<'north' | 'east' | 'south' | 'west', Square>> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
};
