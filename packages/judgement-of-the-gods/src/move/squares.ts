import { tileAt } from '../match/village.js';
import type { OpenVillage, Square, Village } from '../vocabulary/index.js';

const sides: readonly Square[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];
const corners: readonly Square[] = [
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
];

/**
 * The squares adjacent to one, on a grid without an edge (JOG-MOVE-001): those that share a side, and under the ruling
 * `adjacency: king` also those that share a corner (JOG-MOVE-002).
 */
export const neighbours = ({ rulings }: Pick<Village, 'rulings'>, { x, y }: Square): readonly Square[] =>
  (rulings.adjacency === 'king' ? [...sides, ...corners] : sides).map(step => ({ x: x + step.x, y: y + step.y }));

/** True if two squares are adjacent (JOG-MOVE-002). */
export const areAdjacent = ({ rulings }: OpenVillage, a: Square, b: Square): boolean => {
  const across = Math.abs(a.x - b.x);
  const along = Math.abs(a.y - b.y);
  return across + along === 1 || (rulings.adjacency === 'king' && across === 1 && along === 1);
};

/** The adjacent squares that hold no tile. */
export const emptyNeighbours = (state: Village, at: Square): readonly Square[] =>
  neighbours(state, at).filter(square => tileAt(state, square) === undefined);
