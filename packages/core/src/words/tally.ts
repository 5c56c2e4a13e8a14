import type { Tally, TallyLine } from '../tally/tally.js';
import { signed } from './english.js';

/** The amount of a line of a tally: `4` for a base, `+2`, `−1`, `×1/2`, `×2`, `at least 1`, `at most 6`. */
export const amountInWords = ({ op, amount }: Pick<TallyLine, 'op' | 'amount'>): string => {
  if (typeof amount !== 'number') return `×${amount[1] === 1 ? amount[0] : amount.join('/')}`;
  if (op === 'atLeast' || op === 'atMost') return `${op === 'atLeast' ? 'at least' : 'at most'} ${amount}`;
  return op === 'base' && amount >= 0 ? `${amount}` : signed(amount);
};

/**
 * The reasons of a number: `4 MEL, −1 AGI, +2 charge, at most 6`. Lines that changed nothing, such as rejected ones, are left
 * out, and lines with one name are added up.
 *
 * @param nameOf - the name of the reason of a line that is no cap
 */
export const tallyInWords = <R extends string>(
  { lines }: Pick<Tally<R>, 'lines'>,
  nameOf: (line: TallyLine<R>) => string,
): string => {
  const told: { readonly line: Pick<TallyLine, 'op' | 'amount'>; readonly name: string }[] = [];
  let before = 0;
  for (const line of lines) {
    const { op, after } = line;
    const amount = after - before;
    before = after;
    if (amount === 0 && op !== 'base') continue;
    const name = op === 'atLeast' || op === 'atMost' ? '' : nameOf(line);
    const at = op === 'add' ? told.findIndex(other => other.name === name) : -1;
    const same = told[at]?.line;
    if (typeof same?.amount === 'number') told[at] = { line: { op: same.op, amount: same.amount + amount }, name };
    else told.push({ line: op === 'add' ? { op, amount } : line, name });
  }
  return told.map(({ line, name }) => [amountInWords(line), name].filter(Boolean).join(' ')).join(', ');
};
