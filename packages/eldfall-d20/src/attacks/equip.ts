import { decide, type Rule, type Turn } from '@rulewright/core';
import { equipmentsOf, isAmong } from '../items/equipment.js';
import { changeModel } from '../match/changes.js';
import { deciderOf } from '../match/decider.js';
import { itemOf, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { isPlayedByHand } from '../profiles/behaviour.js';
import { hasFullHands } from '../profiles/spells.js';
import { isSecret, secretAnswer } from '../secrets/secret.js';
import { checkEngaged } from '../states/engaged/ends.js';
import type { CardId, Eld, Model, ModelId, Table } from '../vocabulary/index.js';
import { attackFacts } from './facts.js';
import { spellsOf } from './means.js';
import { strikeOf } from './strike.js';

/** True if a model that casts has a free hand with other equipment, and none now (ELD-SPELL-003). */
const freesHand = (table: Table, model: Model, equipped: readonly CardId[]): boolean =>
  hasFullHands(table, model) && !hasFullHands(table, { equipped }) && spellsOf(table, model).length > 0;

/** The most strikes of a model with one of its equipped weapons in melee, with other equipment. */
const meleeStrikes = (table: Table, { id, equipped: own }: Model, equipped: readonly CardId[]): number => {
  const other = { ...table, state: changeModel(table.state, id, () => ({ equipped })) };
  const weapons = own.filter(item => itemOf(table, item).weapon?.kinds.includes('melee') && equipped.includes(item));
  return Math.max(
    0,
    ...weapons.map(item => {
      const declared = { do: 'attack', means: { item }, kind: 'melee', aims: [], skills: [] } as const;
      return strikeOf(other, attackFacts(other, { attacker: id, declared })).total;
    }),
  );
};

/** True if a change of equipment only lays the Shield aside and gives the model more strikes (ELD-MELEE-006). */
const shedsShield = (table: Table, model: Model, equipped: readonly CardId[]): boolean => {
  const laid = model.equipped.filter(id => !equipped.includes(id));
  return (
    laid.length === 1 &&
    laid.every(id => itemOf(table, id).category === 'shield') &&
    meleeStrikes(table, model, equipped) > meleeStrikes(table, model, model.equipped)
  );
};

/**
 * A model may change its equipment in the deployment, and once in its Activation or Reaction, before its action. Nothing is asked without a
 * choice of Items, nor for a Hostile that nobody plays, which takes in hand what its card needs when it declares its action (ELD-ITEM-002).
 */
export function* equip(turn: Turn<Eld>, id: ModelId, rule: 'ELD-ITEM-003' | 'ELD-ACT-011'): Rule {
  const table = tableOf(turn);
  const model = modelOf(turn.state, id);
  if (model.player === null && !isPlayedByHand(table, model)) return;
  const by = deciderOf(table, model);
  const hasAll = (set: readonly CardId[]): boolean => isAmong(set, model.equipped);
  const sets = turn.derive(() =>
    equipmentsOf(table, model).filter(set => !hasAll(set) || set.length < model.equipped.length),
  );
  // Laying Items aside is of use only to cast, and to strike without a Shield: if the model has at most one Item of
  // each category, there is no other change.
  const less = sets.filter(set => hasAll(set) && (freesHand(table, model, set) || shedsShield(table, model, set)));
  const options = [...sets.filter(set => !hasAll(set)), ...less];
  const secret = isSecret(model);
  // A secret model is always asked, since the question would reveal its Items (ELD-DEF-018).
  if (options.length === 0 && !secret) return;
  const choice = yield* decide(turn, {
    by,
    kind: 'equip',
    rule,
    options: ['keep', ...options],
    about: { model: id },
    ...secretAnswer(secret),
  });
  if (choice === 'keep') return;
  turn.emit({ type: 'Equipped', model: id, items: choice }, rule);
  // The Reach with which it engages others may have changed (ELD-STATE-033).
  checkEngaged(turn);
}
