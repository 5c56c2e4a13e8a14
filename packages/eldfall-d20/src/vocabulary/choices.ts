import type { PlayerId, WindowChoices } from '@rulewright/core';
import type { Aim, DeclaredAction, DeclaredMovement, Means, RoutePoint } from './declared.js';
import type { PartyList } from './pack.js';
import type { CardId, Direction, ModelId, Place, ThingId } from './state.js';
import type { ArtId, AttackKind, Attribute, SkillId } from './words.js';

/** A step of the Strategic phase that a player takes (ELD-TURN-004). */
export type StrategicChoice =
  | { readonly do: 'done' }
  /** The mandatory rolls of a model (ELD-TURN-005). */
  | { readonly do: 'rolls'; readonly model: ModelId }
  | { readonly do: 'stratagem'; readonly stratagem: CardId | null }
  /** An ability of this phase, by its name: Regeneration, a Defensive Stance, First Aid, a dismissal … `target`: where it needs one. */
  | { readonly do: 'ability'; readonly ability: string; readonly model: ModelId; readonly target?: string }
  | { readonly do: 'scheme'; readonly scheme: CardId }
  /** An Alliance of Necessity is proposed, or broken (ELD-QUEST-014). */
  | { readonly do: 'alliance'; readonly with: PlayerId; readonly to: 'make' | 'break' };

/** An action before its targets are named: the menu of the Action step and of reactions. */
export type ActionChoice =
  | {
      readonly do: 'attack';
      readonly means: Means;
      readonly kind: AttackKind;
      readonly art?: { readonly id: ArtId; readonly level: number };
      readonly skills?: readonly SkillId[];
      readonly attribute?: Attribute;
      readonly mode?: string;
    }
  | { readonly do: 'assist'; readonly means: Means }
  | Exclude<DeclaredAction, { readonly do: 'attack' | 'assist' }>;

/** A choice of a reactive player: a model that reacts, at once or with an Attack of Opportunity, or no more reactions. */
export type ReactChoice = 'pass' | { readonly model: ModelId };

/** Equipment: the Items that are equipped afterwards (ELD-ACT-011). */
export type EquipChoice = 'keep' | readonly CardId[];

/** Dice to roll again by one source that allows it, by their places in the roll (ELD-ROLL-009). */
export interface RerollChoice {
  readonly source: string;
  readonly places: readonly number[];
}

/** The place of a model that is deployed, and its Upgrades (ELD-SETUP-014). */
export interface DeployChoice {
  readonly model: ModelId;
  readonly at: Place;
  readonly facing: Direction;
  readonly upgrades?: readonly CardId[];
  /** The picks for those of the Upgrades that offer several options, in the order of `upgrades`. */
  readonly options?: readonly string[];
  readonly crouched?: true;
  /** Shrouded or Hidden (ELD-SKILL-040). */
  readonly secret?: 'shrouded' | 'hidden';
}

/** The route of a model that moves outside its Movement step, and its stance (ELD-ACTION-016, ELD-ACTION-018). */
export interface EndMoveChoice {
  readonly route: readonly Place[];
  readonly facing: Direction;
  readonly stance?: { readonly state: 'crouched'; readonly to: boolean };
}

/** For every kind of decision, the type of its answers. */
export interface EldChoices extends WindowChoices {
  // Set-up.
  readonly party: PartyList;
  readonly scheme: CardId;
  readonly initiative: 'position' | 'order';
  readonly zones: number;
  readonly deployment: 'whole' | 'alternate';
  readonly firstPlayer: PlayerId;
  readonly deploy: DeployChoice;
  // A turn.
  readonly strategic: StrategicChoice;
  /** `drop`: a model that is named next activates and drops Items (ELD-ITEM-018). */
  readonly activate:
    | ModelId
    | 'end'
    | 'drop'
    | { readonly mana: ModelId }
    | { readonly alliance: PlayerId; readonly to: 'make' | 'break' };
  readonly equip: EquipChoice;
  readonly movement: DeclaredMovement;
  readonly opportunity: ReactChoice;
  readonly react: ReactChoice;
  readonly action: ActionChoice;
  /** A change of a declared reaction (ELD-REACT-017). */
  readonly change: ActionChoice | 'keep';
  readonly aim: Aim;
  readonly targets: readonly ModelId[];
  readonly moment: RoutePoint;
  // The resolution, and effects.
  readonly reroll: RerollChoice | 'pass';
  readonly strike: number;
  readonly endMove: EndMoveChoice;
  readonly turnTo: Direction;
  readonly place: Place;
  /** The direction of a push (ELD-TRAIT-040). */
  readonly push: Direction;
  readonly model: ModelId;
  readonly models: readonly ModelId[];
  readonly thing: ThingId;
  readonly card: CardId | 'none';
  readonly effect: string;
  readonly attribute: Attribute;
  readonly order: ModelId;
  readonly yes: boolean;
  readonly opponent: PlayerId;
  readonly alliance: 'agree' | 'refuse';
  /** Outside the own turn: `keep` for all of this turn, or `later` (ELD-QUEST-014). */
  readonly allies: 'keep' | 'later' | { readonly with: PlayerId; readonly to: 'make' | 'break' };
}
