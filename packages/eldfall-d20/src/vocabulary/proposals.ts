import type { PlayerId } from '@rulewright/core';
import type { Point, Polygon } from '@rulewright/core/inches';
import type { Means, RoutePoint } from './declared.js';
import type { ModelId, Place } from './state.js';
import type { AttackKind, SkillId } from './words.js';

/** A movement of the activated model, as a question. */
export interface MovementAsked {
  readonly model: ModelId;
}

/** A movement outside the Movement step, as a question. */
export interface EndMoveAsked {
  readonly model: ModelId;
  /** The greatest length, in 1/100 mm. */
  readonly most: number;
  /** The rule that grants it: a Dodge, Hit and Retreat, Follow-Up, a Ranger's move … */
  readonly why: 'dodge' | 'retreat' | 'follow-up' | 'ranger' | 'hasten' | 'surge-order' | 'protector' | 'panicked';
  /** The model that it must lead towards. */
  readonly towards?: ModelId;
  /** True for a move that must lead towards the nearest edge of the field (ELD-STATE-059). */
  readonly towardsEdge?: true;
  /** The model with which it must end in Base Contact, if it is made at all (ELD-SKILL-035). */
  readonly touching?: ModelId;
  /** The kind of the movement, where it is no Walk (ELD-UPGRADE-043, ELD-CLASS-016). */
  readonly kind?: 'walk' | 'climb' | 'jump';
  /** The Skills that are used with it (ELD-SKILL-021). */
  readonly skills?: readonly SkillId[];
  /** True where the stance may change (ELD-ACTION-018). */
  readonly stance: boolean;
}

/** The aim of one strike, where a spot or the place of a template is to be named. */
export interface AimAsked {
  readonly model: ModelId;
  readonly means: Means;
  readonly kind: AttackKind;
  /** The number of the strike, from 0. */
  readonly strike: number;
  /** The point of the route at which a reacting model attacks; null for the final position. */
  readonly at: RoutePoint | null;
  /** The only target that the attack may have, where an ability gives one. */
  readonly on?: ModelId;
}

/** A point of the route of the activated model, as a question (ELD-RANGED-008). */
export interface MomentAsked {
  /** The model that reacts. */
  readonly model: ModelId;
  readonly means: Means;
  readonly kind: AttackKind;
  readonly opportunity: boolean;
}

/** A place for a base, as a question (ELD-CONTACT-004). */
export interface PlaceAsked {
  /** The model that is placed; null for one that comes onto the field. */
  readonly model: ModelId | null;
  readonly radius: number;
  /** The creature that comes onto the field: its height in 1/100 mm, and its player. A token, which has none, is as high as a base. */
  readonly arrives?: { readonly height: number; readonly player: PlayerId | null };
  /** The base must touch this disc. */
  readonly touching: { readonly at: Place; readonly radius: number };
  /** The base must be at least partly within this distance of the disc, in 1/100 mm, in place of touching it (ELD-CLASS-022). */
  readonly within?: number;
}

/** The end of a model that is moved away from another by an effect, as a question (ELD-TRAIT-038). */
export interface PushAsked {
  readonly model: ModelId;
  readonly from: Point;
  /** In 1/100 mm. */
  readonly distance: number;
}

/** A place of a model in a Deployment Zone, as a question. */
export interface DeployAsked {
  /** The models among which the player picks. */
  readonly models: readonly ModelId[];
  readonly zone: Polygon;
}

/** The parameters of the questions whose answers cannot be listed, by kind of decision. */
export interface EldProposals {
  readonly party: Record<never, never>;
  readonly deploy: DeployAsked;
  readonly movement: MovementAsked;
  readonly endMove: EndMoveAsked;
  readonly aim: AimAsked;
  readonly moment: MomentAsked;
  readonly place: PlaceAsked;
  readonly push: PushAsked;
  readonly turnTo: { readonly model: ModelId };
}
