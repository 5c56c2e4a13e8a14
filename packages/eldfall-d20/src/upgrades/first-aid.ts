import { isAware } from '../battlefield/awareness.js';
import { carryOut } from '../effects/carry-out.js';
import { hasState, isAlly, isOnField, modelNamed, modelOf, modelsOnField } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { knowsLengths } from '../movement/measuring.js';
import { currentOf } from '../profiles/current.js';
import type { Effect } from '../vocabulary/effect.js';
import type { Model, Sources, Table } from '../vocabulary/index.js';
import type { StateId } from '../vocabulary/words.js';
import { codedUpgrade } from './coded.js';

const ABILITY = 'first-aid';
const cured: readonly StateId[] = ['bleeding', 'poisoned', 'weakened', 'crippled'];
const aid: readonly Effect[] = [
  { op: 'heal', amount: 1 },
  { op: 'remove-states', states: cured },
];

/** True for a model that would benefit from First Aid: it has lost HP, or has one of the states. */
const needs = (table: Table, model: Model): boolean =>
  hasState(model, ...cured) || model.hp < currentOf(table, model, 'HP');

/**
 * The models that one with First Aid can help: all in its Awareness that are not Dead (ELD-UPGRADE-009), or when it is
 * Incapacitated only itself (ELD-UPGRADE-010). In Realism mode Awareness is measured after the declaration
 * (ELD-MEASURE-013).
 */
const patientsOf = (table: Table, model: Model): readonly Model[] => {
  if (!isOnField(model) || hasState(model, 'dead') || codedUpgrade(table, model, ABILITY) === undefined) return [];
  const isInSight = (other: Model): boolean =>
    !hasState(other, 'shrouded', 'hidden') || isAlly(table.state, model, other);
  const near = hasState(model, 'incapacitated')
    ? [model]
    : modelsOnField(table.state).filter(
        other => isInSight(other) && (!knowsLengths(table, model) || isAware(table, model, other)),
      );
  return near.filter(other => !hasState(other, 'dead') && needs(table, other));
};

/** First Aid is removed in the Strategic phase and helps one model. */
export const firstAid: Sources['strategicAbilities'][number] = {
  ability: ABILITY,
  entry: {
    candidates: (table, player) =>
      table.state.models
        .filter(one => one.player === player)
        .flatMap(one =>
          patientsOf(table, one).map(({ id }) => ({ do: 'ability', ability: ABILITY, model: one.id, target: id })),
        ),
    whyNot: (table, player, { model: id, target }) => {
      const model = modelNamed(table.state, id);
      const patients = model?.player === player ? patientsOf(table, model) : [];
      return patients.some(one => one.id === target)
        ? undefined
        : { code: 'no-patient', rule: 'ELD-UPGRADE-009', path: 'target' };
    },
    carryOut: function* (turn, player, { model, target = model }) {
      const rule = 'ELD-UPGRADE-009';
      const table = tableOf(turn);
      const upgrade = codedUpgrade(table, modelNamed(table.state, model) ?? { upgrades: [] }, ABILITY);
      if (upgrade === undefined) return;
      turn.emit({ type: 'UpgradeRemoved', player, model, upgrade }, rule);
      turn.emit({ type: 'AbilityUsed', model, ability: ABILITY, target }, rule);
      // A bystander that helps a duellist interferes (ELD-DUEL-006).
      if (turn.state.duel) turn.emit({ type: 'DeedNoted', deed: { deed: 'aided', by: model, on: target } }, rule);
      if (!isAware(table, modelOf(turn.state, model), modelOf(turn.state, target))) {
        turn.emit({ type: 'RequirementFailed', model, code: 'not-aware', target }, ['ELD-ACT-020', rule]);
        return;
      }
      yield* carryOut(turn, aid, { on: target, by: model, rule, source: ABILITY });
    },
  },
};
