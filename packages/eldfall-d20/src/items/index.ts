import type { Sources } from '../vocabulary/index.js';
import { leaveItems, pickUp } from './dropped.js';

/** The rules of Items that lie on the field. */
export const itemSources: Partial<Sources> = {
  interactions: [pickUp],
  onFallen: [leaveItems],
};
