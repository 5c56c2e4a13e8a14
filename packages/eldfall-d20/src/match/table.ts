import { type Asked, type Game, GameError, type Match, type Turn } from '@rulewright/core';
import { remember, rememberSame } from '@rulewright/core/remember';
import type { EldNumbers } from '../rulebook/numbers.js';
import type { Eld, EldEdition, EldGame, EldOptions, EldState, Sources, Table } from '../vocabulary/index.js';
import type { ContentPack } from '../vocabulary/pack.js';

const isEld = (game: Game<Eld>): game is EldGame => 'pack' in game && 'sources' in game;

/** The game of a turn. */
export const gameOf = (from: { readonly game: Game<Eld> }): EldGame => {
  const game = from?.game;
  if (!game || !isEld(game))
    throw new GameError('no match of a game that createGame returned: createMatch and act give one');
  return game;
};

/** The table of a turn: it always shows the current state. */
export const tableOf = (turn: Turn<Eld>): Table => {
  const { pack, edition, sources } = gameOf(turn);
  return { pack, options: turn.options, numbers: edition.numbers, sources, state: turn.state };
};

/**
 * The table of a match, for questions about it: distances, sight, legal targets and places. No answer changes the match.
 *
 * @throws GameError if it is no match, or its game was not made by `createGame`.
 */
export const tableIn = (match: Pick<Match<Eld>, 'game' | 'header' | 'state'>): Table => {
  const { pack, edition, sources } = gameOf(match);
  return { pack, options: match.header.options, numbers: edition.numbers, sources, state: match.state };
};

/** The facts of a game that questions need besides the match. */
export type Facts = Pick<Table, 'pack' | 'numbers' | 'sources'>;

/** The table of a question whose answers the game judges. */
export const tableAsked = (facts: Facts, { state, setup }: Pick<Asked<Eld, 'movement'>, 'state' | 'setup'>): Table => ({
  ...facts,
  options: setup.options,
  state,
});

/** The edition of the game of a turn: its numbers, and its procedures for the chapters that call them. */
export const editionOf = (turn: Turn<Eld>): EldEdition => gameOf(turn).edition;

/** Cache for a question about a table: the latest answer, with the part of the state that it depends on as the cache key. */
const rememberFor = <T>(
  stateOf: (state: EldState) => EldState,
  compute: (table: Table) => T,
): ((table: Table) => T) => {
  const remembered = remember(
    (pack: ContentPack, options: EldOptions, numbers: EldNumbers, sources: Sources, state: EldState): T =>
      compute({ pack, options, numbers, sources, state }),
  );
  return ({ pack, options, numbers, sources, state }) => remembered(pack, options, numbers, sources, stateOf(state));
};

/** Cache for a question about a table: the latest answer, with the state as the cache key. */
export const rememberTable = <T>(compute: (table: Table) => T): ((table: Table) => T) =>
  rememberFor(state => state, compute);

/** The cache key of the part of a state that holds models, scenery, things and lasting effects. */
const standingAlike = /* @__PURE__ */ rememberSame(
  (a: EldState, b: EldState): boolean =>
    a.models === b.models && a.scenery === b.scenery && a.things === b.things && a.effects === b.effects,
);

/**
 * Cache for a question about positions and the changes in force, such as sight and attributes. The answer is valid
 * until models, scenery, things or lasting effects change. The question must not read anything else in the state.
 */
export const rememberStanding = <T>(compute: (table: Table) => T): ((table: Table) => T) =>
  rememberFor(standingAlike, compute);
