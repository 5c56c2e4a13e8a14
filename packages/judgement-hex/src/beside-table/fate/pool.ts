import { type PlayerId, RefusalError, type Turn } from '@rulewright/core';
import { warbandOf } from '../../match/models.js';
import type { RuleId } from '../../rulebook/index.js';
import type { FateReason, Jhx } from '../../vocabulary/index.js';

/** True if a player has at least this much Fate (JHX-FATE-001). */
export const canPay = ({ state }: Pick<Turn<Jhx>, 'state'>, player: PlayerId, fate: number): boolean =>
  warbandOf(state, player).fate >= fate;

/** A pool gains Fate at once (JHX-FATE-014), or loses Fate, but never below 0. */
export const changeFate = (turn: Turn<Jhx>, player: PlayerId, by: number, why: FateReason, rule: RuleId): void => {
  const change = Math.max(by, -warbandOf(turn.state, player).fate);
  if (change !== 0) turn.emit({ type: 'FateChanged', player, by: change, why }, rule);
};

/** Pays when the cost is declared; it must be there. */
export const payFate = (turn: Turn<Jhx>, player: PlayerId, fate: number, rule: RuleId): void => {
  if (fate === 0) return;
  if (!canPay(turn, player, fate)) throw new RefusalError({ code: 'cannot-pay', rule: 'JHX-FATE-013' });
  turn.emit({ type: 'FateChanged', player, by: -fate, why: 'cost' }, ['JHX-FATE-013', rule]);
};
