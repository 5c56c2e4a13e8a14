import { comparePath, distance, type Point, pointAlong, samePoint } from '@rulewright/core/inches';
import type { Leg } from './leg.js';

/** The end of a leg that is cut to a length in units, for which a check holds; undefined if no part of the leg is possible. */
export const cutTo = ({ from, to }: Leg, most: number, holds: (at: Point) => boolean): Point | undefined => {
  const whole = [from, to];
  const length = Math.max(0, Math.floor(most));
  if (comparePath(whole, length) <= 0) return to;
  // A rounded point may be too far away, or overlap something, by less than one unit.
  for (let back = 0; back < 8 && back < length; back++) {
    const at = pointAlong(whole, length - back);
    if (!samePoint(at, from) && comparePath([from, at], length) <= 0 && holds(at)) return at;
  }
  return undefined;
};

/** The points of a leg that are tried first are this far apart, in units. */
const STRIDE = 50;

/**
 * The last point of a leg, its start left out, for which a check holds, among points half a millimetre apart; then
 * refined to the last point for which it holds. Undefined if there is none.
 */
export const lastOn = ({ from, to }: Leg, holds: (at: Point) => boolean): Point | undefined => {
  const whole = [from, to];
  const length = distance(from, to);
  const fits = (at: number): boolean => {
    const point = pointAlong(whole, at);
    return !samePoint(point, from) && holds(point);
  };
  for (let at = length; at > 0; at -= STRIDE) {
    if (!fits(at)) continue;
    let [sure, not] = [at, Math.min(length + 1, at + STRIDE)];
    while (not - sure > 1) {
      const middle = (sure + not) >> 1;
      if (fits(middle)) sure = middle;
      else not = middle;
    }
    return pointAlong(whole, sure);
  }
  return undefined;
};
