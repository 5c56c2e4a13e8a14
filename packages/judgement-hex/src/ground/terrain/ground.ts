import { type Cell, offBoard } from '@rulewright/core/hex';
import type { Coordinate } from '../../vocabulary/map.js';
import {
  type EffigyFootprint,
  type Layout,
  sides,
  type Template,
  type TerrainKind,
  type TerrainPiece,
} from '../../vocabulary/map.js';
import { type Board, boardOf } from '../board/board.js';
import { effigyCells } from '../board/effigy.js';
import { contiguous, type Feature } from './feature.js';
import { type FeatureKind, kindFacts } from './kinds.js';

/** A Teleportation Gate on the ground. */
interface Gate {
  readonly impassable: Cell;
  readonly porting: Cell;
}

/** A board with all that stays where it is on it. Immutable; everything is worked out once. */
export interface Ground {
  readonly board: Board;
  readonly layout: Layout;
  /** All features, those of the map first. */
  readonly features: readonly Feature[];
  /** Those of several hexes with a height: what can block sight (JHX-LOS-004, JHX-LOS-005). */
  readonly blockers: readonly Feature[];
  readonly gates: readonly Gate[];
  readonly soulPits: readonly Cell[];
  readonly monsterPits: readonly Cell[];
  /** The features of a cell; all of them apply (JHX-TERRAIN-032). */
  featuresAt(cell: Cell): readonly Feature[];
}

const none: readonly Feature[] = [];

const assemble = (
  base: Omit<Ground, 'features' | 'blockers' | 'featuresAt'>,
  features: readonly Feature[],
  blockers: readonly Feature[],
): Ground => {
  const byCell: Feature[][] = base.board.hexes.map(() => []);
  for (const feature of features) for (const cell of feature.cells) byCell[cell]?.push(feature);
  const { board, layout, gates, soulPits, monsterPits } = base;
  return { board, layout, gates, soulPits, monsterPits, features, blockers, featuresAt: cell => byCell[cell] ?? none };
};

const blocks = ({ cells, height }: Feature): boolean => cells.length > 1 && height > 0;

const grounds: Record<EffigyFootprint, WeakMap<Layout, Ground>> = {
  'towards-edge': new WeakMap(),
  'towards-middle': new WeakMap(),
};

/**
 * The ground of a map or another layout, which must not change afterwards: the same one each time.
 *
 * @param footprint where the map does not list an Effigy's hexes itself (JHX-SETUP-007)
 * @throws RangeError if something lies off the board; maps that were read never do.
 */
export const groundOf = (layout: Layout, footprint: EffigyFootprint = 'towards-edge'): Ground => {
  const known = grounds[footprint].get(layout);
  if (known) return known;
  const ground = survey(layout, footprint);
  grounds[footprint].set(layout, ground);
  return ground;
};

const survey = (layout: Layout, footprint: EffigyFootprint): Ground => {
  const board = boardOf(layout.grid);
  const cellAt = (at: Coordinate): Cell => {
    const cell = board.cellAt(at);
    if (cell === offBoard) throw new RangeError(`off the board: ${at.join()}`);
    return cell;
  };
  const gates = (layout.gates ?? []).map(gate => ({
    impassable: cellAt(gate.impassable),
    porting: cellAt(gate.porting),
  }));
  const { effigies } = layout;
  const features: Feature[] = [
    ...terrainFeatures(board, layout.terrain, cellAt),
    ...gates.map((gate, at) => single('gate', at, gate.impassable)),
    ...(layout.shrines ?? []).map((shrine, at) => single('shrine', at, cellAt(shrine.at))),
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
      layout,
      gates,
      soulPits: (layout.soulPits ?? []).map(cellAt),
      monsterPits: (layout.monsterPits ?? []).map(pit => cellAt(pit.at)),
    },
    features,
    features.filter(blocks),
  );
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

const templated = new WeakMap<Ground, WeakMap<readonly Template[], Ground>>();

/**
 * The ground with Terrain Templates on it, which must not change afterwards: the same one each time for the same list.
 * Whether they may lie there is not asked here: see {@link templateRefusal}.
 */
export const withTemplates = (ground: Ground, templates: readonly Template[]): Ground => {
  if (templates.length === 0) return ground;
  const known = templated.get(ground) ?? new WeakMap<readonly Template[], Ground>();
  templated.set(ground, known);
  const found = known.get(templates);
  if (found) return found;
  const added = templates.map(({ id, kind, cells, ...own }): Feature => {
    return { id, kind, cells, ...standard(kind), ...own, template: true };
  });
  const blocking = added.filter(blocks);
  // Where no template blocks, the list of blockers stays the same one, and with it what is known of sight.
  const blockers = blocking.length === 0 ? ground.blockers : [...ground.blockers, ...blocking];
  const made = assemble(ground, [...ground.features, ...added], blockers);
  known.set(templates, made);
  return made;
};
