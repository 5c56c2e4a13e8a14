import type { ChoiceOf, TurnAction } from '../turn/action.js';
import { fixedExchange } from './fixed-exchange.js';

/** Magic for gold, at a temple (JOG-SPC-002, JOG-SPC-006). */
export const advancedAlchemy: TurnAction<ChoiceOf<'advancedAlchemy'>> = /* @__PURE__ */ fixedExchange(
  'advancedAlchemy',
  pack => pack.advancedAlchemy,
  { place: 'JOG-SPC-002', rate: 'JOG-SPC-006' },
);
