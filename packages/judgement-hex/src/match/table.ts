import type { Game, Match, Turn } from '@rulewright/core';
import type { CodeOp } from '../abilities/effects/code.js';
import type { Arena, Jhx, JhxOptions } from '../vocabulary/index.js';
import type { BattlefieldMap } from '../vocabulary/map.js';
import type { ContentPack } from '../vocabulary/pack.js';

/** The game with what it was made from, so that rules find their facts. */
export interface JhxGame extends Game<Jhx> {
  readonly pack: ContentPack;
  readonly maps: readonly BattlefieldMap[];
  /** Effects in code that cards name. */
  readonly ops: Readonly<Record<string, CodeOp>>;
}

/** Everything that a question about a match needs: the facts, what was agreed, and the arena now. */
export interface Table {
  readonly pack: ContentPack;
  readonly maps: readonly BattlefieldMap[];
  readonly options: JhxOptions;
  readonly state: Arena;
}

const isJhx = (game: Game<Jhx>): game is JhxGame => 'pack' in game && 'maps' in game;

/** The table of a turn: it always shows the state of now. */
export const tableOf = (turn: Turn<Jhx>): Table => {
  const { game } = turn;
  if (!isJhx(game)) throw new TypeError('not a game made by createGame');
  return { pack: game.pack, maps: game.maps, options: turn.options, state: turn.state };
};

/**
 * The table of a match, for questions about it.
 *
 * @throws TypeError if its game was not made by `createGame`.
 */
export const tableIn = ({ game, header, state }: Pick<Match<Jhx>, 'game' | 'header' | 'state'>): Table => {
  if (!isJhx(game)) throw new TypeError('not a game made by createGame');
  return { pack: game.pack, maps: game.maps, options: header.options, state };
};

/** The effects in code of the game of a turn. */
export const opsOf = ({ game }: Turn<Jhx>): JhxGame['ops'] => (isJhx(game) ? game.ops : {});

/** The map of the match. Throws RangeError before it is chosen. */
export const mapOf = ({ maps, state }: Pick<Table, 'maps' | 'state'>): BattlefieldMap => {
  const map = maps.find(({ id }) => id === state.map);
  if (!map) throw new RangeError(`no map ${state.map}`);
  return map;
};

/** The numbers of the mode. */
export const modeOf = ({ pack, state }: Pick<Table, 'pack' | 'state'>): ContentPack['modes']['3v3'] =>
  pack.modes[state.mode];
