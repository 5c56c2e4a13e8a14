import { isObject, type PlayerId, RefusalError } from '@rulewright/core';
import type { ServedGame } from './games.js';
import type { Beginning, Late } from './opening.js';

/** A table that somebody wants to open: its match, its clock, and the seats of its bots. */
export interface Wanted {
  readonly begin: Beginning;
  readonly seconds: number | null;
  readonly late: Late | undefined;
  readonly bots: readonly PlayerId[];
}

/** The longest time for a decision, in seconds: a day. Timers of Node hold less than 25 days. */
const LONGEST = 86_400;

/** A number of JSON, or of a form, which sends texts. */
const numberOf = (value: unknown): number =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : typeof value === 'number' ? value : Number.NaN;

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Reads a wish for a table, which may be any object; gives the words of the first refusal instead. */
export const readWanted = (
  { players = 2, bots = 0, seconds = null, late, seed, options = {} }: Readonly<Record<string, unknown>>,
  { game }: ServedGame,
  newSeed: string,
): Wanted | string => {
  const { min, max } = game.players;
  const count = numberOf(players);
  if (!isWhole(count, min, max)) return `players is ${min === max ? min : `a whole number from ${min} to ${max}`}`;
  const ofBots = numberOf(bots);
  if (!isWhole(ofBots, 0, count)) return `bots is a whole number from 0 to ${count}, the number of players`;
  const limit = seconds === null ? null : numberOf(seconds);
  if (limit !== null && !(limit > 0 && limit <= LONGEST)) return `seconds is a number above 0, at most ${LONGEST}`;
  // The lobby's form sends no text for the default.
  const end = late === '' || late === null ? undefined : late;
  if (end !== undefined && end !== 'bot' && end !== 'concede') return 'late is bot or concede';
  if (seed !== undefined && typeof seed !== 'string') return 'seed is a text';
  if (!isObject(options)) return 'options are values by their names';
  return {
    begin: { players: count, seed: seed ?? newSeed, options },
    seconds: limit,
    late: end,
    bots: Array.from({ length: ofBots }, (_, i) => `p${count - i}`),
  };
};

/** The words for an option that the game does not have: the options that begin alike, since some games have two hundred. */
export const refusedOption = (error: unknown): string | undefined => {
  if (!(error instanceof RefusalError) || error.refusal.code !== 'unknown-option') return undefined;
  const { path = '', detail = {} } = error.refusal;
  const name = path.replace(/^options\./, '');
  const known = Array.isArray(detail.known) ? detail.known.map(String) : [];
  const alike = known.filter(one => one[0] === name[0]);
  const shown = (alike.length > 0 ? alike : known).slice(0, 20);
  return `the game has no option ${name}; it has, for example, ${shown.join(', ')}`;
};
