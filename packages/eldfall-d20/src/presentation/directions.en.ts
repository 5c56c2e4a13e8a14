import type { Direction } from '../vocabulary/index.js';

/** The eight directions of a picture, x to the right and y downwards, in the order of the clock. */
const directions = ['right', 'down right', 'down', 'down left', 'left', 'up left', 'up', 'up right'] as const;

const headings = [
  'to the right',
  'to the lower right',
  'downwards',
  'to the lower left',
  'to the left',
  'to the upper left',
  'upwards',
  'to the upper right',
] as const;

/** The place of a direction among the eight. */
const nearestOf = ({ x, y }: Direction): 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 => {
  const [wide, high] = [Math.abs(x), Math.abs(y)];
  // Nearer to an axis than to a diagonal: the tangent of 22.5° is about 5/12.
  const straight = 12 * Math.min(wide, high) < 5 * Math.max(wide, high);
  if (straight && wide > high) return x > 0 ? 0 : 4;
  if (straight) return y > 0 ? 2 : 6;
  if (y > 0) return x > 0 ? 1 : 3;
  return x > 0 ? 7 : 5;
};

/** A direction in words, as one of eight: `right`, `up left`. */
export const directionInWords = (direction: Direction): string => directions[nearestOf(direction)];

/** The heading of something that turns or points: `to the right`, `upwards`. */
export const headingInWords = (direction: Direction): string => headings[nearestOf(direction)];
