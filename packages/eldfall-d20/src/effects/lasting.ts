import type { Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, Ongoing } from '../vocabulary/index.js';

/**
 * Begins a lasting effect. A model carries one Enchantment of a name: a second one renews the first, and the later end counts (ELD-SPELL-010): an
 * effect that was cast later ends later, but for one that lasts for the whole game.
 */
export const begin = (turn: Turn<Eld>, effect: Omit<Ongoing, 'id'>, rule: RuleId): void => {
  const { effects, nextId } = turn.state;
  let { data } = effect;
  if (data.kind === 'enchantment') {
    const renewed = effects.filter(one => one.key === effect.key && one.target === effect.target);
    if (renewed.some(one => one.data.ends === 'game')) data = { ...data, ends: 'game' };
    endEffects(turn, renewed, 'ELD-SPELL-010');
  }
  turn.emit({ type: 'EffectBegan', effect: { ...effect, data, id: nextId } }, rule);
};

/** Ends lasting effects, without what follows from their end. */
export const endEffects = (turn: Turn<Eld>, effects: readonly Ongoing[], rule: RuleId): void => {
  if (effects.length > 0) turn.emit({ type: 'EffectsEnded', effects: effects.map(({ id }) => id) }, rule);
};
