import type { Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { Eld, Ongoing } from '../vocabulary/index.js';

/** Begins a lasting effect; an Enchantment of a name that the target carries already is renewed (ELD-SPELL-010). */
export const begin = (turn: Turn<Eld>, effect: Omit<Ongoing, 'id'>, rule: RuleId): void => {
  const { effects, nextId } = turn.state;
  if (effect.data.kind === 'enchantment') {
    endEffects(
      turn,
      effects.filter(one => one.key === effect.key && one.target === effect.target),
      'ELD-SPELL-010',
    );
  }
  turn.emit({ type: 'EffectBegan', effect: { ...effect, id: nextId } }, rule);
};

/** Ends lasting effects. */
export const endEffects = (turn: Turn<Eld>, effects: readonly Ongoing[], rule: RuleId): void => {
  if (effects.length > 0) turn.emit({ type: 'EffectsEnded', effects: effects.map(({ id }) => id) }, rule);
};
