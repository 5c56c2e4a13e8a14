import { aimingOf, isAiming } from '../../combat/dice-pool/aiming.js';
import { weaponsOf } from '../../hero-cards/reading/cards.js';
import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { modelOf } from '../../match/models.js';
import { beginLasting } from '../../special-rules/conditions/inflict.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { isBeginning } from '../activation/beginning.js';

/**
 * True if a model's activation has not really begun: no AP spent, no action made. In an edition where a Hero removes a condition
 * before any action (JV11-FATE-004), that is no action.
 */
const isFresh = (table: Table, { id, kind }: Model): boolean => {
  const { activation } = table.state;
  if (!activation) return false;
  // AP that a Summoned model had spent before it died count no more once it is summoned again (JHX-SUMMON-014).
  if (kind === 'summoned') {
    return activation.budgets[id]?.spent === 0 && !activation.used.some(key => key.startsWith(`ability ${id} `));
  }
  return !activation.acted || (table.numbers.cleanse.when.value === 'start' && isBeginning(table));
};

const canAim = (table: Table, model: Model): boolean =>
  weaponsOf(table, model).some(({ type }) => type === 'RNG') && !isAiming(table.state, model.id);

/**
 * The aiming bonus is claimed: at no cost, before the model's first AP or action, by a model that has a use for it. The
 * actions that the bonus bars: see `barred` and the legality of attacks (JHX-ATTACK-030).
 */
export const aim: ActionKind = actionKind<'aim'>({
  do: 'aim',
  rule: 'JHX-ATTACK-029',
  options: (table, model) => (isFresh(table, model) && canAim(table, model) ? [{ do: 'aim', model: model.id }] : []),
  cost: () => ({ ap: 0, fate: 0 }),
  run: (turn, { model }) => beginLasting(turn, aimingOf(model), 'JHX-ATTACK-029'),
  refusal: (table, { model: id }) =>
    isFresh(table, modelOf(table.state, id))
      ? { code: 'nothing-to-aim', rule: 'JHX-ATTACK-029', detail: { model: id } }
      : { code: 'too-late', rule: 'JHX-ATTACK-031', detail: { model: id } },
});
