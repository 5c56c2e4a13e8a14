import { type Cell, everyDirection, offBoard, reach } from '@rulewright/core/hex';
import type { Routing } from '../../../vocabulary/battlefield.js';
import type { Board } from '../board/board.js';
import { distanceBetween, type Field, isOccupied } from '../models/field.js';
import { entryRefusal } from './entering.js';
import { landingRefusal } from './landing.js';

/**
 * The next hexes of every shortest path to the hexes nearest to the goal where the mover can be (next to it, if they are
 * free and a path is open; JHX-MOVE-009), around obstacles, also where the detour leads away for a while (JHX-MOVE-010),
 * in the order of `directions`. None where it cannot come nearer (JHX-MOVE-011); the active player chooses
 * among several.
 */
export const stepsTowards = (field: Field, routing: Routing, goal: readonly Cell[]): readonly Cell[] => {
  const { board } = field.terrain;
  const { mover, motion, aroundOccupied } = routing;
  const here = mover.cells[0] ?? offBoard;
  const blocked = (cell: Cell): boolean =>
    (aroundOccupied && isOccupied(field, cell)) || entryRefusal(field, mover, cell, motion, routing) !== undefined;
  const far = (cell: Cell): number => distanceBetween(board, [cell], goal);
  const { cells, costTo } = reach(board, here, { blocked });
  // The cells are in the order of their path lengths. So the first of the cells that are nearest to the goal is also
  // the nearest to the mover.
  let nearest = far(here);
  let ends: Cell[] = [];
  for (const cell of cells) {
    const hexes = far(cell);
    if (hexes > nearest || (hexes === nearest && ends.length === 0)) continue;
    if (aroundOccupied && landingRefusal(field, mover, cell, motion)) continue;
    if (hexes < nearest) ends = [];
    nearest = hexes;
    ends.push(cell);
  }
  const on = beginnings(board, ends, costTo);
  return everyDirection.map(direction => board.neighbour(here, direction)).filter(cell => on.has(cell));
};

/** The first hexes of every shortest path to the first of some hexes, and to others at the same distance. */
const beginnings = (board: Board, ends: readonly Cell[], costTo: (cell: Cell) => number): ReadonlySet<Cell> => {
  let on = new Set(ends);
  for (let hexes = costTo(ends[0] ?? offBoard); hexes > 1 && on.size > 0; hexes--) {
    const before = new Set<Cell>();
    for (const cell of on) {
      for (const direction of everyDirection) {
        const next = board.neighbour(cell, direction);
        if (costTo(next) === hexes - 1) before.add(next);
      }
    }
    on = before;
  }
  return on;
};

/** The next hexes that lead farther from something (JHX-MOVE-011), free ones only, in the order of `directions`. */
export const stepsAway = (field: Field, routing: Routing, goal: readonly Cell[]): readonly Cell[] => {
  const { board } = field.terrain;
  const { mover, motion, aroundOccupied } = routing;
  const here = mover.cells[0] ?? offBoard;
  const now = distanceBetween(board, [here], goal);
  return everyDirection
    .map(direction => board.neighbour(here, direction))
    .filter(
      cell =>
        entryRefusal(field, mover, cell, motion, routing) === undefined &&
        !(aroundOccupied && isOccupied(field, cell)) &&
        distanceBetween(board, [cell], goal) > now,
    );
};

/** The hexes nearest to some prey where a model that passes over others (JHX-ABILITY-021) could stand. */
export const nearestLandings = (
  field: Field,
  { mover, motion }: Pick<Routing, 'mover' | 'motion'>,
  prey: readonly Cell[],
): readonly Cell[] => {
  const { board } = field.terrain;
  let least = Number.POSITIVE_INFINITY;
  let nearest: Cell[] = [];
  for (let cell = 0; cell < board.size; cell++) {
    const hexes = distanceBetween(board, [cell], prey);
    if (hexes > least || landingRefusal(field, mover, cell, motion)) continue;
    if (hexes < least) nearest = [];
    least = hexes;
    nearest.push(cell);
  }
  return nearest;
};
