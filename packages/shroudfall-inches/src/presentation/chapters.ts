import type { Stage } from '../vocabulary/index.js';
import type { Names } from './names.js';

/** The part of the match, as the heading of a chapter. */
export const chapterOf = (round: number, { name }: Stage, { say }: Pick<Names, 'say'>): string =>
  name === 'set-up' ? say('setUp') : say('round', { n: round });
