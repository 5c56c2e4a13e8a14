import type { PlayerId } from '@rulewright/core';
import type { RuleId } from '../../rulebook/index.js';
import type { Ability, Bonus, CommonAbility } from '../../vocabulary/ability.js';
import type { LastingData, ModelId } from '../../vocabulary/index.js';
import type { ArtefactId } from '../../vocabulary/pack.js';
import type { Footing } from '../../vocabulary/place.js';
import type { Radiating } from './innate.js';

/** A bonus with its source. */
export interface GivenBonus {
  readonly source: string;
  readonly rule: RuleId;
  readonly bonus: Bonus;
}

/** A common ability that a model has now, with its source. */
export interface GivenAbility {
  readonly ability: CommonAbility;
  readonly source: string;
}

/** An ability of a card or bonus, with its source. */
export interface OwnAbility<A extends Ability = Ability> {
  readonly ability: A;
  readonly source: string;
  /** The Artefact that gives the ability, if one does. */
  readonly artefact?: ArtefactId;
}

export type Modification = Pick<
  Extract<LastingData, { readonly kind: 'modify' }>,
  'what' | 'by' | 'last' | 'attack' | 'against' | 'charge'
>;

/** A change of a number that is in force: see the op `modify` of abilities. */
export interface Change {
  readonly data: Modification;
  readonly rule: RuleId;
  /** The name of the ability or effect that makes the change. */
  readonly source: string;
}

/** An ability that is in force for all models near a place: around its model, or around an Icon (JHX-TOKEN-006). */
export interface Aura {
  readonly ability: Radiating;
  readonly at: Footing;
  readonly player: PlayerId | null;
  /** The model that is the centre of the aura, or that placed the Icon. */
  readonly from: ModelId;
}
