import type { PlayerId } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import type { Jhx } from '../vocabulary/index.js';
import type { Heading, Place } from '../vocabulary/place.js';

/** The player moves a model from place to place, one step after the other, and stops there. */
export const walk = (play: Play<Jhx>, by: PlayerId, ...places: readonly Place[]): Play<Jhx> => {
  for (const place of places) play.choose(by, place);
  return play.match.decisions.some(({ kind }) => kind === 'step') ? play.chooseIfAsked(by, 'stop') : play;
};

/** The six directions of the hexes, for pushes and other answers with a direction. */
export const directions: {
  readonly N: Heading;
  readonly NE: Heading;
  readonly SE: Heading;
  readonly S: Heading;
  readonly SW: Heading;
  readonly NW: Heading;
} = { N: 5, NE: 0, SE: 1, S: 2, SW: 3, NW: 4 };
