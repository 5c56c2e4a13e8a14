import { isEmpty, type Point } from '@rulewright/core/inches';
import { rememberTable } from '../../match/table.js';
import { facings, isFacing } from '../../terrain/facings.js';
import { pieceCard } from '../../terrain/within.js';
import type { TerrainPlace } from '../../vocabulary/index.js';
import type { TerrainPiece } from '../../vocabulary/pack.js';
import type { Direction, PieceToPlace, Table } from '../../vocabulary/table.js';
import { nearestIn, roomFor } from './room.js';

/*
 * A piece may lie in any direction, so that its places in some directions prove nothing about those in between. They
 * are searched by halving sectors: a piece that is turned from the middle of a sector to its end moves none of its
 * corners by more than some length. If the middle has no place that breaks the rules by at most this length, the whole
 * sector has no legal place. Otherwise the two halves of the sector are searched, until no corner moves by a unit any
 * more. So `none` is true for every piece that could lie somewhere with a margin of a few units of 1/100 mm, in any
 * direction.
 */

/** The directions from one vector to another, less than half a turn clockwise in a picture. */
interface Sector {
  readonly from: Direction;
  readonly to: Direction;
}

/** The size of the vectors in the middles of sectors, and the sectors that are searched at most. */
const [SIZE, SECTORS] = [100_000, 400];
/** The greatest total rounding error, in units, of the corners of a piece: its directions and places are rounded to the grid. */
const ROUNDED = 3;

const unit = ({ x, y }: Direction): Point => {
  const size = Math.sqrt(x * x + y * y);
  return { x: x / size, y: y / size };
};

const middleOf = ({ from, to }: Sector): Direction => {
  const [a, b] = [unit(from), unit(to)];
  return { x: Math.round((a.x + b.x) * SIZE) + 0, y: Math.round((a.y + b.y) * SIZE) + 0 };
};

/** The distance of the ends of two unit vectors: a corner at the distance 1 moves by it from one direction to the other. */
const turnBetween = (one: Direction, other: Direction): number => {
  const [a, b] = [unit(one), unit(other)];
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
};

/** The greatest distance of a corner of a piece from the middle around which it is turned. */
const radiusOf = ({ footprint }: TerrainPiece): number => {
  const corners = footprint.flat();
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [middle(corners.map(one => one.x)), middle(corners.map(one => one.y))];
  return Math.sqrt(Math.max(...corners.map(one => (one.x - x) * (one.x - x) + (one.y - y) * (one.y - y))));
};

/** Eight sectors around, from the first direction that is tried clockwise. */
const around: readonly Sector[] = /* @__PURE__ */ ((): readonly Sector[] => {
  const ends: readonly Direction[] = [
    [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1],
  ].map(([x = 0, y = 0]) => ({ x, y })); // biome-ignore format: a direction each
  return ends.map((from, i) => ({ from, to: ends[(i + 1) % ends.length] ?? from }));
})();

/** A legal place in a direction. */
const placeIn = (table: Table, piece: PieceToPlace, facing: Direction): TerrainPlace | undefined =>
  nearestIn(roomFor(table, piece, facing), { x: 0, y: 0 });

/** A legal place in any direction; `none` if there is none, `unknown` after too many sectors. */
const searched = (table: Table, piece: PieceToPlace): TerrainPlace | 'none' | 'unknown' => {
  const card = pieceCard(table, piece);
  const radius = radiusOf(card);
  let sectors = around;
  for (let count = 0; sectors.length > 0; ) {
    const halves: Sector[] = [];
    count += sectors.length;
    if (count > SECTORS) return 'unknown';
    for (const sector of sectors) {
      const facing = middleOf(sector);
      const far = radius * Math.max(turnBetween(facing, sector.from), turnBetween(facing, sector.to));
      const room = isFacing(card, facing) ? roomFor(table, piece, facing, Math.ceil(far) + ROUNDED) : undefined;
      if (room?.regions.every(isEmpty)) continue;
      const place = room && placeIn(table, piece, facing);
      if (place) return place;
      if (far >= 1) halves.push({ from: sector.from, to: facing }, { from: facing, to: sector.to });
    }
    sectors = halves;
  }
  return 'none';
};

const found = (table: Table, piece: PieceToPlace): TerrainPlace | 'none' | 'unknown' => {
  for (const facing of facings) {
    const place = placeIn(table, piece, facing);
    if (place) return place;
  }
  return searched(table, piece);
};

/** Cache: the places of pieces in one state. */
const known = rememberTable((): Map<string, TerrainPlace | 'none' | 'unknown'> => new Map());

/**
 * A legal place of a piece, looked for in all directions. `none`: the piece has no legal position (SFI-SETUP-018).
 * `unknown`: the search reached its limit, and only a tight place can exist.
 */
export const anyPlace = (table: Table, piece: PieceToPlace): TerrainPlace | 'none' | 'unknown' => {
  const place = known(table).get(piece.id) ?? found(table, piece);
  known(table).set(piece.id, place);
  return place;
};
