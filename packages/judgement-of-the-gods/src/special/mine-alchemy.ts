import type { ChoiceOf, TurnAction } from '../turn/action.js';
import { fixedExchange } from './fixed-exchange.js';

/** Magic and stone for gold, at a mine (JOG-SPC-007). */
export const mineAlchemy: TurnAction<ChoiceOf<'mineAlchemy'>> = /* @__PURE__ */ fixedExchange(
  'mineAlchemy',
  pack => pack.mineAlchemy,
  { place: 'JOG-SPC-007', rate: 'JOG-SPC-007' },
);
