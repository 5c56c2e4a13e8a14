import type { PlayerId, Turn } from '@rulewright/core';
import { tableOf } from '../match/table.js';
import { endMatch } from '../victory/outcome.js';
import type { Eld, EldState } from '../vocabulary/index.js';

/** The players with the most Victory Points; all of them win together in a draw (ELD-END-002). */
export const leaders = ({ parties }: Pick<EldState, 'parties'>): readonly PlayerId[] => {
  const most = Math.max(...parties.map(({ points }) => points));
  return parties.filter(({ points }) => points === most).map(({ player }) => player);
};

/** After the last player's turn of the last round the game is over; the Hostiles turn of that round is not played (ELD-END-001). */
export const lastRoundPlayed = (turn: Turn<Eld>): void => {
  const { rounds } = tableOf(turn).numbers.quests;
  if (turn.state.round < rounds.value) return;
  endMatch(turn, { reason: 'last-round', winners: leaders(turn.state) }, 'ELD-END-001');
};
