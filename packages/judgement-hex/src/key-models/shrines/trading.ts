import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { trade } from '../../beside-table/artefacts/shop.js';
import { tableOf } from '../../match/table.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { controllersOf, type Shrine, shrinesOf } from './control.js';
import { isOnCentreLine } from './reward.js';

/** The Heroes that may trade at a Shrine: those that control one on the centre line and can own Artefacts (JHX-UNIT-002). */
const traders = (table: Table, shrine: Shrine, player: PlayerId): readonly ModelId[] =>
  isOnCentreLine(table, shrine)
    ? controllersOf(table, shrine, player)
        .filter(({ member }) => member === null)
        .map(({ id }) => id)
    : [];

/** The Shrines at which a player may trade now, by their place on the map. */
export const tradingPosts = (table: Table, player: PlayerId): readonly number[] =>
  shrinesOf(table).flatMap((shrine, at) => (traders(table, shrine, player).length > 0 ? [at] : []));

/**
 * At a Shrine on the centre line its controller may let one of the Heroes there buy, sell or trade Artefacts without
 * AP.
 */
export function* tradeAtShrine(turn: Turn<Jhx>, by: PlayerId, at: number): Rule {
  const table = tableOf(turn);
  const [shrine] = shrinesOf(table).slice(at);
  const models = shrine ? traders(table, shrine, by) : [];
  const [only] = models;
  if (only === undefined) return;
  const about = { trades: models };
  const options = [...models, 'pass'] as const;
  const model =
    models.length === 1 ? only : yield* decide(turn, { by, kind: 'volunteer', rule: 'JHX-SHRINE-009', options, about });
  if (model !== 'pass') yield* trade(turn, { model, free: true, anywhere: true });
}
