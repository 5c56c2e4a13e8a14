import type { PlayerId, Turn } from '@rulewright/core';
import { armyOf, holderFirst, unitOf } from '../../match/lookups.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Sfi, SfiState, UnitId } from '../../vocabulary/index.js';
import { waitingUnits } from './waiting.js';

/** The units of a player with an exhausted token. */
const exhaustedOf = (state: SfiState, player: PlayerId): readonly UnitId[] =>
  state.units.filter(unit => unit.player === player && unit.exhausted).map(({ id }) => id);

/**
 * Gives an exhausted token to the last unit that activated in the round, of the player who is not the token holder, once no
 * other unit of that player is left to activate (SFI-ACTIVATE-008, SFI-ACTIVATE-009). A destroyed unit gets none. If a
 * unit was summoned after the token was given, and has activated, the token moves to the summoned unit, which is now
 * the last one.
 *
 * @param ending the unit whose activation ends: by an option no other unit gets the token
 */
export const exhaustLast = (turn: Turn<Sfi>, rule: RuleId, ending?: UnitId): void => {
  const { state } = turn;
  if (state.stage.name !== 'activations') return;
  const [, player] = holderFirst(state);
  const { lastActivated } = armyOf(state, player);
  if (lastActivated === null || waitingUnits(state, player).length > 0) return;
  if (turn.options['exhausted.whenOthersDie'] === 'none' && lastActivated !== ending) return;
  const { where, exhausted } = unitOf(state, lastActivated);
  if (where !== 'on-table' || exhausted) return;
  const units = exhaustedOf(state, player);
  if (units.length > 0) turn.emit({ type: 'TokensRemoved', units, token: 'exhausted' }, rule);
  turn.emit({ type: 'TokenPlaced', unit: lastActivated, token: 'exhausted' }, rule);
};

/** Removes the exhausted tokens of a player whose first activation of the round ends. */
export const removeExhausted = (turn: Turn<Sfi>, player: PlayerId): void => {
  const { state } = turn;
  const units = exhaustedOf(state, player);
  if (units.length === 0 || armyOf(state, player).activations > 0) return;
  turn.emit({ type: 'TokensRemoved', units, token: 'exhausted' }, 'SFI-ACTIVATE-012');
};
