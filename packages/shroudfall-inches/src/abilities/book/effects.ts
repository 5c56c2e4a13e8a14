import type { CodeEffect } from '../../vocabulary/index.js';
import { fallBack } from './fall-back.js';
import { whirlwindDance } from './whirlwind-dance.js';

/** The effects in code of the cards that the rulebook shows, which every game has. */
export const bookEffects: Readonly<Record<string, CodeEffect>> = {
  'whirlwind-dance': whirlwindDance,
  'fall-back': fallBack,
};
