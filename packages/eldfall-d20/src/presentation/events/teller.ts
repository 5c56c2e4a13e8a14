import type { SeenEventOf } from '@rulewright/core';
import type { Eld, EldEvent } from '../../vocabulary/index.js';
import type { Names } from '../names.js';
import { reasonInWords } from '../phrases.en.js';
import type { SeenEld } from '../seen.js';
import { sourceInWords } from '../tally.en.js';

/** The names after an event, and the state before it. */
export interface Telling extends Names {
  readonly before?: SeenEld;
}

/** The sentence of every type of event; empty for an event that only keeps the books. */
export type Teller = {
  readonly [T in EldEvent['type']]: (event: SeenEventOf<Eld, T>, names: Telling) => string;
};

/** The reason of a change in brackets. */
export const reasonInBrackets = (why: string, names: Names): string =>
  ` (${reasonInWords(why) ?? sourceInWords(why, names)})`;
