import { place } from '../../combat/walking/walk.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { modelOf } from '../../match/models.js';
import type { Model } from '../../vocabulary/index.js';
import type { Place } from '../../vocabulary/place.js';
import type { Table } from '../../vocabulary/table.js';

const exitsOf = (table: Table, { id, kind }: Model): readonly Place[] => {
  const piece = kind === 'hero' ? pieceOf(table, id) : undefined;
  return piece ? fieldOf(table).gateExits(piece) : [];
};

/**
 * A Hero on the porting hex of a gate is Placed on that of another, if nothing stands there; nobody strikes it for that
 * (JHX-TERRAIN-025).
 */
export const gate: ActionKind = actionKind<'gate'>({
  do: 'gate',
  rule: 'JHX-TERRAIN-024',
  options: (table, model) => exitsOf(table, model).map(to => ({ do: 'gate', model: model.id, to })),
  cost: ({ numbers }) => ({ ap: numbers.actionCosts.gate.value, fate: 0 }),
  *run(turn, { model, to }) {
    yield* place(turn, { model, to, motion: 'place', by: model });
  },
  refusal: (table, { model, to }) =>
    exitsOf(table, modelOf(table.state, model)).includes(to)
      ? undefined
      : { code: 'no-way-there', rule: 'JHX-TERRAIN-024', detail: { cell: to } },
});
