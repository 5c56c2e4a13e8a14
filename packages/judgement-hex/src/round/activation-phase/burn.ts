import type { Rule, Turn } from '@rulewright/core';
import { dealDamage } from '../../combat/damage/damage.js';
import { everyCommon, hasCommon } from '../../hero-cards/reading/common.js';
import { conditionOn } from '../../match/lasting.js';
import { modelOf, onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { endLasting } from '../../special-rules/conditions/lasting.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The True Damage of burn (JHX-COND-014). */
const damage = 3;

/** What burn deals to a model: one more if it is Flammable (JHX-ABILITY-017), and one more if it is vulnerable (JHX-ABILITY-087). */
const burnDamage = (table: Table, model: Model): number => {
  const vulnerable = everyCommon(table, model, 'vulnerability').some(({ to }) => to === 'burn');
  return damage + (hasCommon(table, model, 'flammable') ? 1 : 0) + (vulnerable ? 1 : 0);
};

/**
 * To be called at the end of a model's activation (JHX-COND-015): if it burns, it takes the damage once, and the condition
 * expires with it (JHX-COND-014, JHX-COND-016). Whoever applied it has the kill, while in play (JHX-COND-003).
 */
export function* burnAtEnd(turn: Turn<Jhx>, id: ModelId): Rule {
  const burn = conditionOn(turn.state, id, 'burn');
  if (!burn) return;
  const { source } = burn;
  yield* dealDamage(turn, {
    target: id,
    amount: burnDamage(tableOf(turn), modelOf(turn.state, id)),
    true: true,
    cause: 'condition',
    by: onBoard(turn.state, source) ? source : null,
    rule: 'JHX-COND-014',
    source: 'burn',
  });
  const left = turn.state.effects.filter(({ id: effect }) => effect === burn.id);
  endLasting(turn, left, 'expired', 'JHX-COND-016');
}
