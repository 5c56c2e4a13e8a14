import { GameError } from './errors.js';
import { isObject } from './json.js';

const kindOf = (given: unknown): string => {
  if (given === null || given === undefined) return `${given}`;
  return Array.isArray(given) ? 'an array' : `a ${typeof given}`;
};

/**
 * Throws a GameError, for callers without types, unless an argument is an object with some fields. The message names the argument, the first
 * missing field, and the functions that give such a value.
 */
export const needFields = (argument: string, given: unknown, fields: readonly string[], from: string): void => {
  if (!isObject(given)) throw new GameError(`${argument} is ${kindOf(given)}: ${from}`);
  const missing = fields.find(field => given[field] === undefined);
  if (missing !== undefined) throw new GameError(`${argument} has no field ${missing}: ${from}`);
};

/** Throws a GameError unless an argument is a game. */
export const needGame = (game: unknown): void =>
  needFields('game', game, ['id', 'start', 'players'], 'a module exports a game, or its createGame returns one');

/** Throws a GameError unless an argument is a match. */
export const needMatch = (match: unknown): void =>
  needFields(
    'match',
    match,
    ['decisions', 'records'],
    'createMatch, act and resume give a match; attempt and undo give an object with the match in its field match',
  );

/** Throws a GameError unless an argument is a decision. */
export const needDecision = (decision: unknown): void =>
  needFields('decision', decision, ['id', 'kind'], 'take one of match.decisions');

/** Throws a GameError unless an argument is a log. */
export const needLog = (log: unknown): void =>
  needFields('log', log, ['header', 'records'], 'toLog gives one for a match, and readLog for the text of a file');
