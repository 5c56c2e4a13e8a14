import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { modelsOf, playerOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { hitPointsLeft } from '../unit-cards/hit-points/hit-points.js';
import type { Model, ModelId, Sfi, UnitId } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';

/** The damaged models with the fewest hit points left; without a damaged model all of the unit. */
const candidates = (table: Table, models: readonly Model[]): readonly Model[] => {
  const damaged = models.filter(({ damage }) => damage > 0);
  const fewest = Math.min(...damaged.map(model => hitPointsLeft(table, model)));
  return damaged.length === 0 ? models : damaged.filter(model => hitPointsLeft(table, model) === fewest);
};

/**
 * The one model of a unit that takes the damage of a condition (SFI-COND-004): the damaged model with the fewest hit points left. The
 * player of the unit decides ties, and picks any model if none is damaged. Null for a unit that has no model left.
 */
export function* modelHurtByCondition(turn: Turn<Sfi>, unit: UnitId): Rule<ModelId | null> {
  const models = modelsOf(turn.state, unit);
  if (models.length === 0) return null;
  const options = candidates(tableOf(turn), models).map(({ id }) => id);
  const rule = models.some(({ damage }) => damage > 0) ? 'SFI-COND-002' : 'SFI-COND-003';
  return yield* decideUnlessForced(turn, { by: playerOf(turn.state, unit), kind: 'model', rule, options });
}
