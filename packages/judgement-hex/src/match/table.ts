import { type Game, GameError, type Match, type Turn } from '@rulewright/core';
import type { JhxEdition } from '../vocabulary/edition.js';
import type { JhxGame } from '../vocabulary/game.js';
import type { Jhx } from '../vocabulary/index.js';
import type { AnyMap } from '../vocabulary/map.js';
import type { ContentPack } from '../vocabulary/pack.js';
import type { Table } from '../vocabulary/table.js';
import { numbersOf } from './numbers-of.js';

const isJhx = (game: Game<Jhx>): game is JhxGame => 'pack' in game && 'maps' in game;

/** The game of a turn or of a match. */
const gameOf = (from: { readonly game: Game<Jhx> }): JhxGame => {
  const game = from?.game;
  if (!game || !isJhx(game))
    throw new GameError('no match of a game that createGame returned: createMatch and act give one');
  return game;
};

/** The table of a turn: it always shows the current state. */
export const tableOf = (turn: Turn<Jhx>): Table => {
  const { pack, maps, edition } = gameOf(turn);
  return {
    pack,
    maps,
    options: turn.options,
    numbers: numbersOf(edition, turn.options),
    ground: edition.ground,
    state: turn.state,
  };
};

/**
 * The table of a match, for questions about it.
 *
 * @throws GameError if it is no match, or its game was not made by `createGame`.
 */
export const tableIn = (match: Pick<Match<Jhx>, 'game' | 'header' | 'state'>): Table => {
  const { pack, maps, edition } = gameOf(match);
  const { header, state } = match;
  return {
    pack,
    maps,
    options: header.options,
    numbers: numbersOf(edition, header.options),
    ground: edition.ground,
    state,
  };
};

/** The effects in code of the game of a turn. */
export const opsOf = (turn: Turn<Jhx>): JhxGame['ops'] => gameOf(turn).ops;

/** The edition of the game of a turn: its numbers, and its procedures for the chapters that call them. */
export const editionOf = (turn: Turn<Jhx>): JhxEdition => gameOf(turn).edition;

/** The rule of each op of effects, for those that call it. */
export const effectOpsOf = (turn: Turn<Jhx>): JhxGame['effectOps'] => gameOf(turn).effectOps;

/** The map of the match. Throws RangeError before it is chosen. */
export const mapOf = ({ maps, state }: Pick<Table, 'maps' | 'state'>): AnyMap => {
  const map = maps.find(({ id }) => id === state.map);
  if (!map) throw new RangeError(`no map ${state.map}`);
  return map;
};

/** The numbers of the mode. */
export const modeOf = ({ pack, state }: Pick<Table, 'pack' | 'state'>): ContentPack['modes']['3v3'] =>
  pack.modes[state.mode];
