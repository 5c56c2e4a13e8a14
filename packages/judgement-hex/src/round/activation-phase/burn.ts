import type { Rule, Turn } from '@rulewright/core';
import { dealDamage } from '../../combat/damage/damage.js';
import { everyCommon, hasCommon } from '../../hero-cards/reading/common.js';
import { conditionOn } from '../../match/lasting.js';
import { rememberMaster } from '../../match/masters.js';
import { modelOf, onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { endLasting } from '../../special-rules/conditions/lasting.js';
import type { Jhx, Lasting, Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * The damage of burn to a model: one more if it is Flammable (JHX-ABILITY-017), and one more if it is vulnerable
 * (JHX-ABILITY-087).
 */
const burnDamage = (table: Table, model: Model): number => {
  const vulnerable = everyCommon(table, model, 'vulnerability').some(({ to }) => to === 'burn');
  const { burn, flammable, vulnerability } = table.numbers.conditions;
  const more = hasCommon(table, model, 'flammable') ? flammable.value : 0;
  return burn.value + more + (vulnerable ? vulnerability.value : 0);
};

/**
 * The model that kills by a condition: the one that applied it, dead or alive; the kill of a dead Summoned model is its Master's.
 * With the option `conditionOwnerGone` nobody once the model is out of play (JHX-COND-003).
 */
const ownerOf = (turn: Turn<Jhx>, { source, master }: Lasting): ModelId | null => {
  if (turn.options.conditionOwnerGone === 'nobody') return onBoard(turn.state, source) ? source : null;
  if (master !== undefined) rememberMaster(turn, { id: source, master });
  return source;
};

/**
 * To be called at the end of a model's activation (JHX-COND-015): if it burns, it takes the damage once, and the condition
 * expires with it (JHX-COND-014).
 */
export function* burnAtEnd(turn: Turn<Jhx>, id: ModelId): Rule {
  const burn = conditionOn(turn.state, id, 'burn');
  if (!burn) return;
  yield* dealDamage(turn, {
    target: id,
    amount: burnDamage(tableOf(turn), modelOf(turn.state, id)),
    true: true,
    cause: 'condition',
    by: ownerOf(turn, burn),
    rule: tableOf(turn).numbers.conditions.burn.rule,
    source: 'burn',
  });
  const left = turn.state.effects.filter(({ id: effect }) => effect === burn.id);
  endLasting(turn, left, 'expired', 'JHX-COND-016');
}
