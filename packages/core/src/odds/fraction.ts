import { checkWhole } from '../dice/check.js';
import { bits, gcd, whole } from './integer.js';

/** An exact number: `n / d`, always in lowest terms and with `d` above zero, so equal fractions have equal parts. */
export interface Fraction {
  /** The numerator, which carries the sign. */
  readonly n: bigint;
  /** The denominator, at least 1. */
  readonly d: bigint;
}

/**
 * Makes a fraction and reduces it to lowest terms.
 *
 * @param n - the numerator; a number must be a whole one of at most 53 bits
 * @param d - the denominator, 1 if left out
 * @throws RangeError if the denominator is zero, or a number is not a safe whole number
 */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const top = whole('n', n);
  const bottom = whole('d', d);
  if (bottom === 0n) throw new RangeError('d must not be zero');
  const shared = gcd(top, bottom);
  const divisor = bottom < 0n ? -shared : shared;
  return { n: top / divisor, d: bottom / divisor };
}

/** Throws a TypeError, for callers without types, unless all arguments are fractions. */
export function needFractions(...given: readonly unknown[]): void {
  for (const one of given) {
    const { n, d } = Object(one) as Partial<Fraction>;
    if (typeof n !== 'bigint' || typeof d !== 'bigint') {
      throw new TypeError(`a fraction is needed, such as fraction(1, 2), not ${typeof one}`);
    }
  }
}

/** The sum of two fractions. */
export function add(a: Fraction, b: Fraction): Fraction {
  needFractions(a, b);
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

/** The first fraction less the second. */
export function subtract(a: Fraction, b: Fraction): Fraction {
  needFractions(a, b);
  return fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}

/** The product of two fractions. */
export function multiply(a: Fraction, b: Fraction): Fraction {
  needFractions(a, b);
  return fraction(a.n * b.n, a.d * b.d);
}

/**
 * The first fraction divided by the second.
 *
 * @throws RangeError if the second is zero
 */
export function divide(a: Fraction, b: Fraction): Fraction {
  needFractions(a, b);
  if (b.n === 0n) throw new RangeError('b must not be zero');
  return fraction(a.n * b.d, a.d * b.n);
}

/** Compares two fractions: -1 if the second is larger, 1 if the first is, 0 if they are equal. For use in `sort`. */
export function compare(a: Fraction, b: Fraction): -1 | 0 | 1 {
  needFractions(a, b);
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** True if two fractions are the same number. */
export function equals(a: Fraction, b: Fraction): boolean {
  needFractions(a, b);
  return a.n === b.n && a.d === b.d;
}

/**
 * The floating-point number nearest to a fraction, for numerators and denominators of any length. For pictures and for
 * estimates: a rule compares fractions.
 */
export function toNumber(a: Fraction): number {
  needFractions(a);
  const size = a.n < 0n ? -a.n : a.n;
  if (size <= Number.MAX_SAFE_INTEGER && a.d <= Number.MAX_SAFE_INTEGER) return Number(a.n) / Number(a.d);
  // The fraction is scaled to a whole quotient of about 64 bits whose last bit also stands for everything below it:
  // then Number() rounds once and correctly, and scaling back by powers of two is exact.
  const shift = 64 - bits(size) + bits(a.d);
  const top = shift > 0 ? size << BigInt(shift) : size;
  const bottom = shift < 0 ? a.d << BigInt(-shift) : a.d;
  const quotient = top / bottom;
  let result = Number(top === quotient * bottom ? quotient : quotient | 1n);
  for (let left = shift < 0 ? -shift : shift; left > 0; left--) result *= shift < 0 ? 2 : 0.5;
  return a.n < 0n ? -result : result;
}

/** A fraction as text: `5/36`, `-1/2`, or just `3` for a whole number. */
export function toText(a: Fraction): string {
  needFractions(a);
  return a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`;
}

/**
 * A fraction as a percentage: `13.9%`. Rounded once, from the exact value, halves away from zero. A negative value that
 * is rounded to zero keeps its sign, as in `toFixed`.
 *
 * @param a - the fraction; 1 is 100%
 * @param digits - digits after the point, from 0 to 100; 1 if left out
 * @throws RangeError if `digits` is not a whole number inside those limits
 */
export function percent(a: Fraction, digits = 1): string {
  needFractions(a);
  checkWhole('digits', digits, 0, 100);
  const size = a.n < 0n ? -a.n : a.n;
  const scaled = size * BigInt(`1${'0'.repeat(digits + 2)}`);
  const rounded = `${(2n * scaled + a.d) / (2n * a.d)}`.padStart(digits + 1, '0');
  const point = rounded.length - digits;
  return `${a.n < 0n ? '-' : ''}${rounded.slice(0, point)}${digits > 0 ? '.' : ''}${rounded.slice(point)}%`;
}
