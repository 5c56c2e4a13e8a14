import type { Ability, InnateAbility, Target, Trigger } from '../content/ability.js';

/** An innate ability that is in force for others near its model, all the time (JHX-ATTR-014). */
export type Radiating = InnateAbility & { readonly target: Target; readonly when?: undefined };

export const radiates = (ability: Ability): ability is Radiating =>
  ability.kind === 'innate' && ability.target !== undefined && ability.when === undefined;

/** An innate ability that waits for a moment; the others are always in force. */
export type Waits = InnateAbility & { readonly when: Trigger };

export const waits = (ability: Ability): ability is Waits => ability.kind === 'innate' && ability.when !== undefined;
