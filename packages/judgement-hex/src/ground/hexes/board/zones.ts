import { type Cell, offBoard } from '@rulewright/core/hex';
import type { BattlefieldMap, Side } from '../../../vocabulary/map.js';
import type { ModeId } from '../../../vocabulary/words.js';
import { type Board, boardOf } from './board.js';

/** The distance from the centre line at which a default deployment zone begins, in half hexes. */
const zoneBegins: Readonly<Record<ModeId, number>> = { '3v3': 7, '5v5': 13 };

/**
 * The hexes of a side's deployment zone, occupied ones included: as the map lists them, else all that are far enough
 * from the centre line (JHX-DEPLOY-002).
 */
export const deploymentZone = (
  map: Pick<BattlefieldMap, 'grid' | 'mode' | 'deployment'>,
  side: Side,
): readonly Cell[] => {
  const board = boardOf(map.grid);
  if (map.deployment) return map.deployment[side].map(board.cellAt).filter(cell => cell !== offBoard);
  const sign = side === 'lower' ? -1 : 1;
  return board.hexes.map((_, cell) => cell).filter(cell => sign * board.riseOf(cell) >= zoneBegins[map.mode]);
};

const distanceTo = (board: Board, zone: readonly Cell[], cell: Cell): number =>
  Math.min(...zone.map(other => board.distance(cell, other)));

/** The side that a hex belongs to, by the nearer deployment zone; `centre` if it is as far from both (JHX-SHRINE-008). */
export const sideOf = (map: Pick<BattlefieldMap, 'grid' | 'mode' | 'deployment'>, cell: Cell): Side | 'centre' => {
  const board = boardOf(map.grid);
  const lower = distanceTo(board, deploymentZone(map, 'lower'), cell);
  const upper = distanceTo(board, deploymentZone(map, 'upper'), cell);
  return lower === upper ? 'centre' : lower < upper ? 'lower' : 'upper';
};
