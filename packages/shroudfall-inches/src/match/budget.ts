import type { Refusal, Turn } from '@rulewright/core';
import type { Sfi, SfiState } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { suffers, unitOf } from './lookups.js';

/** The actions that the active unit has left: taken, forfeited and sacrificed ones never exceed two (SFI-ACTION-001, SFI-ACTION-017). */
export const actionsLeft = ({ numbers, state }: Table): number =>
  state.activation ? numbers.round.actions.value - state.activation.spent.length : 0;

/** True if the active unit must begin with a shake action that removes Stunned (SFI-CONDITION-013). */
export const mustShake = (state: SfiState): boolean =>
  state.activation !== null &&
  state.activation.spent.length === 0 &&
  suffers(unitOf(state, state.activation.unit), 'stunned');

/** The rule that keeps the active unit from sacrificing an action; undefined if it may (SFI-ACTION-015). */
export const whyNoSacrifice = (table: Table): Refusal | undefined => {
  if (actionsLeft(table) === 0) return { code: 'no-action-left', rule: 'SFI-ACTION-016' };
  return mustShake(table.state) ? { code: 'must-shake-first', rule: 'SFI-CONDITION-014' } : undefined;
};

/** The active unit sacrifices an action, which is none of the generic ones (SFI-ACTION-015). */
export const sacrificeAction = (turn: Turn<Sfi>): void => {
  const { activation } = turn.state;
  if (activation) turn.emit({ type: 'ActionSpent', unit: activation.unit, how: 'sacrificed' }, 'SFI-ACTION-015');
};
