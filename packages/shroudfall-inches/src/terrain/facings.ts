import { type Point, type Polygon, polygon, whyNoOutline } from '@rulewright/core/inches';
import { rememberByKey, rememberEach } from '@rulewright/core/remember';
import type { TerrainPiece } from '../vocabulary/pack.js';
import type { Direction } from '../vocabulary/table.js';

/** The greatest coordinate, to each side, of the vectors of `facings`. */
const MOST = 8;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * The directions in which a piece of terrain is tried first: the 176 vectors of whole numbers from -8 to 8 without a common divisor. They
 * are at most 7.2° apart. The directions of the edges and the diagonals come first. A piece may lie in any other direction, too.
 */
export const facings: readonly Direction[] = /* @__PURE__ */ ((): readonly Direction[] => {
  const line = Array.from({ length: 2 * MOST + 1 }, (_, i) => i - MOST);
  return line
    .flatMap(y => line.map(x => ({ x, y })))
    .filter(({ x, y }) => divisor(Math.abs(x), Math.abs(y)) === 1)
    .sort((a, b) => Math.abs(a.x) + Math.abs(a.y) - Math.abs(b.x) - Math.abs(b.y));
})();

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

const turnedOf = /* @__PURE__ */ rememberEach((piece: TerrainPiece) =>
  rememberByKey(
    ({ x, y }: Direction) => `${x} ${y}`,
    (facing): readonly Polygon[] => cornersTurned(piece, facing).map(polygon),
  ),
);

/** The footprint of a piece around its origin, its x-axis in the direction of a vector of whole numbers that is not zero. */
export const footprintTurned = (piece: TerrainPiece, facing: Direction): readonly Polygon[] => turnedOf(piece)(facing);

/** True if a piece of terrain may lie in a direction: its parts are polygons on the grid there. */
export const isFacing = (piece: TerrainPiece, { x, y }: Direction): boolean =>
  (x !== 0 || y !== 0) && cornersTurned(piece, { x, y }).every(corners => !whyNoOutline({ corners }, ''));
