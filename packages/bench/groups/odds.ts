import { d6 } from '@rulewright/core/dice';
import { probabilityOf, sumOf, toNumber } from '@rulewright/core/odds';
import Fraction from 'fraction.js';
import type { Bench } from '../measure/types.js';

const DICE = 10;

const floats = (): Float64Array => {
  let sums = Float64Array.of(1);
  for (let die = 0; die < DICE; die++) {
    const next = new Float64Array(sums.length + 6);
    sums.forEach((chance, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] as number) + chance / 6;
    });
    sums = next;
  }
  return sums;
};

const fractions = (): Map<number, Fraction> => {
  const sixth = new Fraction(1, 6);
  let sums = new Map([[0, new Fraction(1)]]);
  for (let die = 0; die < DICE; die++) {
    const next = new Map<number, Fraction>();
    for (const [sum, chance] of sums) {
      for (let face = 1; face <= 6; face++) {
        const more = chance.mul(sixth);
        next.set(sum + face, next.get(sum + face)?.add(more) ?? more);
      }
    }
    sums = next;
  }
  return sums;
};

/** The whole distribution of the sum of ten dice. */
export const prepare = (): Bench => {
  const [exact, approximate, slow] = [sumOf(d6, DICE), floats(), fractions()];
  for (let sum = DICE; sum <= 6 * DICE; sum++) {
    const chance = toNumber(probabilityOf(exact, sum));
    if (Math.abs(chance - (approximate[sum] as number)) > 1e-12) throw new Error(`floats differ at ${sum}`);
    if (Math.abs(chance - (slow.get(sum)?.valueOf() ?? 0)) > 1e-12) throw new Error(`fraction.js differs at ${sum}`);
  }
  const repeat = (times: number, once: () => unknown) => (): number => {
    for (let i = 0; i < times; i++) if (!once()) throw new Error('no distribution');
    return times;
  };
  return {
    cases: {
      exact: repeat(100, () => sumOf(d6, DICE)),
      'float convolution': repeat(100, floats),
      'fraction.js': repeat(2, fractions),
    },
    comparisons: [
      { title: 'exact 10d6', unit: 'tables/s', ours: 'exact', peer: 'float convolution', goal: 1 },
      { title: 'exact 10d6', unit: 'tables/s', ours: 'exact', peer: 'fraction.js', goal: 45 },
    ],
  };
};
