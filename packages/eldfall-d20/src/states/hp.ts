import type { Turn } from '@rulewright/core';
import { hasState, modelOf } from '../match/lookups.js';
import { tableOf } from '../match/table.js';
import { currentOf } from '../profiles/current.js';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, ModelId } from '../vocabulary/index.js';

/**
 * Changes the HP of a model by losses and gains of one moment together: they end between 0 and the maximum, where an effect names no higher
 * one (ELD-DAMAGE-010). Losses beyond the last HP are ignored, and a Dead model cannot be healed (ELD-DAMAGE-002, ELD-STATE-022).
 */
export const changeHp = (
  turn: Turn<Eld>,
  id: ModelId,
  { losses = 0, gains = 0, most }: { readonly losses?: number; readonly gains?: number; readonly most?: number },
  why: string,
  ...rules: readonly RuleId[]
): void => {
  const model = modelOf(turn.state, id);
  const top = Math.max(model.hp, most ?? currentOf(tableOf(turn), model, 'HP'));
  const by = Math.min(top, Math.max(0, model.hp - losses + (hasState(model, 'dead') ? 0 : gains))) - model.hp;
  if (by !== 0) turn.emit({ type: 'HpChanged', model: id, by, why }, ['ELD-DAMAGE-011', ...rules]);
  if (losses > 0) turn.emit({ type: 'DeedNoted', deed: { deed: 'hp-lost', model: id } }, ['ELD-DEF-008', ...rules]);
};
