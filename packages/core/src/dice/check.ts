/**
 * Checks that an argument is a whole number inside limits, so that a wrong argument is refused by name before any long computation.
 *
 * @param name - the parameter, as the caller knows it
 * @param value - the argument
 * @param least - smallest value allowed, included
 * @param most - largest value allowed, included
 * @throws TypeError if the value is not a number
 * @throws RangeError if it is not whole, or outside the limits
 */
export function checkWhole(name: string, value: number, least: number, most: number): void {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number, not ${typeof value}`);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`${name} must be a whole number from ${least} to ${most}, not ${value}`);
  }
}
