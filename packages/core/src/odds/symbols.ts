import { checkWhole } from '../dice/check.js';
import { map } from './derive.js';
import type { Distribution, Source } from './distribution.js';
import { maxDice, sumOf } from './sum.js';

/** The number of each symbol: `{ hit: 2, manoeuvre: 1 }`. */
export type Counts = Readonly<Record<string, number>>;

/**
 * The joint distribution of the number of each symbol on several dice whose faces may show several symbols, or none:
 * for every outcome the counts of all symbols, zeros included.
 *
 * @param source - a die or a distribution
 * @param count - the number of dice thrown, from 0 to 1000
 * @param symbolsOn - the symbols on a face, from 0 to 1000 of each; a symbol that is not named is not on the face
 * @throws RangeError if `count` or a number of symbols is not a whole number inside those limits, if the counts of all
 * symbols together do not fit into 53 bits, or if it would take more than two million
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
  // The counts are written as the digits of one number, with room in each digit for all dice: then adding up dice adds
  // up the counts of all symbols at once, without a carry.
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
 * The joint distribution of the number of each face on several dice (a multinomial distribution). Faces with the same
 * text are the same face.
 *
 * @param source - a die or a distribution
 * @param count - the number of dice thrown, from 0 to 1000
 * @throws RangeError as {@link symbolCounts}
 */
export function faceCounts(source: Source<string | number>, count: number): Distribution<Counts> {
  return symbolCounts(source, count, face => ({ [face]: 1 }));
}

/**
 * The distribution of the number of one symbol, taken from the joint distribution.
 *
 * @param counts - the result of {@link symbolCounts} or {@link faceCounts}
 * @param symbol - the symbol; a symbol that is on no die is never counted
 */
export function countOf(counts: Distribution<Counts>, symbol: string): Distribution<number> {
  return map(counts, each => numberOf(symbol, each));
}

/** The count of a symbol; 0 for a symbol without a count, also if every object inherits a property of that name. */
function numberOf(symbol: string, counts: Counts): number {
  return Object.hasOwn(counts, symbol) ? (counts[symbol] ?? 0) : 0;
}
