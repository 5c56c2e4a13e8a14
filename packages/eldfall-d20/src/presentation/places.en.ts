import type { Point } from '@rulewright/core/inches';
import type { Place } from '../vocabulary/index.js';

/** A length or coordinate in inches for people, rounded to hundredths: `6.5`. */
export const inchesOf = (units: number): string => `${Math.round(units / 25.4) / 100}`;

/** A place in inches from the corner of the field, with its level above the ground: `6.5, 12`, `6.5, 12 at height 3`. */
export const placeInWords = ({ x, y, z = 0 }: Point & Partial<Place>): string =>
  `${inchesOf(x)}, ${inchesOf(y)}${z === 0 ? '' : ` at height ${inchesOf(z)}`}`;
