import { weaponOf } from '../../hero-cards/reading/cards.js';
import { type ActionKind, actionKind, type ChoiceOf } from '../../match/action-kind.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Table } from '../../vocabulary/table.js';
import { carryOut } from '../declare/carry-out.js';
import { attackRefusal, attacksOf } from '../eligibility/legality.js';

const apOf = (table: Table, { model, weapon }: ChoiceOf<'attack'>): number =>
  weaponOf(table, modelOf(table.state, model), weapon).ap;

/** A Basic Attack (JHX-ACTION-006): the AP of its weapon are paid before it is carried out (JHX-ATTACK-002). */
export const attackAction: ActionKind = actionKind<'attack'>({
  do: 'attack',
  rule: 'JHX-ATTACK-004',
  options: (table, { id: model }) =>
    attacksOf(table, model).map(({ weapon, target }) => ({ do: 'attack', model, weapon, target })),
  cost: (table, choice) => ({ ap: apOf(table, choice), fate: 0 }),
  *run(turn, choice) {
    const { model, weapon, target } = choice;
    yield* carryOut(turn, { attacker: model, target, weapon, kind: 'action', ap: apOf(tableOf(turn), choice) });
  },
  refusal: (table, { model, weapon, target }) =>
    attackRefusal(table, { attacker: model, target, weapon, kind: 'action' }),
});
