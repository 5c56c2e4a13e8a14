import type {
  ColorRole,
  HexShape,
  PlayerId,
  Scene,
  SceneCell,
  SceneItem,
  SceneLegendEntry,
  ScenePoint,
} from '@rulewright/core';
import type { Cell, Hex, Segment } from '@rulewright/core/hex';
import { sayIn } from '@rulewright/core/words';
import type { HexFeature } from '../ground/hexes/terrain/feature.js';
import type { Terrain } from '../ground/hexes/terrain/terrain.js';
import type { FeatureKind } from '../rulebook/numbers.js';
import { type Side, sides } from '../vocabulary/map.js';
import type { Piece } from '../vocabulary/piece.js';
import { otherSigns } from './symbols.js';
import { type BoardWords, boardWords } from './words.js';

/** The color and the letters with which an Effigy is drawn. */
export interface EffigySign {
  readonly color: ColorRole;
  readonly label: string;
}

/** The parts of a picture besides the board. */
export interface BoardSceneOptions {
  readonly title?: string;
  readonly pieces?: readonly Piece[];
  /** The player at the lower edge: player1's colour. Default: the first player among the pieces. */
  readonly lower?: PlayerId;
  /** The Effigies' colours and what the legend calls them. Default: `player1` at the lower edge, `player2` at the upper. */
  readonly effigies?: Readonly<Record<Side, EffigySign>>;
  /** Hexes that can be chosen now. */
  readonly offered?: readonly Cell[];
  /** Hexes where a movement can end. */
  readonly moves?: readonly Cell[];
  /** Hexes within reach of a weapon. */
  readonly reach?: readonly Cell[];
  /** Hexes in sight. */
  readonly sight?: readonly Cell[];
  /** Hexes from which an attacker faces cover. */
  readonly cover?: readonly Cell[];
  /** Hexes that give a target cover. */
  readonly shelter?: readonly Cell[];
  /** A line of sight: the witness of {@link LineOfSight}. */
  readonly witness?: Segment;
  /** The cells that block sight. */
  readonly blocking?: readonly Cell[];
  /** A path, from its start. */
  readonly path?: readonly Cell[];
  /** The words of the picture. Default: English. */
  readonly words?: BoardWords;
  /** Print the coordinate in each hex. Default true. */
  readonly coordinates?: boolean;
}

/** Half the height of a hex whose corners are one unit from its centre. */
const HALF = Math.sqrt(3) / 2;

/** Rounds to 1/1000 of a unit: the error is invisible, and replays stay small. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A point of the plane, `r` upwards, in board units, y downwards. */
const pointOf = ({ q, r }: Hex, per = 1): ScenePoint => ({
  x: rounded((1.5 * q) / per),
  y: rounded((HALF * (0 - 2 * r - q)) / per),
});

/** The outline of a cell in pictures. */
export const shapeOf = (terrain: Terrain, cell: Cell): HexShape => ({
  shape: 'hex',
  ...pointOf(terrain.board.hexAt(cell)),
  size: 1,
  orientation: 'flat',
});

/** The id of a cell in pictures. */
export const cellId = (terrain: Terrain, cell: Cell): string => `hex-${terrain.board.coordinateOf(cell).join(',')}`;

/** The middle of a cell in pictures, y downwards. */
export const cellCentre = (terrain: Terrain, cell: Cell): ScenePoint => pointOf(terrain.board.hexAt(cell));

/** The colours of the kinds of terrain in pictures. An Effigy has that of its player. */
export const fills: Readonly<Record<Exclude<FeatureKind, 'effigy'>, ColorRole>> = {
  forest: 'terrain:forest',
  smoke: 'terrain:ice',
  rough: 'terrain:field',
  treacherous: 'terrain:fire',
  wall: 'terrain:wall',
  impassable: 'terrain:mountain',
  gate: 'terrain:magic',
  shrine: 'series1',
};

type Effigies = Readonly<Record<Side, EffigySign>>;

const plainEffigies = (words: BoardWords): Effigies => ({
  lower: { color: 'player1', label: words.lowerEffigy },
  upper: { color: 'player2', label: words.upperEffigy },
});

const fillOf = ({ kind, side }: HexFeature, effigies: Effigies): ColorRole =>
  kind === 'effigy' ? effigies[side ?? 'lower'].color : fills[kind];

/** The names of the kinds of terrain in pictures, in English. */
export const featureNames: Readonly<Record<FeatureKind, string>> = boardWords;

const cellItem = (
  terrain: Terrain,
  cell: Cell,
  coordinates: boolean,
  effigies: Effigies,
  words: BoardWords,
): SceneCell => {
  const say = sayIn(words);
  const features = terrain.featuresAt(cell);
  const [main, ...others] = features;
  const at = terrain.board.coordinateOf(cell).join(',');
  const marks = [
    ...others.map(feature => ({ label: '!', color: fillOf(feature, effigies), title: words[feature.kind] })),
    ...(terrain.gates.some(({ porting }) => porting === cell)
      ? [{ label: otherSigns.porting, color: fills.gate, title: words.portingHex }]
      : []),
    ...(terrain.soulPits.includes(cell) ? [{ label: 'S', color: 'series4' as const, title: words.soulPit }] : []),
    ...(terrain.monsterPits.includes(cell) ? [{ label: 'M', color: 'danger' as const, title: words.monsterPit }] : []),
  ];
  const tall = features.find(({ height }) => height > 0);
  const title = [
    ...features.map(({ kind, id }) => `${words[kind]} (${id})`),
    ...marks.slice(others.length).map(m => m.title),
  ];
  return {
    kind: 'cell',
    id: cellId(terrain, cell),
    at: shapeOf(terrain, cell),
    fill: main ? fillOf(main, effigies) : 'terrain:plain',
    title: [at, ...title, ...(tall ? [say('height', { n: tall.height })] : [])].join(', '),
    ...(tall && { label: `▴${tall.height}`, labelAt: 'top' as const }),
    ...(coordinates && { note: at }),
    ...(marks.length > 0 && { badges: marks }),
  };
};

const overlay = (
  terrain: Terrain,
  id: string,
  title: string,
  cells: readonly Cell[] = [],
  color: ColorRole,
  pattern: 'tint' | 'outline' | 'dashed',
): readonly SceneItem[] =>
  cells.length === 0
    ? []
    : [{ kind: 'overlay', id, title, over: cells.map(cell => shapeOf(terrain, cell)), color, pattern }];

const pieceItem = (terrain: Terrain, piece: Piece, lower: PlayerId | null | undefined): readonly SceneItem[] => {
  const [cell] = piece.cells;
  if (cell === undefined || piece.kind === 'effigy') return [];
  return [
    {
      kind: 'token',
      id: piece.id,
      ...pointOf(terrain.board.hexAt(cell)),
      size: piece.kind === 'soul' ? 0.6 : piece.height === 1 ? 0.85 : 1.05,
      label: piece.kind === 'soul' ? '' : piece.id.slice(0, 3),
      title: `${piece.kind} ${piece.id}${piece.player === null ? '' : ` of ${piece.player}`}`,
      color:
        piece.kind === 'soul'
          ? 'series4'
          : piece.player === null
            ? 'danger'
            : piece.player === lower
              ? 'player1'
              : 'player2',
    },
  ];
};

/**
 * The board as a picture: its terrain with heights (a mark for each level), pits and models, and on top the requested
 * overlays: reach, sight, cover, a path, and a line of sight with its witness or its blockers.
 */
export const boardScene = (terrain: Terrain, options: BoardSceneOptions = {}): Scene => {
  const { board } = terrain;
  const { pieces = [], words = boardWords, coordinates = true, witness, path = [] } = options;
  const { title = words.battlefield, effigies = plainEffigies(words) } = options;
  const lower = options.lower ?? pieces.find(({ player }) => player !== null)?.player;
  const kinds = [...new Set(terrain.features.map(({ kind }) => kind))];
  const items: SceneItem[] = [
    ...board.hexes.map((_, cell) => cellItem(terrain, cell, coordinates, effigies, words)),
    ...overlay(terrain, 'sight', words.inSight, options.sight, 'good', 'tint'),
    ...overlay(terrain, 'moves', words.canMove, options.moves, 'highlight', 'tint'),
    ...overlay(terrain, 'offered', words.canBeChosen, options.offered, 'series6', 'outline'),
    ...overlay(terrain, 'reach', words.withinReach, options.reach, 'highlight', 'dashed'),
    ...overlay(terrain, 'cover', words.facesCoverHere, options.cover, 'series3', 'outline'),
    ...overlay(terrain, 'shelter', words.givesCover, options.shelter, 'series3', 'outline'),
    ...overlay(terrain, 'blocking', words.blocks, options.blocking, 'danger', 'outline'),
    ...pieces.flatMap(piece => pieceItem(terrain, piece, lower)),
  ];
  if (path.length > 1) {
    items.push({
      kind: 'line',
      id: 'path',
      points: path.map(cell => pointOf(board.hexAt(cell))),
      arrow: true,
      width: 0.12,
    });
  }
  if (witness) {
    const { from, to, per } = witness;
    items.push({
      kind: 'line',
      id: 'witness',
      title: words.freeLine,
      points: [pointOf(from, per), pointOf(to, per)],
      color: 'good',
      width: 0.1,
    });
  }
  const legend: SceneLegendEntry[] = [
    ...kinds.flatMap((kind): SceneLegendEntry[] =>
      kind === 'effigy'
        ? sides.map((side): SceneLegendEntry => ({ ...effigies[side], symbol: 'hex' }))
        : [{ label: words[kind], color: fills[kind], symbol: 'hex' }],
    ),
    ...(terrain.soulPits.length > 0 ? [{ label: words.soulPitSign, color: 'series4', symbol: 'disc' } as const] : []),
    ...(terrain.monsterPits.length > 0
      ? [{ label: words.monsterPitSign, color: 'danger', symbol: 'disc' } as const]
      : []),
    ...(terrain.features.some(({ height }) => height > 0)
      ? [{ label: words.heightSign, color: 'terrain:plain', symbol: 'hex' } as const]
      : []),
    ...(options.moves ? [{ label: words.canMove, color: 'highlight', symbol: 'square' } as const] : []),
    ...(options.offered ? [{ label: words.canBeChosen, color: 'series6', symbol: 'outline' } as const] : []),
    ...(options.sight ? [{ label: words.inSight, color: 'good', symbol: 'square' } as const] : []),
    ...(options.reach ? [{ label: words.withinReach, color: 'highlight', symbol: 'dashed' } as const] : []),
    ...(options.cover ? [{ label: words.facesCover, color: 'series3', symbol: 'outline' } as const] : []),
    ...(options.shelter ? [{ label: words.givesCover, color: 'series3', symbol: 'outline' } as const] : []),
    ...(options.blocking ? [{ label: words.blocks, color: 'danger', symbol: 'outline' } as const] : []),
    ...(witness ? [{ label: words.freeLine, color: 'good', symbol: 'line' } as const] : []),
  ];
  return { title, items, legend };
};
