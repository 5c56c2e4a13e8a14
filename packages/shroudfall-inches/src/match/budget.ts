import type { Refusal, Turn } from '@rulewright/core';
import type { Activation, Sfi, SfiState } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { suffers, unitOf } from './lookups.js';

/** The actions of its own that the active unit has used up or begun; an action that an ability generates does not count. */
const actionsUsed = ({ unit, spent, actions }: Activation): number =>
  spent.length + actions.filter(one => one.unit === unit && !one.generated).length;

/** The actions that the active unit has left: taken, forfeited and sacrificed ones never exceed two (SFI-ACTION-001, SFI-ACTION-017). */
export const actionsLeft = ({ numbers, state }: Table): number =>
  state.activation ? numbers.round.actions.value - actionsUsed(state.activation) : 0;

/**
 * True if the active unit must begin with a shake action that removes Stunned (SFI-CONDITION-013). A unit that becomes Stunned in the
 * middle of its first action has begun it, and need not (SFI-CONDITION-014).
 */
export const mustShake = (state: SfiState): boolean =>
  state.activation !== null &&
  state.activation.part !== 'none' &&
  actionsUsed(state.activation) === 0 &&
  suffers(unitOf(state, state.activation.unit), 'stunned');

/** True if the shake action that the active unit is taking must remove Stunned: its first action, or one that an ability generates before that. */
export const isDuty = (state: SfiState): boolean => {
  if (state.activation === null || state.activation.part === 'none') return false;
  const { unit, spent, actions } = state.activation;
  const own = actions.at(-1)?.generated !== true && spent.length === 0;
  return mustShake(state) || (own && suffers(unitOf(state, unit), 'stunned'));
};

/** The rule that keeps the active unit from sacrificing an action; undefined if it may (SFI-ACTION-015). */
export const whyNoSacrifice = (table: Table): Refusal | undefined => {
  if (actionsLeft(table) === 0) return { code: 'no-action-left', rule: 'SFI-ACTION-016' };
  return mustShake(table.state) ? { code: 'must-shake-first', rule: 'SFI-CONDITION-014' } : undefined;
};

/** The active unit sacrifices an action; a sacrifice is not a generic action. */
export const sacrificeAction = (turn: Turn<Sfi>): void => {
  const { activation } = turn.state;
  if (activation) turn.emit({ type: 'ActionSpent', unit: activation.unit, how: 'sacrificed' }, 'SFI-ACTION-015');
};
