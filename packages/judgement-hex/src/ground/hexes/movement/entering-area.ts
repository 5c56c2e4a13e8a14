import type { Cell } from '@rulewright/core/hex';

/**
 * True if a model enters an area: from outside to inside, with a step of an Advance, a Charge or a Push, or with a
 * whole Place or Throw (JHX-MOVE-018). A model that is in the area already, or around which a new area is placed, does
 * not enter it.
 *
 * @param inside true for a cell of the area; false for `offBoard`, so that a model that comes into play in the area
 *   enters it
 */
export const entersArea = (inside: (cell: Cell) => boolean, from: Cell, to: Cell): boolean =>
  !inside(from) && inside(to);
