import type { Turn } from '@rulewright/core';
import { modelOf } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import type { ModelId, Sfi } from '../vocabulary/index.js';

/** Removes points of damage from a model, at most as many as it has. */
export const removeDamage = (turn: Turn<Sfi>, model: ModelId, amount: number | 'all', rule: RuleId): void => {
  const { damage } = modelOf(turn.state, model);
  const removed = amount === 'all' ? damage : Math.min(amount, damage);
  if (removed > 0) turn.emit({ type: 'DamageRemoved', model, damage: removed }, [rule, 'SFI-DAMAGE-011']);
};
