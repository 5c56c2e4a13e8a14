import { type Cell, everyDirection, type HexBoard, offBoard } from '@rulewright/core/hex';
import type { RuleId } from '../../rulebook/index.js';
import type { FeatureKind, KindFacts } from '../../rulebook/numbers.js';
import type { Side } from '../../vocabulary/map.js';

/** One terrain feature, Shrine, gate or Effigy of the terrain. */
export interface Feature extends KindFacts {
  /** Unique in the terrain: `forest-1`, `shrine-2`, `effigy-lower`; a template has its own. */
  readonly id: string;
  readonly kind: FeatureKind;
  readonly cells: readonly Cell[];
  /** The rule that tells the most of the facts of its kind. */
  readonly rule: RuleId;
  /** Placed by an ability: never one with its neighbours (JHX-TERRAIN-002). */
  readonly template: boolean;
  /** The side at whose edge an Effigy stands. */
  readonly side?: Side;
}

/** Cells as groups in which one leads to the next; groups in the order of their first cell, and so within a group. */
export const contiguous = (board: HexBoard, cells: readonly Cell[]): readonly (readonly Cell[])[] => {
  const open = new Set(cells);
  const groups: Cell[][] = [];
  for (const start of cells) {
    if (!open.delete(start)) continue;
    const group = [start];
    for (const cell of group) {
      for (const direction of everyDirection) {
        const next = board.neighbour(cell, direction);
        if (next !== offBoard && open.delete(next)) group.push(next);
      }
    }
    groups.push(cells.filter(cell => group.includes(cell)));
  }
  return groups;
};
