import type { PlayerId, Turn } from '@rulewright/core';
import type { Sfi } from '../vocabulary/index.js';
import type { Colour } from '../vocabulary/words.js';
import { takeEssence } from './pay.js';

/** One token leaves the reserve for nothing. */
export const discard = (turn: Turn<Sfi>, player: PlayerId, colour: Colour): void =>
  takeEssence(turn, player, { [colour]: 1 }, 'discarded', 'SFI-ESSENCE-004');
