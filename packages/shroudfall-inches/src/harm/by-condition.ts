import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { modelNamed, modelsOf, playerOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hitPointsLeft } from '../unit-cards/hit-points/hit-points.js';
import type { Model, ModelId, Sfi, UnitId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { type DirectRoll, inflict, rollDamage } from './suffer.js';

/** The damaged models with the fewest hit points left; without a damaged model all of the unit. */
const candidates = (table: Table, models: readonly Model[]): readonly Model[] => {
  const damaged = models.filter(({ damage }) => damage > 0);
  const fewest = Math.min(...damaged.map(model => hitPointsLeft(table, model)));
  return damaged.length === 0 ? models : damaged.filter(model => hitPointsLeft(table, model) === fewest);
};

/**
 * The model of a unit that takes the damage of a condition: the damaged model with the fewest hit points left. The player of the unit
 * decides ties, and picks any model if none is damaged. Null for a unit that has no model left.
 */
export function* modelHurtByCondition(turn: Turn<Sfi>, unit: UnitId): Rule<ModelId | null> {
  const models = modelsOf(turn.state, unit);
  if (models.length === 0) return null;
  const options = candidates(tableOf(turn), models).map(({ id }) => id);
  const rule = models.some(({ damage }) => damage > 0) ? 'SFI-COND-002' : 'SFI-COND-003';
  return yield* decideUnlessForced(turn, { by: playerOf(turn.state, unit), kind: 'model', rule, options });
}

/** The damage that is left when a model has lost its last hit point; 0 if the model is still there. */
const surplusOf = (turn: Turn<Sfi>, model: ModelId, damage: number, hitPoints: number): number =>
  modelNamed(turn.state, model) ? 0 : damage - hitPoints;

/**
 * One model of a unit suffers the damage roll of a condition, and what the model cannot suffer is lost. By an option the next model of the
 * unit suffers it (SFI-COND-004).
 */
export function* sufferByCondition(turn: Turn<Sfi>, unit: UnitId, roll: Omit<DirectRoll, 'models'>): Rule {
  let model = yield* modelHurtByCondition(turn, unit);
  if (model === null) return;
  const [rolled] = yield* rollDamage(turn, { ...roll, models: [model] });
  let damage = rolled?.damage ?? 0;
  while (model !== null && damage > 0) {
    const hurt = modelNamed(turn.state, model);
    const hitPoints = hurt ? hitPointsLeft(tableOf(turn), hurt) : 0;
    yield* inflict(turn, { all: [{ model, damage }], harm: 'rolled', origin: roll.origin });
    damage = turn.options['conditions.surplusDamage'] === 'next' ? surplusOf(turn, model, damage, hitPoints) : 0;
    if (damage > 0) model = yield* modelHurtByCondition(turn, unit);
  }
}
