import type { Refusal } from '@rulewright/core';
import { mustShake } from '../../match/budget.js';
import { isUsedUp, useKey } from '../../match/limits.js';
import { cardOf, unitOf } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { Effect } from '../../vocabulary/effect.js';
import type { ActivationChoice, ActivationEntry } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { type Price, whyNotPay } from '../costs/price.js';
import { useAbility } from '../use.js';
import { type Usable, usablesOf, usersFor } from './usable.js';

/** The choice of an ability, and of a sacrificed action as its price where essence could pay as well. */
type AbilityChoice = Extract<ActivationChoice, { readonly do: 'ability' }>;

const choiceFor = (table: Table, { unit, ability, prices }: Usable, { sacrifice }: Price): AbilityChoice => ({
  do: 'ability',
  ability: ability.id,
  ...(unit.id === table.state.activation?.unit ? {} : { unit: unit.id }),
  ...(sacrifice && prices.length > 1 ? { sacrifice } : {}),
});

const find = (table: Table, { ability: id, unit }: AbilityChoice): Usable | undefined =>
  usablesOf(table).find(one => one.ability.id === id && one.unit.id === (unit ?? table.state.activation?.unit));

const priceFor = ({ prices }: Usable, { sacrifice }: AbilityChoice): Price | undefined => {
  if (prices.length > 1) return prices.find(price => price.sacrifice === (sacrifice === true));
  return sacrifice ? undefined : prices[0];
};

/** The rule by which an ability is not on the menu now: abilities of other kinds or of other units are used at other moments. */
const whyNoSuch = (table: Table, { ability: id }: AbilityChoice): Refusal => {
  const { activation } = table.state;
  const own = activation ? cardOf(table, unitOf(table.state, activation.unit)).abilities : [];
  const kind = own.find(one => one.id === id)?.kind;
  if (kind === 'reactive') return { code: 'only-on-its-trigger', rule: 'SFI-ABILITY-REACTIVE-001', path: 'ability' };
  if (kind === 'passive' || kind === 'leadership') {
    return { code: 'acts-by-itself', rule: 'SFI-CARD-018', path: 'ability' };
  }
  return { code: 'no-such-ability', rule: 'SFI-ABILITY-ACTIVE-002', path: 'ability' };
};

/** True if an effect only lets the unit of its ability take an action other than shake. */
const isOnlyAction = (effect: Effect): boolean =>
  (effect.op === 'action' && effect.action !== 'shake') || (effect.op === 'move' && effect.action === true);

/** The first action of a Stunned unit is a shake action: abilities that only generate another one must wait (SFI-CONDITION-013). */
const mustWait = (table: Table, { unit, ability, aim }: Usable): boolean =>
  mustShake(table) &&
  table.state.activation?.unit === unit.id &&
  aim === undefined &&
  ability.effects.length > 0 &&
  ability.effects.every(isOnlyAction);

const whyNotUse = (table: Table, usable: Usable, choice: AbilityChoice): Refusal | undefined => {
  const { unit, ability, limit, aim } = usable;
  if (mustWait(table, usable)) return { code: 'must-shake-first', rule: 'SFI-CONDITION-013' };
  const price = priceFor(usable, choice);
  if (!price) return { code: 'no-such-price', rule: 'SFI-ABILITY-ACTIVE-007', path: 'sacrifice' };
  if (isUsedUp(table.state, limit, useKey(unit.id, ability.id))) {
    return { code: 'limit-used', rule: usable.rule === 'SFI-CARD-017' ? 'SFI-CARD-017' : 'SFI-PRIORITY-012' };
  }
  const unpaid = whyNotPay(table, unit, price);
  if (unpaid || usersFor(table, usable).length > 0) return unpaid;
  if (!aim) return { code: 'no-target', rule: 'SFI-ATTACK-039' };
  return aim.how === 'target'
    ? { code: 'no-target', rule: 'SFI-ABILITY-ACTIVE-008' }
    : { code: 'nothing-to-choose', rule: 'SFI-ABILITY-ACTIVE-009' };
};

/**
 * The active essence abilities and the faction abilities of the active unit, between actions and also after the last one
 * (SFI-ABILITY-ACTIVE-016), as often as they are paid for (SFI-ABILITY-ACTIVE-005).
 */
export const abilityEntry: ActivationEntry = {
  rule: 'SFI-ABILITY-ACTIVE-001',
  candidates: table => usablesOf(table).flatMap(usable => usable.prices.map(price => choiceFor(table, usable, price))),
  whyNot(table, choice) {
    if (choice.do !== 'ability') return undefined;
    const usable = find(table, choice);
    return usable ? whyNotUse(table, usable, choice) : whyNoSuch(table, choice);
  },
  sacrifices(table, choice) {
    const usable = choice.do === 'ability' ? find(table, choice) : undefined;
    return choice.do === 'ability' && usable !== undefined && priceFor(usable, choice)?.sacrifice === true;
  },
  *run(turn, _, choice) {
    if (choice.do !== 'ability') return;
    const table = tableOf(turn);
    const usable = find(table, choice);
    const price = usable && priceFor(usable, choice);
    if (!usable || !price) return;
    const { unit, ability, limit, aim, rule } = usable;
    const users = usersFor(table, usable);
    yield* useAbility(turn, { unit: unit.id, ability, users, price, limit, aim, moment: null, rule });
  },
};
