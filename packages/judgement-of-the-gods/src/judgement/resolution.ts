import type { CardPlace, RoleId } from '../content/pack.js';
import { tileKind, tileOf } from '../match/village.js';
import type { OpenTable } from '../vocabulary/index.js';

/** True if a character stands on a tile of the kind that a card names. The Town Hall does not count as a `building`. */
export const standsOn = ({ pack, state }: OpenTable, role: RoleId, where: CardPlace): boolean => {
  const { kind, building } = tileOf(state, role);
  switch (where) {
    case 'any':
      return true;
    case 'marsh':
      return tileKind(pack, kind).terrain === 'marsh';
    case 'townHall':
      return building === 'townHall';
    case 'building':
      return building !== null && building !== 'townHall';
  }
};
