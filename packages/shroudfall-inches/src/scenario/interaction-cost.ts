import { decideUnlessForced, type PlayerId, type Refusal, type Rule, type Turn } from '@rulewright/core';
import { isWithin } from '../battlefield/distance.js';
import { elementCard, thingOf } from '../battlefield/things.js';
import { payEssence, tokenPayments } from '../essence/pay.js';
import { sacrificeAction, whyNoSacrifice } from '../match/budget.js';
import { countOf, plus } from '../match/by-colour.js';
import { basesOf, cardOf, playerOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type { ActivationChoice, ScenarioElement, Sfi, Unit, UnitId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { type ByColour, type Colour, colours } from '../vocabulary/words.js';

/** The choice to interact. */
export type Interact = Extract<ActivationChoice, { readonly do: 'interact' }>;

/**
 * The payment for an interaction: an action (SFI-SCENARIO-011), essence (SFI-SCENARIO-012), or nothing by Infiltrator
 * (SFI-PASSIVE-023).
 */
export type Payment = 'action' | 'essence' | 'nothing';

/** The ways in which a unit may pay for an interaction with an element, including those that it cannot afford. */
export const paymentsFor = (table: Table, unit: Unit, element: ScenarioElement): readonly Payment[] => {
  const { keywords } = elementCard(table, element);
  const asked = [
    ...(keywords.includes('ACTION INTERACT') ? (['action'] as const) : []),
    ...(keywords.includes('ESSENCE INTERACT') ? (['essence'] as const) : []),
  ];
  return asked.length > 0 && hasPassive(table, unit, 'infiltrator') ? ['nothing'] : asked;
};

/** The payment that a choice names. */
export const paymentOf = (
  table: Table,
  unit: Unit,
  element: ScenarioElement,
  { sacrifice }: Interact,
): Payment | undefined => {
  const payments = paymentsFor(table, unit, element);
  const [only] = payments;
  if (payments.length < 2) return sacrifice ? undefined : only;
  return sacrifice ? 'action' : 'essence';
};

/** True if a model of a unit is within an inch of an element. */
const isBeside = (table: Table, unit: UnitId, element: ScenarioElement): boolean => {
  const { base } = thingOf(table, element.id);
  return basesOf(table, unit).some(one => isWithin(table, one, base, table.numbers.scenario.reach.value));
};

const coloursIn = (amount: ByColour): readonly Colour[] => colours.filter(colour => countOf(amount, colour) > 0);

/**
 * The enemy units that contest an interaction, each with the colours of its essence value. A unit without essence value adds nothing
 * to the price (SFI-SCENARIO-013).
 */
const contesting = (table: Table, player: PlayerId, element: ScenarioElement) =>
  table.state.units
    .filter(unit => unit.where === 'on-table' && unit.player !== player && isBeside(table, unit.id, element))
    .map(unit => ({ unit, options: coloursIn(cardOf(table, unit).essence) }))
    .filter(({ options }) => options.length > 0);

const basePrice = (table: Table, element: ScenarioElement): ByColour =>
  elementCard(table, element).interaction?.cost ?? table.options['scenario.essenceInteractBaseCost'];

const surcharge = ({ numbers }: Table, colour: Colour): ByColour => ({ [colour]: numbers.scenario.contested.value });

/**
 * The rule that keeps a unit from paying. The opponent names colours and may name the strongest ones, so essence is enough only if it
 * pays for those.
 */
export const whyNotPay = (
  table: Table,
  unit: Unit,
  element: ScenarioElement,
  payment: Payment,
): Refusal | undefined => {
  if (payment === 'nothing') return undefined;
  if (payment === 'action') return whyNoSacrifice(table);
  const enemies = contesting(table, unit.player, element);
  const price = enemies.reduce<ByColour>(
    (sum, { options }) => {
      const strongest = options.at(-1);
      return strongest ? plus(sum, surcharge(table, strongest)) : sum;
    },
    basePrice(table, element),
  );
  if (tokenPayments(table, unit.player, price, true).length > 0) return undefined;
  return { code: 'not-payable', rule: enemies.length > 0 ? 'SFI-SCENARIO-013' : 'SFI-SCENARIO-012', detail: { price } };
};

/** For each enemy unit beside the element the opponent names the colour of one more token. */
function* contestedPrice(turn: Turn<Sfi>, player: PlayerId, element: ScenarioElement): Rule<ByColour> {
  const table = tableOf(turn);
  let price = basePrice(table, element);
  for (const { unit, options } of contesting(table, player, element)) {
    const about = { unit: unit.id, element: element.id };
    const rule = 'SFI-SCENARIO-013';
    const colour = yield* decideUnlessForced(turn, { by: unit.player, kind: 'colour', rule, options, about });
    price = plus(price, surcharge(table, colour));
  }
  return price;
}

/** A unit pays for an interaction. A stronger token may replace a weaker one. */
export function* payFor(turn: Turn<Sfi>, unit: UnitId, element: ScenarioElement, payment: Payment): Rule {
  if (payment === 'action') sacrificeAction(turn);
  if (payment !== 'essence') return;
  const by = playerOf(turn.state, unit);
  const price = yield* contestedPrice(turn, by, element);
  yield* payEssence(turn, by, price, 'interaction', 'SFI-SCENARIO-014', true);
}
