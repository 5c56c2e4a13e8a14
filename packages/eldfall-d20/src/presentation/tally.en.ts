import { tallyInWords as reasons, titled } from '@rulewright/core/words';
import type { EldTally } from '../vocabulary/index.js';
import type { Names } from './names.js';

/** The name of the reason of a number: a card, a model, a piece of scenery, or a rule by its id: `aimed-shot` is `Aimed Shot`. */
export const sourceInWords = (source: string, names: Names): string => {
  const { state } = names;
  const isThing = (id: string): boolean =>
    /^[^ ]+:[^ ]+$/.test(id) ||
    (state !== undefined && [...state.models, ...state.things, ...state.scenery].some(one => one.id === id));
  if (isThing(source)) return names.thing(source);
  const [, reason = '', giver = ''] = /^(.+) ([^ ]+)$/.exec(source) ?? [];
  if (isThing(giver)) return `${/^[a-z-]+$/.test(reason) ? titled(reason) : reason} ${names.thing(giver)}`;
  if (source === 'zero-hp') return 'the last Wound';
  const isCard = names.card(source) !== titled(source);
  if (isCard) return names.card(source);
  return /^[a-z]+([-A-Z][a-zA-Z]*)*$/.test(source) ? titled(source) : source;
};

/** The reasons of a number: `12 Gate Keeper, +2 Fencing, at least 0`. */
const tallyInWords = (tally: EldTally, names: Names): string =>
  reasons(tally, ({ stage, source }) => (source === undefined ? stage : sourceInWords(source, names)));

/** A number with its reasons in brackets, if it has other reasons than itself: `14 (12 Gate Keeper, +2 Fencing)`. */
export const explained = (tally: EldTally, names: Names): string => {
  const told = tally.lines.filter(({ rejected, op }) => rejected === undefined && op !== 'atLeast' && op !== 'atMost');
  const isPlain = told.length === 1 && told[0]?.op === 'base' && told[0].amount === tally.total;
  const why = isPlain ? '' : tallyInWords(tally, names);
  return `${tally.total}${why === '' ? '' : ` (${why})`}`;
};
