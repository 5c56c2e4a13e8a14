import type { Turn } from '@rulewright/core';
import { tokenOf } from '../../hero-cards/reading/cards.js';
import { onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { TokenId } from '../../vocabulary/ability.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** How many Counters of a kind a model has (JHX-TOKEN-010). */
export const countersOf = ({ counters }: Pick<Model, 'counters'>, token: TokenId): number => counters[token] ?? 0;

/** How many it may have: of Shadow Mist 2 and its level (JHX-ABILITY-055), of others what the pack says. */
export const mostCounters = (table: Table, { level }: Model, token: TokenId): number =>
  token === 'shadow-mist' ? 2 + level : (tokenOf(table, token)?.most ?? Number.POSITIVE_INFINITY);

/** A model gains Counters, which accumulate (JHX-TOKEN-010), as far as it may have them. Returns how many. */
export const gainCounters = (turn: Turn<Jhx>, id: ModelId, token: TokenId, count: number, rule: RuleId): number => {
  const table = tableOf(turn);
  const model = onBoard(turn.state, id);
  if (!model) return 0;
  const by = Math.min(count, mostCounters(table, model, token) - countersOf(model, token));
  if (by > 0) turn.emit({ type: 'CountersChanged', model: id, token, by }, ['JHX-TOKEN-010', rule]);
  return Math.max(0, by);
};

/** A model loses Counters, as many as it has at most. Returns how many. */
export const loseCounters = (turn: Turn<Jhx>, id: ModelId, token: TokenId, count: number, rule: RuleId): number => {
  const model = onBoard(turn.state, id);
  const by = model ? Math.min(count, countersOf(model, token)) : 0;
  if (by > 0) turn.emit({ type: 'CountersChanged', model: id, token, by: -by }, ['JHX-TOKEN-010', rule]);
  return by;
};
