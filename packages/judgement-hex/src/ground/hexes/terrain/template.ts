import { offBoard } from '@rulewright/core/hex';
import type { Template } from '../../../vocabulary/map.js';
import type { BoardRefusal } from '../../../vocabulary/refusal.js';
import type { Terrain } from './terrain.js';

/**
 * The reason why a Terrain Template may not lie on its cells: all of them must be on the board, and none on any other
 * feature, templates included.
 */
export const templateRefusal = (terrain: Terrain, { cells }: Template): BoardRefusal | undefined => {
  for (const cell of cells) {
    if (cell === offBoard) return { code: 'off-the-board', rule: 'JHX-TERRAIN-022' };
    const [feature] = terrain.featuresAt(cell);
    if (feature) return { code: 'on-other-terrain', rule: 'JHX-TERRAIN-003', detail: { cell, feature: feature.id } };
  }
  return undefined;
};
