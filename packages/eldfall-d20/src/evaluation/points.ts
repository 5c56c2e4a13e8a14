import type { PlayerId } from '@rulewright/core';
import { partyOf } from '../match/lookups.js';
import { schemeOf } from '../schemes/score.js';
import type { OpenScheme } from '../vocabulary/index.js';
import type { Position } from './goals.js';

/** The Victory Points that a Scheme would still give if it were scored now. */
const wouldScore = ({ game, table }: Position, player: PlayerId, open: OpenScheme): number => {
  const { card, rules } = schemeOf(game, open.scheme);
  const all = card.points * rules.counts(table, player, open.since ?? 0, open.about ?? null);
  return Math.min(card.most ?? all, all) - open.points;
};

/** The Victory Points that the Schemes which a player has revealed would give now. */
export const openPoints = (position: Position, player: PlayerId): number =>
  partyOf(position.table.state, player)
    .open.filter(({ since }) => since !== null)
    .reduce((sum, open) => sum + wouldScore(position, player, open), 0);

/** The part that counts of a Scheme that is still to be revealed. */
const TO_REVEAL = 0.7;

/** The Victory Points that the Schemes in a player's hand would give now; a Scheme that must be revealed first counts for less. */
export const handPoints = (position: Position, player: PlayerId): number => {
  const { state } = position.table;
  return partyOf(state, player).schemes.reduce((sum, scheme) => {
    const revealed = schemeOf(position.game, scheme).card.timing === 'revealed';
    const points = wouldScore(position, player, { scheme, points: 0, since: revealed ? state.deeds.length : 0 });
    return sum + (revealed ? TO_REVEAL * points : points);
  }, 0);
};
