import { rootUp } from '@rulewright/core/inches';
import { type Footing, nowhere, type Place } from '../../../vocabulary/place.js';
import { squareOf } from './place.js';

/** One inch in the unit of the table, 1/100 mm. Lengths of rules are whole numbers of inches (JV11-BASE-009). */
export const INCH = 2540;

/** Distances count as equal up to a thousandth of an inch: two whole units (JV11-BASE-006). */
export const EQUAL = 2;

/** The square of the least distance between the centres of two bases. Infinity if one of them is nowhere. */
const leastSquare = (a: Footing, b: Footing): number => {
  let least = Number.POSITIVE_INFINITY;
  // Games ask this more often than anything else, and an iterator would cost more than the rest.
  for (let i = 0; i < a.cells.length; i++) {
    const cell = a.cells[i] as Place;
    if (cell === nowhere) continue;
    for (let j = 0; j < b.cells.length; j++) {
      const other = b.cells[j] as Place;
      if (other !== nowhere) least = Math.min(least, squareOf(cell, other));
    }
  }
  return least;
};

/** The distance of the centres of two bases at which the gap between their edges is `length`, in units. */
const reachOf = (a: Footing, b: Footing, length: number): number => (a.radius ?? 0) + (b.radius ?? 0) + length;

/**
 * True if two models or points are at most this many inches from each other, from the edge of the one base to that of the other
 * (JV11-BASE-005); an equal distance counts, within the tolerance for equal distances (JV11-BASE-006).
 */
export const areWithin = (lengths: number, a: Footing, b: Footing): boolean => {
  const reach = reachOf(a, b, lengths * INCH + EQUAL);
  return reach >= 0 && leastSquare(a, b) <= reach * reach;
};

/** True if two models are base-to-base: the gap between them is zero (JV11-BASE-007). Bases that overlap are too. */
export const inContact = (a: Footing, b: Footing): boolean => areWithin(0, a, b);

/** True if two bases overlap, which is allowed only during a movement (JV11-BASE-008). Bases that touch do not. */
export const areOverlapping = (a: Footing, b: Footing): boolean => {
  const reach = reachOf(a, b, 0);
  return leastSquare(a, b) < reach * reach;
};

/**
 * The gap between two models or points in 1/100 mm, rounded up: the number by which distances are ordered. 0 where they touch
 * or overlap (JV11-BASE-005). Infinity if one of them is nowhere.
 */
export const gapBetween = (a: Footing, b: Footing): number => Math.max(0, rootUp(leastSquare(a, b)) - reachOf(a, b, 0));
