import { isObject, type PlayerId } from '@rulewright/core';
import type { Late } from './opening.js';

/** The facts of a table that its log does not hold, kept in a file beside it. */
export interface Kept {
  readonly name: string;
  readonly seconds: number | null;
  readonly late?: Late | undefined;
  readonly bots: readonly PlayerId[];
  /** The players for whom a bot answers until they are back. */
  readonly away?: readonly PlayerId[];
  /** The secret of each seat that is taken. */
  readonly seats: Readonly<Record<PlayerId, string>>;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Tells of each field if it is as a server writes it. A secret that is no text, or an empty one, would be known to all. */
const checks: Readonly<Record<keyof Kept, (value: unknown) => boolean>> = {
  name: isText,
  seconds: value => value === null || (typeof value === 'number' && value > 0),
  late: value => value === undefined || value === 'bot' || value === 'concede',
  bots: areTexts,
  away: value => value === undefined || areTexts(value),
  seats: value => isObject(value) && areTexts(Object.values(value)),
};

/** Reads the file of a table, which may hold anything; throws an error that names the first wrong field. */
export const readKept = (text: string): Kept => {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new RangeError('its file holds no object');
  const wrong = Object.entries(checks).find(([field, isRight]) => !isRight(value[field]));
  if (wrong) throw new RangeError(`its file has a wrong field: ${wrong[0]}`);
  return value as unknown as Kept;
};

/** Throws an error if a file names somebody who does not play at the table. */
export const checkPlayers = ({ bots, away = [], seats }: Kept, players: readonly PlayerId[]): void => {
  const stranger = [...bots, ...away, ...Object.keys(seats)].find(one => !players.includes(one));
  if (stranger !== undefined) throw new RangeError(`its file names ${stranger}, who does not play`);
};
