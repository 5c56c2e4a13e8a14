import type { PlayerId, Turn } from '@rulewright/core';
import { armyOf, holderFirst, unitOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Sfi } from '../../vocabulary/index.js';
import { waitingUnits } from './waiting.js';

/**
 * Gives an exhausted token to the last unit that activated in the round, of the player who is not the token holder, once no
 * other unit of that player is left to activate (SFI-ACTIVATE-008, SFI-ACTIVATE-009). A unit that is gone gets none.
 */
export const exhaustLast = (turn: Turn<Sfi>, rule: RuleId): void => {
  const { state } = turn;
  if (state.stage.name !== 'activations') return;
  const [, player] = holderFirst(state);
  const { lastActivated } = armyOf(state, player);
  if (lastActivated === null || waitingUnits(state, player).length > 0) return;
  const { where, exhausted } = unitOf(state, lastActivated);
  if (where === 'on-table' && !exhausted) {
    turn.emit({ type: 'TokenPlaced', unit: lastActivated, token: 'exhausted' }, rule);
  }
};

/** Removes the exhausted tokens of a player whose first activation of the round ends (SFI-ACTIVATE-012). */
export const removeExhausted = (turn: Turn<Sfi>, player: PlayerId): void => {
  const { state } = turn;
  const units = state.units.filter(unit => unit.player === player && unit.exhausted).map(({ id }) => id);
  if (units.length === 0 || armyOf(state, player).activations > 0) return;
  turn.emit({ type: 'TokensRemoved', units, token: 'exhausted' }, 'SFI-ACTIVATE-012');
};
