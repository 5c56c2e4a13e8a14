import { offBoard } from '@rulewright/core/hex';
import type { Template } from '../../vocabulary/map.js';
import type { BoardRefusal } from '../board/refusal.js';
import type { Ground } from './ground.js';

/**
 * Why a Terrain Template may not lie on its cells: all of them must be on the board (JHX-TERRAIN-022), and none on any
 * other feature, templates included (JHX-TERRAIN-003).
 */
export const templateRefusal = (ground: Ground, { cells }: Template): BoardRefusal | undefined => {
  for (const cell of cells) {
    if (cell === offBoard) return { code: 'off-the-board', rule: 'JHX-TERRAIN-022' };
    const [feature] = ground.featuresAt(cell);
    if (feature) return { code: 'on-other-terrain', rule: 'JHX-TERRAIN-003', detail: { cell, feature: feature.id } };
  }
  return undefined;
};
