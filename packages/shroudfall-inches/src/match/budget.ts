import type { Refusal, Turn } from '@rulewright/core';
import type { Activation, Sfi } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { suffers, unitOf } from './lookups.js';

/** The actions of its own that the active unit has used up or begun; an action that an ability generates does not count. */
const actionsUsed = ({ unit, spent, actions }: Activation): number =>
  spent.length + actions.filter(one => one.unit === unit && !one.generated).length;

/** The actions that the active unit has left: taken, forfeited and sacrificed ones never exceed two (SFI-ACTION-001, SFI-ACTION-017). */
export const actionsLeft = ({ numbers, state }: Table): number =>
  state.activation ? numbers.round.actions.value - actionsUsed(state.activation) : 0;

/** True if the option `conditions.stunned.mayForfeit` lets a Stunned unit forfeit and sacrifice actions before its shake action. */
const mayForfeit = ({ options }: Table): boolean => options['conditions.stunned.mayForfeit'];

/**
 * True if the active unit has concluded no action that could be its first: forfeiting and sacrificing count unless they
 * are allowed before that.
 */
const hasDoneNone = (table: Table, { spent }: Activation): boolean =>
  spent.every(how => mayForfeit(table) && (how === 'forfeited' || how === 'sacrificed'));

/**
 * True if the active unit must begin with a shake action that removes Stunned (SFI-CONDITION-013). A unit that becomes Stunned in the
 * middle of its first action has begun it, and need not (SFI-CONDITION-014).
 */
export const mustShake = (table: Table): boolean => {
  const { activation } = table.state;
  if (activation === null || activation.part === 'none') return false;
  const { unit, actions } = activation;
  const begun = actions.some(one => one.unit === unit && !one.generated);
  return !begun && hasDoneNone(table, activation) && suffers(unitOf(table.state, unit), 'stunned');
};

/**
 * True if the shake action that the active unit is taking must remove Stunned: its first action, or one that an ability
 * generates before that.
 */
export const isDuty = (table: Table): boolean => {
  const { activation } = table.state;
  if (activation === null || activation.part === 'none') return false;
  const { unit, actions } = activation;
  const own = actions.at(-1)?.generated !== true && hasDoneNone(table, activation);
  return mustShake(table) || (own && suffers(unitOf(table.state, unit), 'stunned'));
};

/** The rule that keeps a Stunned unit from forfeiting and sacrificing actions before its shake action. */
export const whyNoForfeit = (table: Table): Refusal | undefined =>
  mustShake(table) && !mayForfeit(table) ? { code: 'must-shake-first', rule: 'SFI-CONDITION-014' } : undefined;

/** The rule that keeps the active unit from sacrificing an action; undefined if it may (SFI-ACTION-015). */
export const whyNoSacrifice = (table: Table): Refusal | undefined => {
  if (actionsLeft(table) === 0) return { code: 'no-action-left', rule: 'SFI-ACTION-016' };
  return whyNoForfeit(table);
};

/** The active unit sacrifices an action; a sacrifice is not a generic action. */
export const sacrificeAction = (turn: Turn<Sfi>): void => {
  const { activation } = turn.state;
  if (activation) turn.emit({ type: 'ActionSpent', unit: activation.unit, how: 'sacrificed' }, 'SFI-ACTION-015');
};
