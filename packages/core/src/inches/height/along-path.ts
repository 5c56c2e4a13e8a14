import type { Point } from '../outline.js';
import { type Path, type PathPoint, type Stretch, stretchesWithin } from '../path.js';
import { gridPoint, stepsOf } from '../place.js';
import type { Prism } from './solid.js';
import type { Surface } from './surface.js';

/** A part of a path on which a base lies over or under a piece of scenery, or would have to go through it. */
export interface Passage<Piece extends Prism> extends Stretch {
  readonly piece: Piece;
  /** The height of the top of the piece above the level of the path: below 0 for a lower surface; null for a piece without an upper end. */
  readonly rise: number | null;
  /** The height of the lower end of the piece above the level of the path. A lower model passes beneath. */
  readonly room: number;
}

const order = (a: PathPoint, b: PathPoint): number => a.leg - b.leg || a.step - b.step;

/**
 * The pieces that a base passes on a path, in the order in which the base comes upon them. A base that covers less than one
 * unit of a piece only grazes it.
 *
 * @param level the level that the base starts from: heights are relative to it
 */
export const passages = <Piece extends Prism>(
  path: Path,
  radius: number,
  pieces: readonly Piece[],
  level = 0,
): readonly Passage<Piece>[] =>
  pieces
    .flatMap(piece =>
      stretchesWithin(path, radius, piece.outline, -1).map(({ from, to }) => ({
        piece,
        from,
        to,
        rise: piece.top === null ? null : piece.top - level,
        room: piece.base - level,
      })),
    )
    .sort((a, b) => order(a.from, b.from));

/** The grid point of a path after another one; none after the end. */
const nextPoint = (path: Path, { leg, step }: PathPoint): PathPoint[] => {
  const [from, to] = [path[leg], path[leg + 1]] as [Point, Point?];
  if (!to) return [];
  if (step < stepsOf(from, to)) return [{ leg, step: step + 1, at: gridPoint(from, to, step + 1) }];
  return nextPoint(path, { leg: leg + 1, step: 0, at: to });
};

/** A part of a path on which a base rests on one surface. */
export interface Rest<Piece extends Prism> extends Surface<Piece> {
  /** The first point of the path on this surface. The part ends where the next one begins. */
  readonly from: PathPoint;
}

/**
 * The surfaces that a base rests on along a path, in their order, when it follows the ground and never goes higher than a
 * level. Where the level falls from one part to the next, the base has left a higher surface.
 */
export const restsAlong = <Piece extends Prism>(
  path: Path,
  radius: number,
  pieces: readonly Piece[],
  level: number,
): readonly Rest<Piece>[] => {
  const [at] = path;
  if (!at) return [];
  const start: PathPoint = { leg: 0, step: 0, at };
  const over = passages(path, radius, pieces, level).filter(({ rise }) => rise !== null && rise <= 0);
  const points = [start, ...over.flatMap(one => [one.from, ...nextPoint(path, one.to)])].sort(order);
  const found: Rest<Piece>[] = [];
  for (const from of points) {
    const here = over.filter(one => order(one.from, from) <= 0 && order(from, one.to) <= 0);
    const [highest] = here.map(({ piece }) => piece).sort((a, b) => (b.top as number) - (a.top as number));
    const rest = { level: highest?.top ?? 0, piece: highest, from };
    const last = found.at(-1);
    if (last?.level !== rest.level || last.piece !== rest.piece) found.push(rest);
  }
  return found;
};
