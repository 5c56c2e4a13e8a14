import { createMatch } from '@rulewright/core';
import { type Cell, offBoard } from '@rulewright/core/hex';
import { ScenarioError } from '@rulewright/core/testing';
import { fieldOf } from '../board/on-hexes.js';
import { parseBoard } from '../board/parse-board.js';
import { hexEdition } from '../edition.js';
import { type Board, boardOf } from '../ground/hexes/board/board.js';
import { effigyOwner } from '../match/models.js';
import type { JhxEdition } from '../vocabulary/edition.js';
import type { JhxGame } from '../vocabulary/game.js';
import type { Jhx, JhxOptions, ModelId } from '../vocabulary/index.js';
import type { BattlefieldMap, Coordinate } from '../vocabulary/map.js';
import type { Piece, PieceId } from '../vocabulary/piece.js';
import { type Drawn, type LaidFacts, type LaidMatch, layMatch, players } from './lay-match.js';

/** A table of hexes laid out by hand. */
export interface LaidOut extends LaidFacts {
  /**
   * Models by their hexes, column and row as maps count them, or by a digit of the drawing: of any name, besides those that are drawn or in
   * place of their drawn hexes.
   */
  readonly at?: Readonly<Record<ModelId, Coordinate | string>>;
  /** Another edition than that of the book. */
  readonly edition?: JhxEdition;
  /** The fields of the map besides the drawing, e.g. deployment zones and fixed Monster Pits. */
  readonly map?: Partial<BattlefieldMap>;
}

/** A laid-out table of hexes, ready for a scenario or for questions. */
export interface Laid extends LaidMatch {
  /** The model with a name, or `effigy:p1`, `soul-1` and the like. Throws if it is not on the board. */
  piece(id: PieceId): Piece;
  /** The cell of a digit of the drawing, of a model, or of a hex by its coordinate: `3,2`. Throws if it is not on the board. */
  cell(name: string): Cell;
}

/** The things that a board shows before anything is said about them. */
interface Ground extends Drawn {
  readonly map: BattlefieldMap;
  readonly board: Board;
  piece?(id: PieceId): Piece;
  cell?(name: string): Cell;
}

const drawnGround = (drawing: string, lay: LaidOut): Ground => {
  const { terrain, field, piece, cell } = parseBoard(drawing, { players });
  const placed = (wanted: string) =>
    field.pieces.filter(({ kind }) => kind === wanted).map(({ id, cells: [at] }) => ({ id, at }));
  return {
    map: {
      shrines: [],
      soulPits: [],
      monsterPits: [],
      ...terrain.map,
      // A drawing may lack an Effigy: then the players have no sides.
      effigies: (terrain.map.effigies ?? {}) as BattlefieldMap['effigies'],
      id: 'drawn',
      name: 'Drawn',
      mode: lay.options?.mode ?? '3v3',
      ...lay.map,
    },
    board: terrain.board,
    heroes: placed('hero').map(({ id, at = null }) => ({ id, at })),
    souls: placed('soul').map(({ id, at = -1 }) => ({ id, at })),
    templates: terrain.features
      .filter(({ template }) => template)
      .map(({ id, kind, cells }) => ({ id, kind: kind as 'smoke', cells, owner: 'nobody' })),
    piece,
    cell,
  };
};

const groundOn = (map: BattlefieldMap, lay: LaidOut): Ground => ({
  map: { ...map, ...lay.map },
  board: boardOf(map.grid),
  heroes: [],
  souls: [],
  templates: [],
});

/**
 * Lays a table: a board and the facts that it does not show. The board is a map, or a drawing: columns stand three
 * characters apart, and every other column is half a hex, one line, lower.
 *
 * | Sign | Meaning |
 * |---|---|
 * | `A` … `Z`, `a` … `z` | a model of `p1`, of `p2` |
 * | `0` … `9` | a hex with a name, for `cell` |
 * | `.` | a clear hex |
 * | `^` `:` `!` `~` | Forest, rough, treacherous, Smoke |
 * | `=` `#` | wall, impassable |
 * | `<` `>` | the two hexes of a Gate: the gate, and the hex that models port to |
 * | `$` `+` `?` | Shrine, Soul Pit, Monster Pit |
 * | `*` | an unbound Soul: `soul-1` and so on |
 * | `@` `%` | the Effigy of the lower side, of the upper side (three hexes each) |
 * | `'^` | an apostrophe before a sign of terrain: a template |
 *
 * Signs of one hex stand together: `~!`, `^b`. The same table is `boardSigns`.
 */
export const laidOut = (board: string | BattlefieldMap, lay: LaidOut = {}): Laid => {
  const ground = typeof board === 'string' ? drawnGround(board, lay) : groundOn(board, lay);
  const cellOf = (where: Coordinate): Cell => {
    const cell = ground.board.cellAt(where);
    if (cell === offBoard) throw new ScenarioError(`at: the board has no hex ${where.join(',')}`);
    return cell;
  };
  const { at = {} } = lay;
  const standing = (where: Coordinate | string): Cell => {
    if (typeof where !== 'string') return cellOf(where);
    if (ground.cell) return ground.cell(where);
    throw new ScenarioError(`at: a map has no hex ${where}: write its column and its place in it, such as 3,2`);
  };
  const named = Object.entries(at).map(([id, where]) => ({ id, at: standing(where) }));
  const heroes = [...ground.heroes.filter(({ id }) => !Object.hasOwn(at, id)), ...named];
  const laid = layMatch(lay.edition ?? hexEdition, { ...ground, heroes }, lay);
  const piece = (id: PieceId): Piece => {
    if (ground.piece && !Object.hasOwn(at, id)) return ground.piece(id);
    const found = fieldOf(laid.table).pieces.find(one => one.id === id);
    if (!found) throw new ScenarioError(`${id} is not on the board`);
    return found;
  };
  return {
    ...laid,
    piece,
    cell: name => {
      const coordinate = /^(\d+),(\d+)$/.exec(name);
      if (coordinate) return cellOf([Number(coordinate[1]), Number(coordinate[2])]);
      const own = !Object.hasOwn(at, name) && !effigyOwner(laid.setup.position, name) && ground.cell;
      return own ? own(name) : (piece(name).cells[0] ?? -1);
    },
  };
};

/** A match on the published maps at its start: for fuzzing and benchmarks. */
export const begun = (
  game: JhxGame,
  seed: string,
  options: Partial<JhxOptions> = {},
): ReturnType<typeof createMatch<Jhx>> => createMatch(game, { players, seed, options });
