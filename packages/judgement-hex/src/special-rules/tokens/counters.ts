import type { Turn } from '@rulewright/core';
import { tokenOf } from '../../hero-cards/reading/cards.js';
import { onBoard } from '../../match/models.js';
import { tableOf } from '../../match/table.js';
import type { RuleId } from '../../rulebook/index.js';
import type { TokenId } from '../../vocabulary/ability.js';
import type { Jhx, Model, ModelId } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';

/** The number of Counters of a kind that a model has (JHX-TOKEN-010). */
export const countersOf = ({ counters }: Pick<Model, 'counters'>, token: TokenId): number => counters[token] ?? 0;

/**
 * The most Counters of a kind that a model may have: of Shadow Mist its level and 2 more (JHX-ABILITY-055), of others
 * the number that the pack names.
 */
export const mostCounters = (table: Table, { level }: Model, token: TokenId): number =>
  token === 'shadow-mist'
    ? table.numbers.tokens.shadowMist.value + level
    : (tokenOf(table, token)?.most ?? Number.POSITIVE_INFINITY);

/**
 * A model gains Counters, which accumulate, up to its limit.
 * @returns the number of Counters gained
 */
export const gainCounters = (turn: Turn<Jhx>, id: ModelId, token: TokenId, count: number, rule: RuleId): number => {
  const table = tableOf(turn);
  const model = onBoard(turn.state, id);
  if (!model) return 0;
  const by = Math.min(count, mostCounters(table, model, token) - countersOf(model, token));
  if (by > 0) turn.emit({ type: 'CountersChanged', model: id, token, by }, ['JHX-TOKEN-010', rule]);
  return Math.max(0, by);
};

/**
 * A model loses Counters, at most all that it has.
 * @returns the number of Counters lost
 */
export const loseCounters = (turn: Turn<Jhx>, id: ModelId, token: TokenId, count: number, rule: RuleId): number => {
  const model = onBoard(turn.state, id);
  const by = model ? Math.min(count, countersOf(model, token)) : 0;
  if (by > 0) turn.emit({ type: 'CountersChanged', model: id, token, by: -by }, ['JHX-TOKEN-010', rule]);
  return by;
};
