import type { Cell } from '@rulewright/core/hex';
import type { RuleId } from '../../rulebook/index.js';
import type { OwnMotion } from '../../vocabulary/motion.js';
import type { Piece } from '../models/piece.js';
import type { Feature } from '../terrain/feature.js';
import type { Terrain } from '../terrain/terrain.js';
import { fliesIn, type MovementRulings } from './entering.js';

/** The hexes that terrain takes from the MOV of a movement. */
export interface Penalty {
  readonly hexes: number;
  /** The feature that takes it, by its id, and the rule of its kind. */
  readonly feature: Feature['id'];
  readonly rule: RuleId;
}

/**
 * True if terrain never slows a model down: with Pathfinder (JHX-ABILITY-040, JHX-TERRAIN-020; Monsters have it,
 * JHX-MONSTER-013), Incorporeal (JHX-ABILITY-025), a Soul (JHX-SOUL-005) or in the air.
 */
export const ignoresPenalties = (mover: Piece, motion: OwnMotion, rulings: MovementRulings = {}): boolean =>
  mover.kind === 'monster' ||
  mover.kind === 'soul' ||
  mover.traits.includes('pathfinder') ||
  mover.traits.includes('incorporeal') ||
  fliesIn(mover, motion, rulings);

/** The highest penalty of a cell's features: of several keywords in a hex one counts (JHX-TERRAIN-032). */
export const penaltyAt = (terrain: Terrain, cell: Cell): Penalty | undefined => {
  let highest: Penalty | undefined;
  for (const { id, penalty, rule } of terrain.featuresAt(cell)) {
    if (penalty > (highest?.hexes ?? 0)) highest = { hexes: penalty, feature: id, rule };
  }
  return highest;
};

/**
 * The penalty that the terrain of a path takes from MOV: the single highest one (JHX-MOVE-007), once, however many such
 * hexes there are (JHX-MOVE-006), among the hex it begins on (JHX-TERRAIN-011) and those it passes through; the last
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

/**
 * The number of hexes that a model moves: its MOV after all modifiers and caps, less the penalty of its path
 * (JHX-MOVE-005, JHX-COND-024), never less than 1 (JHX-MOVE-008). A Charge adds its own hexes afterwards
 * (JHX-CHARGE-008).
 */
export const allowance = ({ numbers }: Terrain, mov: number, penalty = 0): number =>
  Math.max(numbers.moves.leastMove.value, mov - penalty);
