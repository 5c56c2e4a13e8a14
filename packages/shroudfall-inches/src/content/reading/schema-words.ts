import { key, maybe, object, type Read, whole, word } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import {
  attackShapes,
  attackTypes,
  type ByColour,
  colours,
  conditions,
  movementTools,
} from '../../vocabulary/words.js';

/* The fields of cards of Shroudfall. */

/** A keyword in capitals, e.g. `FIRST ARMY`. */
export const keyword: Read<string> = v.pipe(v.string('not-a-text'), v.regex(/^[A-Z][A-Z' -]{0,63}$/, 'bad-keyword'));

/** A colour of essence. */
export const colour: Read<(typeof colours)[number]> = word(colours, 'unknown-colour');
const count = maybe(whole(1, 20));
/** Counts by colour. */
export const byColour: Read<ByColour> = v.pipe(object, v.strictObject({ grey: count, yellow: count, red: count }));
/** At least one die. */
export const pool: Read<ByColour> = v.pipe(
  byColour,
  v.check(counts => Object.keys(counts).length > 0, 'no-dice'),
);

/** A distance in inches: no place of the table is farther from another. */
export const inches: Read<number> = whole(1, 51);
/** The diameter of a base in millimetres. */
export const base: Read<number> = whole(20, 160);
/** A type of attack. */
export const attackType: Read<(typeof attackTypes)[number]> = word(attackTypes, 'unknown-attack-type');
/** The form of an attack. */
export const attackShape: Read<(typeof attackShapes)[number]> = word(attackShapes, 'unknown-shape');
/** A condition. */
export const condition: Read<keyof typeof conditions> = key(conditions, 'unknown-condition');
/** A movement tool. */
export const tool: Read<(typeof movementTools)[number]> = word(movementTools, 'unknown-tool');
