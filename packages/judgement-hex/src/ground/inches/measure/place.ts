import { LIMIT, type Point } from '@rulewright/core/inches';
import { nowhere, type Place } from '../../../vocabulary/place.js';

const PER_X = 1_000_000;

/** The place of a point; `nowhere` for a point left of the table, below it, or off the grid. */
export const placeAt = ({ x, y }: Point): Place =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0 && x <= LIMIT && y <= LIMIT ? x * PER_X + y : nowhere;

// These functions are called very often, and the remainder of a large number is slow: y is what x leaves over.

/** The point of a place. Throws a RangeError for a number that is no place. */
export const pointOf = (place: Place): Point => {
  const x = Math.floor(place / PER_X);
  const point = { x, y: place - x * PER_X };
  if (!isPlace(place)) throw new RangeError(`no place: ${place}`);
  return point;
};

/** The square of the distance between two places. Throws a RangeError for a number that is no place. */
export const squareOf = (a: Place, b: Place): number => {
  if (!isPlace(a) || !isPlace(b)) throw new RangeError(`no place: ${isPlace(a) ? b : a}`);
  const dx = Math.floor(a / PER_X) - Math.floor(b / PER_X);
  const dy = a - b - dx * PER_X;
  return dx * dx + dy * dy;
};

/** True if a number, which may come from a player, is a place. `nowhere` is none. */
export const isPlace = (place: number): boolean => {
  const x = Math.floor(place / PER_X);
  return Number.isSafeInteger(place) && place >= 0 && x <= LIMIT && place - x * PER_X <= LIMIT;
};
