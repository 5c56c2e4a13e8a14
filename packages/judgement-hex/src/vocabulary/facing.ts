import type { AnyMap } from './map.js';
import type { Place } from './place.js';

/** Two models that are to face one another on open ground. */
export interface Facing {
  /** The lengths between the two. */
  readonly lengths: number;
  /** The cover that the ground gives the second model from the first. */
  readonly cover: 'hard' | 'soft' | undefined;
  /** The radii of their bases in 1/100 mm: 0 on hexes. */
  readonly radii: readonly [first: number, second: number];
}

/** Open ground, and the places on it of the two models. */
export interface OpenGround {
  readonly map: AnyMap;
  readonly places: readonly [first: Place, second: Place];
}
