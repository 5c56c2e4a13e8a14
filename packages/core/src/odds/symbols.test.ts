import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { d6, die } from '../dice/die.js';
import { everyRoll, tallied, tally } from './every-roll.twin.js';
import { fraction } from './fraction.js';
import { expectation, probabilityOf, probabilityThat } from './probability.js';
import { successes } from './sum.js';
import { type Counts, countOf, faceCounts, symbolCounts } from './symbols.js';

const judgement = die('attack die', ['hit', 'hit', 'manoeuvre', 'hit+manoeuvre', 'miss', 'miss']);
const symbolsOn = (face: string): Counts => ({
  hit: face.startsWith('hit') ? 1 : 0,
  manoeuvre: face.endsWith('manoeuvre') ? 1 : 0,
});

describe('symbols on dice', () => {
  test('come out of one die as they are printed', () => {
    const one = symbolCounts(judgement, 1, symbolsOn);
    expect(probabilityOf(one, { hit: 1, manoeuvre: 0 })).toEqual(fraction(2, 6));
    expect(probabilityOf(one, { manoeuvre: 1, hit: 0 })).toEqual(fraction(1, 6));
    expect(probabilityOf(one, { hit: 1, manoeuvre: 1 })).toEqual(fraction(1, 6));
    expect(probabilityOf(one, { hit: 0, manoeuvre: 0 })).toEqual(fraction(2, 6));
  });

  test.each([0, 1, 2, 3, 4, 5])('of %d dice count what writing out every roll counts', count => {
    const rolls = everyRoll(judgement.faces, count);
    const expected = tally(rolls, roll => {
      const hits = roll.filter(face => face.includes('hit')).length;
      return `${hits} hits ${roll.filter(face => face.includes('manoeuvre')).length} manoeuvres`;
    });
    const counted = symbolCounts(judgement, count, symbolsOn);
    const name = ({ hit, manoeuvre }: Counts): string => `${hit} hits ${manoeuvre} manoeuvres`;
    expect(tallied(counted, rolls.length, name)).toBe(expected);
  });

  test('may be several on one face, and any number of kinds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', '1'), fc.nat(3)), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.nat(3),
        (printed, count) => {
          const faces = printed.map((_, at) => at);
          const on = (face: number): Counts => printed[face] ?? {};
          const symbols = ['a', 'b', 'c', '__proto__', '1'];
          const of = (counts: Counts, symbol: string): number =>
            Object.hasOwn(counts, symbol) ? (counts[symbol] ?? 0) : 0;
          const rolls = everyRoll(faces, count);
          const expected = tally(rolls, roll =>
            symbols.map(symbol => roll.reduce((sum, face) => sum + of(on(face), symbol), 0)).join(),
          );
          const counted = symbolCounts({ faces }, count, on);
          expect(tallied(counted, rolls.length, value => symbols.map(symbol => of(value, symbol)).join())).toBe(
            expected,
          );
        },
      ),
    );
  });

  test('hold zeros for symbols that did not come up', () => {
    const [first] = symbolCounts(judgement, 2, face => (face === 'miss' ? {} : { [face]: 1 })).outcomes;
    expect(first?.value).toEqual({ hit: 0, manoeuvre: 0, 'hit+manoeuvre': 0 });
  });

  test('one alone is a count of successes', () => {
    const hits = countOf(symbolCounts(judgement, 6, symbolsOn), 'hit');
    expect(hits).toEqual(successes(judgement, 6, face => face.startsWith('hit')));
    expect(expectation(hits)).toEqual(fraction(3));
    expect(countOf(symbolCounts(judgement, 2, symbolsOn), 'toString').outcomes).toEqual([{ value: 0, weight: 1n }]);
  });

  test('refuses counts beyond its limits', () => {
    for (const wrong of [-1, 0.5, 1001]) expect(() => symbolCounts(d6, wrong, () => ({}))).toThrow(/^count must be/);
    for (const wrong of [-1, 0.5, 1001, Number.NaN]) {
      expect(() => symbolCounts(d6, 1, () => ({ hit: wrong }))).toThrow(/number of hit must be|NaN/);
    }
    const many = Array.from({ length: 30 }, (_, at) => at);
    expect(() => faceCounts({ faces: many }, 10)).toThrow(/too many symbols/);
    expect(() => faceCounts({ faces: many.slice(0, 12) }, 15)).toThrow(/more than 2000000 additions/);
  });
});

describe('faces on dice', () => {
  test('follow the multinomial distribution', () => {
    const five = faceCounts(d6, 5);
    expect(five.outcomes.length).toBe(252);
    expect(probabilityOf(five, { 1: 5, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 })).toEqual(fraction(1, 7776));
    // A full house has 6 × 5 choices of faces and 10 ways to place them.
    const house = (value: Counts): boolean => Object.values(value).includes(3) && Object.values(value).includes(2);
    expect(probabilityThat(five, house)).toEqual(fraction(300, 7776));
  });
});
