import type { Direction } from '../vocabulary/index.js';

/** The eight directions of a picture, x to the right and y downwards, in the order of the clock. */
const directions = ['right', 'down right', 'down', 'down left', 'left', 'up left', 'up', 'up right'] as const;

/** A direction in words, as one of eight: `right`, `up left`. */
export const directionInWords = ({ x, y }: Direction): string => {
  const [wide, high] = [Math.abs(x), Math.abs(y)];
  // Nearer to an axis than to a diagonal: the tangent of 22.5° is about 5/12.
  const straight = 12 * Math.min(wide, high) < 5 * Math.max(wide, high);
  if (straight && wide > high) return directions[x > 0 ? 0 : 4];
  if (straight) return directions[y > 0 ? 2 : 6];
  if (y > 0) return directions[x > 0 ? 1 : 3];
  return directions[x > 0 ? 7 : 5];
};
