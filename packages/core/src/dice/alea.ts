/// <reference path="./seedrandom-alea.d.ts" />
import alea from 'seedrandom/lib/alea.js';

/**
 * The whole state of an alea generator: four numbers, plain JSON, to be kept in a match and compared by value.
 *
 * `s0`, `s1` and `s2` are fractions in [0, 1) of 32 bits each, oldest first; `c` is the carry, a whole number from 0 to
 * 2091638. `s2` is also the number drawn last.
 */
export interface AleaState {
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
  readonly c: number;
}

/** The multiplier of alea. Its product with a 32-bit fraction fits into 53 bits, so every step is exact everywhere. */
export const aleaMultiplier = 2091639;

/** The number of different results of a draw: a drawn fraction, times this, is a whole number of 32 bits. */
export const aleaWords = 0x100000000;

/** One unit of a 32-bit fraction, 2^-32. */
export const aleaUnit = 2.3283064365386963e-10;

/**
 * The state that `seedrandom` gives its alea generator for this seed.
 *
 * @param seed - any text; the empty text is a seed like any other
 * @throws TypeError if the seed is not text (a number and its digits would otherwise quietly be one seed)
 */
export function aleaFromSeed(seed: string): AleaState {
  if (typeof seed !== 'string') throw new TypeError('seed must be text');
  const { s0, s1, s2, c } = alea(seed, { state: true }).state();
  return { s0, s1, s2, c };
}

/**
 * Draws once. The drawn number, in [0, 1), is the new state's `s2`, bit for bit the number that `seedrandom` would
 * return.
 *
 * @param state - the state before the draw, which is left as it is
 * @returns the state after it
 */
export function stepAlea(state: AleaState): AleaState {
  const sum = aleaMultiplier * state.s0 + state.c * aleaUnit;
  const c = sum | 0;
  return { s0: state.s1, s1: state.s2, s2: sum - c, c };
}

/**
 * Reads a state from untrusted JSON.
 *
 * Besides values out of range, the two states that would draw the same number for ever are refused: no seed leads to
 * them, and an unbiased draw from them might never end.
 *
 * @param value - anything
 * @returns a copy with only the four numbers, or undefined if no generator can be in such a state
 */
export function readAleaState(value: unknown): AleaState | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const state = value as AleaState;
  if (!isAleaState(state)) return undefined;
  // Adding zero turns a negative zero, which JSON text can hold, into the ordinary one.
  return { s0: state.s0 + 0, s1: state.s1 + 0, s2: state.s2 + 0, c: state.c + 0 };
}

/** True if a generator can be in this state, whatever its type promises. */
export function isAleaState({ s0, s1, s2, c }: AleaState): boolean {
  if (!isFraction(s0) || !isFraction(s1) || !isFraction(s2)) return false;
  if (typeof c !== 'number' || !(c >= 0 && c < aleaMultiplier) || Math.floor(c) !== c) return false;
  if (s0 !== s1 || s1 !== s2) return true;
  return s0 === 0 ? c !== 0 : s0 !== 1 - aleaUnit || c !== aleaMultiplier - 1;
}

function isFraction(value: number): boolean {
  if (typeof value !== 'number' || !(value >= 0 && value < 1)) return false;
  const word = value * aleaWords;
  return Math.floor(word) === word;
}
