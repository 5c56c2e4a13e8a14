import type { Refusal, Rule, Turn } from '@rulewright/core';
import { isWithin } from '../battlefield/distance.js';
import { elementCard, thingOf } from '../battlefield/things.js';
import { carryOut } from '../match/carry-out.js';
import { isUsedUp, useKey, useUp } from '../match/limits.js';
import { modelsOf, playerOf, unitOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import { openAt } from '../timing/windows.js';
import { hasPassive } from '../unit-cards/passives/passives.js';
import type {
  ActivationEntry,
  Cause,
  ModelId,
  Moment,
  ScenarioElement,
  Sfi,
  SfiState,
  Unit,
  UnitId,
} from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { elementNamed } from './elements.js';
import { type Interact, type Payment, payFor, paymentOf, paymentsFor, whyNotPay } from './interaction-cost.js';
import { scoreDeed } from './scoring.js';

const ruleOf: Readonly<Record<Payment, RuleId>> = {
  action: 'SFI-SCENARIO-011',
  essence: 'SFI-SCENARIO-012',
  nothing: 'SFI-PASSIVE-023',
};

const activeUnit = ({ activation, units }: SfiState): Unit | undefined =>
  activation ? unitOf({ units }, activation.unit) : undefined;

const isNear = (table: Table, model: ModelId, element: ScenarioElement): boolean =>
  isWithin(table, thingOf(table, model).base, thingOf(table, element.id).base, table.numbers.scenario.reach.value);

const isUsed = (table: Table, element: ScenarioElement): boolean =>
  isUsedUp(table.state, elementCard(table, element).interaction?.limit, useKey(element.id, 'interaction'));

/** All interactions of the active unit with elements that its models stand beside, whether it can pay or not. */
const candidates = (table: Table): readonly Interact[] => {
  const unit = activeUnit(table.state);
  if (!unit) return [];
  return table.state.elements.flatMap(element => {
    const payments = paymentsFor(table, unit, element);
    if (payments.length === 0) return [];
    const near = modelsOf(table.state, unit.id).filter(({ id }) => isNear(table, id, element));
    return near.flatMap(({ id: model }) =>
      payments.map((payment): Interact => {
        const choice = { do: 'interact', model, element: element.id } as const;
        return payment === 'action' && payments.length > 1 ? { ...choice, sacrifice: true } : choice;
      }),
    );
  });
};

/** The rule that keeps the active unit from an interaction between its actions and abilities. */
const whyNot = (table: Table, choice: Interact): Refusal | undefined => {
  const unit = activeUnit(table.state);
  const element = elementNamed(table, choice.element);
  if (!unit || !element || paymentsFor(table, unit, element).length === 0) {
    return { code: 'no-interaction', rule: 'SFI-SCENARIO-011', path: 'element' };
  }
  if (!modelsOf(table.state, unit.id).some(({ id }) => id === choice.model)) {
    return { code: 'not-in-the-active-unit', rule: 'SFI-SCENARIO-016', path: 'model' };
  }
  if (hasPassive(table, unit, 'simple-minded')) return { code: 'simple-minded', rule: 'SFI-PASSIVE-039' };
  const payment = paymentOf(table, unit, element, choice);
  if (!payment) return { code: 'no-choice-of-payment', rule: 'SFI-SCENARIO-011', path: 'sacrifice' };
  if (!isNear(table, choice.model, element)) return { code: 'too-far', rule: ruleOf[payment], path: 'model' };
  if (isUsed(table, element)) return { code: 'limit-used', rule: 'SFI-SCENARIO-016' };
  return whyNotPay(table, unit, element, payment);
};

/** An interaction: the unit pays, then the effects of the element happen, and then it scores. */
function* interact(turn: Turn<Sfi>, unit: UnitId, choice: Interact): Rule {
  const table = tableOf(turn);
  const { model, element: id } = choice;
  const element = elementNamed(table, id);
  const payment = element && paymentOf(table, unitOf(table.state, unit), element, choice);
  if (!element || !payment) throw new RangeError(`no interaction with ${id}`);
  const { name, interaction } = elementCard(table, element);
  yield* payFor(turn, unit, element, payment);
  useUp(turn, interaction?.limit, useKey(id, 'interaction'));
  turn.emit({ type: 'Interacted', model, element: id }, ruleOf[payment]);
  const moment: Moment = { window: 'interacted', of: model, at: id };
  const { base: place } = thingOf(tableOf(turn), id);
  const cause: Cause = {
    name,
    rule: 'SFI-SCENARIO-015',
    source: id,
    player: null,
    unit: null,
    model,
    aims: null,
    place,
    moment,
  };
  yield* carryOut(turn, interaction?.effects ?? [], cause);
  scoreDeed(turn, { player: playerOf(turn.state, unit), element, per: 'interaction' });
  yield* openAt(turn, 'interacted', { of: model, at: id });
}

/** Interactions in the menu of an activation, as often as they can be paid unless the scenario limits them. */
export const interacting: ActivationEntry = {
  rule: 'SFI-SCENARIO-016',
  candidates,
  whyNot: (table, choice) => (choice.do === 'interact' ? whyNot(table, choice) : undefined),
  sacrifices(table, choice) {
    const unit = activeUnit(table.state);
    const element = choice.do === 'interact' ? elementNamed(table, choice.element) : undefined;
    if (choice.do !== 'interact' || !unit || !element) return false;
    return paymentOf(table, unit, element, choice) === 'action';
  },
  run: (turn, unit, choice) => (choice.do === 'interact' ? interact(turn, unit, choice) : undefined),
};
