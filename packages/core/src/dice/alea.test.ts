import fc from 'fast-check';
import alea from 'seedrandom/lib/alea.js';
import { describe, expect, test } from 'vitest';
import { type AleaState, aleaFromSeed, readAleaState, stepAlea } from './alea.js';

/** The `n` numbers that follow a state, and the state after them. */
function walk(state: AleaState, n: number): { drawn: number[]; state: AleaState } {
  const drawn: number[] = [];
  let now = state;
  for (let at = 0; at < n; at++) {
    now = stepAlea(now);
    drawn.push(now.s2);
  }
  return { drawn, state: now };
}

describe('alea as a plain value', () => {
  test('draws what seedrandom draws, bit for bit, from any seed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.integer({ min: 1, max: 200 }), (seed, n) => {
        const live = alea(seed, { state: true });
        const expected = Array.from({ length: n }, () => live());
        const { drawn, state } = walk(aleaFromSeed(seed), n);
        expect(drawn).toEqual(expected);
        expect(state).toEqual(live.state());
      }),
      { numRuns: 300 },
    );
  });

  test('stays with seedrandom for a hundred thousand numbers', () => {
    const live = alea('a long way', { state: true });
    let state = aleaFromSeed('a long way');
    let differ = 0;
    for (let at = 0; at < 100_000; at++) {
      state = stepAlea(state);
      if (state.s2 !== live()) differ++;
    }
    expect(differ).toBe(0);
  });

  test('goes on from JSON as if nothing had happened, in both directions', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), fc.nat(50), (seed, before, after) => {
        const saved = JSON.stringify(walk(aleaFromSeed(seed), before).state);
        const state = readAleaState(JSON.parse(saved));
        if (state === undefined) throw new Error(`refused its own state ${saved}`);
        const theirs = alea('', { state });
        const expected = Array.from({ length: after }, () => theirs());
        expect(walk(state, after).drawn).toEqual(expected);
        expect(walk(aleaFromSeed(seed), before + after).drawn.slice(before)).toEqual(expected);
      }),
    );
  });

  test('leaves the state before a draw as it was', () => {
    const state = Object.freeze(aleaFromSeed('frozen'));
    const copy = { ...state };
    stepAlea(state);
    expect(state).toEqual(copy);
  });

  // These numbers were written down from seedrandom 3.0.5, so that no later version can change them unseen.
  test('a seed’s numbers never change between versions: saved matches depend on it', () => {
    const { drawn } = walk(aleaFromSeed('rulewright'), 3);
    expect(drawn.map(fraction => fraction * 2 ** 32)).toEqual([299110953, 2597016876, 535767696]);
  });

  test('refuses a seed that is not text', () => {
    expect(() => aleaFromSeed(1 as unknown as string)).toThrow(TypeError);
  });
});

describe('reading a state', () => {
  const good: AleaState = aleaFromSeed('good');

  test('takes just the four numbers', () => {
    const read = readAleaState({ ...good, more: 1 });
    expect(read).toEqual(good);
    expect(Object.keys(read ?? {})).toEqual(['s0', 's1', 's2', 'c']);
  });

  test('makes an ordinary zero of a negative one', () => {
    const read = readAleaState(JSON.parse('{"s0":-0,"s1":-0,"s2":-0,"c":1}'));
    expect(read).toStrictEqual({ s0: 0, s1: 0, s2: 0, c: 1 });
  });

  test.each([[undefined], [null], ['text'], [3], [[]], [{}], [[0, 0, 0, 1]]])('refuses %j', value => {
    expect(readAleaState(value)).toBeUndefined();
  });

  test.each(['s0', 's1', 's2'])('refuses a %s that is no fraction of 32 bits', name => {
    for (const wrong of [-0.25, 1, Number.NaN, '0.5', null, undefined, 0.1, 2 ** -33]) {
      expect(readAleaState({ ...good, [name]: wrong })).toBeUndefined();
    }
    for (const right of [0, 0.5, 2 ** -32, 1 - 2 ** -32]) {
      expect(readAleaState({ ...good, [name]: right })).toEqual({ ...good, [name]: right });
    }
  });

  test('refuses a carry that is out of range', () => {
    for (const wrong of [-1, 0.5, 2091639, Number.NaN, '1', null]) {
      expect(readAleaState({ ...good, c: wrong })).toBeUndefined();
    }
    for (const right of [0, 1, 2091638]) expect(readAleaState({ ...good, c: right })).toEqual({ ...good, c: right });
  });

  test('refuses exactly the two states that stand still', () => {
    const most = 1 - 2 ** -32;
    for (const [s, c] of [
      [0, 0],
      [most, 2091638],
    ] as const) {
      const dead = { s0: s, s1: s, s2: s, c };
      expect(stepAlea(dead)).toEqual(dead);
      expect(readAleaState(dead)).toBeUndefined();
    }
    for (const alive of [
      { s0: 0, s1: 0, s2: 0, c: 1 },
      { s0: 0, s1: 0, s2: 2 ** -32, c: 0 },
      { s0: most, s1: most, s2: most, c: 2091637 },
      { s0: most, s1: most, s2: 0, c: 2091638 },
    ]) {
      expect(stepAlea(alive)).not.toEqual(alive);
      expect(readAleaState(alive)).toEqual(alive);
    }
  });
});
