import { type Cell, dot, everyDirection, offBoard, subtract } from '@rulewright/core/hex';
import type { Piece } from '../../../vocabulary/piece.js';
import type { Board } from '../board/board.js';
import type { Field } from '../models/field.js';
import type { HexFeature } from '../terrain/feature.js';

/** A piece of cover that a target has. */
export interface Cover {
  /** The feature that gives it, by its id. */
  readonly feature: HexFeature['id'];
  /** The cell of the feature next to the target. */
  readonly cell: Cell;
  /** The target's cell that it was tested for. */
  readonly target: Cell;
}

/**
 * True if an attacker on `from` faces cover that `cover`, a neighbour of `target`, gives (JHX-COVER-004): with the line
 * through the target's centre parallel to the border that it shares with the cover, the attacker's centre is on that
 * line or on the side of the cover. The test is equal to this one: some line between the hexes of the two crosses the
 * cover's hex or runs along its border (JHX-COVER-002, JHX-DEF-006); touching a corner is not enough (JHX-COVER-003).
 */
export const facesCover = (board: Board, from: Cell, target: Cell, cover: Cell): boolean => {
  const centre = board.hexAt(target);
  return dot(subtract(board.hexAt(from), centre), subtract(board.hexAt(cover), centre)) >= 0;
};

/**
 * The cover that a target has from an attacker, undefined if it has none: one piece is as good as several
 * (JHX-COVER-008). Only hexes next to the target count (JHX-COVER-001, JHX-COVER-005): walls (JHX-COVER-009),
 * impassable terrain (JHX-COVER-010), Shrines (JHX-COVER-011) and Effigies (JHX-COVER-012), in melee as at range
 * (JHX-COVER-016), a Parting Blow included (JHX-COVER-015); neither Forest nor Smoke (JHX-COVER-013) nor the edge of
 * the board (JHX-COVER-014).
 *
 * An Effigy is not its own cover. It is tested from its hex nearest to the attacker; if several hexes are equally near,
 * the attacker chooses, and so takes one without cover (JHX-COVER-017).
 */
export const coverFrom = ({ terrain }: Field, attacker: Piece, target: Piece): Cover | undefined => {
  const { board } = terrain;
  const pairs = attacker.cells.flatMap(from => target.cells.map(to => ({ from, to, far: board.distance(from, to) })));
  const nearest = Math.min(...pairs.map(({ far }) => far));
  let first: Cover | undefined;
  for (const { from, to, far } of pairs) {
    if (far !== nearest) continue;
    const found = coverOf(terrain, from, to, target.cells);
    if (!found) return undefined;
    first ??= found;
  }
  return first;
};

const coverOf = (
  { board, featuresAt }: Field['terrain'],
  from: Cell,
  target: Cell,
  own: readonly Cell[],
): Cover | undefined => {
  for (const direction of everyDirection) {
    const cell = board.neighbour(target, direction);
    if (cell === offBoard || own.includes(cell)) continue;
    const feature = featuresAt(cell).find(({ cover }) => cover);
    if (feature && facesCover(board, from, target, cell)) return { feature: feature.id, cell, target };
  }
  return undefined;
};
