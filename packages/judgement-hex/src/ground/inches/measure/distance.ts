import { compareGap, type Disc, gap, type Outline, overlaps } from '@rulewright/core/inches';
import type { Footing } from '../../../vocabulary/place.js';
import { discsOf } from './footing.js';

/** One inch in the unit of the table, 1/100 mm. Lengths of rules are whole numbers of inches (JV11-BASE-009). */
export const INCH = 2540;

/** Distances count as equal up to a thousandth of an inch: two whole units (JV11-BASE-006). */
export const EQUAL = 2;

/** True if the gap between two outlines is at most a length in inches, as far as distances are told apart (JV11-BASE-006). */
const areWithin = (lengths: number, a: Outline, b: Outline): boolean => compareGap(a, b, lengths * INCH + EQUAL) <= 0;

const somePair = (a: Footing, b: Footing, holds: (one: Disc, other: Disc) => boolean): boolean => {
  const others = discsOf(b);
  return discsOf(a).some(one => others.some(other => holds(one, other)));
};

/**
 * True if two models or points are at most this many inches from each other, from the edge of the one base to that of the other
 * (JV11-BASE-005); a distance that is exactly as long counts (JV11-BASE-006).
 */
export const within = (lengths: number, a: Footing, b: Footing): boolean =>
  somePair(a, b, (one, other) => areWithin(lengths, one, other));

/** True if two models are base-to-base: the gap between them is zero (JV11-BASE-007). Bases that overlap are too. */
export const inContact = (a: Footing, b: Footing): boolean => within(0, a, b);

/** True if two bases overlap, which they may only on the way (JV11-BASE-008). Bases that touch do not. */
export const areOverlapping = (a: Footing, b: Footing): boolean => somePair(a, b, overlaps);

/**
 * The gap between two models or points in 1/100 mm, rounded up: the number by which distances are ordered. 0 where they touch
 * or overlap (JV11-BASE-005). Infinity if one of them is nowhere.
 */
export const far = (a: Footing, b: Footing): number => {
  const others = discsOf(b);
  return Math.min(...discsOf(a).flatMap(one => others.map(other => gap(one, other))));
};
