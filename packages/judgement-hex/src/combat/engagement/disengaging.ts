import type { Battlefield } from '../../vocabulary/battlefield.js';
import type { Motion } from '../../vocabulary/motion.js';
import { movedTo, type Piece } from '../../vocabulary/piece.js';
import type { Place } from '../../vocabulary/place.js';
import { type EngagementContext, engagersOf, meleeReachNow } from './engagement.js';

/**
 * The ways of moving that can provoke Parting Blows (JHX-PARTING-001, JHX-CHARGE-005, JHX-PARTING-020). Push, Place and
 * Throw never do (JHX-MOVE-016), and so neither does leaving by a gate, which is a Place (JHX-TERRAIN-025).
 */
const provoking: ReadonlySet<Motion> = new Set<Motion>(['advance', 'charge', 'hunt', 'recall']);

/**
 * The enemies whose melee reach a step would leave: those that engage the mover where it is and would not reach it on
 * `to` (JHX-PARTING-001, JHX-PARTING-003); a step that stays in reach provokes nobody (JHX-PARTING-004). Effigy Recall
 * leaves all of them behind, wherever it ends (JHX-ACTION-011). In the order of the battlefield; whether they may strike,
 * and in which order, is asked elsewhere.
 */
export const leftBehind = (
  field: Battlefield,
  mover: Piece,
  to: Place,
  motion: Motion,
  context: EngagementContext,
): readonly Piece[] => {
  if (!provoking.has(motion)) return [];
  return engagersOf(field, mover, context).filter(
    striker =>
      motion === 'recall' ||
      !field.ground.within(meleeReachNow(field, striker, context.active), striker, movedTo(mover, to)),
  );
};
