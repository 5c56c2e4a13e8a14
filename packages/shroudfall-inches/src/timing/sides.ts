import type { PlayerId } from '@rulewright/core';
import { activePlayer, holderFirst, opponentOf } from '../match/lookups.js';
import { attackWindows, roundWindows, type WindowId } from '../vocabulary/ability.js';
import type { Moment, SfiState } from '../vocabulary/index.js';

/** The windows of a chart in which the attacker comes before the defender (SFI-ATTACK-024, SFI-ATTACK-030). */
const attackerFirst: readonly WindowId[] = ['missed', 'not-damaged'];

const both = (state: SfiState, first: PlayerId): readonly [PlayerId, PlayerId] => [first, opponentOf(state, first)];

/** The player whose model is attacked; null only if an element without a player attacks another one. */
const defenderOf = (state: SfiState, { attack, targeted }: Moment): PlayerId => {
  const unit = state.models.find(({ id }) => id === targeted?.target)?.unit;
  const player = state.units.find(({ id }) => id === unit)?.player;
  if (player !== undefined) return player;
  return attack?.player == null ? activePlayer(state) : opponentOf(state, attack.player);
};

/**
 * The players of a window where a chart fixes their order: each resolves everything of their own before the other one does anything
 * (SFI-PRIORITY-004). In the round the token holder is first, in an attack the defender, or the attacker after a miss and after
 * a hit without damage. Undefined where no chart fixes an order, as for damage of no attack.
 */
export const chartOrder = (state: SfiState, moment: Moment): readonly PlayerId[] | undefined => {
  const { window, only } = moment;
  if (only !== undefined) return [only];
  if (roundWindows.includes(window)) return holderFirst(state);
  if (!moment.attack || !attackWindows.includes(window)) return undefined;
  const [defender, attacker] = both(state, defenderOf(state, moment));
  return attackerFirst.includes(window) ? [attacker, defender] : [defender, attacker];
};

/** The active player, then the other one (SFI-PRIORITY-003). */
export const activeFirst = (state: SfiState): readonly [PlayerId, PlayerId] => both(state, activePlayer(state));
