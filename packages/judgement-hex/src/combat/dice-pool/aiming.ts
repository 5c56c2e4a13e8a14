import { lastingOn, moments } from '../../match/lasting.js';
import type { JhxState, Lasting, ModelId } from '../../vocabulary/index.js';

const key = 'aiming';

/** The aiming bonus, claimed by a model for its activation (JHX-ATTACK-029). */
export const aimingOf = (model: ModelId): Omit<Lasting, 'id'> => ({
  key,
  source: model,
  target: model,
  until: moments.activation,
  data: { kind: 'marker' },
});

/**
 * True if a model has claimed the aiming bonus: no Advance, Charge, melee Basic Attack or Recall (JHX-ATTACK-030).
 * Other ways of moving do not end the bonus (JHX-ATTACK-032).
 */
export const isAiming = (state: JhxState, model: ModelId): boolean =>
  lastingOn(state, model, 'marker').some(one => one.key === key);
