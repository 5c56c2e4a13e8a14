import { GameError } from './errors.js';
import { isObject } from './json.js';
import type { Match } from './match.js';
import type { GameTypes } from './types.js';

const kindOf = (given: unknown): string => {
  if (given === null || given === undefined) return `${given}`;
  return Array.isArray(given) ? 'an array' : `${/^[aeiou]/.test(typeof given) ? 'an' : 'a'} ${typeof given}`;
};

/**
 * Throws a GameError, for callers without types, unless an argument is an object with some fields. The message names
 * the argument, the first missing field, and the functions that give such a value.
 */
export const needFields = (argument: string, given: unknown, fields: readonly string[], from: string): void => {
  if (!isObject(given)) throw new GameError(`${argument} is ${kindOf(given)}: ${from}`);
  // A plain loop, because every action passes here.
  for (const field of fields) {
    if (given[field] === undefined) throw new GameError(`${argument} has no field ${field}: ${from}`);
  }
};

/** Throws a GameError unless an argument is of a kind. The message names the argument, and says what is wanted. */
export const needKind = (
  argument: string,
  given: unknown,
  kind: 'a string' | 'a number' | 'a function' | 'an array',
  wanted: string,
): void => {
  if (kindOf(given) !== kind) throw new GameError(`${argument} is ${kindOf(given)}: ${wanted}`);
};

/** Throws a GameError unless an argument is a game. */
export const needGame = (game: unknown): void =>
  needFields('game', game, ['id', 'start', 'players'], 'a module exports a game, or its createGame returns one');

/** Throws a GameError unless an argument is a match. */
export const needMatch = (match: unknown): void =>
  needFields(
    'match',
    match,
    ['decisions', 'records', 'header'],
    'createMatch, act and resume give a match; attempt and undo give an object with the match in its field match',
  );

/** Throws a GameError unless an argument is a decision. */
export const needDecision = (decision: unknown): void =>
  needFields('decision', decision, ['id', 'kind'], 'take one of match.decisions');

/** Throws a GameError unless an argument is a match, or the facts of one by which its proposals are judged. */
export const needSituation = (situation: unknown): void =>
  needFields(
    'match',
    situation,
    ['game', 'header', 'state'],
    'a match, or for a client with a view { game, header: view, state: view.state }',
  );

/**
 * Throws a GameError unless an argument plays in the match. It may be `undefined` where its absence has a meaning. The
 * message lists the players, and tells that meaning.
 */
export const needPlayer = <G extends GameTypes>({ header }: Match<G>, player: unknown, absent?: string): void => {
  const players: readonly unknown[] = header.players;
  if (players.includes(player) || (player === undefined && absent !== undefined)) return;
  const given = typeof player === 'string' ? `${JSON.stringify(player)}, who does not play` : kindOf(player);
  const orAbsent = absent === undefined ? '' : `, or undefined for ${absent}`;
  throw new GameError(`the player is ${given}: ${players.join(', ')}${orAbsent}`);
};

/** Throws a GameError unless an argument is the number of a record. */
export const needSince = (since: unknown): void => {
  const given = typeof since === 'number' ? since : kindOf(since);
  if (!Number.isInteger(given) || Number(given) < 0) {
    throw new GameError(`since is ${given}: the number of the first record that is wanted`);
  }
};

/** Throws a GameError unless an argument is a source of dice. */
export const needDice = (dice: unknown): void =>
  needFields('dice', dice, ['draw', 'save'], 'seeded and manual give a source of dice');

/** Throws a GameError unless an argument is the turn of a beat. */
export const needTurn = (turn: unknown): void =>
  needFields('turn', turn, ['game', 'players'], 'the first argument of every beat, step and ability');

/** Throws a GameError unless an argument is an object with options. */
export const needOptions = (options: unknown, example: string): void =>
  needFields('options', options, [], `an object such as ${example}`);

const NO_LOG = 'toLog gives one for a match, and readLog for the text of a file';

/** Throws a GameError unless an argument is a log, whose records are a list of objects. */
export const needLog = (log: unknown): void => {
  needFields('log', log, ['header', 'records'], NO_LOG);
  const { records } = log as { readonly records: unknown };
  needKind('log.records', records, 'an array', NO_LOG);
  // The cast is safe: the records are an array.
  const all = records as readonly unknown[];
  const strange = all.findIndex(record => !isObject(record));
  if (strange >= 0) needFields(`log.records[${strange}]`, all[strange], [], NO_LOG);
};
