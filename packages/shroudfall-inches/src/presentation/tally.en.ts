import { tallyInWords as reasons, titled } from '@rulewright/core/words';
import type { SfiTally } from '../vocabulary/index.js';
import {
  conditions,
  passivesWithWord,
  passivesWithX,
  plainPassives,
  plainTerrainKeywords,
} from '../vocabulary/words.js';
import type { Names } from './names.js';

/** The ids of common passives, conditions and keywords that are one word, which alone do not look like an id. */
const ids: ReadonlySet<string> = new Set([
  ...Object.keys(conditions),
  ...Object.keys(plainPassives),
  ...Object.keys(passivesWithX),
  ...Object.keys(passivesWithWord),
  ...Object.keys(plainTerrainKeywords),
]);

/**
 * `tough-hide` as `Tough Hide`, `fortified-position ruins` as `Fortified Position`, names of things by their names, and
 * an ability with the unit that has it.
 */
export const sourceInWords = (source: string, names: Names): string => {
  const { state } = names;
  const [first = source, ...others] = source.split(' ');
  const isThing = (id: string): boolean =>
    state !== undefined &&
    [...state.units, ...state.models, ...state.elements, ...state.terrain].some(one => one.id === id);
  if (isThing(source)) return names.thing(source);
  const [ability] = others;
  if (ability !== undefined && state?.units.some(({ id }) => id === first)) {
    return `${names.printed(ability, first)} of ${names.thing(first)}`;
  }
  if (others.length === 1 && state?.terrain.some(({ id }) => id === others[0])) return titled(first);
  return ids.has(source) || /^[a-z]+(-[a-z]+)+$/.test(source) ? titled(source) : source;
};

/** The reasons of a number: `+9 yellow, −1 Tough Hide, at least 0`. */
export const tallyInWords = (tally: SfiTally, names: Names): string =>
  reasons(tally, ({ stage, source }) => (source === undefined ? stage : sourceInWords(source, names)));

/** A number with its reasons in brackets, if it has other reasons than itself: `5 (4 printed, +1 Hedge)`. */
export const explained = (tally: SfiTally, names: Names): string => {
  const told = tally.lines.filter(({ rejected, op }) => rejected === undefined && op !== 'atLeast' && op !== 'atMost');
  const isPlain = told.length === 1 && told[0]?.op === 'base' && told[0].amount === tally.total;
  const why = isPlain ? '' : tallyInWords(tally, names);
  return `${tally.total}${why === '' ? '' : ` (${why})`}`;
};
