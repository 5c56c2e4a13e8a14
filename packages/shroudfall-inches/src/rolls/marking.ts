import type { Turn } from '@rulewright/core';
import type { Sfi } from '../vocabulary/index.js';
import type { ModelId } from '../vocabulary/state.js';

const sufferedBy = ({ state }: Turn<Sfi>, id: ModelId): number | undefined =>
  state.models.find(model => model.id === id)?.damage;

/**
 * Marks damage on a model on the table, as much as it has hit points left (SFI-DAMAGE-006). The damage stays (SFI-DAMAGE-012).
 *
 * @param hp the hit points of the model's card
 * @returns true if the model has none left
 */
export const markDamage = (turn: Turn<Sfi>, model: ModelId, damage: number, hp: number): boolean => {
  const before = sufferedBy(turn, model);
  if (before === undefined) return false;
  const marked = Math.min(damage, hp - before);
  if (marked > 0) turn.emit({ type: 'DamageMarked', model, damage: marked }, ['SFI-DAMAGE-006', 'SFI-DAMAGE-012']);
  return before + marked >= hp;
};

/** Removes points of damage, as many as the model has (SFI-DAMAGE-011). */
export const removeDamage = (turn: Turn<Sfi>, model: ModelId, amount: number): void => {
  const removed = Math.min(amount, sufferedBy(turn, model) ?? 0);
  if (removed > 0) turn.emit({ type: 'DamageRemoved', model, damage: removed }, 'SFI-DAMAGE-011');
};
