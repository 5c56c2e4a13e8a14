import type { Turn } from '@rulewright/core';
import { payFate } from '../../beside-table/fate/pool.js';
import { inCohesion } from '../../hero-cards/reading/cohesion.js';
import { playerOf, warbandOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import { countersOf, loseCounters } from '../../special-rules/tokens/counters.js';
import type { Cost } from '../../vocabulary/ability.js';
import type { Jhx, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/**
 * True if the model has the Fate and the Counters of a cost (JHX-ATTR-011) and may spend Fate (JHX-UNIT-020). The AP of
 * a cost are checked by actions.
 */
export const canAfford = (table: Table, id: ModelId, { fate = 0, counters }: Cost): boolean => {
  const model = table.state.models.find(one => one.id === id);
  if (!model) return fate === 0 && !counters;
  if (counters && countersOf(model, counters.token) < counters.count) return false;
  if (fate === 0) return true;
  return model.player !== null && warbandOf(table.state, model.player).fate >= fate && inCohesion(table, model);
};

/** Takes the Counters of a cost from the card's own model. The Fate of a player's action is paid with the action. */
export const payCounters = (turn: Turn<Jhx>, model: ModelId, { counters }: Cost, rule: RuleId): void => {
  if (counters) loseCounters(turn, model, counters.token, counters.count, rule);
};

/** Pays the Fate and the Counters of an ability that is no action, when it is used (JHX-FATE-013). */
export const payCost = (turn: Turn<Jhx>, id: ModelId, cost: Cost, rule: RuleId): void => {
  const player = playerOf(turn.state, id);
  if (player !== null) payFate(turn, player, cost.fate ?? 0, rule);
  payCounters(turn, id, cost, rule);
};
