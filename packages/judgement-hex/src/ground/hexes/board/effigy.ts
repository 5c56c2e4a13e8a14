import { type Cell, type Hex, offBoard } from '@rulewright/core/hex';
import type { EffigyFootprint, EffigyPlace, Side } from '../../../vocabulary/map.js';
import type { Board } from './board.js';

const forward: readonly [left: Hex, right: Hex] = [
  { q: -1, r: 1 },
  { q: 1, r: 0 },
];
const backward: readonly [left: Hex, right: Hex] = [
  { q: -1, r: 0 },
  { q: 1, r: -1 },
];

/**
 * The three hexes of an Effigy, from left to right unless the map lists them (JHX-SETUP-007); `offBoard` for those that
 * would lie outside.
 */
export const effigyCells = (
  board: Board,
  side: Side,
  { centre, hexes }: EffigyPlace,
  footprint: EffigyFootprint = 'towards-edge',
): readonly Cell[] => {
  if (hexes) return hexes.map(board.cellAt);
  const middle = board.cellAt(centre);
  if (middle === offBoard) return [offBoard, middle, offBoard];
  const { q, r } = board.hexAt(middle);
  const upwards = (side === 'lower') === (footprint === 'towards-middle');
  const [left, right] = (upwards ? forward : backward).map(step => board.cellOf({ q: q + step.q, r: r + step.r }));
  return [left ?? offBoard, middle, right ?? offBoard];
};
