import { hasState } from '../match/lookups.js';
import { halvedBy } from '../profiles/modified.js';
import type { Sources } from '../vocabulary/index.js';

/** A Weakened model has half of its Toughness and a penalty on its Stamina (ELD-STATE-070). */
export const weakened: Sources['attributes'][number] = ({ numbers }, model, attribute) => {
  if (!hasState(model, 'weakened')) return [];
  const { weakenedDivisor, weakenedStamina } = numbers.states;
  if (attribute === 'T') return [halvedBy(weakenedDivisor, 'weakened')];
  return attribute === 'STA' ? [{ rule: weakenedStamina.rule, source: 'weakened', add: weakenedStamina.value }] : [];
};
