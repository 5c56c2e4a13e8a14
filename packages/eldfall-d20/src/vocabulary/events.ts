import type { PlayerId } from '@rulewright/core';
import type { Polygon } from '@rulewright/core/inches';
import type { DeclaredAction, DeclaredMovement, Fall, Reaction } from './declared.js';
import type { Until } from './effect.js';
import type { PartyList } from './pack.js';
import type { Cited, EldDie, EldTally, RollFacts } from './resolution.js';
import type { ShownList, VeiledModel } from './seen.js';
import type {
  CardId,
  Carried,
  Deed,
  Direction,
  DuelState,
  EldState,
  Ending,
  Model,
  ModelId,
  ModelState,
  Ongoing,
  Place,
  SceneryPiece,
  Span,
  Stage,
  Thing,
  ThingId,
} from './state.js';
import type { SequenceStep } from './words.js';

/** The reason why a model changed its place. */
export type MoveReason =
  | 'movement'
  | 'dodge'
  | 'retreat'
  | 'follow-up'
  | 'ranger'
  | 'hasten'
  | 'surge-order'
  | 'protector'
  | 'panicked'
  | 'charm'
  | 'knockback'
  | 'placed'
  | 'fall';

/** The reason why a model left the field. */
export type RemovalReason = 'destroyed' | 'dismissed' | 'fled' | 'caster-fell' | 'burned' | 'sacrificed' | 'dispelled';

/** The facts of a roll as the log keeps them. */
export type RollShown = Pick<RollFacts, 'model' | 'attribute' | 'purpose' | 'about'> & {
  readonly against: ModelId | null;
};

/** Every event of a match. The state is the fold of the events. */
export type EldEvent = EldFact & {
  /** The models of the event that were secret then, so that views know what to leave out; absent if there are none. */
  readonly veiled?: Readonly<Record<ModelId, VeiledModel>>;
};

/** Every event, as the rules emit it. */
export type EldFact =
  // The main loop.
  | { readonly type: 'StageReached'; readonly stage: Stage }
  | { readonly type: 'RoundBegan'; readonly round: number }
  | { readonly type: 'Used'; readonly span: Span; readonly key: string }
  | { readonly type: 'MatchEnded'; readonly ending: Ending }

  // Set-up.
  | {
      readonly type: 'PartyPresented';
      readonly player: PlayerId;
      readonly list: PartyList;
      readonly models: readonly Model[];
    }
  /** The models of a known party get new ids in secret: at each place of the new order, the old place of its model. */
  | { readonly type: 'PartyMixed'; readonly player: PlayerId; readonly order: readonly number[] }
  | { readonly type: 'PartyRevealed'; readonly player: PlayerId; readonly list: ShownList }
  /** A secret model is shown: it is no token any more. */
  | { readonly type: 'ModelRevealed'; readonly model: ModelId; readonly profile: CardId }
  | { readonly type: 'SceneryPlaced'; readonly pieces: readonly SceneryPiece[] }
  | { readonly type: 'SceneryRemoved'; readonly pieces: readonly string[] }
  | { readonly type: 'SchemesDrawn'; readonly player: PlayerId; readonly schemes: readonly CardId[] }
  | { readonly type: 'SchemeKept'; readonly player: PlayerId; readonly scheme: CardId }
  | { readonly type: 'InitiativeRolled'; readonly totals: Readonly<Record<PlayerId, EldTally>> }
  | { readonly type: 'ZonesTaken'; readonly zones: Readonly<Record<PlayerId, Polygon>> }
  | { readonly type: 'DeploymentChosen'; readonly deployment: EldState['deployment'] }
  | { readonly type: 'OrderChosen'; readonly order: readonly PlayerId[] }
  | {
      readonly type: 'UpgradesAssigned';
      readonly player: PlayerId;
      readonly model: ModelId;
      readonly upgrades: readonly CardId[];
      /** The counters of the options that were picked. */
      readonly options: readonly string[];
      /** The Items afterwards: Upgrades may bring some. */
      readonly inventory: readonly Carried[];
      readonly equipped: readonly CardId[];
    }
  | { readonly type: 'UpgradesLost'; readonly player: PlayerId; readonly upgrades: readonly CardId[] }
  | {
      readonly type: 'UpgradeRemoved';
      readonly player: PlayerId;
      readonly model: ModelId | null;
      readonly upgrade: CardId;
    }
  | {
      readonly type: 'ModelDeployed';
      readonly model: ModelId;
      readonly at: Place;
      readonly facing: Direction;
      readonly states: readonly ModelState[];
    }
  | { readonly type: 'ModelArrived'; readonly model: Model }

  // Turns and Activation Points.
  | { readonly type: 'PointsAllotted'; readonly points: Readonly<Record<ModelId, number>> }
  | { readonly type: 'PointsChanged'; readonly model: ModelId; readonly by: number; readonly why: string }
  | { readonly type: 'PointsDiscarded'; readonly models: readonly ModelId[] }
  | { readonly type: 'ManaChanged'; readonly model: ModelId; readonly by: number; readonly why: string }
  | { readonly type: 'CounterChanged'; readonly model: ModelId; readonly counter: string; readonly by: number }

  // An activation sequence.
  | { readonly type: 'SequenceBegan'; readonly model: ModelId }
  | { readonly type: 'StepReached'; readonly step: SequenceStep }
  | { readonly type: 'ActivationCutShort'; readonly model: ModelId; readonly why: string }
  | { readonly type: 'MovementDeclared'; readonly model: ModelId; readonly movement: DeclaredMovement }
  /** An ability ends the movement at a point of its route: `movement` is the part that is left. */
  | { readonly type: 'MovementCutShort'; readonly model: ModelId; readonly movement: DeclaredMovement }
  /** A model fell by an effect in a sequence: the Resolution step rolls for it. */
  | { readonly type: 'FallNoted'; readonly fall: Fall }
  | { readonly type: 'ReactionDeclared'; readonly reaction: Reaction }
  | { readonly type: 'ReactionChanged'; readonly model: ModelId; readonly action: DeclaredAction }
  | { readonly type: 'PlayerAnswered'; readonly player: PlayerId }
  | { readonly type: 'ActionDeclared'; readonly model: ModelId; readonly action: DeclaredAction }
  | { readonly type: 'SequenceEnded'; readonly model: ModelId }

  // Places.
  | {
      readonly type: 'ModelMoved';
      readonly model: ModelId;
      readonly from: Place;
      readonly route: readonly Place[];
      readonly facing: Direction;
      readonly onWall: boolean;
      readonly why: MoveReason;
    }
  | { readonly type: 'ModelTurned'; readonly model: ModelId; readonly facing: Direction }
  | { readonly type: 'ModelRemoved'; readonly model: ModelId; readonly why: RemovalReason }
  | { readonly type: 'ModelLeft'; readonly model: ModelId; readonly by: ThingId }

  // Items.
  | { readonly type: 'Equipped'; readonly model: ModelId; readonly items: readonly CardId[] }
  | {
      readonly type: 'InventoryChanged';
      readonly model: ModelId;
      readonly inventory: readonly Carried[];
      readonly why: string;
    }

  // Rolls, Hits, Wounds.
  | {
      readonly type: 'RequirementFailed';
      readonly model: ModelId;
      readonly code: string;
      readonly target: string | null;
    }
  | {
      readonly type: 'RollMade';
      readonly roll: RollShown;
      readonly attribute: EldTally;
      readonly dice: readonly EldDie[];
    }
  | {
      readonly type: 'DiceRerolled';
      readonly roll: RollShown;
      readonly source: string;
      readonly player: PlayerId | null;
      readonly places: readonly number[];
      readonly dice: readonly EldDie[];
    }
  /** After a Confrontation: the final dice of both sides, and the winner; null if neither side wins. */
  | {
      readonly type: 'ConfrontationDecided';
      readonly sides: readonly [
        { readonly model: ModelId; readonly dice: readonly EldDie[] },
        { readonly model: ModelId; readonly dice: readonly EldDie[] },
      ];
      readonly winners: readonly ModelId[];
    }
  | {
      readonly type: 'TemplatePlaced';
      readonly attacker: ModelId;
      readonly template: string;
      readonly at: Place;
      readonly models: readonly ModelId[];
    }
  | {
      readonly type: 'HitScored';
      readonly attacker: ModelId;
      readonly on: ModelId | ThingId;
      readonly critical: boolean;
      readonly stray: boolean;
    }
  | { readonly type: 'HitNegated'; readonly attacker: ModelId; readonly on: ModelId | ThingId; readonly by: Cited }
  | {
      readonly type: 'DamageRolled';
      readonly attacker: ModelId;
      readonly on: ModelId | ThingId;
      readonly die: number;
      readonly power: EldTally;
      readonly armour: EldTally;
      readonly success: boolean;
      readonly extra: string | null;
    }
  | { readonly type: 'WoundPrevented'; readonly model: ModelId; readonly by: Cited }
  | { readonly type: 'HpChanged'; readonly model: ModelId; readonly by: number; readonly why: string }
  | { readonly type: 'StateGained'; readonly model: ModelId; readonly state: ModelState }
  | {
      readonly type: 'StateRemoved';
      readonly model: ModelId;
      readonly state: ModelState['state'];
      /** Absent: from all sources; with `until` only effects with that end. */
      readonly source?: string;
      readonly until?: Until;
      /** Only what this player has caused; null for Hostiles. */
      readonly by?: PlayerId | null;
    }
  | { readonly type: 'MoraleBroken'; readonly player: PlayerId; readonly broken: boolean }

  // Abilities and effects.
  | { readonly type: 'AbilityUsed'; readonly model: ModelId; readonly ability: string; readonly target: string | null }
  | { readonly type: 'StratagemUsed'; readonly player: PlayerId; readonly stratagem: CardId }
  | { readonly type: 'EffectBegan'; readonly effect: Ongoing }
  | { readonly type: 'EffectsEnded'; readonly effects: readonly number[] }

  // Quests, Schemes, duels.
  | { readonly type: 'ThingPlaced'; readonly thing: Thing }
  | { readonly type: 'ThingChanged'; readonly thing: Thing }
  | { readonly type: 'ThingRemoved'; readonly thing: ThingId }
  | { readonly type: 'QuestMarked'; readonly mark: string; readonly value: number }
  | { readonly type: 'EnvironmentChanged'; readonly environment: string | null }
  | { readonly type: 'SchemeRevealed'; readonly player: PlayerId; readonly scheme: CardId; readonly about?: ModelId }
  | { readonly type: 'SchemeDiscarded'; readonly player: PlayerId; readonly scheme: CardId }
  | { readonly type: 'PointsScored'; readonly player: PlayerId; readonly points: number; readonly why: string }
  | { readonly type: 'DeedNoted'; readonly deed: Deed }
  | { readonly type: 'AllianceMade'; readonly players: readonly [PlayerId, PlayerId] }
  | { readonly type: 'AllianceBroken'; readonly players: readonly [PlayerId, PlayerId]; readonly by: PlayerId }
  | { readonly type: 'DuelBegan'; readonly duel: DuelState }
  | { readonly type: 'DuelEnded'; readonly winners: readonly PlayerId[] };
