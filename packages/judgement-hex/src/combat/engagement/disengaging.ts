import type { Battlefield } from '../../vocabulary/battlefield.js';
import type { Motion } from '../../vocabulary/motion.js';
import { areEnemies, movedTo, type Piece } from '../../vocabulary/piece.js';
import type { Place } from '../../vocabulary/place.js';
import { type EngagementContext, engagersOf, engages, meleeReachNow } from './engagement.js';

/**
 * The ways of moving that can provoke Parting Blows (JHX-PARTING-001, JHX-CHARGE-005, JHX-PARTING-020). Push, Place and
 * Throw never do (JHX-MOVE-016), and so neither does leaving by a gate, which is a Place (JHX-TERRAIN-025).
 */
const provoking: ReadonlySet<Motion> = new Set<Motion>(['advance', 'charge', 'hunt', 'recall']);

/**
 * The enemies whose melee reach a step would leave: those that engage the mover where it is and would not reach it on
 * `to` (JHX-PARTING-001, JHX-PARTING-003); a step that stays in reach provokes no enemy (JHX-PARTING-004). Effigy
 * Recall leaves the reach of all of them, also if it ends in their reach (JHX-ACTION-011). In the order of the
 * battlefield; other functions decide whether the enemies may strike, and in which order.
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

/**
 * The places on a long step where the mover is about to leave the melee reach of enemies, in the order of the movement:
 * an enemy strikes immediately before its reach is left (JHX-PARTING-001, JHX-PARTING-005), also if the step began outside it.
 * The start and the end of the step are left out. None where a step leads from one place to the next.
 */
export const brinksOn = (
  field: Battlefield,
  mover: Piece,
  to: Place,
  motion: Motion,
  context: EngagementContext,
): readonly Place[] => {
  const [from] = mover.cells;
  if (!field.lastWithin || from === undefined || !provoking.has(motion)) return [];
  const brinks = new Set<Place>();
  for (const striker of field.pieces) {
    if (striker.meleeReach === 0 || !areEnemies(striker, mover)) continue;
    const reach = meleeReachNow(field, striker, context.active);
    if (field.ground.within(reach, striker, movedTo(mover, to))) continue;
    const brink = field.lastWithin(reach, mover, to, striker);
    if (brink !== undefined && brink !== from && engages(field, striker, movedTo(mover, brink), context))
      brinks.add(brink);
  }
  const gone = (at: Place): number => field.ground.lengthOf([from, at]);
  return [...brinks].sort((a, b) => gone(a) - gone(b));
};
