import type { Cell } from '@rulewright/core/hex';
import { areEnemies, type Piece } from '../../../vocabulary/piece.js';
import { areWithin, type Field } from '../models/field.js';
import type { Terrain } from '../terrain/terrain.js';

/**
 * True if a hex gives Stealth to a model in it: Forest and Smoke (JHX-TERRAIN-006, JHX-TERRAIN-007, JHX-TERRAIN-008).
 */
const givesStealth = (terrain: Terrain, cell: Cell): boolean => terrain.featuresAt(cell).some(({ stealth }) => stealth);

/** True if a model has Stealth, from its card or from its hex. */
export const hasStealth = ({ terrain }: Field, { traits, cells }: Piece): boolean =>
  traits.includes('stealth') || cells.some(cell => givesStealth(terrain, cell));

/**
 * True if Stealth keeps a model from being targeted by an enemy: beyond 2 hexes, seen or not (JHX-LOS-018). Stealth is
 * no protection from a Charge.
 */
export const isHiddenFrom = (field: Field, viewer: Piece, target: Piece): boolean =>
  areEnemies(viewer, target) &&
  hasStealth(field, target) &&
  !areWithin(field.terrain.board, field.terrain.numbers.distances.stealth.value, viewer.cells, target.cells);
