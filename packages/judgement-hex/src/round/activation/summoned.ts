import { summonedBy } from '../../key-models/summoned/master.js';
import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { tableOf } from '../../match/table.js';
import { apOf } from './budgets.js';
import { actsOnce, mayAct } from './must-act.js';

const begin = actionKind({
  do: 'summoned-acts',
  rule: 'JHX-SUMMON-004',
  options: (table, { id }) =>
    summonedBy(table.state, id)
      .filter(model => mayAct(table, model))
      .map(model => ({ do: 'summoned-acts', model: model.id })),
  cost: () => ({ ap: 0, fate: 0 }),
  run: (turn, { model }) => {
    const { total } = apOf(tableOf(turn), model);
    turn.emit({ type: 'SummonedActs', model, ap: total }, ['JHX-SUMMON-004', 'JHX-SUMMON-003']);
    actsOnce.use(turn, model);
  },
  refusal: (_, { model }) => ({ code: 'already-used', rule: actsOnce.rule, detail: { model } }),
});

const done = actionKind({
  do: 'summoned-done',
  rule: 'JHX-SUMMON-005',
  options: ({ state: { activation } }, { id }) =>
    activation?.acting === id ? [{ do: 'summoned-done', model: id }] : [],
  cost: () => ({ ap: 0, fate: 0 }),
  run: turn => turn.emit({ type: 'SummonedActs', model: null }, 'JHX-SUMMON-005'),
});

/** A Summoned model begins its actions, and is done with them: between, nobody else acts (JHX-SUMMON-005). */
export const summonedActions: readonly ActionKind[] = [begin, done];
