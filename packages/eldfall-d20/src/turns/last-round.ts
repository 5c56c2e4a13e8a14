import type { Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import { finishMatch } from '../victory/finish.js';
import type { Eld } from '../vocabulary/index.js';

/** After the last player's turn of the last round the game is over; the Hostiles turn of that round is not played. */
export const lastRoundPlayed = (turn: Turn<Eld>): void => {
  const { numbers, options, state } = tableOf(turn);
  // The round limit does not end a duel, unless the option says so (ELD-DUEL-014).
  const isFought = state.duel !== null && options.duelLimit === 'none';
  if (state.round >= numbers.quests.rounds.value && !isFought) finishMatch(turn, 'last-round', 'ELD-END-001');
};
