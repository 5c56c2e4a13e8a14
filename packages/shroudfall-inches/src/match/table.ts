import { type Asked, type Game, GameError, type Match, type Turn } from '@rulewright/core';
import { remember, rememberSame } from '@rulewright/core/remember';
import type { SfiNumbers } from '../rulebook/numbers.js';
import type { Sfi, SfiEdition, SfiGame, SfiOptions, SfiState } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';
import type { Table } from '../vocabulary/table.js';

const isSfi = (game: Game<Sfi>): game is SfiGame => 'pack' in game && 'menu' in game;

/** The game of a turn or of a match. */
export const gameOf = (from: { readonly game: Game<Sfi> }): SfiGame => {
  const game = from?.game;
  if (!game || !isSfi(game))
    throw new GameError('no match of a game that createGame returned: createMatch and act give one');
  return game;
};

/** The table of a turn: it always shows the present state. */
export const tableOf = (turn: Turn<Sfi>): Table => {
  const { pack, edition } = gameOf(turn);
  return { pack, options: turn.options, numbers: edition.numbers, state: turn.state };
};

/**
 * The table of a match, for questions about it: distances, sight, legal targets and places. No answer changes the match
 * (SFI-INFO-004).
 *
 * @throws GameError if it is no match, or its game was not made by `createGame`.
 */
export const tableIn = (match: Pick<Match<Sfi>, 'game' | 'header' | 'state'>): Table => {
  const { pack, edition } = gameOf(match);
  return { pack, options: match.header.options, numbers: edition.numbers, state: match.state };
};

/** The facts of a game that questions need besides the match. */
export type Facts = Pick<Table, 'pack' | 'numbers'>;

/** The table of a question whose answers the game judges. */
export const tableAsked = (facts: Facts, { state, setup }: Pick<Asked<Sfi, 'army'>, 'state' | 'setup'>): Table => ({
  ...facts,
  options: setup.options,
  state,
});

/** The edition of the game of a turn: its numbers, and its procedures for the chapters that call them. */
export const editionOf = (turn: Turn<Sfi>): SfiEdition => gameOf(turn).edition;

/** Cache: the same question about a table. It keeps its latest answer, as long as the state is the same. */
export const rememberTable = <T>(compute: (table: Table) => T): ((table: Table) => T) => {
  const remembered = remember(
    (pack: ContentPack, options: SfiOptions, numbers: SfiNumbers, state: SfiState): T =>
      compute({ pack, options, numbers, state }),
  );
  return ({ pack, options, numbers, state }) => remembered(pack, options, numbers, state);
};

const hasSameThings = (a: SfiState, b: SfiState): boolean =>
  a.units === b.units && a.models === b.models && a.elements === b.elements && a.manifestations === b.manifestations;

/** Cache: a state in which the same things are at the same places, the earliest one in a row of such states. */
export const withSameThings: (state: SfiState) => SfiState = /* @__PURE__ */ rememberSame(hasSameThings);

/** True if the same things are at the same places, and terrain, lasting effects and declared leadership are the same, too. */
export const standAlike = (a: SfiState, b: SfiState): boolean =>
  hasSameThings(a, b) &&
  a.terrain === b.terrain &&
  a.effects === b.effects &&
  a.armies.every(({ leadership }, i) => leadership === b.armies[i]?.leadership);

/** Cache: the earliest of consecutive states with the same things at the same places. */
const standingAlike = /* @__PURE__ */ rememberSame(standAlike);

/**
 * Cache: a question about the places of things and the changes in force, such as sight, melee and numbers. The answer
 * is valid until one of these parts of the state changes; most events change only essence, tokens and the course of the
 * activation. The question must not read anything else of the state.
 */
export const rememberStanding = <T>(compute: (table: Table) => T): ((table: Table) => T) => {
  const remembered = rememberTable(compute);
  return ({ pack, options, numbers, state }) => remembered({ pack, options, numbers, state: standingAlike(state) });
};
