import { decide, type Refusal } from '@rulewright/core';
import { holdRefusal } from '../../beside-table/artefacts/holding.js';
import { footingOf, groundOf } from '../../hero-cards/reading/ground.js';
import { type ActionKind, actionKind, type ChoiceOf } from '../../match/action-kind.js';
import { isOnBoard, modelOf, standing } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Model } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The friendly Heroes next to a model. */
const beside = (table: Table, model: Model): readonly Model[] => {
  const { id, player } = model;
  const own = footingOf(table, model);
  const ground = groundOf(table);
  const { handOver: near } = table.numbers.distances;
  return standing(table.state).filter(
    one =>
      one.id !== id &&
      one.kind === 'hero' &&
      one.player === player &&
      isOnBoard(model) &&
      ground.within(near.value, own, footingOf(table, one)),
  );
};

const refusal = (table: Table, { model: id, artefact, to }: ChoiceOf<'hand-over'>): Refusal | undefined => {
  const model = modelOf(table.state, id);
  const held = model.artefacts.find(one => one.artefact === artefact);
  if (!held) return { code: 'not-held', rule: 'JHX-ARTEFACT-003', detail: { model: id, artefact } };
  const receiver = beside(table, model).find(one => one.id === to);
  if (!receiver) return { code: 'not-beside', rule: table.numbers.distances.handOver.rule, detail: { model: to } };
  const found = holdRefusal(table, receiver, artefact, { deck: null });
  // The Artefact stays in the Warband, so the limit of one copy does not apply.
  if (!found || found.code === 'second-copy') return undefined;
  return found.code === 'slot-full' ? { ...found, rule: 'JHX-ACTION-030' } : found;
};

/**
 * Hand Over: a Hero gives one of its Artefacts to a friendly Hero next to it, into an empty slot (JHX-ACTION-030),
 * if that Hero may have it (JHX-ACTION-031). The Artefact keeps the deck it came from. An edition may let
 * one action hand over several: the player is then asked for each further one.
 */
export const handOver: ActionKind = actionKind<'hand-over'>({
  do: 'hand-over',
  rule: 'JHX-ACTION-029',
  options: (table, model) =>
    model.artefacts
      .flatMap(({ artefact }) =>
        beside(table, model).map(({ id: to }) => ({ do: 'hand-over', model: model.id, artefact, to }) as const),
      )
      .filter(choice => !refusal(table, choice)),
  cost: ({ numbers }) => ({ ap: numbers.actionCosts.handOver.value, fate: 0 }),
  *run(turn, { model: from, to, artefact: first }) {
    const { value: most, rule } = tableOf(turn).numbers.artefacts.handedOver;
    turn.emit({ type: 'ArtefactHandedOver', from, to, artefact: first }, rule);
    for (const { artefact } of modelOf(turn.state, from).artefacts.slice(0, most - 1)) {
      const { player: by } = modelOf(turn.state, from);
      const choice = { do: 'hand-over', model: from, to, artefact } as const;
      if (by === null || refusal(tableOf(turn), choice)) continue;
      const about = { handOver: artefact, model: from, to };
      if (!(yield* decide(turn, { by, kind: 'confirm', rule, options: [true, false], about }))) continue;
      turn.emit({ type: 'ArtefactHandedOver', from, to, artefact }, rule);
    }
  },
  refusal,
});
