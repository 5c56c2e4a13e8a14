import type { PlayerId, Rule, Turn } from '@rulewright/core';
import { type Disc, mm } from '@rulewright/core/inches';
import { tableOf } from '../../match/table.js';
import { choosePlace } from '../../movement/place.js';
import { manifestationCard } from '../../unit-cards/manifestation-card.js';
import type { CardId, Manifestation, Origin, Sfi } from '../../vocabulary/index.js';

/** A manifestation that is about to be placed. */
export interface Manifesting {
  readonly card: CardId;
  readonly by: PlayerId;
  /** The base from which the distance counts, and the distance in inches. */
  readonly of: Disc;
  readonly within: number;
  readonly origin: Origin;
}

/**
 * A manifestation of the size of its card is placed within a distance, where a base can stand (SFI-MANIFEST-002). It stays for the
 * round unless its card says otherwise. Without a place nothing comes.
 */
export function* manifest(turn: Turn<Sfi>, { card, by, of, within, origin }: Manifesting): Rule {
  const { base, lasts = 'round' } = manifestationCard(tableOf(turn), { card });
  const radius = mm(base) / 2;
  const asked = { model: null, radius, within, of, optional: false };
  const at = yield* choosePlace(turn, by, asked, 'SFI-MANIFEST-001');
  if (!at) return;
  const id = `${card}-${turn.state.nextId}`;
  const manifestation: Manifestation = {
    id,
    card,
    ability: origin.name,
    source: origin.source,
    at,
    radius,
    until: lasts,
  };
  turn.emit({ type: 'ManifestationPlaced', manifestation }, ['SFI-MANIFEST-001', 'SFI-MANIFEST-004']);
}
