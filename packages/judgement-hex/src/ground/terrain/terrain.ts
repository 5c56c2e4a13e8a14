import { type Cell, offBoard } from '@rulewright/core/hex';
import { rememberEach } from '@rulewright/core/remember';
import type { Coordinate } from '../../vocabulary/map.js';
import {
  type EffigyFootprint,
  type PartialMap,
  sides,
  type Template,
  type TerrainKind,
  type TerrainPiece,
} from '../../vocabulary/map.js';
import { type Board, boardOf } from '../board/board.js';
import { effigyCells } from '../board/effigy.js';
import { contiguous, type Feature } from './feature.js';
import { type FeatureKind, kindFacts } from './kinds.js';

/** A Teleportation Gate of the terrain. */
interface Gate {
  readonly impassable: Cell;
  readonly porting: Cell;
}

/** A board with everything on it that does not move. Immutable; everything is worked out once. */
export interface Terrain {
  readonly board: Board;
  readonly map: PartialMap;
  /** All features, those of the map first. */
  readonly features: readonly Feature[];
  /** The features of several hexes with a height, which can block sight (JHX-LOS-004, JHX-LOS-005). */
  readonly blockers: readonly Feature[];
  readonly gates: readonly Gate[];
  readonly soulPits: readonly Cell[];
  readonly monsterPits: readonly Cell[];
  /** The features of a cell; all of them apply (JHX-TERRAIN-032). */
  featuresAt(cell: Cell): readonly Feature[];
}

const none: readonly Feature[] = [];

const assemble = (
  base: Omit<Terrain, 'features' | 'blockers' | 'featuresAt'>,
  features: readonly Feature[],
  blockers: readonly Feature[],
): Terrain => {
  const byCell: Feature[][] = base.board.hexes.map(() => []);
  for (const feature of features) for (const cell of feature.cells) byCell[cell]?.push(feature);
  const { board, map, gates, soulPits, monsterPits } = base;
  return { board, map, gates, soulPits, monsterPits, features, blockers, featuresAt: cell => byCell[cell] ?? none };
};

const blocks = ({ cells, height }: Feature): boolean => cells.length > 1 && height > 0;

/**
 * The terrain of a map, which must not change afterwards: the same object each time.
 *
 * @param footprint where the map does not list an Effigy's hexes itself (JHX-SETUP-007)
 * @throws RangeError if something lies off the board; maps that were read never do.
 */
export const terrainOf = (map: PartialMap, footprint: EffigyFootprint = 'towards-edge'): Terrain =>
  surveyed[footprint](map);

const survey = (map: PartialMap, footprint: EffigyFootprint): Terrain => {
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
  const features: Feature[] = [
    ...terrainFeatures(board, map.terrain, cellAt),
    ...gates.map((gate, at) => single('gate', at, gate.impassable)),
    ...(map.shrines ?? []).map((shrine, at) => single('shrine', at, cellAt(shrine.at))),
    ...sides.flatMap((side): Feature[] => {
      const place = effigies?.[side];
      if (!place) return [];
      const cells = effigyCells(board, side, place, footprint);
      if (cells.includes(offBoard)) throw new RangeError(`off the board: the Effigy of the ${side} side`);
      return [{ id: `effigy-${side}`, kind: 'effigy', cells, ...standard('effigy'), side }];
    }),
  ];
  return assemble(
    {
      board,
      map,
      gates,
      soulPits: (map.soulPits ?? []).map(cellAt),
      monsterPits: (map.monsterPits ?? []).map(pit => cellAt(pit.at)),
    },
    features,
    features.filter(blocks),
  );
};

const surveyed: { readonly [F in EffigyFootprint]: (map: PartialMap) => Terrain } = {
  'towards-edge': /* @__PURE__ */ rememberEach(map => survey(map, 'towards-edge')),
  'towards-middle': /* @__PURE__ */ rememberEach(map => survey(map, 'towards-middle')),
};

const standard = (kind: FeatureKind): Pick<Feature, 'height' | 'cover' | 'template'> => ({
  height: kindFacts[kind].height,
  cover: kindFacts[kind].cover,
  template: false,
});

const single = (kind: FeatureKind, at: number, cell: Cell): Feature => ({
  id: `${kind}-${at + 1}`,
  kind,
  cells: [cell],
  ...standard(kind),
});

/** Neighbouring pieces of a kind are one feature, however the map lists them (JHX-TERRAIN-001). */
const terrainFeatures = (
  board: Board,
  pieces: readonly TerrainPiece[],
  cellAt: (at: Coordinate) => Cell,
): readonly Feature[] => {
  const alike = new Map<string, { kind: TerrainKind; height: number; cover: boolean; cells: Set<Cell> }>();
  for (const { kind, hexes, height = kindFacts[kind].height, cover = kindFacts[kind].cover } of pieces) {
    const key = `${kind} ${height} ${cover}`;
    const group = alike.get(key) ?? { kind, height, cover, cells: new Set() };
    alike.set(key, group);
    for (const hex of hexes) group.cells.add(cellAt(hex));
  }
  const numbers = new Map<TerrainKind, number>();
  return [...alike.values()].flatMap(({ kind, height, cover, cells }) =>
    contiguous(board, [...cells]).map((group): Feature => {
      const number = (numbers.get(kind) ?? 0) + 1;
      numbers.set(kind, number);
      return { id: `${kind}-${number}`, kind, cells: group, height, cover, template: false };
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
  const added = templates.map(({ id, kind, cells, ...own }): Feature => {
    return { id, kind, cells, ...standard(kind), ...own, template: true };
  });
  const blocking = added.filter(blocks);
  // Where no template blocks, the list of blockers stays the same one, and with it what is known of sight.
  const blockers = blocking.length === 0 ? terrain.blockers : [...terrain.blockers, ...blocking];
  return assemble(terrain, [...terrain.features, ...added], blockers);
};
