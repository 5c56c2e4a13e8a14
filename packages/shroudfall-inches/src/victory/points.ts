import type { PlayerId, Turn } from '@rulewright/core';
import { armyOf, holderFirst, opponentOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { Sfi, SfiState } from '../vocabulary/index.js';
import { endMatch } from './outcome.js';

/** The victory points of a player above the opponent's; points of all origins count alike (SFI-WIN-003). */
export const leadOf = (state: SfiState, player: PlayerId): number =>
  armyOf(state, player).points - armyOf(state, opponentOf(state, player)).points;

/**
 * Ends the match if a player leads by at least the VP values of the scenarios in play together, or by an option by more (SFI-WIN-002).
 * Without a scenario there is no such lead.
 */
export const checkScenarioLead = (turn: Turn<Sfi>): void => {
  const { state, pack } = tableOf(turn);
  if (state.scenarios.length === 0) return;
  const together = state.scenarios.reduce((sum, id) => sum + (pack.scenarios[id]?.vp ?? 0), 0);
  const needed = turn.options['win.scenarioLead'] === 'more' ? together + 1 : together;
  for (const player of holderFirst(state)) {
    if (leadOf(state, player) >= needed) endMatch(turn, { reason: 'scenario-lead', winners: [player] });
  }
};
