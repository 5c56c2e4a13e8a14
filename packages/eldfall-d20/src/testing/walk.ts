import type { PlayerId } from '@rulewright/core';
import type { Play } from '@rulewright/core/testing';
import { modelOf } from '../match/lookups.js';
import type { Direction, Eld, ModelId, Place } from '../vocabulary/index.js';

/** The player walks the model that moves now along straight legs from point to point; it faces as before. */
export const walk = (play: Play<Eld>, by: PlayerId, model: ModelId, ...route: readonly Place[]): Play<Eld> =>
  play.choose(by, { kind: 'walk', route, facing: modelOf(play.state, model).facing, skills: [] });

/** Straight directions on a drawing, whose lines are counted downwards. */
export const directions: Readonly<Record<'up' | 'down' | 'left' | 'right', Direction>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
