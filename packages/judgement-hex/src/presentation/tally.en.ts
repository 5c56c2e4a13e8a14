import type { JhxTally } from '../vocabulary/index.js';
import { signed } from './counts.en.js';
import { type Names, titled } from './names.js';

/** The names of tally lines by their rule, where their source is no name. */
const causes: Readonly<Record<string, string>> = {
  'JHX-ATTACK-022': 'Ganging Up',
  'JHX-ATTACK-024': 'Distracted',
  'JHX-ABILITY-043': 'Distracted',
  'JHX-ATTACK-033': 'Firing Into Melee',
  'JHX-ATTACK-035': 'Firing Into Melee',
  'JHX-COVER-006': 'cover',
  'JHX-COVER-007': 'cover',
  'JHX-CHARGE-019': 'Stand Your Ground',
  'JHX-ACTION-020': 'helpers',
};

/** `modify:Pep Talk:dice` as `Pep Talk`; a model by its name; words as they are. */
const sourceInWords = (source: string, { model, state }: Names): string => {
  if (state?.models.some(({ id }) => id === source) || source.startsWith('effigy:')) return model(source);
  const [first, second] = source.split(':');
  if (second !== undefined && (first === 'modify' || first === 'ability')) return titled(second);
  return /^[a-z]+(-[a-z]+)+$/.test(source) ? titled(source) : source;
};

/**
 * The reasons of a number: `4 MEL, −1 AGI, +2 charge`. Lines that changed nothing are left out, and equal ones are
 * merged. Empty where the number is its only reason.
 */
export const tallyInWords = ({ lines }: JhxTally, names: Names): string => {
  const parts: { readonly what: string; amount: number; readonly base: boolean }[] = [];
  let before = 0;
  for (const { op, amount, rule, source = 'dice', rejected, after } of lines) {
    const by = after - before;
    before = after;
    const base = op === 'base';
    if (rejected !== undefined || typeof amount !== 'number' || (by === 0 && !base)) continue;
    const what =
      op === 'atLeast' ? 'at least' : op === 'atMost' ? 'at most' : (causes[rule] ?? sourceInWords(source, names));
    const same = base ? undefined : parts.find(part => part.what === what);
    if (same) same.amount += by;
    else parts.push({ what, amount: op === 'atLeast' || op === 'atMost' ? amount : by, base });
  }
  return parts
    .map(({ what, amount, base }) =>
      what === 'at least' || what === 'at most' ? `${what} ${amount}` : `${base ? amount : signed(amount)} ${what}`,
    )
    .join(', ');
};
