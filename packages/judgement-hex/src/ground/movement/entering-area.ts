import type { Cell } from '@rulewright/core/hex';

/**
 * Whether a model enters an area: from outside to inside, with a step of an Advance, a Charge or a Push, or with a whole
 * Place or Throw (JHX-MOVE-018). Who is in it already, or around whom it comes to be, does not enter it.
 *
 * @param inside whether a cell belongs to the area; `offBoard` never does, so that who comes into play in it enters it
 */
export const entersArea = (inside: (cell: Cell) => boolean, from: Cell, to: Cell): boolean =>
  !inside(from) && inside(to);
