import type { Cell } from '@rulewright/core/hex';
import type { MovementRulings, Penalty } from '../../../vocabulary/battlefield.js';
import type { OwnMotion } from '../../../vocabulary/motion.js';
import type { Piece } from '../../../vocabulary/piece.js';
import { ignoresPenalties } from '../../own-movement.js';
import type { Terrain } from '../terrain/terrain.js';

/** The highest penalty of a cell's features: of several keywords in a hex one counts (JHX-TERRAIN-032). */
export const penaltyAt = (terrain: Terrain, cell: Cell): Penalty | undefined => {
  let highest: Penalty | undefined;
  for (const { id, penalty, rule } of terrain.featuresAt(cell)) {
    if (penalty > (highest?.hexes ?? 0)) highest = { hexes: penalty, feature: id, rule };
  }
  return highest;
};

/**
 * The penalty that the terrain of a path takes from MOV: the single highest one, once for all hexes of it, among the
 * first hex and those that it passes through (JHX-MOVE-007, JHX-MOVE-006, JHX-TERRAIN-011); the last
 * hex does not count (JHX-TERRAIN-010, JHX-TERRAIN-014). A model that stays where it is pays nothing.
 *
 * @param path the cells from the start to the last, both included
 */
export const penaltyOf = (
  terrain: Terrain,
  mover: Piece,
  path: readonly Cell[],
  motion: OwnMotion,
  rulings: MovementRulings = {},
): Penalty | undefined => {
  if (ignoresPenalties(mover, motion, rulings)) return undefined;
  let highest: Penalty | undefined;
  for (const cell of path.slice(0, -1)) {
    const penalty = penaltyAt(terrain, cell);
    if (penalty && penalty.hexes > (highest?.hexes ?? 0)) highest = penalty;
  }
  return highest;
};

/** The penalties of some cells, one for each feature, in the order of the way. */
export const penaltiesOn = (terrain: Terrain, path: readonly Cell[]): readonly Penalty[] => {
  const found = new Map<string, Penalty>();
  for (const cell of path) {
    const penalty = penaltyAt(terrain, cell);
    if (penalty && !found.has(penalty.feature)) found.set(penalty.feature, penalty);
  }
  return [...found.values()];
};
