import { type Cell, offBoard } from '@rulewright/core/hex';
import type { MovementRulings } from '../../../vocabulary/battlefield.js';
import type { Motion } from '../../../vocabulary/motion.js';
import type { Piece } from '../../../vocabulary/piece.js';
import { goesOnFoot, isHarmedByGround } from '../../own-movement.js';
import type { Terrain } from '../terrain/terrain.js';

/** True if a hex is treacherous ground, also if it is other terrain as well (JHX-TERRAIN-032). */
export const isTreacherous = (terrain: Terrain, cell: Cell): boolean =>
  terrain.featuresAt(cell).some(({ kind }) => kind === 'treacherous');

/**
 * The step of a movement with which treacherous ground deals its damage, at most once in a movement: 1 for the first
 * step; undefined if it never does.
 *
 * - In an Advance or Charge: with the first step if the model starts on it (JHX-TERRAIN-017), else with the step that
 *   enters it (JHX-TERRAIN-013, JHX-TERRAIN-016), the last one included (JHX-TERRAIN-014). No steps, no damage.
 * - In a Charge with Fly: only if it ends there (JHX-TERRAIN-021).
 * - Pushed, Placed or Thrown, or by Effigy Recall, which is a Place: with the step that enters it; a Place and a Throw
 *   enter only where they end (JHX-TERRAIN-015).
 *
 * Pathfinder does not help (JHX-TERRAIN-020).
 *
 * @param path the cells from the start to the last, both included
 */
export const treacherousStep = (
  terrain: Terrain,
  mover: Piece,
  path: readonly Cell[],
  motion: Motion,
  rulings?: MovementRulings,
): number | undefined => {
  const last = path.length - 1;
  if (last < 1 || !isHarmedByGround(mover)) return undefined;
  const onFoot = goesOnFoot(mover, motion, rulings);
  const [start = offBoard] = path;
  if (onFoot && isTreacherous(terrain, start)) return 1;
  const touchesDown = onFoot || motion === 'push' ? 1 : last;
  const step = path.findIndex((cell, at) => at >= touchesDown && isTreacherous(terrain, cell));
  return step === -1 ? undefined : step;
};
