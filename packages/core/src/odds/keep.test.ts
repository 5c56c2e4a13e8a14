import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { d6, d20, die, sided } from '../dice/die.js';
import { maximum, minimum } from './derive.js';
import { uniform } from './distribution.js';
import { everyRoll, tallied, tally } from './every-roll.twin.js';
import { add, compare, fraction, toText } from './fraction.js';
import { keepBest, keepWorst } from './keep.js';
import { atLeast, expectation, probabilityOf } from './probability.js';
import { sumOf } from './sum.js';

const faceLists = fc.array(fc.integer({ min: -3, max: 8 }), { minLength: 1, maxLength: 6 });
const counts = fc.tuple(fc.nat(4), fc.nat(4)).map(([a, b]) => ({ count: Math.max(a, b), keep: Math.min(a, b) }));

describe('the best of several dice', () => {
  test('four six-sided dice without the lowest: the published table', () => {
    const abilities = keepBest(d6, 4, 3);
    expect(probabilityOf(abilities, 18)).toEqual(fraction(21, 1296));
    expect(probabilityOf(abilities, 3)).toEqual(fraction(1, 1296));
    expect(abilities.outcomes.map(({ weight }) => weight)).toEqual([
      1n,
      4n,
      10n,
      21n,
      38n,
      62n,
      91n,
      122n,
      148n,
      167n,
      172n,
      160n,
      131n,
      94n,
      54n,
      21n,
    ]);
    expect(toText(expectation(abilities))).toBe('15869/1296');
  });

  test('counts what writing out every roll counts, with repeated faces too', () => {
    fc.assert(
      fc.property(faceLists, counts, (faces, { count, keep }) => {
        const rolls = everyRoll(faces, count);
        const kept = (roll: number[], order: number): number =>
          [...roll]
            .sort((a, b) => order * (a - b))
            .slice(0, keep)
            .reduce((sum, face) => sum + face, 0);
        expect(tallied(keepBest(die('any', faces), count, keep), rolls.length)).toBe(tally(rolls, r => kept(r, -1)));
        expect(tallied(keepWorst(uniform(faces), count, keep), rolls.length)).toBe(tally(rolls, r => kept(r, 1)));
      }),
    );
  });

  test('one of two is the maximum, and the worst one the minimum', () => {
    expect(keepBest(d20, 2, 1)).toEqual(maximum(d20, d20));
    expect(keepWorst(d20, 2, 1)).toEqual(minimum(d20, d20));
    expect(toText(expectation(keepBest(d20, 2, 1)))).toBe('553/40');
  });

  test('gets no worse with another die, and the two halves make up the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 7 }), fc.nat(6), (sides, count, k) => {
        const dice = sided(sides);
        const keep = Math.min(k, count - 1);
        const fewer = keepBest(dice, count, keep);
        const more = keepBest(dice, count + 1, keep);
        for (let needed = 0; needed <= keep * sides; needed++) {
          expect(compare(atLeast(more, needed), atLeast(fewer, needed))).toBeGreaterThanOrEqual(0);
        }
        if (keep > 0) expect(compare(atLeast(more, keep * sides), atLeast(fewer, keep * sides))).toBe(1);
        const halves = add(expectation(fewer), expectation(keepWorst(dice, count, count - keep)));
        expect(halves).toEqual(expectation(sumOf(dice, count)));
        expect(fewer.outcomes.reduce((cases, { weight }) => cases + weight, 0n)).toBe(fewer.total);
      }),
    );
  });

  test('keeping all of them or none', () => {
    expect(keepBest(d6, 3, 3)).toEqual(sumOf(d6, 3));
    expect(keepBest(d6, 3, 0)).toEqual(sumOf(d6, 0));
    expect(keepWorst(d6, 0, 0)).toEqual(sumOf(d6, 0));
  });

  test('refuses counts, faces and work beyond its limits', () => {
    for (const wrong of [-1, 0.5, 101]) expect(() => keepBest(d6, wrong, 0)).toThrow(/^count must be/);
    for (const wrong of [-1, 0.5, 5]) expect(() => keepWorst(d6, 4, wrong)).toThrow(/^keep must be/);
    expect(() => keepBest(die('half', [0.5, 1]), 2, 1)).toThrow(/safe whole numbers/);
    expect(() => keepBest(sided(1000), 100, 50)).toThrow(/more than 2000000 additions/);
  });
});
