import type { Refusal } from '@rulewright/core';
import type { Limit } from '@rulewright/core/uses';
import { attributeValue } from '../../hero-cards/attributes/attribute.js';
import { commanderOf, inCohesion } from '../../hero-cards/reading/cohesion.js';
import { type ActionKind, actionKind } from '../../match/action-kind.js';
import { suffers } from '../../match/lasting.js';
import { modelOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import { once } from '../../special-rules/timing/limits.js';
import type { Jhx, Model, Soul } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { attemptHarvest } from './attempt.js';
import { canHold } from './eligible.js';
import { attemptsOf, fateOfSoul, priceOf } from './harvesting.js';
import { harvestReach, reaches } from './helpers.js';

/** The limit of a model that has one attempt per activation, together with its unit; undefined for all others. */
const onlyOnce = (table: Table, model: Model): Limit<Jhx> | undefined => {
  const { rule, gives } = attemptsOf(table, model);
  return gives === 'one' ? once('activation', 'soul-harvest', rule) : undefined;
};

/** The reason that a model cannot harvest at all now, besides a bar on its actions. */
const barred = (table: Table, model: Model): Refusal | undefined => {
  const { state } = table;
  if (attributeValue(table, model, 'SH') === null) return { code: 'no-attribute', rule: 'JHX-ATTR-004' };
  if (suffers(state, model.id, 'curse')) return { code: 'cursed', rule: 'JHX-COND-007' };
  if (!inCohesion(table, model)) return { code: 'out-of-cohesion', rule: 'JHX-UNIT-023' };
  const keeper = commanderOf(table, model);
  if (fateOfSoul(table, model) === 'Bound' && !canHold(table, keeper)) {
    return { code: 'cannot-hold', rule: 'JHX-SOUL-046' };
  }
  const attempts = onlyOnce(table, model);
  return attempts?.isUsed(state, model.unit ?? model.id) ? { code: 'used', rule: attempts.rule } : undefined;
};

/** The reason that a model cannot harvest a Soul now. */
const harvestRefusal = (table: Table, model: Model, soul: Soul | undefined): Refusal | undefined => {
  const refusal = barred(table, model);
  if (refusal || (soul && reaches(table, model, soul))) return refusal;
  return { code: 'out-of-reach', rule: harvestReach(table, model).rule };
};

/**
 * Soul Harvest: for 2 AP a Hero attempts to harvest an unbound Soul that it names (JHX-ACTION-025), as often as it can
 * pay (JHX-ACTION-024). A unit makes one attempt per activation (JHX-UNIT-006). A Soulless model pays 1 AP and makes
 * one attempt per activation (JHX-ABILITY-071).
 */
export const soulHarvest: ActionKind = actionKind<'soul-harvest'>({
  do: 'soul-harvest',
  rule: 'JHX-ACTION-019',
  options: (table, model) =>
    table.state.souls
      .filter(soul => harvestRefusal(table, model, soul) === undefined)
      .map(({ id: soul }) => ({ do: 'soul-harvest', model: model.id, soul })),
  cost: (table, { model }) => ({ ap: priceOf(table, modelOf(table.state, model)), fate: 0 }),
  *run(turn, { model: id, soul }) {
    const model = modelOf(turn.state, id);
    onlyOnce(tableOf(turn), model)?.use(turn, model.unit ?? id);
    yield* attemptHarvest(turn, id, soul);
  },
  refusal: (table, { model, soul }) =>
    harvestRefusal(
      table,
      modelOf(table.state, model),
      table.state.souls.find(({ id }) => id === soul),
    ),
});
