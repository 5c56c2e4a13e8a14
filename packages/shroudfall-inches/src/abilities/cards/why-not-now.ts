import { isObject, type PlayerId, type Refusal } from '@rulewright/core';
import { isUsedUp, useKey } from '../../match/limits.js';
import { waitingIn } from '../../timing/waiting.js';
import type { Table } from '../../vocabulary/table.js';
import { pricesOf, whyNotPay } from '../costs/price.js';
import { ruleOf } from './card-abilities.js';

/** The window of a question, as its `about` names it. */
const windowIn = (about: unknown): unknown => (isObject(about) ? about.window : undefined);

/**
 * The rule that keeps a player from using an ability of a unit card in the open window: it is the ability of another unit or player,
 * waits for another moment, is used up, or cannot be paid for. Undefined for an answer that names no ability of a
 * unit card.
 */
export const whyNotNow = (table: Table, by: PlayerId, about: unknown, choice: unknown): Refusal | undefined => {
  if (!isObject(choice) || typeof choice.source !== 'string') return undefined;
  const unit = table.state.units.find(({ id }) => id === choice.source);
  if (!unit) return undefined;
  const { player, card, where, id } = unit;
  if (player !== by) return { code: 'not-yours', rule: 'SFI-PRIORITY-009', path: 'source' };
  const found = waitingIn(table.pack).units.find(one => one.card === card && one.called === choice.ability);
  if (!found) return { code: 'no-such-ability', rule: 'SFI-CARD-016', path: 'ability' };
  if (where !== 'on-table') {
    return { code: 'not-on-the-table', rule: 'SFI-ABILITY-REACTIVE-012', path: 'source' };
  }
  const { ability } = found;
  const early: Refusal = { code: 'only-on-its-trigger', rule: ruleOf(ability), path: 'ability' };
  if (ability.when.window !== windowIn(about)) return early;
  if (isUsedUp(table.state, ability.limit, useKey(id, ability.id))) {
    return { code: 'limit-used', rule: 'SFI-PRIORITY-012', path: 'ability' };
  }
  if (ability.kind !== 'reactive') return early;
  const [unpaid, ...others] = pricesOf(ability.cost).map(price => whyNotPay(table, unit, price));
  if (!unpaid || others.includes(undefined)) return early;
  return unpaid.rule === 'SFI-ABILITY-ACTIVE-004' ? { ...unpaid, rule: 'SFI-ABILITY-REACTIVE-006' } : unpaid;
};
