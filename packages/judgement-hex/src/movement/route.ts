import { type Cell, everyDirection, offBoard, reach } from '@rulewright/core/hex';
import { type Battlefield, distanceBetween, isOccupied } from '../board/battlefield.js';
import type { Piece } from '../board/piece.js';
import { entryRefusal, type MovementRulings } from './entering.js';
import { landingRefusal } from './landing.js';
import type { OwnMotion } from './motion.js';

/** How a model that must move towards something finds its way. */
export interface Routing extends MovementRulings {
  readonly mover: Piece;
  readonly motion: OwnMotion;
  /**
   * Whether occupied hexes are gone around (JHX-MOVE-009), or belong to the way where the mover may cross them, though it
   * cannot stop there (a Soul, JHX-SOUL-006, JHX-SOUL-012).
   */
  readonly aroundOccupied: boolean;
}

/**
 * The next hexes of every shortest way to the hexes nearest to the goal where the mover can be (next to it, if they are
 * free and a way is open; JHX-MOVE-009), around what is in the way even where that leads no nearer for a while
 * (JHX-MOVE-010), in the order of `directions`. None where it can come no nearer (JHX-MOVE-011); the active player chooses
 * among several.
 */
export const stepsTowards = (field: Battlefield, routing: Routing, goal: readonly Cell[]): readonly Cell[] => {
  const { board } = field.ground;
  const { mover, motion, aroundOccupied } = routing;
  const here = mover.cells[0] ?? offBoard;
  const blocked = (cell: Cell): boolean =>
    (aroundOccupied && isOccupied(field, cell)) || entryRefusal(field, mover, cell, motion, routing) !== undefined;
  const far = (cell: Cell): number => distanceBetween(board, [cell], goal);
  const stops = reach(board, here, { blocked }).cells.filter(
    cell => !aroundOccupied || !landingRefusal(field, mover, cell, motion),
  );
  const nearest = Math.min(far(here), ...stops.map(far));
  if (nearest === far(here)) return [];
  const ends = stops.filter(cell => far(cell) === nearest);
  const open = everyDirection.map(direction => board.neighbour(here, direction)).filter(cell => !blocked(cell));
  const lengths = open.map(first => {
    const onward = reach(board, first, { blocked });
    return Math.min(...ends.map(onward.costTo));
  });
  return open.filter((_, at) => lengths[at] === Math.min(...lengths));
};

/** The next hexes that lead farther from something (JHX-MOVE-011), free ones only, in the order of `directions`. */
export const stepsAway = (field: Battlefield, routing: Routing, goal: readonly Cell[]): readonly Cell[] => {
  const { board } = field.ground;
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
