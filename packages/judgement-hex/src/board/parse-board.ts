import type { PlayerId } from '@rulewright/core';
import { type Cell, drawnHexes, type HexSigns } from '@rulewright/core/hex';
import type { HexBattlefield } from '../ground/hexes/battlefield.js';
import { type Board, boardOf } from '../ground/hexes/board/board.js';
import { hexGround } from '../ground/hexes/ground.js';
import { terrainKinds } from '../ground/hexes/terrain/kinds.js';
import { type Terrain, terrainOf, withTemplates } from '../ground/hexes/terrain/terrain.js';
import { hexNumbers } from '../rulebook/hex-numbers.js';
import type {
  BattlefieldMap,
  Coordinate,
  EffigyPlace,
  GatePiece,
  Grid,
  Side,
  Template,
  TerrainKind,
  TerrainPiece,
} from '../vocabulary/map.js';
import type { Piece, PieceId } from '../vocabulary/piece.js';
import { otherSigns, pitch, terrainSigns } from './symbols.js';

/** Facts of a table that a drawing does not show. */
export interface Unsaid {
  /** The players at the lower and at the upper edge. Default `p1` and `p2`. */
  readonly players?: readonly [lower: PlayerId, upper: PlayerId];
  /** The special facts of models, by letter. By default a model is a Hero of height 2 and melee reach 1. */
  readonly pieces?: Readonly<Record<PieceId, Partial<Piece>>>;
}

/** A table laid out by hand. */
export interface DrawnBoard {
  readonly terrain: Terrain;
  readonly field: HexBattlefield;
  /** The model with a letter, or `effigy-lower`, `soul-1` and the like. Throws RangeError if it was not drawn. */
  piece(id: PieceId): Piece;
  /** The cell of a digit or of a model. Throws RangeError if it was not drawn. */
  cell(name: string): Cell;
}

const complain = (what: string): never => {
  throw new RangeError(what);
};

/** The outline of a drawing, and where in it each hex is. */
const outline = (hexes: readonly HexSigns[]): { readonly grid: Grid; readonly at: readonly Coordinate[] } => {
  const width = Math.max(...hexes.map(({ col }) => col)) + 1;
  const middle = Math.max(...hexes.map(({ row }) => row)) >> 1;
  // The middle column has hexes at even heights, its neighbours at odd ones: half a hex is added where the middle line
  // of the drawing would give the opposite parity.
  const up = hexes[0] ? (hexes[0].col - ((width - 1) >> 1) + middle - hexes[0].row) & 1 : 0;
  const riseOf = ({ row }: HexSigns): number => middle - row + up;
  const columns = Array.from({ length: width }, (_, column) => {
    const rises = hexes.filter(({ col }) => col === column).map(riseOf);
    return { rows: rises.length, base: Math.min(...rises) - 2 };
  });
  const at = hexes.map((hex): Coordinate => {
    const column = hex.col + 1;
    const { rows, base } = columns[hex.col] ?? complain(`no column for ${hex.signs}`);
    const row = (riseOf(hex) - base) / 2;
    if (row > rows) return complain(`a gap in column ${column}`);
    return [column, row];
  });
  const empty = columns.findIndex(({ rows }) => rows === 0);
  return empty < 0 ? { grid: { columns }, at } : complain(`column ${empty + 1} is empty`);
};

/** The signs of a hex, a template's with the one that marks it. */
const signsOf = ({ signs }: HexSigns): readonly string[] => {
  const parts = signs.match(/'?[^']/g) ?? [];
  return parts.join('') === signs ? parts : complain(`no sign after ${otherSigns.template}: ${signs}`);
};

const kindOf = (sign: string): TerrainKind | undefined => terrainKinds.find(kind => terrainSigns[kind] === sign);

const modelSigns = /^[A-Za-z*]$/;
const knownSigns: ReadonlySet<string> = new Set([...Object.values(terrainSigns), ...Object.values(otherSigns)]);

/**
 * Reads a drawing of a board or of a part of one; `symbols.ts` has the signs. A drawing of a whole board of a mode
 * gives that board, hex by hex; hexes that are not drawn do not exist. Gates are the pairs of their signs next to each
 * other, and each template is one hex.
 *
 * @throws RangeError for an impossible drawing.
 */
export const parseBoard = (text: string, { players = ['p1', 'p2'], pieces = {} }: Unsaid = {}): DrawnBoard => {
  const read = drawnHexes(text, { layout: 'double-height', pitch });
  const { grid, at } = outline(read);
  const board = boardOf(grid);
  const hexes = new Map<string, Coordinate[]>();
  read.forEach((one, index) => {
    for (const sign of signsOf(one)) {
      const kind = sign.startsWith(otherSigns.template) ? kindOf(sign.slice(1)) : undefined;
      if (!kind && !knownSigns.has(sign) && !/^[A-Za-z0-9]$/.test(sign)) complain(`nothing is called ${sign}`);
      hexes.set(sign, [...(hexes.get(sign) ?? []), at[index] ?? complain('no place')]);
    }
  });
  const drawn = (sign: string): readonly Coordinate[] => hexes.get(sign) ?? [];
  const effigies = { ...effigyOf(board, 'lower', drawn), ...effigyOf(board, 'upper', drawn) };
  const terrain = withTemplates(
    terrainOf({
      grid,
      terrain: terrainKinds.map((kind): TerrainPiece => ({ kind, hexes: drawn(terrainSigns[kind]) })),
      gates: gatesOf(board, drawn(terrainSigns.gate), drawn(otherSigns.porting)),
      shrines: drawn(terrainSigns.shrine).map(hex => ({ at: hex })),
      soulPits: drawn(otherSigns.soulPit),
      monsterPits: drawn(otherSigns.monsterPit).map(hex => ({ at: hex, tiers: [1] })),
      effigies,
    }),
    terrainKinds.flatMap(kind =>
      drawn(otherSigns.template + terrainSigns[kind]).map((hex, index): Template => {
        return { id: `template-${kind}-${index + 1}`, kind, cells: [board.cellAt(hex)] };
      }),
    ),
  );
  const models: Piece[] = terrain.features.flatMap(({ id, side, cells }): Piece[] =>
    side ? [{ ...effigy, id, player: players[side === 'lower' ? 0 : 1], cells }] : [],
  );
  for (const [sign, places] of hexes) {
    if (!modelSigns.test(sign)) continue;
    if (sign !== otherSigns.soul && places.length > 1) return complain(`there are two of ${sign}`);
    places.forEach((hex, index) => {
      const cells = [board.cellAt(hex)];
      models.push(
        sign === otherSigns.soul
          ? { ...soul, id: `soul-${index + 1}`, cells }
          : { ...hero, id: sign, player: players[sign === sign.toUpperCase() ? 0 : 1], cells, ...pieces[sign] },
      );
    });
  }
  const stray = Object.keys(pieces).find(id => !models.some(model => model.id === id));
  if (stray !== undefined) return complain(`nobody drew ${stray}`);
  const piece = (id: PieceId): Piece => models.find(model => model.id === id) ?? complain(`nobody drew ${id}`);
  const cell = (name: string): Cell => {
    const [hex] = /^[0-9]$/.test(name) ? drawn(name) : [];
    return hex ? board.cellAt(hex) : (piece(name).cells[0] ?? complain(`${name} is nowhere`));
  };
  return { terrain, field: hexGround(mapOf(terrain))(terrain).field(models), piece, cell };
};

/** The map of a drawing, which is of no mode. */
const mapOf = ({ map }: Terrain): BattlefieldMap => ({
  shrines: [],
  soulPits: [],
  monsterPits: [],
  ...map,
  // A drawing may lack an Effigy, which then is never looked up.
  effigies: (map.effigies ?? {}) as BattlefieldMap['effigies'],
  id: 'drawn',
  name: 'Drawn',
  mode: '3v3',
});

type Model = Omit<Piece, 'id' | 'player' | 'cells'>;
const hero: Model = { kind: 'hero', height: hexNumbers.heights.hero.value, meleeReach: 1, traits: [] };
const effigy: Model = { kind: 'effigy', height: hexNumbers.heights.effigy.value, meleeReach: 0, traits: [] };
const soul: Model & { readonly player: null } = {
  kind: 'soul',
  height: hexNumbers.heights.soul.value,
  meleeReach: 0,
  traits: [],
  player: null,
};

/** The Effigy of a side, its centre the hex that is next to all others. */
const effigyOf = (
  board: Board,
  side: Side,
  drawn: (sign: string) => readonly Coordinate[],
): Readonly<Partial<Record<Side, EffigyPlace>>> => {
  const hexes = drawn(otherSigns[side]);
  const isCentre = (hex: Coordinate): boolean =>
    hexes.every(other => board.distance(board.cellAt(hex), board.cellAt(other)) <= 1);
  const centre = hexes.find(isCentre);
  if (!centre) return hexes.length === 0 ? {} : complain(`the Effigy of the ${side} side is apart`);
  return { [side]: { centre, hexes } };
};

const gatesOf = (board: Board, solid: readonly Coordinate[], porting: readonly Coordinate[]): readonly GatePiece[] =>
  pairs(board, solid, porting) ?? complain('half a gate');

/** Each solid hex with a porting hex next to it, such that none is left over. */
const pairs = (
  board: Board,
  [impassable, ...others]: readonly Coordinate[],
  porting: readonly Coordinate[],
): readonly GatePiece[] | undefined => {
  if (!impassable) return porting.length === 0 ? [] : undefined;
  for (const hex of porting) {
    if (board.distance(board.cellAt(impassable), board.cellAt(hex)) !== 1) continue;
    const left = porting.filter(other => other !== hex);
    const rest = pairs(board, others, left);
    if (rest) return [{ impassable, porting: hex }, ...rest];
  }
  return undefined;
};
