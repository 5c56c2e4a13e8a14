import { decide, type PlayerId, type Rule, type Turn } from '@rulewright/core';
import { changeFate } from '../../beside-table/fate/pool.js';
import { dealDamage } from '../../combat/damage/damage.js';
import { maximumHealth, remainingHealth, temporaryHealth } from '../../hero-cards/reading/health.js';
import { suffers } from '../../match/lasting.js';
import { heroesOf, isOnBoard, modelOf, warbandOf } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * The depth of the wound: a third of the maximum, rounded up, temporary health included, and 5 at least (JHX-FATE-010).
 */
export const woundOf = (table: Table, model: Model): number => {
  const { leastWound, woundDivisor } = table.numbers.fate;
  const maximum = maximumHealth(table, model) + temporaryHealth(table, model);
  return Math.max(leastWound.value, Math.ceil(maximum / woundDivisor.value));
};

/** The Heroes that a player may wound: living ones, not cursed (JHX-FATE-008), that survive it (JHX-FATE-011). */
export const woundable = (table: Table, player: PlayerId): readonly ModelId[] => {
  // JHX-FATE-012: the pool is no longer empty after the first.
  if (warbandOf(table.state, player).fate > 0) return [];
  return heroesOf(table.state, player)
    .filter(isOnBoard)
    .filter(model => !suffers(table.state, model.id, 'curse') && remainingHealth(table, model) > woundOf(table, model))
    .map(({ id }) => id);
};

/** A player whose pool is empty after all additions may wound one of the own Heroes, with True Damage, for 1 Fate. */
export function* woundForFate(turn: Turn<Jhx>, by: PlayerId): Rule {
  const models = woundable(tableOf(turn), by);
  if (models.length === 0) return;
  const about = { wound: models };
  const options = [...models, 'pass'] as const;
  const target = yield* decide(turn, { by, kind: 'volunteer', rule: 'JHX-FATE-008', options, about });
  if (target === 'pass') return;
  const amount = woundOf(tableOf(turn), modelOf(turn.state, target));
  const { wound, leastWound } = tableOf(turn).numbers.fate;
  yield* dealDamage(turn, { target, amount, true: true, cause: 'wound', by: null, rule: leastWound.rule });
  changeFate(turn, by, wound.value, 'wound', wound.rule);
}
