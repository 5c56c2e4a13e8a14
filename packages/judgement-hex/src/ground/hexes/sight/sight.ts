import {
  type Cell,
  offBoard,
  type Segment,
  type SightTable,
  sees as seesPast,
  sight,
  sightTable,
} from '@rulewright/core/hex';
import { rememberEach } from '@rulewright/core/remember';
import type { SightRulings } from '../../../vocabulary/battlefield.js';
import type { Piece, PieceId } from '../../../vocabulary/piece.js';
import type { Field } from '../models/field.js';
import type { HexFeature } from '../terrain/feature.js';
import type { Terrain } from '../terrain/terrain.js';
import { featuresBetween, piecesBetween } from './blockers.js';
import { shadowBetween } from './shadow.js';

/** An obstacle to sight: a feature of the ground or a model, by its id. */
export interface Blocker {
  readonly id: HexFeature['id'] | PieceId;
  /** The cells of the obstacle that lines of sight meet. */
  readonly cells: readonly Cell[];
}

/** The line of sight between two models, or the obstacles that block it. */
export type LineOfSight =
  | {
      readonly clear: true;
      /** The cells that the line is drawn between. */
      readonly from: Cell;
      readonly to: Cell;
      /** A line that nothing blocks, in axial coordinates (`r` upwards). */
      readonly witness: Segment;
    }
  | { readonly clear: false; readonly blockers: readonly Blocker[] };

/** Cache: tables of sight past the features of a ground, by the least height of the features that count. */
interface Known {
  readonly heights: readonly number[];
  readonly tables: Map<number, SightTable>;
}

const knownOf = /* @__PURE__ */ rememberEach((blockers: readonly HexFeature[]): Known => {
  const heights = [...new Set(blockers.map(({ height }) => height))].sort((a, b) => a - b);
  return { heights, tables: new Map() };
});

const hexesOf = ({ board }: Terrain, features: readonly { readonly cells: readonly Cell[] }[]): readonly Hexes[] =>
  features.flatMap(({ cells }) => cells.map(board.hexAt));
type Hexes = ReturnType<Terrain['board']['hexAt']>;

/** Sight past the terrain for models at most `tallest` high; undefined where nothing on it is as tall as they are. */
const tableFor = (terrain: Terrain, tallest: number): SightTable | undefined => {
  const { heights, tables } = knownOf(terrain.blockers);
  const least = heights.find(height => height >= tallest);
  if (least === undefined) return undefined;
  const found = tables.get(least);
  if (found) return found;
  const { board, blockers } = terrain;
  const table = sightTable(board, (from, to) =>
    hexesOf(terrain, featuresBetween(blockers, least, board.cellOf(from), board.cellOf(to))),
  );
  tables.set(least, table);
  return table;
};

/** The cell that shadows one of two cells by {@link SightRulings.losAdjacentHalfPlane}; `offBoard` if none does. */
const shadow = (field: Field, viewer: Piece, target: Piece, from: Cell, to: Cell): Cell => {
  const { terrain } = field;
  const tallest = Math.max(viewer.height, target.height);
  const blocking = [
    ...featuresBetween(terrain.blockers, tallest, from, to),
    ...piecesBetween(field, viewer, target),
  ].flatMap(({ cells }) => cells);
  return shadowBetween(terrain.board, new Set(blocking), from, to);
};

/**
 * True if two models see each other: some straight line from any point of a hex of the one to any point of a hex of the
 * other neither crosses nor touches a blocker's hex (JHX-LOS-001, JHX-LOS-012, JHX-LOS-013). Facing does not matter
 * (JHX-LOS-002), nor which of the two looks (JHX-LOS-015), and neighbours always see each other (JHX-LOS-019). Decided
 * by exact geometry (JHX-LOS-020).
 *
 * Only pieces of several hexes that are as tall as both block: Effigies (JHX-LOS-007), but no Shrine (JHX-LOS-008), no
 * model of one hex (JHX-LOS-009), no templates of one hex side by side (JHX-LOS-017).
 */
export const sees = (field: Field, viewer: Piece, target: Piece, rulings: SightRulings = {}): boolean => {
  const { terrain } = field;
  const models = piecesBetween(field, viewer, target);
  const table = tableFor(terrain, Math.max(viewer.height, target.height));
  for (const from of viewer.cells) {
    for (const to of target.cells) {
      const clear = models.length === 0 ? !table || table.sees(from, to) : seesPastAll(field, viewer, target, from, to);
      if (!clear) continue;
      if (rulings.losAdjacentHalfPlane && shadow(field, viewer, target, from, to) !== offBoard) continue;
      return true;
    }
  }
  return false;
};

const seesPastAll = (field: Field, viewer: Piece, target: Piece, from: Cell, to: Cell): boolean => {
  const { board } = field.terrain;
  return seesPast(board.hexAt(from), board.hexAt(to), hexesOf(field.terrain, between(field, viewer, target, from, to)));
};

/** Everything that could block between two cells of two models. */
const between = (field: Field, viewer: Piece, target: Piece, from: Cell, to: Cell): readonly (HexFeature | Piece)[] => [
  ...featuresBetween(field.terrain.blockers, Math.max(viewer.height, target.height), from, to),
  ...piecesBetween(field, viewer, target),
];

/**
 * The same as {@link sees} with a free line, or with the blockers: features and models that are all necessary to block
 * the tested pair of cells. Computed each time, without a cache.
 */
export const lineOfSight = (field: Field, viewer: Piece, target: Piece, rulings: SightRulings = {}): LineOfSight => {
  const { board } = field.terrain;
  const found = new Map<string, Set<Cell>>();
  const blame = (candidates: readonly (HexFeature | Piece)[], cell: Cell): void => {
    for (const { id, cells } of candidates) {
      if (!cells.includes(cell)) continue;
      const there = found.get(id) ?? new Set();
      found.set(id, there.add(cell));
    }
  };
  for (const from of viewer.cells) {
    for (const to of target.cells) {
      const candidates = between(field, viewer, target, from, to);
      const answer = sight(board.hexAt(from), board.hexAt(to), hexesOf(field.terrain, candidates));
      if (answer.clear) {
        const shade = rulings.losAdjacentHalfPlane ? shadow(field, viewer, target, from, to) : offBoard;
        if (shade === offBoard) return { clear: true, from, to, witness: answer.witness };
        blame(candidates, shade);
      } else for (const hex of answer.blockers) blame(candidates, board.cellOf(hex));
    }
  }
  return { clear: false, blockers: [...found].map(([id, cells]) => ({ id, cells: [...cells] })) };
};
