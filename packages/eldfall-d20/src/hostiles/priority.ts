import { decideUnlessForced, type Rule, type Turn } from '@rulewright/core';
import { spaceGap } from '@rulewright/core/inches/height';
import { hitboxOf } from '../battlefield/hitbox.js';
import { arbiterOf } from '../match/decider.js';
import { modelOf, profileOf, stateOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { currentOf } from '../profiles/current.js';
import type { TargetPriority } from '../vocabulary/hostile.js';
import type { Eld, Model, ModelId, Table } from '../vocabulary/index.js';

/** The distance between two models in whole units of 1/100 mm, rounded up. */
const gapTo = (table: Table, hostile: Model, enemy: Model): number =>
  spaceGap(hitboxOf(table, hostile), hitboxOf(table, enemy));

/** The value of an enemy by a priority: the lowest is the best. */
const ranks: { readonly [P in TargetPriority]: (table: Table, hostile: Model, enemy: Model) => number } = {
  nearest: gapTo,
  farthest: (table, hostile, enemy) => -gapTo(table, hostile, enemy),
  'lowest-AG': (table, _, enemy) => currentOf(table, enemy, 'AG'),
  'lowest-HP': (_, __, { hp }) => hp,
  'highest-cost': (table, _, enemy) => -profileOf(table, enemy).cost,
  engaging: (_, hostile, { id }) => (stateOf(hostile, 'engaged')?.about?.includes(id) ? 0 : 1),
};

/** The models with the lowest value. */
const best = (models: readonly Model[], value: (model: Model) => number): readonly Model[] => {
  const values = models.map(value);
  const least = Math.min(...values);
  return models.filter((_, at) => values[at] === least);
};

/**
 * The target of a Hostile among the enemies that satisfy the line: the best by the Target Priority (e.g. the farthest,
 * on the sample card), among equals the nearest, and among equally near ones the one that the 1st Player names
 * (ELD-HOSTILE-026, ELD-HOSTILE-010).
 */
export function* pickTarget(
  turn: Turn<Eld>,
  id: ModelId,
  targets: readonly Model[],
  priority: TargetPriority,
): Rule<Model | undefined> {
  if (targets.length === 0) return undefined;
  const table = tableOf(turn);
  const hostile = modelOf(turn.state, id);
  const preferred = best(targets, enemy => ranks[priority](table, hostile, enemy));
  const options = best(preferred, enemy => gapTo(table, hostile, enemy)).map(one => one.id);
  const by = arbiterOf(table);
  const about = { model: id };
  const target = yield* decideUnlessForced(turn, { by, kind: 'model', rule: 'ELD-HOSTILE-015', options, about });
  return modelOf(turn.state, target);
}
