import type { ChoiceOf, TurnAction } from '../vocabulary/turn-action.js';
import { fixedExchange } from './fixed-exchange.js';

/** Mine Alchemy turns magic and stone into gold, at a mine. */
export const mineAlchemy: TurnAction<ChoiceOf<'mineAlchemy'>> = /* @__PURE__ */ fixedExchange(
  'mineAlchemy',
  pack => pack.mineAlchemy,
  { place: 'JOG-SPC-007', rate: 'JOG-SPC-007' },
);
