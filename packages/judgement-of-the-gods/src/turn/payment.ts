import type { Amounts, Resource } from '../content/pack.js';
import { checkForLoss, exhaustedResources } from '../end/loss.js';
import { afterChange } from '../match/evolve.js';
import type { RuleId } from '../rulebook/index.js';
import type { Acting, Forbidden, JogTurn, PoolChange, PoolReason, Table } from '../vocabulary/index.js';

const resourcesOf = (amounts: Amounts): readonly Resource[] => Object.keys(amounts) as Resource[];

/** The change of the pool by giving one amount and receiving another. */
export const changeOf = (give: Amounts, receive: Amounts = {}): PoolChange => {
  const change: { [R in Resource]?: number } = {};
  for (const resource of resourcesOf(give)) change[resource] = 0 - (give[resource] ?? 0);
  for (const resource of resourcesOf(receive)) change[resource] = (change[resource] ?? 0) + (receive[resource] ?? 0);
  return change;
};

/**
 * The refusal of a cost that is more than the pool holds. A pool of exactly the cost can pay, even where paying loses
 * the game.
 */
export const cannotPay = ({ state }: Table, cost: Amounts): Forbidden | undefined => {
  const missing = resourcesOf(cost).filter(resource => state.pool[resource] < (cost[resource] ?? 0));
  return missing.length === 0 ? undefined : { code: 'cannot-pay', rule: 'JOG-TURN-006', detail: { cost, missing } };
};

/** True for a change of the pool that would lose the game at once (JOG-TURN-006): such choices are marked. */
export const isFatal = (table: Table, change: PoolChange): boolean =>
  exhaustedResources(table, afterChange(table.state.pool, change)).length > 0;

/** Takes a cost out of the pool, everything together, without a loss check. */
export const spend = (turn: JogTurn, cost: Amounts, why: PoolReason, rule: RuleId): void => {
  if (resourcesOf(cost).length > 0)
    turn.emit({ type: 'PoolChanged', why, change: changeOf(cost) }, [rule, 'JOG-TURN-007']);
};

/** Pays a cost: the loss check comes before the purchase takes effect. */
export const pay = (
  turn: JogTurn,
  { pack }: Pick<Acting, 'pack'>,
  cost: Amounts,
  why: PoolReason,
  rule: RuleId,
): void => {
  if (resourcesOf(cost).length === 0) return;
  spend(turn, cost, why, rule);
  checkForLoss(turn, { pack }, 'payment', why);
};

/** Exchanges resources: both sides change the pool together, and the loss check follows the whole. */
export const exchange = (
  turn: JogTurn,
  { pack }: Pick<Acting, 'pack'>,
  give: Amounts,
  receive: Amounts,
  why: PoolReason,
  rule: RuleId,
): void => {
  turn.emit({ type: 'PoolChanged', why, change: changeOf(give, receive) }, [rule, 'JOG-TURN-008']);
  checkForLoss(turn, { pack }, 'exchange', why);
};
