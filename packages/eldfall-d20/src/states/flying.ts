import { hasState } from '../match/lookups.js';
import { doubledBy } from '../profiles/modified.js';
import type { Sources } from '../vocabulary/index.js';
import type { AttributeSource } from './sources.js';

/** A Flying model has double SPD (ELD-STATE-036). */
export const flyingSpeed: AttributeSource = ({ numbers }, model, attribute) =>
  attribute === 'SPD' && hasState(model, 'flying') ? [doubledBy(numbers.states.flyingFactor, 'flying')] : [];

/** The Strike of a Melee Attack of a Flying model becomes 1 (ELD-STATE-037). */
export const flyingStrike: Sources['strikes'][number] = ({ state, numbers }, { attacker, kind }) => {
  const { flyingStrike: strike } = numbers.states;
  const isFlying = state.models.some(one => one.id === attacker && hasState(one, 'flying'));
  return isFlying && kind === 'melee' ? [{ rule: strike.rule, source: 'flying', set: strike.value }] : [];
};
