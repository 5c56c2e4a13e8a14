import type { Cell } from '@rulewright/core/hex';
import { tally } from '@rulewright/core/tally';
import { type Penalty, penaltyAt, penaltyOf } from '../ground/movement/penalty.js';
import { attributeValue } from '../hero-cards/attributes/attribute.js';
import { fieldOf, pieceOf } from '../hero-cards/reading/field.js';
import { modelOf } from '../match/models.js';
import type { RuleId } from '../rulebook/index.js';
import type { JhxTally, ModelId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/** The penalties of some cells, one for each feature, in the order of the way. */
const penaltiesOn = (table: Table, path: readonly Cell[]): readonly Penalty[] => {
  const { terrain } = fieldOf(table);
  const found = new Map<string, Penalty>();
  for (const cell of path) {
    const penalty = penaltyAt(terrain, cell);
    if (penalty && !found.has(penalty.feature)) found.set(penalty.feature, penalty);
  }
  return [...found.values()];
};

/**
 * The number of hexes that a model may go on a way: its MOV (see `whyAttribute`), less the highest terrain penalty on
 * the way without its last hex (JHX-MOVE-007), at least 1, and 2 more in a Charge. Penalties that do not count are
 * listed as `rejected`: `another-counts`, `last-hex`, `not-slowed`. A die in place of MOV counts as its highest face.
 *
 * @param path the cells from the model's own to the last, both included; it need not be one that the model can go
 * @throws RangeError if there is no such model on the board.
 */
export const whyHexes = (
  table: Table,
  id: ModelId,
  path: readonly Cell[],
  motion: 'advance' | 'charge' = 'advance',
): JhxTally => {
  const mover = pieceOf(table, id);
  if (!mover) throw new RangeError(`no model ${id} on the board`);
  const counts = penaltyOf(fieldOf(table).terrain, mover, path, motion, table.options);
  const before = penaltiesOn(table, path.slice(0, -1));
  const stages = ['mov', 'terrain', 'bounds', 'charge'] as const;
  const hexes = tally<RuleId, (typeof stages)[number]>('hexes', stages);
  hexes.base('mov', attributeValue(table, modelOf(table.state, id), 'MOV') ?? 0, 'JHX-MOVE-005', 'MOV');
  for (const { hexes: less, rule, feature } of before) {
    if (feature === counts?.feature) hexes.add('terrain', -less, rule, feature);
    else hexes.reject('terrain', -less, rule, counts ? 'another-counts' : 'not-slowed', feature);
  }
  for (const { hexes: less, rule, feature } of penaltiesOn(table, path.slice(-1))) {
    if (!before.some(one => one.feature === feature)) hexes.reject('terrain', -less, rule, 'last-hex', feature);
  }
  const { leastMove, charge } = table.numbers.moves;
  hexes.atLeast('bounds', leastMove.value, leastMove.rule);
  if (motion === 'charge') hexes.add('charge', charge.value, charge.rule, 'charge');
  return hexes.tally();
};
