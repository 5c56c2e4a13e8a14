import type { Ability, Effect, InnateAbility, Target, Trigger } from '../../vocabulary/ability.js';
import type { ModelId } from '../../vocabulary/index.js';

/** An innate ability that is always in force for others near its model (JHX-ATTR-014). */
export type Radiating = InnateAbility & { readonly target: Target; readonly when?: undefined };

export const radiates = (ability: Ability): ability is Radiating =>
  ability.kind === 'innate' && ability.target !== undefined && ability.when === undefined;

/** An innate ability that waits for a moment; other innate abilities are always in force. */
export type Waits = InnateAbility & { readonly when: Trigger };

export const waitsForMoment = (ability: Ability): ability is Waits =>
  ability.kind === 'innate' && ability.when !== undefined;

/** An effect on a model of an ability that is always in force. */
export interface InForce {
  readonly effect: Effect;
  /** The ability's name. */
  readonly source: string;
  /** The model that has the ability. */
  readonly from: ModelId;
}

/** The effects of an innate ability on its own model, or on the models for which it is in force. */
const onWhom = ({ name: source, target, effects }: InnateAbility, to: 'self' | 'target', from: ModelId) =>
  effects
    .filter(effect => (('to' in effect ? effect.to : undefined) ?? (target ? 'target' : 'self')) === to)
    .map((effect): InForce => ({ effect, source, from }));

/** The effects on its own model of an ability that is always in force. */
export const onItself = (ability: Ability, from: ModelId): readonly InForce[] =>
  ability.kind === 'innate' && !ability.when ? onWhom(ability, 'self', from) : [];

/** The effects of an ability on the models near its own for which it is in force. */
export const onOthers = (ability: Radiating, from: ModelId): readonly InForce[] => onWhom(ability, 'target', from);
