import { GameError } from '../match/errors.js';

/*
 * The unit of every length and coordinate is 1/100 mm. One inch is 2540 units, half an inch 1270, and a base of 32 mm
 * has the radius 1600: inches and millimetres are whole numbers alike and never disagree.
 */

const whole = (amount: number, perOne: number, name: string): number => {
  const units = Math.round(amount * perOne);
  // A decimal such as 1.1 is not exact in binary: its product may be off by a few units of the last place.
  if (!Number.isSafeInteger(units) || Math.abs(amount * perOne - units) > 1e-6) {
    throw new GameError(`${name}: ${amount} is not a whole number of units of 1/100 mm`);
  }
  return units;
};

/** The units of a length in inches. Throws a GameError where the length is not a whole number of units. */
export const inches = (amount: number): number => whole(amount, 2540, 'inches');

/** The units of a length in millimetres. Throws a GameError where the length is not a whole number of units. */
export const mm = (amount: number): number => whole(amount, 100, 'mm');

/** A length in inches for people, e.g. `6.5"`. Four decimals at most, so that different lengths have different texts. */
export const inInches = (units: number): string => `${Math.round((units / 2540) * 10000) / 10000}"`;

/** A length in millimetres for people, e.g. `32 mm`. Exact. */
export const inMillimetres = (units: number): string => `${units / 100} mm`;
