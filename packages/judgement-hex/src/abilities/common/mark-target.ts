import type { Refusal } from '@rulewright/core';
import { hasCommon } from '../../hero-cards/reading/common.js';
import { type ActionKind, actionKind, type ChoiceOf } from '../../match/action-kind.js';
import { onBoard, standing } from '../../match/models.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The enemy Heroes on the board that a model could mark. A mark on a Hero that has died stays (JHX-ABILITY-033). */
export const markable = ({ state }: Pick<Table, 'state'>, { player, marked }: Model): readonly Model[] =>
  standing(state).filter(one => one.kind === 'hero' && one.player !== player && one.id !== marked);

/** The reason that a model cannot mark another; undefined if it can. */
const markRefusal = (table: Table, { model: by, target }: ChoiceOf<'mark-target'>): Refusal | undefined => {
  const model = onBoard(table.state, by);
  const rule = 'JHX-ABILITY-032';
  if (!model || !hasCommon(table, model, 'mark-target')) return { code: 'no-such-ability', rule };
  if (model.marked === target) return { code: 'already-marked', rule, detail: { target } };
  return markable(table, model).some(({ id }) => id === target)
    ? undefined
    : { code: 'not-an-enemy-hero', rule, detail: { target } };
};

/** For 1 AP the model shifts its mark to another enemy Hero. */
export const shiftMark: ActionKind = actionKind<'mark-target'>({
  do: 'mark-target',
  rule: 'JHX-ABILITY-032',
  options: (table, model) =>
    hasCommon(table, model, 'mark-target')
      ? markable(table, model).map(({ id }) => ({ do: 'mark-target', model: model.id, target: id }))
      : [],
  cost: ({ numbers }) => ({ ap: numbers.actionCosts.shiftMark.value, fate: 0 }),
  run: (turn, { model, target }) => {
    turn.emit({ type: 'TargetMarked', model, target }, 'JHX-ABILITY-032');
  },
  refusal: markRefusal,
});
