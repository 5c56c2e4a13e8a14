import type { CardId } from '../vocabulary/index.js';
import type { Manifestation } from '../vocabulary/pack.js';
import type { Table } from '../vocabulary/table.js';

/** The card of a manifestation (SFI-MANIFEST-001). Throws RangeError if the pack has none. */
export const manifestationCard = (
  { pack }: Pick<Table, 'pack'>,
  { card }: { readonly card: CardId },
): Manifestation => {
  const found = Object.hasOwn(pack.manifestations, card) ? pack.manifestations[card] : undefined;
  if (!found) throw new RangeError(`no manifestation ${card}`);
  return found;
};
