import { decideUnlessForced, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { payEssence, tokenPayments } from '../../essence/pay.js';
import { sacrificeAction, whyNoSacrifice } from '../../match/budget.js';
import { plus } from '../../match/by-colour.js';
import { suffers } from '../../match/lookups.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { Cost } from '../../vocabulary/ability.js';
import type { Sfi, Unit } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import type { ByColour, Colour } from '../../vocabulary/words.js';

/** One way to pay for a use of an ability. */
export interface Price {
  readonly essence: ByColour;
  /** True if an action of the unit is sacrificed. */
  readonly sacrifice: boolean;
  /** The rule of the cost. */
  readonly rule: RuleId;
  /** True for essence abilities, which are dearer for a unit that is Essence Starved (SFI-CONDITION-004). */
  readonly surcharge: boolean;
}

/**
 * The prices of an essence ability: with the mark A an action, with A+ an action and essence, with A/ an action or the essence, as the user
 * picks.
 */
export const pricesOf = ({ essence = {}, action }: Cost): readonly Price[] => {
  const inEssence = { essence, sacrifice: false, rule: 'SFI-ABILITY-ACTIVE-003', surcharge: true } as const;
  const inAction = { essence: {}, sacrifice: true, rule: 'SFI-ABILITY-ACTIVE-007', surcharge: true } as const;
  if (action === 'A+') return [{ essence, sacrifice: true, rule: 'SFI-ABILITY-ACTIVE-006', surcharge: true }];
  if (action === 'A/') return [inEssence, inAction];
  return [action === 'A' ? inAction : inEssence];
};

/** The essence of a price by the colour of the token that Essence Starved adds to it; the price itself for other units. */
const withSurcharge = (
  { options }: Table,
  unit: Unit,
  { essence, surcharge }: Price,
): ReadonlyMap<Colour | null, ByColour> => {
  if (!surcharge || !suffers(unit, 'essence-starved')) return new Map([[null, essence]]);
  const colours = options['conditions.essenceStarved.surchargeChoices'];
  return new Map(colours.map(colour => [colour, plus(essence, { [colour]: 1 })]));
};

/** The parts of the price, with the token of Essence Starved, that the reserve of the unit's player can pay now (SFI-ESSENCE-016). */
const payable = (table: Table, unit: Unit, price: Price): readonly (readonly [Colour | null, ByColour])[] =>
  [...withSurcharge(table, unit, price)].filter(([, cost]) => tokenPayments(table, unit.player, cost).length > 0);

/** Only the active unit has actions to sacrifice, and none any more when its activation ends (SFI-ACTIVATE-006). */
const whyNoAction = (table: Table, { id }: Unit): Refusal | undefined => {
  const { activation } = table.state;
  if (activation?.unit !== id || activation.part === 'ending' || activation.part === 'none')
    return { code: 'no-action-left', rule: 'SFI-ACTION-016' };
  return whyNoSacrifice(table);
};

/** The rule that keeps a unit from paying a price: the engine refuses to declare what cannot be paid. */
export const whyNotPay = (table: Table, unit: Unit, price: Price): Refusal | undefined => {
  const noAction = price.sacrifice ? whyNoAction(table, unit) : undefined;
  if (noAction || payable(table, unit, price).length > 0) return noAction;
  const starved = tokenPayments(table, unit.player, price.essence).length > 0;
  return { code: 'not-payable', rule: starved ? 'SFI-CONDITION-004' : 'SFI-ABILITY-ACTIVE-004' };
};

/**
 * Pays a price that can be paid, from the reserve of the unit's own player, also in an enemy's activation
 * (SFI-ABILITY-REACTIVE-013). A unit that is Essence Starved pays one more token of a colour that its player picks, also for an
 * ability without a price in essence (SFI-CONDITION-005).
 */
export function* payPrice(turn: Turn<Sfi>, unit: Unit, price: Price): Rule {
  const payments = payable(tableOf(turn), unit, price);
  let [found] = payments;
  if (payments.length > 1) {
    const options = payments.flatMap(([colour]) => colour ?? []);
    const rule = 'SFI-CONDITION-004';
    const colour = yield* decideUnlessForced(turn, { by: unit.player, kind: 'colour', rule, options });
    found = payments.find(([one]) => one === colour);
  }
  if (price.sacrifice) sacrificeAction(turn);
  if (found) yield* payEssence(turn, unit.player, found[1], 'cost', price.rule);
}
