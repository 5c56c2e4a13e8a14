import { tally } from '@rulewright/core/tally';
import { summonedCard } from '../../hero-cards/reading/cards.js';
import { changesOn } from '../../hero-cards/reading/changes.js';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { budgetOf } from '../../match/evolve.js';
import { conditionOn } from '../../match/lasting.js';
import { modelOf, standing } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { JhxState, JhxTally, Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

const stages = ['base', 'unit', 'modifiers', 'least'] as const;

/** True if a Hero entered play again this round. */
export const isResurrected = ({ round }: JhxState, { kind, enteredIn }: Model): boolean =>
  kind === 'hero' && round > 0 && enteredIn === round;

/**
 * True if the model was stunned when the activation began: a stun gained during the activation takes none of its AP,
 * unless by the option `stunInOwnActivation` (JHX-COND-039, JHX-COND-040).
 */
const isStunned = ({ state, options }: Pick<Table, 'state' | 'options'>, id: ModelId): boolean => {
  const stun = conditionOn(state, id, 'stun');
  return stun !== undefined && (stun.afterNext !== true || options.stunInOwnActivation === 'at-once');
};

/**
 * The AP that a Hero, a Hero unit or a Summoned model has as its activation begins: 3, or 2 for a Lesser Being, or the
 * number on the card of a Summoned model; one more for each model of a unit besides its Commander that is on the board.
 * Changes to the AP add up, never below 0.
 *
 * @param leader the Hero, the Commander (dead or alive), or the Summoned model
 */
export const apOf = (table: Table, leader: ModelId): JhxTally => {
  const { state } = table;
  const model = modelOf(state, leader);
  const { hero, lesserBeing, unitMember, resurrected, stunned } = table.numbers.actionPoints;
  const count = tally<RuleId, (typeof stages)[number]>('AP', stages);
  if (model.kind === 'summoned') count.base('base', summonedCard(table, model.card).ap, 'JHX-SUMMON-003');
  else if (model.unit === null && hasCommon(table, model, 'lesser-being')) {
    count.base('base', lesserBeing.value, lesserBeing.rule);
  } else count.base('base', hero.value, hero.rule);
  const group = standing(state).filter(one => one.id === leader || (model.unit !== null && one.unit === model.unit));
  for (const one of group) {
    if (one.member !== null) count.add('unit', unitMember.value, unitMember.rule, one.id);
    if (one.unit === null && isResurrected(state, one)) {
      count.add('modifiers', -resurrected.value, resurrected.rule, 'resurrected');
    }
    if (isStunned(table, one.id)) count.add('modifiers', -stunned.value, stunned.rule, 'stun');
    for (const { data, source } of changesOn(table, one)) {
      if (data.what === 'ap') count.add('modifiers', data.by, 'JHX-ACT-009', source);
    }
  }
  return count.atLeast('least', 0, 'JHX-ACT-009').tally();
};

/** The most that one model of a unit may spend (JHX-UNIT-004): fewer in the round it resurrected (JHX-UNIT-009). */
const mostOf = (table: Table, model: Model): number => {
  if (model.unit === null) return Number.POSITIVE_INFINITY;
  const { mostOfMember, mostOfReturnedMember, stunned } = table.numbers.actionPoints;
  const isWeak = hasCommon(table, model, 'lesser-being') || isResurrected(table.state, model);
  const most = (isWeak ? mostOfReturnedMember : mostOfMember).value;
  return most - (isStunned(table, model.id) ? stunned.value : 0);
};

/** The AP that a model can still spend in the present activation; 0 if the activation is not its own. */
export const apLeft = (table: Table, model: Model): number => {
  const { activation } = table.state;
  const budget = activation?.budgets[budgetOf(table.state, model.id) ?? ''];
  if (!activation || !budget) return 0;
  const spent = activation.spent[model.id] ?? 0;
  return Math.max(0, Math.min(budget.ap - budget.spent, mostOf(table, model) - spent));
};
