import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';
import { fixedExchange } from './fixed-exchange.js';

/** Advanced Alchemy turns magic into gold, at a temple. */
export const advancedAlchemy: TurnAction<ChoiceOf<'advancedAlchemy'>> = /* @__PURE__ */ fixedExchange(
  'advancedAlchemy',
  pack => pack.advancedAlchemy,
  { place: 'JOG-SPC-002', rate: 'JOG-SPC-006' },
);
