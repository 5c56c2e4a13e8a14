import { type Point, type Polygon, polygon } from '@rulewright/core/inches';
import { rememberEach } from '@rulewright/core/remember';
import type { TerrainPiece } from '../vocabulary/pack.js';
import type { Direction } from '../vocabulary/table.js';

/** The vectors of facings go this far to each side. */
const MOST = 8;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * The directions in which a piece of terrain may lie: the 176 vectors of whole numbers from -8 to 8 without a common divisor. They
 * are at most 7.2° apart. There are finitely many, so that "no legal position" is proved and never guessed (SFI-SETUP-018). The
 * directions of the edges and the diagonals come first.
 */
export const facings: readonly Direction[] = /* @__PURE__ */ ((): readonly Direction[] => {
  const line = Array.from({ length: 2 * MOST + 1 }, (_, i) => i - MOST);
  return line
    .flatMap(y => line.map(x => ({ x, y })))
    .filter(({ x, y }) => divisor(Math.abs(x), Math.abs(y)) === 1)
    .sort((a, b) => Math.abs(a.x) + Math.abs(a.y) - Math.abs(b.x) - Math.abs(b.y));
})();

/** The facing that is the same vector; undefined for any other value. */
export const facingOf = (direction: Direction): Direction | undefined =>
  facings.find(({ x, y }) => x === direction.x && y === direction.y);

/** A corner turned with its piece, rounded to the grid: lengths are divided by a square root, which is exact to the last bit. */
const turned = ({ x, y }: Point, facing: Direction): Point => {
  const length = Math.sqrt(facing.x * facing.x + facing.y * facing.y);
  return {
    x: Math.round((x * facing.x - y * facing.y) / length) + 0,
    y: Math.round((x * facing.y + y * facing.x) / length) + 0,
  };
};

/** The corners of a footprint whose x-axis points in the direction of a facing. */
export const cornersTurned = (
  { footprint }: Pick<TerrainPiece, 'footprint'>,
  facing: Direction,
): readonly (readonly Point[])[] => footprint.map(corners => corners.map(corner => turned(corner, facing)));

const turnedOf = rememberEach((_: TerrainPiece): Map<Direction, readonly Polygon[]> => new Map());

/** The footprint of a piece around its origin, its x-axis in the direction of one of `facings`. */
export const footprintTurned = (piece: TerrainPiece, facing: Direction): readonly Polygon[] => {
  const known = turnedOf(piece);
  const there = known.get(facing) ?? cornersTurned(piece, facing).map(polygon);
  known.set(facing, there);
  return there;
};
