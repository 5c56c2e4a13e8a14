import { hasState, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hasTrait } from '../profiles/abilities.js';
import { immunityTo } from '../profiles/immunity.js';
import { amount } from '../rolls/amount.js';
import { rollAttribute, rollFacts } from '../rolls/roll.js';
import type { RuleId } from '../rulebook/index.js';
import type { Consequence, Hit, Model, Sources, Table } from '../vocabulary/index.js';
import { attackerOf, victimOf } from './of-hit.js';

/** True for a Demon whose trait works against a model: it does nothing against other Demons (ELD-TRAIT-020). */
const terrifies = (table: Table, demon: Model, model: Model): boolean =>
  hasTrait(table, demon, 'demon') && !hasTrait(table, model, 'demon');

/** The model that a Hit of a Demon can make Panicked; undefined without one. */
const frightened = (table: Table, hit: Hit): Model | undefined => {
  const model = victimOf(table, hit);
  const demon = attackerOf(table, hit);
  if (!model || !terrifies(table, demon, model)) return undefined;
  return immunityTo(table, model, { state: 'panicked' }) ? undefined : model;
};

const panic = ({ id }: Model, { attack: { player } }: Hit, rule: RuleId): Consequence => ({
  cited: { rule, source: 'demon' },
  model: id,
  gains: { state: 'panicked', until: 'end-phase', by: player, source: 'demon' },
});

/** A model that a Demon wounds rolls Morale: on a failure it is Panicked until the end of the turn. */
export const demonWound: Sources['onWound'][number] = function* (turn, { hit }, { consequences }) {
  const model = frightened(tableOf(turn), hit);
  if (!model) return;
  const facts = rollFacts({ model: model.id, attribute: 'M', purpose: 'morale', about: 'demon' });
  const { success } = yield* rollAttribute(turn, facts);
  if (!success) consequences.push(panic(model, hit, 'ELD-TRAIT-017'));
};

/** A Critical Hit of a Demon makes the model Panicked until the end of the turn without a roll. */
export const demonCritical: Sources['hitEffects'][number] = (turn, hit, { consequences }) => {
  const model = hit.critical ? frightened(tableOf(turn), hit) : undefined;
  if (model) consequences.push(panic(model, hit, 'ELD-TRAIT-018'));
};

/** An Attack of a Demon has a bonus against a Panicked model (ELD-TRAIT-019). */
export const demonAttack: Sources['rolls'][number] = (table, { model, purpose, aim }) => {
  if (purpose !== 'attack' || !aim || !('model' in aim)) return [];
  const target = modelOf(table.state, aim.model);
  return hasState(target, 'panicked') && terrifies(table, modelOf(table.state, model), target)
    ? [amount(table.numbers.traits.demonAgainstPanicked, 'demon')]
    : [];
};
