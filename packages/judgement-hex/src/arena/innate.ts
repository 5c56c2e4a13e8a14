import type { Ability, Effect, InnateAbility, Target, Trigger } from '../content/ability.js';
import type { ModelId } from '../vocabulary/index.js';

/** An innate ability that is in force for others near its model, all the time (JHX-ATTR-014). */
export type Radiating = InnateAbility & { readonly target: Target; readonly when?: undefined };

export const radiates = (ability: Ability): ability is Radiating =>
  ability.kind === 'innate' && ability.target !== undefined && ability.when === undefined;

/** An innate ability that waits for a moment; the others are always in force. */
export type Waits = InnateAbility & { readonly when: Trigger };

export const waits = (ability: Ability): ability is Waits => ability.kind === 'innate' && ability.when !== undefined;

/** Something that an ability always in force does to a model. */
export interface InForce {
  readonly effect: Effect;
  /** The ability's name. */
  readonly source: string;
  /** The model whose ability it is. */
  readonly from: ModelId;
}

/** What an ability always in force does to its own model. */
export const onItself = (ability: Ability, from: ModelId): readonly InForce[] => {
  if (ability.kind !== 'innate' || ability.when) return [];
  const { name: source, target, effects } = ability;
  return effects.flatMap(effect => {
    const whom = ('to' in effect ? effect.to : undefined) ?? (target ? 'target' : 'self');
    return whom === 'self' ? [{ effect, source, from }] : [];
  });
};
