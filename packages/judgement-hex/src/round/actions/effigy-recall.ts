import { type Procedure, perform, procedure, type Refusal, type Rule, step, type Turn } from '@rulewright/core';
import { offerPartingBlows } from '../../combat/parting-blows/parting-blow.js';
import { place } from '../../combat/walking/walk.js';
import { companyOf } from '../../hero-cards/reading/cohesion.js';
import { fieldOf, pieceOf } from '../../hero-cards/reading/field.js';
import { atOwnEffigy } from '../../key-models/effigies/at-effigy.js';
import { tagAlong } from '../../key-models/units/tag-along.js';
import { type ActionKind, actionKind, type ChoiceOf } from '../../match/action-kind.js';
import { suffers } from '../../match/lasting.js';
import { modelOf, onBoard } from '../../match/models.js';
import { editionOf, tableOf } from '../../match/table.js';
import { choosePlace } from '../../special-rules/places/choose-place.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import { nowhere, type Place } from '../../vocabulary/place.js';
import type { Recall } from '../../vocabulary/procedures.js';
import type { Table } from '../../vocabulary/table.js';

const refusal = (table: Table, { model, to }: ChoiceOf<'effigy-recall'>): Refusal | undefined => {
  const field = fieldOf(table);
  const where = atOwnEffigy(table, modelOf(table.state, model));
  if (!where || !field.hasPlace(where)) return { code: 'no-room', rule: 'JHX-ACTION-014' };
  const piece = pieceOf(table, model);
  if (to === undefined || !piece || field.places(where).includes(to)) return undefined;
  const detail = { cell: to };
  const obstacle = field.landingRefusal(piece, to, 'recall');
  // Where places cannot be listed, the place is asked for after the action.
  if (obstacle || !field.ground.listed) return obstacle;
  return { code: 'not-at-the-effigy', rule: 'JHX-ACTION-010', detail };
};

/** The place next to the Effigy, where places cannot be listed among the actions. */
function* chooseHome(turn: Turn<Jhx>, model: ModelId): Rule<Place> {
  const table = tableOf(turn);
  const { player, at } = modelOf(turn.state, model);
  const where = atOwnEffigy(table, modelOf(turn.state, model));
  if (!where || player === null) return at ?? nowhere;
  return yield* choosePlace(turn, { by: player, rule: 'JHX-ACTION-010', about: { recall: model }, where });
}

function* sufferBlows(turn: Turn<Jhx>, recall: Recall): Rule {
  const { model, to } = recall;
  yield* offerPartingBlows(turn, model, to, 'recall');
  recall.failed = !onBoard(turn.state, model) || suffers(turn.state, model, 'knock-down');
}

function* placeHero(turn: Turn<Jhx>, recall: Recall): Rule {
  const { model, to } = recall;
  recall.company = companyOf(tableOf(turn), modelOf(turn.state, model)).map(({ id }) => id);
  recall.failed = (yield* place(turn, { model, to, motion: 'recall', by: model })) === 'blocked';
}

/**
 * The steps of an Effigy Recall: engaging enemies strike first, in the order of their player, Monsters last
 * (JHX-ACTION-012); a Hero that is killed or lies knocked down stays (JHX-ACTION-013). A Commander's unit may come with it.
 */
export const recallProcedure: Procedure<Jhx, Recall> = procedure('effigy recall', [
  step('JHX-ACTION-011', 'suffer Parting Blows', sufferBlows),
  step('JHX-ACTION-010', 'place the Hero', placeHero),
  step('JHX-UNIT-019', 'bring the unit', (turn, { model, company }) => tagAlong(turn, model, company)),
]);

/**
 * Effigy Recall: the Hero is Placed next to its own Effigy, if a hex is free there. Souls are lost only where the
 * activation ends (JHX-ACTION-015).
 */
export const effigyRecall: ActionKind = actionKind<'effigy-recall'>({
  do: 'effigy-recall',
  rule: 'JHX-ACTION-010',
  options: (table, model, apLeft) => {
    const where = apLeft < table.numbers.actionCosts.effigyRecall.value ? undefined : atOwnEffigy(table, model);
    const field = fieldOf(table);
    const recall = { do: 'effigy-recall', model: model.id } as const;
    if (!where) return [];
    if (field.ground.listed) return field.places(where).map(to => ({ ...recall, to }));
    return field.hasPlace(where) ? [recall] : [];
  },
  cost: ({ numbers }) => ({ ap: numbers.actionCosts.effigyRecall.value, fate: 0 }),
  *run(turn, choice) {
    const { model } = choice;
    const to = choice.to ?? (yield* chooseHome(turn, model));
    const recall: Recall = { model, to, company: [], failed: false };
    yield* perform(turn, editionOf(turn).procedures.recall, recall, (_, { failed }) => failed);
  },
  refusal,
});
