import type { PlayerId } from '@rulewright/core';
import type { CardId } from '../vocabulary/index.js';

/** The name of a player's copy of a card, by the number of copies before it: `p1:deckhands`, then `p1:deckhands#2`. */
export const copyName = (player: PlayerId, card: CardId, before: number): string =>
  before === 0 ? `${player}:${card}` : `${player}:${card}#${before + 1}`;
