import { inches } from '@rulewright/core/inches';
import { placeAt, pointOf } from '../../ground/inches/measure/place.js';
import type { Heading, Place } from '../../vocabulary/place.js';

/** A straight direction from a place: on a table in inches the place that a movement aims at, `length` inches away. */
type Towards = (from: Place, length?: number) => Heading;

const towards =
  (right: number, up: number): Towards =>
  (from, length = 1) => {
    const { x, y } = pointOf(from);
    return placeAt({ x: x + inches(right * length), y: y + inches(up * length) });
  };

/** Straight directions on a drawing, for pushes and other answers with a direction: `directions.up(place(3, 4))`. */
export const directions: Readonly<Record<'up' | 'down' | 'left' | 'right', Towards>> = {
  up: towards(0, 1),
  down: towards(0, -1),
  left: towards(-1, 0),
  right: towards(1, 0),
};
