import type { Refusal } from '@rulewright/core';
import { offerPartingBlows } from '../../combat/parting-blows/parting-blow.js';
import { place } from '../../combat/walking/walk.js';
import { landingRefusal } from '../../ground/movement/landing.js';
import { companyOf } from '../../hero-cards/reading/cohesion.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { hexesAtOwnEffigy } from '../../key-models/effigies/at-effigy.js';
import { tagAlong } from '../../key-models/units/tag-along.js';
import { type ActionKind, actionKind, type ChoiceOf } from '../../match/action-kind.js';
import { suffers } from '../../match/lasting.js';
import { modelOf, onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Table } from '../../vocabulary/table.js';

const ap = 2;

const refusal = (table: Table, { model, to }: ChoiceOf<'effigy-recall'>): Refusal | undefined => {
  const home = hexesAtOwnEffigy(table, modelOf(table.state, model));
  if (home.length === 0) return { code: 'no-room', rule: 'JHX-ACTION-014' };
  const piece = pieceOf(table, model);
  if (home.includes(to) || !piece) return undefined;
  const detail = { cell: to };
  return (
    landingRefusal(fieldOf(table), piece, to, 'recall') ?? { code: 'not-at-the-effigy', rule: 'JHX-ACTION-010', detail }
  );
};

/**
 * Effigy Recall: the Hero is Placed next to its own Effigy, if a hex is free there. Its engaging enemies strike first
 * (JHX-ACTION-011), in the order of their player, Monsters last (JHX-ACTION-012); a Hero that is killed or lies knocked
 * down stays (JHX-ACTION-013). A Commander's unit may come with it (JHX-UNIT-019). Souls are lost only where the
 * activation ends (JHX-ACTION-015).
 */
export const effigyRecall: ActionKind = actionKind<'effigy-recall'>({
  do: 'effigy-recall',
  rule: 'JHX-ACTION-010',
  options: (table, model, apLeft) =>
    apLeft < ap ? [] : hexesAtOwnEffigy(table, model).map(to => ({ do: 'effigy-recall', model: model.id, to })),
  cost: () => ({ ap, fate: 0 }),
  *run(turn, { model, to }) {
    yield* offerPartingBlows(turn, model, to, 'recall');
    if (!onBoard(turn.state, model) || suffers(turn.state, model, 'knock-down')) return;
    const company = companyOf(tableOf(turn), modelOf(turn.state, model)).map(({ id }) => id);
    const came = yield* place(turn, { model, to, motion: 'recall', by: model });
    if (came !== 'blocked') yield* tagAlong(turn, model, company);
  },
  refusal,
});
