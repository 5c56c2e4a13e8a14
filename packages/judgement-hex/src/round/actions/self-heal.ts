import type { Turn } from '@rulewright/core';
import { heal, healingRefusal } from '../../combat/damage/healing.js';
import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { lastingOn } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { once } from '../../special-rules/timing/limits.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

const oneSelfHeal = /* @__PURE__ */ once('activation', 'self-heal', 'JHX-ACTION-017');

/** The missing points of a model's temporary pools; none without the option `selfHealRestoresTemporary`. */
const spentPools = (table: Table, id: ModelId): readonly { readonly effect: number; readonly missing: number }[] =>
  table.options.selfHealRestoresTemporary
    ? lastingOn(table.state, id, 'temporary-health')
        .map(({ id: effect, data: { left, full = left } }) => ({ effect, missing: full - left }))
        .filter(({ missing }) => missing > 0)
    : [];

const restore = (turn: Turn<Jhx>, model: ModelId, most: number): void => {
  let left = most;
  for (const { effect, missing } of spentPools(tableOf(turn), model)) {
    const by = Math.min(left, missing);
    if (by > 0) turn.emit({ type: 'TemporaryHealthRestored', model, effect, by }, 'JHX-ACTION-018');
    left -= by;
  }
};

const isHurt = (table: Table, model: Model): boolean => model.damage > 0 || spentPools(table, model.id).length > 0;

/**
 * Self-Heal: a Hero heals 5, up to its maximum, base health only (JHX-ACTION-018), once per activation (JHX-ACTION-017,
 * JHX-UNIT-018). Not offered to a model that is not hurt, nor to one that burns or has Mortal Wounds, since it cannot heal
 * (JHX-COND-017, JHX-ABILITY-035).
 */
export const selfHeal: ActionKind = actionKind<'self-heal'>({
  do: 'self-heal',
  rule: 'JHX-ACTION-016',
  options: (table, model) =>
    isHurt(table, model) && !healingRefusal(table, model) && !oneSelfHeal.isUsed(table.state, model.id)
      ? [{ do: 'self-heal', model: model.id }]
      : [],
  cost: ({ numbers }) => ({ ap: numbers.actionCosts.selfHeal.value, fate: numbers.fateCosts.selfHeal.value }),
  run(turn, { model: id }) {
    oneSelfHeal.use(turn, id);
    const { value: amount, rule } = tableOf(turn).numbers.health.selfHeal;
    restore(turn, id, amount - heal(turn, id, amount, rule));
  },
  refusal(table, { model: id }) {
    const model = modelOf(table.state, id);
    const detail = { model: id };
    if (!isHurt(table, model)) return { code: 'not-hurt', rule: 'JHX-ACTION-016', detail };
    const unhealable = healingRefusal(table, model);
    return unhealable
      ? { code: 'cannot-heal', rule: unhealable, detail }
      : { code: 'already-used', rule: oneSelfHeal.rule, detail };
  },
});
