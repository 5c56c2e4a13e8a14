import type { Ability, Effect, InnateAbility, Target, Trigger } from '../../vocabulary/ability.js';
import type { ModelId } from '../../vocabulary/index.js';

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

/** What an innate ability does to its own model, or to those it is in force for. */
const onWhom = ({ name: source, target, effects }: InnateAbility, to: 'self' | 'target', from: ModelId) =>
  effects
    .filter(effect => (('to' in effect ? effect.to : undefined) ?? (target ? 'target' : 'self')) === to)
    .map((effect): InForce => ({ effect, source, from }));

/** What an ability always in force does to its own model. */
export const onItself = (ability: Ability, from: ModelId): readonly InForce[] =>
  ability.kind === 'innate' && !ability.when ? onWhom(ability, 'self', from) : [];

/** What an ability does to the models near its own that it is in force for. */
export const onOthers = (ability: Radiating, from: ModelId): readonly InForce[] => onWhom(ability, 'target', from);
