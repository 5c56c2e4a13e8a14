import { checkWhole } from '../dice/check.js';

/** The greatest common divisor, never negative; of 0 and 0 it is 0. */
export function gcd(a: bigint, b: bigint): bigint {
  let large = a < 0n ? -a : a;
  let small = b < 0n ? -b : b;
  while (small > 0n) [large, small] = [small, large % small];
  return large;
}

/** The number of bits of a number above zero, to within 3 (the length in hexadecimal digits). */
export function bits(value: bigint): number {
  return value.toString(16).length * 4;
}

/**
 * A whole number as a bigint.
 *
 * @throws TypeError if the value is neither a bigint nor a number
 * @throws RangeError if it is a number that is not whole, or too large to be exact
 */
export function whole(name: string, value: bigint | number): bigint {
  if (typeof value === 'bigint') return value;
  checkWhole(name, value, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  return BigInt(value);
}

/** The least common multiple of two numbers above zero. */
export function lcm(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b;
}
