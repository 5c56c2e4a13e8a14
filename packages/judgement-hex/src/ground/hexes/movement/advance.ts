import { type Cell, everyDirection, offBoard, reach } from '@rulewright/core/hex';
import type { Advancing } from '../../../vocabulary/battlefield.js';
import type { Piece } from '../../../vocabulary/piece.js';
import type { BoardRefusal } from '../../../vocabulary/refusal.js';
import { allowance, ignoresPenalties } from '../../own-movement.js';
import type { Field } from '../models/field.js';
import { entryRefusal } from './entering.js';
import { landingRefusal } from './landing.js';
import { penaltyAt, penaltyOf } from './penalty.js';

/** Where an Advance may end. */
export interface AdvanceReach {
  /** The cells, without the start, in the order of the board. */
  readonly cells: readonly Cell[];
  /** A shortest path to one of them, from the start to it; undefined if the Advance may not end there. */
  pathTo(cell: Cell): readonly Cell[] | undefined;
}

const startOf = ({ cells }: Piece): Cell => {
  const [cell] = cells;
  if (cell === undefined || cells.length > 1) throw new RangeError('only models of one hex move');
  return cell;
};

/** Where a path that is on a wall now stepped onto it: going back there would not clear it (JHX-TERRAIN-028). */
const foot = ({ terrain }: Field, path: readonly Cell[]): Cell => {
  const at = path.findLastIndex(cell => !terrain.featuresAt(cell).some(({ kind }) => kind === 'wall'));
  return at === path.length - 1 ? offBoard : (path[at] ?? offBoard);
};

/**
 * Everywhere that an Advance may end (JHX-ACTION-003, JHX-MOVE-001, JHX-MOVE-002). Since only the highest penalty of a
 * path counts (JHX-MOVE-007), there is one search for each: within its allowance, passing only through hexes with no
 * higher one. A wall hex is a hex like any other, and costs no more (JHX-TERRAIN-030).
 *
 * @param begun the cells so far of an Advance that is under way, the start first; the paths go on from its last
 * @throws RangeError if the mover has several hexes.
 */
export const advanceReach = (
  field: Field,
  advancing: Advancing,
  begun: readonly Cell[] = [startOf(advancing.mover)],
): AdvanceReach => {
  const paths = new Map<Cell, readonly Cell[]>();
  for (const bound of field.terrain.penalties) {
    for (const [cell, path] of endsWithin(field, advancing, begun, bound)) {
      const known = paths.get(cell);
      if (!known || path.length < known.length) paths.set(cell, path);
    }
  }
  return { cells: [...paths.keys()].sort((a, b) => a - b), pathTo: cell => paths.get(cell) };
};

/** The cells where a path with this beginning can end if no penalty on it is above `bound`, with the rest of the path. */
const endsWithin = (
  field: Field,
  advancing: Advancing,
  begun: readonly Cell[],
  bound: number,
): ReadonlyMap<Cell, readonly Cell[]> => {
  const { terrain } = field;
  const { mover, extra = 0 } = advancing;
  const here = begun[begun.length - 1] ?? offBoard;
  const ignores = ignoresPenalties(mover, 'advance', advancing);
  const tooHard = (cell: Cell): boolean => !ignores && (penaltyAt(terrain, cell)?.hexes ?? 0) > bound;
  const ends = new Map<Cell, readonly Cell[]>();
  if (begun.some(tooHard)) return ends;
  const limit = allowance(terrain, advancing, bound) + extra - (begun.length - 1);
  const closed = foot(field, begun);
  const reached = reach(terrain.board, here, {
    limit,
    cost: from => (tooHard(from) ? Number.POSITIVE_INFINITY : 1),
    blocked: cell => cell === closed || entryRefusal(field, mover, cell, 'advance', advancing) !== undefined,
  });
  for (const cell of reached.cells) {
    if (cell === here || landingRefusal(field, mover, cell, 'advance')) continue;
    const rest = reached.pathTo(cell);
    if (rest) ends.set(cell, rest);
  }
  return ends;
};

/**
 * The next hexes of an Advance that is under way: those it may enter and still end somewhere (JHX-TERRAIN-028: a wall
 * only with enough movement to clear it). In the order of `directions`; a hex where it may also stop is one of them.
 *
 * @param path the cells so far, the start first
 */
export const nextSteps = (field: Field, advancing: Advancing, path: readonly Cell[]): readonly Cell[] => {
  const { board } = field.terrain;
  const here = path[path.length - 1] ?? startOf(advancing.mover);
  const { mover, extra = 0 } = advancing;
  return everyDirection
    .map(direction => board.neighbour(here, direction))
    .filter(next => {
      if (entryRefusal(field, mover, next, 'advance', advancing)) return false;
      if (next === foot(field, path)) return false;
      const longer = [...path, next];
      const most =
        allowance(field.terrain, advancing, penaltyOf(field.terrain, mover, longer, 'advance', advancing)?.hexes) +
        extra;
      if (longer.length - 1 > most) return false;
      if (landingRefusal(field, mover, next, 'advance') === undefined) return true;
      return field.terrain.penalties.some(bound => endsWithin(field, advancing, longer, bound).size > 0);
    });
};

/**
 * The reason why a path is no Advance; undefined if it is one. A model that stays makes an Advance of no hexes
 * (JHX-GEN-011).
 *
 * - `not-from-here`: the path does not start where the model is; `no-step`: two of its hexes are no neighbours;
 * - the refusals of {@link entryRefusal} for a hex on the way, of {@link landingRefusal} for the last;
 * - `wall-not-cleared`: back from a wall to the hex from which the model stepped onto it;
 * - `too-far`: more hexes than MOV after the penalty of the path allows.
 */
export const advanceRefusal = (field: Field, advancing: Advancing, path: readonly Cell[]): BoardRefusal | undefined => {
  const { terrain } = field;
  const { mover, extra = 0 } = advancing;
  if (path[0] !== startOf(mover)) return { code: 'not-from-here', rule: 'JHX-MOVE-001' };
  for (const [at, cell] of path.entries()) {
    const before = path[at - 1];
    if (before === undefined) continue;
    if (!everyDirection.some(direction => terrain.board.neighbour(before, direction) === cell) || cell === offBoard) {
      return { code: 'no-step', rule: 'JHX-MOVE-001', detail: { cell } };
    }
    const refusal = entryRefusal(field, mover, cell, 'advance', advancing);
    if (refusal) return refusal;
    if (cell === foot(field, path.slice(0, at))) {
      return { code: 'wall-not-cleared', rule: 'JHX-TERRAIN-028', detail: { cell } };
    }
  }
  const last = path[path.length - 1] ?? offBoard;
  const landing = path.length === 1 ? undefined : landingRefusal(field, mover, last, 'advance');
  if (landing) return landing;
  const penalty = penaltyOf(terrain, mover, path, 'advance', advancing);
  const most = allowance(terrain, advancing, penalty?.hexes) + extra;
  return path.length - 1 > most
    ? { code: 'too-far', rule: 'JHX-MOVE-005', detail: { most, hexes: path.length - 1, ...(penalty && { penalty }) } }
    : undefined;
};
