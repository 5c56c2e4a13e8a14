import { checkWhole } from '../dice/check.js';
import { map } from './derive.js';
import type { Distribution, Source } from './distribution.js';
import { maxDice, sumOf } from './sum.js';

/** How many there are of each symbol: `{ hit: 2, manoeuvre: 1 }`. */
export type Counts = Readonly<Record<string, number>>;

/**
 * The joint distribution of how often each symbol comes up on several dice whose faces may show several symbols, or
 * none: for every outcome the counts of all symbols, zeros included.
 *
 * @param source - a die or a distribution
 * @param count - how many are thrown, from 0 to 1000
 * @param symbolsOn - the symbols on a face, from 0 to 1000 of each; symbols not named are not there
 * @throws RangeError if `count` or a number of symbols is not a whole number inside those limits, if there are so many
 * symbols and dice that a count of them all does not fit into 53 bits, or if it would take more than two million
 * additions
 */
export function symbolCounts<T>(
  source: Source<T>,
  count: number,
  symbolsOn: (face: T) => Counts,
): Distribution<Counts> {
  checkWhole('count', count, 0, maxDice);
  const faces = map(source, symbolsOn);
  const most = new Map<string, number>();
  for (const { value } of faces.outcomes) {
    for (const [symbol, times] of Object.entries(value)) {
      checkWhole(`the number of ${symbol}`, times, 0, 1000);
      most.set(symbol, Math.max(most.get(symbol) ?? 0, times));
    }
  }
  // Write the counts as the digits of one number, with room in each digit for all dice: then adding up dice adds up
  // the counts of all symbols at once, without a carry.
  let room = 1;
  const digits = [...most].map(([symbol, times]) => {
    const digit = { symbol, unit: room, base: times * count + 1 };
    room *= digit.base;
    return digit;
  });
  if (room > Number.MAX_SAFE_INTEGER) throw new RangeError('too many symbols for so many dice');
  const coded = map(faces, value =>
    digits.reduce((code, { symbol, unit }) => code + numberOf(symbol, value) * unit, 0),
  );
  return map(sumOf(coded, count), code =>
    Object.fromEntries(digits.map(({ symbol, unit, base }) => [symbol, Math.floor(code / unit) % base])),
  );
}

/**
 * The joint distribution of how often each face comes up on several dice (a multinomial distribution). Faces are told
 * apart by their text.
 *
 * @param source - a die or a distribution
 * @param count - how many are thrown, from 0 to 1000
 * @throws RangeError as {@link symbolCounts}
 */
export function faceCounts(source: Source<string | number>, count: number): Distribution<Counts> {
  return symbolCounts(source, count, face => ({ [face]: 1 }));
}

/**
 * The distribution of how often one symbol comes up, out of the joint one.
 *
 * @param counts - what {@link symbolCounts} or {@link faceCounts} gave
 * @param symbol - the symbol; one that is on no die is never counted
 */
export function countOf(counts: Distribution<Counts>, symbol: string): Distribution<number> {
  return map(counts, each => numberOf(symbol, each));
}

/** Counts what is not named as 0, even if every object inherits something of that name. */
function numberOf(symbol: string, counts: Counts): number {
  return Object.hasOwn(counts, symbol) ? (counts[symbol] ?? 0) : 0;
}
