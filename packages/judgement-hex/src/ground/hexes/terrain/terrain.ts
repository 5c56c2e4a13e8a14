import { type Cell, offBoard } from '@rulewright/core/hex';
import { rememberEach } from '@rulewright/core/remember';
import { hexNumbers } from '../../../rulebook/hex-numbers.js';
import type { FeatureKind, JhxNumbers } from '../../../rulebook/numbers.js';
import type { Coordinate } from '../../../vocabulary/map.js';
import {
  type EffigyFootprint,
  type PartialMap,
  sides,
  type Template,
  type TerrainKind,
  type TerrainPiece,
} from '../../../vocabulary/map.js';
import { type Board, boardOf } from '../board/board.js';
import { effigyCells } from '../board/effigy.js';
import { contiguous, type HexFeature } from './feature.js';

/** A Teleportation Gate of the terrain. */
interface Gate {
  readonly impassable: Cell;
  readonly porting: Cell;
}

/** A board with everything on it that does not move. Immutable; all derived facts are computed once. */
export interface Terrain {
  readonly board: Board;
  readonly map: PartialMap;
  /** The numbers of the edition that the terrain is read with. */
  readonly numbers: JhxNumbers;
  /** The hexes that terrain can take from MOV: 0 and the penalties of all kinds, the least first. */
  readonly penalties: readonly number[];
  /** All features, those of the map first. */
  readonly features: readonly HexFeature[];
  /** The features of several hexes with a height, which can block sight (JHX-LOS-004, JHX-LOS-005). */
  readonly blockers: readonly HexFeature[];
  readonly gates: readonly Gate[];
  readonly soulPits: readonly Cell[];
  readonly monsterPits: readonly Cell[];
  /** The features of a cell; all of them apply (JHX-TERRAIN-032). */
  featuresAt(cell: Cell): readonly HexFeature[];
}

const none: readonly HexFeature[] = [];

const assemble = (
  base: Omit<Terrain, 'features' | 'blockers' | 'featuresAt'>,
  features: readonly HexFeature[],
  blockers: readonly HexFeature[],
): Terrain => {
  const byCell: HexFeature[][] = base.board.hexes.map(() => []);
  for (const feature of features) for (const cell of feature.cells) byCell[cell]?.push(feature);
  const { board, map, numbers, penalties, gates, soulPits, monsterPits } = base;
  const featuresAt = (cell: Cell): readonly HexFeature[] => byCell[cell] ?? none;
  return { board, map, numbers, penalties, gates, soulPits, monsterPits, features, blockers, featuresAt };
};

const blocks = ({ cells, height }: HexFeature): boolean => cells.length > 1 && height > 0;

/**
 * The terrain of a map, which must not change afterwards: the same object each time.
 *
 * @param footprint where the map does not list an Effigy's hexes itself (JHX-SETUP-007)
 * @param numbers those of the edition; by default of the hex edition
 * @throws RangeError if something lies off the board; maps that were read never do.
 */
export const terrainOf = (
  map: PartialMap,
  footprint: EffigyFootprint = 'towards-edge',
  numbers: JhxNumbers = hexNumbers,
): Terrain => surveyed[footprint](map)(numbers);

/** 0 and the penalties of all kinds of terrain, the least first. */
const penaltiesOf = ({ terrain }: JhxNumbers): readonly number[] =>
  [...new Set([0, ...Object.values(terrain).map(({ value }) => value.penalty)])].sort((a, b) => a - b);

const survey = (map: PartialMap, footprint: EffigyFootprint, numbers: JhxNumbers): Terrain => {
  const board = boardOf(map.grid);
  const cellAt = (at: Coordinate): Cell => {
    const cell = board.cellAt(at);
    if (cell === offBoard) throw new RangeError(`off the board: ${at.join()}`);
    return cell;
  };
  const gates = (map.gates ?? []).map(gate => ({
    impassable: cellAt(gate.impassable),
    porting: cellAt(gate.porting),
  }));
  const { effigies } = map;
  const features: HexFeature[] = [
    ...terrainFeatures(board, numbers, map.terrain, cellAt),
    ...gates.map((gate, at) => single(numbers, 'gate', at, gate.impassable)),
    ...(map.shrines ?? []).map((shrine, at) => single(numbers, 'shrine', at, cellAt(shrine.at))),
    ...sides.flatMap((side): HexFeature[] => {
      const place = effigies?.[side];
      if (!place) return [];
      const cells = effigyCells(board, side, place, footprint);
      if (cells.includes(offBoard)) throw new RangeError(`off the board: the Effigy of the ${side} side`);
      return [{ id: `effigy-${side}`, kind: 'effigy', cells, ...standard(numbers, 'effigy'), side }];
    }),
  ];
  return assemble(
    {
      board,
      map,
      numbers,
      penalties: penaltiesOf(numbers),
      gates,
      soulPits: (map.soulPits ?? []).map(cellAt),
      monsterPits: (map.monsterPits ?? []).map(pit => cellAt(pit.at)),
    },
    features,
    features.filter(blocks),
  );
};

const surveyed: { readonly [F in EffigyFootprint]: (map: PartialMap) => (numbers: JhxNumbers) => Terrain } = {
  'towards-edge': /* @__PURE__ */ rememberEach(map => rememberEach(numbers => survey(map, 'towards-edge', numbers))),
  'towards-middle': /* @__PURE__ */ rememberEach(map =>
    rememberEach(numbers => survey(map, 'towards-middle', numbers)),
  ),
};

const standard = (numbers: JhxNumbers, kind: FeatureKind): Omit<HexFeature, 'id' | 'kind' | 'cells' | 'side'> => {
  const { value, rule } = numbers.terrain[kind];
  return { ...value, rule, template: false };
};

const single = (numbers: JhxNumbers, kind: FeatureKind, at: number, cell: Cell): HexFeature => ({
  id: `${kind}-${at + 1}`,
  kind,
  cells: [cell],
  ...standard(numbers, kind),
});

/** Neighbouring pieces of a kind are one feature, also if the map lists them separately (JHX-TERRAIN-001). */
const terrainFeatures = (
  board: Board,
  numbers: JhxNumbers,
  pieces: readonly TerrainPiece[],
  cellAt: (at: Coordinate) => Cell,
): readonly HexFeature[] => {
  const alike = new Map<string, { kind: TerrainKind; height: number; cover: boolean; cells: Set<Cell> }>();
  for (const piece of pieces) {
    const { kind, hexes, height, cover } = { ...standard(numbers, piece.kind), ...piece };
    const key = `${kind} ${height} ${cover}`;
    const group = alike.get(key) ?? { kind, height, cover, cells: new Set() };
    alike.set(key, group);
    for (const hex of hexes) group.cells.add(cellAt(hex));
  }
  const count = new Map<TerrainKind, number>();
  return [...alike.values()].flatMap(({ kind, height, cover, cells }) =>
    contiguous(board, [...cells]).map((group): HexFeature => {
      const number = (count.get(kind) ?? 0) + 1;
      count.set(kind, number);
      return { id: `${kind}-${number}`, kind, cells: group, ...standard(numbers, kind), height, cover };
    }),
  );
};

/**
 * The ground with Terrain Templates on it, which must not change afterwards: the same one each time for the same list.
 * The templates are not checked here: see {@link templateRefusal}.
 */
export const withTemplates = (terrain: Terrain, templates: readonly Template[]): Terrain =>
  templates.length === 0 ? terrain : templated(terrain)(templates);

const templated = /* @__PURE__ */ rememberEach((terrain: Terrain) =>
  rememberEach((templates: readonly Template[]) => laid(terrain, templates)),
);

const laid = (terrain: Terrain, templates: readonly Template[]): Terrain => {
  const added = templates.map(({ id, kind, cells, ...own }): HexFeature => {
    return { id, kind, cells, ...standard(terrain.numbers, kind), ...own, template: true };
  });
  const blocking = added.filter(blocks);
  // If no template blocks, the list of blockers stays the same object, so that caches of sight stay valid.
  const blockers = blocking.length === 0 ? terrain.blockers : [...terrain.blockers, ...blocking];
  return assemble(terrain, [...terrain.features, ...added], blockers);
};
