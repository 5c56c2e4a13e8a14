import { checkWhole } from '../dice/check.js';
import { map } from './derive.js';
import { type Distribution, distributionOf, refuseTooMuch, type Source, weighted } from './distribution.js';
import { checkSum, sumOf } from './sum.js';

/**
 * The largest number of dice. The limit is lower than for a sum, because long numbers are multiplied here, not only
 * added.
 */
const most = 100;

/**
 * The sum of the best dice of several: `keepBest(d6, 4, 3)` throws four and leaves out the lowest.
 *
 * @param source - a die with whole numbers on it, or a distribution of whole numbers
 * @param count - the number of dice thrown, from 0 to 100
 * @param keep - the number of dice that count, from 0 to `count`
 * @throws RangeError if `count` or `keep` is not a whole number inside those limits, if a face or the sum is not a safe
 * whole number, or if it would take more than two million additions
 */
export function keepBest(source: Source<number>, count: number, keep: number): Distribution<number> {
  checkWhole('count', count, 0, most);
  checkWhole('keep', keep, 0, count);
  // All dice are kept; this is also the case of no dice at all.
  if (keep === count) return sumOf(source, count);
  const { outcomes, total } = distributionOf(source);
  const done = new Map<number, bigint>();
  // For each number of dice settled so far, fewer than `keep`, the cases of each sum. Faces are settled best first.
  let open: Map<number, bigint>[] = [new Map([[0, 1n]])];
  let higher = 0n;
  let work = 0;
  for (const { value, weight } of [...outcomes].reverse()) {
    const next: Map<number, bigint>[] = [];
    higher += weight;
    const lower = powers(total - higher, count);
    const same = powers(weight, count);
    open.forEach((sums, settled) => {
      const remaining = count - settled;
      work += sums.size * (remaining + 1);
      refuseTooMuch(work);
      let choices = 1n;
      for (let dice = 0; dice <= remaining; dice++) {
        // The number of ways to choose the dice that show this face from the remaining dice.
        if (dice > 0) choices = (choices * BigInt(remaining - dice + 1)) / BigInt(dice);
        const kept = Math.min(dice, keep - settled);
        let cases = choices * (same[dice] ?? 0n);
        let into = done;
        if (settled + dice >= keep) {
          // The remaining dice are lower and are not kept, whatever they show.
          cases *= lower[remaining - dice] ?? 0n;
        } else {
          into = next[settled + dice] ?? new Map<number, bigint>();
          next[settled + dice] = into;
        }
        for (const [sum, before] of sums) {
          const now = sum + kept * value;
          checkSum(now);
          into.set(now, (into.get(now) ?? 0n) + before * cases);
        }
      }
    });
    open = next;
  }
  return weighted(done);
}

/**
 * The sum of the worst dice of several: `keepWorst(d20, 2, 1)` throws two and takes the lower.
 *
 * @param source - a die with whole numbers on it, or a distribution of whole numbers
 * @param count - the number of dice thrown, from 0 to 100
 * @param keep - the number of dice that count, from 0 to `count`
 * @throws RangeError as {@link keepBest}
 */
export function keepWorst(source: Source<number>, count: number, keep: number): Distribution<number> {
  const mirrored = map(source, value => 0 - value);
  return map(keepBest(mirrored, count, keep), sum => 0 - sum);
}

/** The powers 0 to `highest` of a number. */
function powers(base: bigint, highest: number): bigint[] {
  const powers = [1n];
  for (let at = 0; at < highest; at++) powers.push((powers[at] ?? 0n) * base);
  return powers;
}
