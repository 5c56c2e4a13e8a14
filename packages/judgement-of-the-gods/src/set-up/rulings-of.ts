import type { JogOptions } from '../vocabulary/index.js';
import type { Rulings } from '../vocabulary/options.js';

/** The rulings of a match that its state keeps. */
export const rulingsOf = ({
  judgementDeck,
  otherLeader,
  lastPiece,
  marshDraws,
  tradeLimit,
  ...rulings
}: JogOptions): Rulings => rulings;
