import { openWindow, type Rule, type Turn, timingWindow, type Window } from '@rulewright/core';
import { activePlayer, opponentOf } from '../match/lookups.js';
import { windows as rulesOf, type WindowId } from '../vocabulary/ability.js';
import type { Moment, Sfi } from '../vocabulary/index.js';

/** The windows that the round opens. */
export type RoundWindowId = Extract<
  WindowId,
  'round-start-essence' | 'round-start' | 'round-end' | 'activation-start' | 'activation-end'
>;

/**
 * A window of the round. The active player, or the token holder between activations, comes first and orders compulsory
 * effects (SFI-PRIORITY-003, SFI-PRIORITY-008), and everything is gathered before any of it happens (SFI-PRIORITY-010).
 */
const define = (name: RoundWindowId): Window<Sfi, Moment> =>
  timingWindow(name, {
    rule: rulesOf[name],
    offers: 'once',
    order: ({ state }, { only }) => {
      if (only !== undefined) return [only];
      const active = activePlayer(state);
      return [active, opponentOf(state, active)];
    },
    about: (_, { of }) => ({ window: name, of }),
  });

/** The windows of the round, in which abilities may act. */
export const windows: { readonly [W in RoundWindowId]: Window<Sfi, Moment> } = {
  'round-start-essence': define('round-start-essence'),
  'round-start': define('round-start'),
  'round-end': define('round-end'),
  'activation-start': define('activation-start'),
  'activation-end': define('activation-end'),
};

/** Opens a window of the round at a moment. */
export const openAt = (turn: Turn<Sfi>, window: RoundWindowId, moment: Omit<Moment, 'window'>): Rule =>
  openWindow(turn, windows[window], { window, ...moment });
