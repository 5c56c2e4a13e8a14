import type { Limit } from '@rulewright/core/uses';
import { once } from '../../match/limits.js';
import { hasState } from '../../match/lookups.js';
import type { Eld, Model, Table } from '../../vocabulary/index.js';

/** The models that have stopped the movement of this sequence by a Melee Attack with Impede. */
export const stopped: Limit<Eld> = /* @__PURE__ */ once('sequence', 'impede', 'ELD-SKILL-033');

/**
 * True for an enemy that keeps the activated model Engaged up to the End step, although the model is beyond the Reach of
 * its Melee Weapon, since it has stopped the model with Impede (ELD-SKILL-033).
 */
export const holds = ({ state, options }: Table, enemy: Model, model: Model): boolean =>
  options.impedeBeyondReach === 'engaged' &&
  state.sequence?.model === model.id &&
  state.sequence.step !== 'resolution' &&
  stopped.isUsed(state, enemy.id) &&
  !hasState(model, 'flying');
