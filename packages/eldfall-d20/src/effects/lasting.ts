import type { Turn } from '@rulewright/core';
import { modelNamed } from '../match/lookups.js';
import type { RuleId } from '../rulebook/index.js';
import { isSecret } from '../secrets/secret.js';
import type { Eld, EldState, Ongoing } from '../vocabulary/index.js';

/**
 * The number of a new effect. Effects on secret models have a separate count, downwards, so that the numbers of all
 * others do not reveal them (ELD-DEF-018).
 */
const newId = ({ models, effects, nextId }: EldState, target: string | null): number => {
  const model = target === null ? undefined : modelNamed({ models }, target);
  return model && isSecret(model) ? Math.min(0, ...effects.map(({ id }) => id)) - 1 : nextId;
};

/**
 * Begins a lasting effect. A model carries one Enchantment of a name: a second one renews the first, and the later end
 * counts. An effect that was cast later ends later, unless the first one lasts for the whole game.
 */
export const beginEffect = (turn: Turn<Eld>, effect: Omit<Ongoing, 'id'>, rule: RuleId): void => {
  const { effects } = turn.state;
  let { data } = effect;
  if (data.kind === 'enchantment') {
    const renewed = effects.filter(one => one.key === effect.key && one.target === effect.target);
    if (renewed.some(one => one.data.ends === 'game')) data = { ...data, ends: 'game' };
    endEffects(turn, renewed, 'ELD-SPELL-010');
  }
  turn.emit({ type: 'EffectBegan', effect: { ...effect, data, id: newId(turn.state, effect.target) } }, rule);
};

/** Ends lasting effects, without what follows from their end. */
export const endEffects = (turn: Turn<Eld>, effects: readonly Ongoing[], ...rules: readonly RuleId[]): void => {
  if (effects.length > 0) turn.emit({ type: 'EffectsEnded', effects: effects.map(({ id }) => id) }, rules);
};
