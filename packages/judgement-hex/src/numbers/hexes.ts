import { tally } from '@rulewright/core/tally';
import { paceNow } from '../combat/walking/pace.js';
import { fieldOf, pieceOf } from '../hero-cards/reading/field.js';
import { modelOf } from '../match/models.js';
import type { RuleId } from '../rulebook/index.js';
import type { JhxTally, ModelId } from '../vocabulary/index.js';
import type { Place } from '../vocabulary/place.js';
import type { Table } from '../vocabulary/table.js';

/**
 * The number of hexes that a model may go on a path: its MOV (see `whyAttribute`), less the highest terrain penalty on
 * the path without its last hex (JHX-MOVE-007), at most what freeze allows, at least 1, and 2 more in a Charge.
 * Penalties that do not count are listed as `rejected`: `another-counts`, `last-hex`, `not-slowed`. A die in place of
 * MOV counts as its highest face.
 *
 * @param path the cells from the model's own to the last, both included; it need not be one that the model can go
 * @throws RangeError if there is no such model on the board.
 */
export const whyHexes = (
  table: Table,
  id: ModelId,
  path: readonly Place[],
  motion: 'advance' | 'charge' = 'advance',
): JhxTally => {
  const mover = pieceOf(table, id);
  if (!mover) throw new RangeError(`no model ${id} on the board`);
  const field = fieldOf(table);
  const counts = field.penaltyOf(mover, path, motion, table.options);
  const before = field.penaltiesOn(mover, path.slice(0, -1));
  const stages = ['mov', 'terrain', 'freeze', 'bounds', 'charge'] as const;
  const hexes = tally<RuleId, (typeof stages)[number]>('hexes', stages);
  const { mov, spare = 0 } = paceNow(table, modelOf(table.state, id));
  hexes.base('mov', mov + spare, 'JHX-MOVE-005', 'MOV');
  for (const { hexes: less, rule, feature } of before) {
    if (feature === counts?.feature) hexes.add('terrain', -less, rule, feature);
    else hexes.reject('terrain', -less, rule, counts ? 'another-counts' : 'not-slowed', feature);
  }
  for (const { hexes: less, rule, feature } of field.penaltiesOn(mover, path.slice(-1))) {
    if (!before.some(one => one.feature === feature)) hexes.reject('terrain', -less, rule, 'last-hex', feature);
  }
  if (spare > 0) hexes.atMost('freeze', mov, 'JHX-COND-024', 'freeze');
  const { leastMove, charge } = table.numbers.moves;
  hexes.atLeast('bounds', leastMove.value, leastMove.rule);
  if (motion === 'charge') hexes.add('charge', charge.value, charge.rule, 'charge');
  return hexes.tally();
};
