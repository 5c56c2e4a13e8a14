import { type Cell, offBoard } from '@rulewright/core/hex';
import type { Piece } from '../../../vocabulary/piece.js';
import type { Board } from '../board/board.js';
import type { Terrain } from '../terrain/terrain.js';

/** The terrain with the models on it at one moment, which every question of sight, cover and movement takes. */
export interface Field {
  readonly terrain: Terrain;
  readonly pieces: readonly Piece[];
  /** The models on a cell: at most one, unless a model is passing through another. */
  piecesAt(cell: Cell): readonly Piece[];
  /** The models of several hexes, without Effigies that are part of the terrain. */
  large(): readonly Piece[];
}

const nobody: readonly Piece[] = [];

const byCell = (pieces: readonly Piece[]): readonly (readonly Piece[] | undefined)[] => {
  const found: (Piece[] | undefined)[] = [];
  for (const piece of pieces) {
    for (const cell of piece.cells) {
      const there = found[cell];
      if (there) there.push(piece);
      else found[cell] = [piece];
    }
  }
  return found;
};

const hasEffigy = (terrain: Terrain, cell: Cell): boolean =>
  terrain.featuresAt(cell).some(({ kind }) => kind === 'effigy');

/** The battlefield with these models, which must not change afterwards. */
export const battlefield = (terrain: Terrain, pieces: readonly Piece[]): Field => {
  let cells: ReturnType<typeof byCell> | undefined;
  const piecesAt = (cell: Cell): readonly Piece[] => {
    cells ??= byCell(pieces);
    return cells[cell] ?? nobody;
  };
  let several: readonly Piece[] | undefined;
  const large = (): readonly Piece[] => {
    several ??= pieces.filter(
      ({ cells: [first = offBoard, ...more] }) => more.length > 0 && !hasEffigy(terrain, first),
    );
    return several;
  };
  return { terrain, pieces, piecesAt, large };
};

/**
 * True if a hex is occupied: by impassable terrain, a Shrine, an Effigy, a Soul or any other model (JHX-DEF-005,
 * JHX-SOUL-004). Forest, Smoke and other passable ground, pits and tokens leave it free. A wall does not occupy, but
 * nobody ends a movement on one (JHX-TERRAIN-029, JHX-TERRAIN-031).
 */
export const isOccupied = ({ terrain, piecesAt }: Field, cell: Cell): boolean =>
  piecesAt(cell).length > 0 || terrain.featuresAt(cell).some(({ solid }) => solid);

/**
 * The number of hexes between two models, or other sets of cells: between the nearest of each (JHX-ATTACK-011). 0 where
 * they share one.
 */
export const distanceBetween = (board: Board, a: readonly Cell[], b: readonly Cell[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const from of a) for (const to of b) least = Math.min(least, board.distance(from, to));
  return least;
};

/**
 * True if two models or other sets of cells are at most this many hexes from each other: counted in any direction,
 * around corners too, the last hex included (JHX-DEF-002).
 */
export const areWithin = (board: Board, hexes: number, a: readonly Cell[], b: readonly Cell[]): boolean =>
  distanceBetween(board, a, b) <= hexes;

/**
 * True if two models or other sets of cells are adjacent. A hex is adjacent to itself (JHX-DEF-001, JHX-EFFIGY-026).
 */
export const areAdjacent = (board: Board, a: readonly Cell[], b: readonly Cell[]): boolean => areWithin(board, 1, a, b);
