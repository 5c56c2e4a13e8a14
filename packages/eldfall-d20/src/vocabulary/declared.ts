import type { PlayerId } from '@rulewright/core';
import type { CardId, Direction, ModelId, Place, ThingId } from './state.js';
import type { ArtId, AttackKind, Attribute, MovementKind, SkillId, TemplateId } from './words.js';

/** A declared movement: a route of straight legs (ELD-MEASURE-005). It is part of the state, since reactions name points of it. */
export interface DeclaredMovement {
  readonly kind: MovementKind;
  /** The points of the route after the start, in their order; empty for Idle. */
  readonly route: readonly Place[];
  /** The facing at the end (ELD-MOVE-017). */
  readonly facing: Direction;
  readonly skills: readonly SkillId[];
  /** A change of Crouched or Flying, before or after moving (ELD-STATE-017, ELD-STATE-018, ELD-SKILL-024). */
  readonly stance?: { readonly state: 'crouched' | 'flying'; readonly to: boolean; readonly when: 'before' | 'after' };
  /** True for a movement that hangs on a vertical surface at its end (ELD-MOVE-009). Set by the engine. */
  readonly onWall?: true;
  /** The falls on the route (ELD-MOVE-029). Set by the engine, which also adds the steps up and down to the route. */
  readonly falls?: readonly RouteFall[];
}

/** A leg of a route on which a model falls, counted from 1, and the height of the fall in 1/100 mm. */
export interface RouteFall {
  readonly leg: number;
  readonly drop: number;
}

/** A fall from a higher to a lower surface, with the drop in 1/100 mm, and the model whose Knockback caused it (ELD-FALL-001). */
export interface Fall {
  readonly model: ModelId;
  readonly drop: number;
  readonly by: ModelId | null;
}

/** A point of a route: the number of the leg, 0 for the start, and the distance along it in 1/100 mm. */
export interface RoutePoint {
  readonly leg: number;
  readonly along: number;
}

/** The means of an Attack or an Assist: an Item, a Spell, an attack that everybody has, or an ability (ELD-ACTION-028). */
export type Means =
  | { readonly item: CardId }
  | { readonly spell: CardId }
  | { readonly natural: 'unarmed'; readonly attribute: 'T' | 'AG' }
  | { readonly natural: 'shield-bash' }
  /** An Item that is thrown (ELD-TRAIT-064). */
  | { readonly thrown: CardId }
  /** A Skill, or a rule of an Upgrade or Spell in force, that can be used by an action, e.g. Hurl. */
  | { readonly ability: string };

/**
 * The aim of one strike: a model, a structure, or a spot of the field for a template (ELD-DEF-006, ELD-TRAIT-062). A
 * spot without a template is the user of something with Focus (ELD-TRAIT-031).
 */
export type Aim =
  | { readonly model: ModelId; readonly template?: TemplatePlace }
  | { readonly thing: ThingId; readonly template?: TemplatePlace }
  | { readonly spot: Place; readonly template?: TemplatePlace };

/** A template as it lies: the centre of a circle; of a spray the direction in which it points (ELD-TEMPLATE-008, ELD-TEMPLATE-009). */
export interface TemplatePlace {
  readonly template: TemplateId;
  readonly at: Place;
  readonly towards?: Direction;
}

/** A declared Attack (ELD-ACT-016). */
export interface DeclaredAttack {
  readonly do: 'attack';
  readonly means: Means;
  readonly kind: AttackKind;
  /** One for each strike, in the order of the strikes (ELD-STRIKE-006). */
  readonly aims: readonly Aim[];
  readonly art?: { readonly id: ArtId; readonly level: number };
  readonly skills: readonly SkillId[];
  /** The attribute that it uses, where the model may pick (ELD-CLASS-011). */
  readonly attribute?: Attribute;
  /** The name of the choice of a Spell that has several (ELD-SPELLCRAFT-028). */
  readonly mode?: string;
}

/** A declared action. */
export type DeclaredAction =
  | { readonly do: 'nothing' }
  | { readonly do: 'dodge' }
  | DeclaredAttack
  | { readonly do: 'assist'; readonly means: Means; readonly targets: readonly ModelId[] }
  | { readonly do: 'perceive'; readonly target: ModelId | ThingId }
  | { readonly do: 'deathblow'; readonly target: ModelId }
  | {
      readonly do: 'trade';
      readonly with: ModelId;
      readonly gives: readonly CardId[];
      readonly takes: readonly CardId[];
    }
  | { readonly do: 'interact'; readonly thing: ThingId; readonly attribute?: Attribute }
  | { readonly do: 'ritual'; readonly spells: readonly CardId[] }
  | { readonly do: 'uncover' }
  | { readonly do: 'duel' };

/** A declared reaction (ELD-REACT-001). */
export interface Reaction {
  readonly model: ModelId;
  readonly player: PlayerId | null;
  readonly action: DeclaredAction;
  /** The point of the route at which the activated model is attacked; null where the final position counts (ELD-LOS-011). */
  readonly at: RoutePoint | null;
  /** True for an Attack of Opportunity (ELD-REACT-009). */
  readonly opportunity: boolean;
}
