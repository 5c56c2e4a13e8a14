import { fieldOf } from '../../hero-cards/reading/field.js';
import { concerns, listenersAt } from '../../special-rules/timing/listeners.js';
import type { Motion } from '../../vocabulary/motion.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

/** The ways of moving that lead over the ground between two places (JHX-MOVE-018). */
const overGround: ReadonlySet<Motion> = new Set<Motion>(['advance', 'charge', 'hunt', 'push']);

/**
 * The places on a long step where the mover enters the areas of abilities and Icons (JHX-MOVE-018, JV11-BASE-015). None
 * where a step leads from one place to the next.
 */
export const entriesOn = (table: Table, mover: Piece, to: Place, motion: Motion): readonly Place[] => {
  const field = fieldOf(table);
  if (!field.firstWithin || !overGround.has(motion)) return [];
  const moment = { of: mover.id };
  return listenersAt(table, 'entering-hex', moment).flatMap(one => {
    const { when } = one.ability;
    if (when.within === undefined || !concerns(table, when, one, mover.id, moment)) return [];
    return field.firstWithin?.(when.within, mover, to, one.at) ?? [];
  });
};
