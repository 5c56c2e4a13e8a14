import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AleaState, aleaFromSeed, stepAlea } from './alea.js';
import { d6, die } from './die.js';
import { Random } from './random.js';

const words = 2 ** 32;
const multiplier = 2091639;

/** A state whose next draw is exactly this 32-bit word, without a carry into the draw after it. */
function drawing(word: number, then = 0): AleaState {
  const s0 = Math.floor(word / multiplier) / words;
  // The multiplier is odd, so every word is a multiple of it modulo 2^32.
  const s1 = Number((BigInt(then) * inverse) % BigInt(words)) / words;
  return { s0, s1, s2: 0.5, c: word % multiplier };
}

/** The multiplier's inverse modulo 2^32, by Newton's iteration. */
const inverse: bigint = (() => {
  let x = 1n;
  for (let at = 0; at < 6; at++) x = (x * (2n - BigInt(multiplier) * x)) & 0xffffffffn;
  return x;
})();

/** The number of the 2^32 words that must not count, so that every one of `n` results has the same number of words. */
const surplus = (n: number): number => words % n;

describe('below', () => {
  test('the words chosen for these tests lead where they should', () => {
    for (const [word, then] of [
      [0, 1],
      [words - 1, 12345],
      [123456789, words - 1],
    ] as const) {
      const first = stepAlea(drawing(word, then));
      expect(first.s2 * words).toBe(word);
      expect(stepAlea(first).s2 * words).toBe(then);
    }
  });

  /**
   * The words of a result run from `ceil(result * 2^32 / n)` to just below the start of the next result. Results change
   * only at these places, so the words on both sides of each place give the number of words of each result.
   */
  test.each([1, 2, 3, 5, 6, 7, 10, 20, 100, 641, 1000])('each of %d results has equally many words', n => {
    const share = (words - surplus(n)) / n;
    const start = (result: number): number => Number((BigInt(result) * BigInt(words) + BigInt(n - 1)) / BigInt(n));
    /** The result that a word leads to, or undefined if the generator draws again. */
    const resultOf = (word: number): number | undefined => {
      const state = drawing(word);
      const random = Random.fromState(state);
      const result = random.below(n);
      const once = stepAlea(state);
      return random.state().s2 === once.s2 && random.state().s1 === once.s1 ? result : undefined;
    };
    for (let result = 0; result < n; result++) {
      const run = start(result + 1) - start(result);
      expect(resultOf(start(result + 1) - 1)).toBe(result);
      const refused = run - share;
      expect([0, 1]).toContain(refused);
      expect(resultOf(start(result))).toBe(refused === 1 ? undefined : result);
      expect(resultOf(start(result) + 1)).toBe(result);
    }
  });

  test('passes a chi-square test over a million throws of a fixed seed', () => {
    const random = Random.fromSeed('chi-square');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let at = 0; at < 1_000_000; at++) {
      const result = random.below(6);
      counts[result] = (counts[result] ?? 0) + 1;
    }
    const expected = 1_000_000 / 6;
    const sum = counts.reduce((chi, count) => chi + ((count - expected) * (count - expected)) / expected, 0);
    // With 5 degrees of freedom, one seed in a thousand exceeds 20.5.
    expect(sum).toBeLessThan(20.5);
  });

  test('is almost always what multiplying a fraction gives', () => {
    const random = Random.fromSeed('twin');
    let state = aleaFromSeed('twin');
    for (let at = 0; at < 1000; at++) {
      state = stepAlea(state);
      expect(random.below(20)).toBe(Math.floor(state.s2 * 20));
    }
    expect(random.state()).toEqual(state);
  });

  test('goes up to 2^21 and no further', () => {
    const random = Random.fromState(drawing(words - 1));
    expect(random.below(2 ** 21)).toBe(2 ** 21 - 1);
    for (const wrong of [0, -1, 1.5, 2 ** 21 + 1, Number.NaN]) expect(() => random.below(wrong)).toThrow(/^n must be/);
    expect(() => random.below('6' as unknown as number)).toThrow(TypeError);
  });
});

describe('a cursor', () => {
  test('goes on from its state, and leaves that state alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), (seed, before) => {
        const random = Random.fromSeed(seed);
        random.roll(d6, before);
        const saved = JSON.stringify(random.state());
        const restored = Random.fromState(JSON.parse(saved) as AleaState);
        const state = random.state();
        expect(restored.roll(d6, 20)).toEqual(random.roll(d6, 20));
        expect(restored.state()).toEqual(random.state());
        expect(JSON.stringify(state)).toBe(saved);
      }),
    );
  });

  test('draws the same numbers again when it goes back to a state', () => {
    const random = Random.fromSeed('again');
    const state = random.state();
    const rolled = random.roll(d6, 20);
    random.goTo(state);
    expect(random.roll(d6, 20)).toEqual(rolled);
    expect(() => random.goTo({ s0: 2, s1: 0, s2: 0, c: 0 })).toThrow(TypeError);
  });

  test('refuses a state that would stand still, which might never give a result', () => {
    expect(() => Random.fromState({ s0: 0, s1: 0, s2: 0, c: 0 })).toThrow(TypeError);
    expect(() => Random.fromState({ s0: 2, s1: 0, s2: 0, c: 0 })).toThrow(TypeError);
  });
});

describe('roll', () => {
  test('gives faces, repetitions and symbols included', () => {
    const odd = die('odd', ['hit', 'miss', 'miss']);
    const rolled = Random.fromSeed('roll').roll(odd, 3000);
    const misses = rolled.filter(face => face === 'miss').length;
    expect(rolled.length).toBe(3000);
    expect(misses).toBeGreaterThan(1900);
    expect(misses).toBeLessThan(2100);
    expect(new Set(rolled)).toEqual(new Set(['hit', 'miss']));
  });

  test('draws once for each die, in order', () => {
    const a = Random.fromSeed('order of dice');
    const b = Random.fromSeed('order of dice');
    expect(a.roll(d6, 50)).toEqual(Array.from({ length: 50 }, () => b.below(6) + 1));
  });

  test('of no dice draws nothing; of too many is refused', () => {
    const random = Random.fromSeed('none');
    const before = random.state();
    expect(random.roll(d6, 0)).toEqual([]);
    expect(random.state()).toEqual(before);
    for (const wrong of [-1, 0.5, 1_000_001]) expect(() => random.roll(d6, wrong)).toThrow(/^count must be/);
    expect(() => random.roll({ name: 'blank', faces: [] }, 1)).toThrow(/faces/);
  });
});

describe('pick', () => {
  test('gives every item its turn', () => {
    const random = Random.fromSeed('pick');
    const items = ['a', 'b', 'c'];
    expect(new Set(Array.from({ length: 100 }, () => random.pick(items)))).toEqual(new Set(items));
    expect(() => random.pick([])).toThrow(/^items.length must be/);
  });
});

describe('order', () => {
  test('is a permutation', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100), (seed, n) => {
        const order = Random.fromSeed(seed).order(n);
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, at) => at));
      }),
    );
  });

  test('of three things reaches each of the six orders from one and only one pair of draws', () => {
    const orders: string[] = [];
    for (let three = 0; three < 3; three++) {
      for (let two = 0; two < 2; two++) {
        // Both words come from the middle of a result's share.
        const state = drawing(Math.floor(((three + 0.5) / 3) * words), Math.floor(((two + 0.5) / 2) * words));
        orders.push(Random.fromState(state).order(3).join(''));
      }
    }
    expect(orders.toSorted()).toEqual(['012', '021', '102', '120', '201', '210']);
  });

  test('spreads over all 24 orders of four things', () => {
    const random = Random.fromSeed('shuffle');
    const counts = new Map<string, number>();
    for (let at = 0; at < 24_000; at++) {
      const order = random.order(4).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const chi = [...counts.values()].reduce((sum, count) => sum + ((count - 1000) * (count - 1000)) / 1000, 0);
    expect(counts.size).toBe(24);
    // With 23 degrees of freedom, one seed in a thousand exceeds 49.7.
    expect(chi).toBeLessThan(49.7);
  });

  test('refuses too many things', () => {
    expect(Random.fromSeed('').order(0)).toEqual([]);
    for (const wrong of [-1, 0.5, 1_000_001]) expect(() => Random.fromSeed('').order(wrong)).toThrow(/^n must be/);
  });
});
