import { overlaps, within } from '../gap.js';
import type { Disc, Point } from '../outline.js';
import type { Prism } from './solid.js';

/** A place to stand: the top of a piece of scenery, or the table itself. */
export interface Surface<Piece extends Prism> {
  readonly level: number;
  /** undefined for the table. */
  readonly piece: Piece | undefined;
}

const byLevel = (a: { readonly level: number }, b: { readonly level: number }): number => b.level - a.level;

const topsOf = <Piece extends Prism>(pieces: readonly Piece[], most: number): Surface<Piece>[] =>
  pieces.flatMap(piece => (piece.top !== null && piece.top <= most ? [{ level: piece.top, piece }] : []));

/** The surfaces at a point of the plan, the highest first; the table is the last. A border belongs to its piece. */
export const surfacesAt = <Piece extends Prism>(at: Point, pieces: readonly Piece[]): readonly Surface<Piece>[] => [
  ...topsOf(
    pieces.filter(({ outline }) => within({ at, radius: 0 }, outline, 0)),
    Number.POSITIVE_INFINITY,
  ).sort(byLevel),
  { level: 0, piece: undefined },
];

/**
 * The surface that a base rests on when it is put down from a level: the highest one at this level or below it that some
 * part of the base lies on, not only its border.
 */
export const surfaceUnder = <Piece extends Prism>(
  base: Disc,
  pieces: readonly Piece[],
  level: number = Number.POSITIVE_INFINITY,
): Surface<Piece> =>
  topsOf(
    pieces.filter(({ outline }) => overlaps(base, outline)),
    level,
  ).sort(byLevel)[0] ?? { level: 0, piece: undefined };
