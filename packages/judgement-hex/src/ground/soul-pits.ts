/**
 * The Soul Pits of a map at which the next Soul may spawn, by their place in the map's list; the dice choose among
 * several. One pit is always the same (JHX-MAP-008); of two the first is random and the next ones alternate
 * (JHX-MAP-007, JHX-MAP-009). More than two, on maps of your own, take turns in their order.
 *
 * @param last the pit of the Soul before, null if there was none
 */
export const nextSoulPits = (pits: number, last: number | null): readonly number[] =>
  last === null ? Array.from({ length: pits }, (_, pit) => pit) : [(last + 1) % pits];
