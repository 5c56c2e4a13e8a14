import type { PlayerId } from '@rulewright/core';
import type { Point, Pose } from '@rulewright/core/inches';
import type { GenericAction, Reached } from './activation.js';
import type { ArmyList } from './army.js';
import type { AttackFacts } from './attack.js';
import type { RolledDie, RollKind } from './roll.js';
import type {
  Army,
  CardId,
  Ending,
  Lasting,
  Manifestation,
  Model,
  ModelId,
  ScenarioElement,
  Span,
  Stage,
  Unit,
  UnitId,
} from './state.js';
import type { PieceToPlace, TerrainPiece } from './table.js';
import type { SfiTally } from './tally.js';
import type { ByColour, Colour, ConditionId, MovementTool } from './words.js';

/** The reason why essence enters or leaves a reserve. */
export type EssenceReason =
  | 'activation'
  | 'destroyed-unit'
  | 'ability'
  | 'scenario'
  | 'terrain'
  | 'cost'
  | 'infusion'
  | 're-roll'
  | 'interaction'
  | 'discarded'
  | 'end-of-round';

/** The way in which a model changed its place. */
export type Shift = 'place' | 'push';

/** Every event of a match. The state is the fold of the events. */
export type SfiEvent =
  // The main loop.
  | { readonly type: 'StageReached'; readonly stage: Stage }
  | { readonly type: 'RoundBegan'; readonly round: number }
  | { readonly type: 'TokenTaken'; readonly player: PlayerId }
  | { readonly type: 'Used'; readonly span: Span; readonly key: string }
  | { readonly type: 'MatchEnded'; readonly ending: Ending }

  // Set-up.
  | {
      readonly type: 'ArmyPresented';
      readonly player: PlayerId;
      readonly list: ArmyList;
      readonly units: readonly Unit[];
    }
  | { readonly type: 'RollOffWon'; readonly player: PlayerId; readonly totals: Readonly<Record<PlayerId, number>> }
  | { readonly type: 'RightTaken'; readonly player: PlayerId; readonly right: NonNullable<Army['right']> }
  | { readonly type: 'ScenarioVetoed'; readonly player: PlayerId; readonly scenario: CardId }
  | { readonly type: 'ScenarioDrawn'; readonly player: PlayerId; readonly scenario: CardId }
  /** The other card of the token holder is played in place of a scenario that both drew (SFI-SETUP-007). */
  | {
      readonly type: 'ScenarioReplaced';
      readonly player: PlayerId;
      readonly discarded: CardId;
      readonly scenario: CardId;
    }
  | { readonly type: 'EdgeTaken'; readonly player: PlayerId; readonly edge: NonNullable<Army['edge']> }
  | { readonly type: 'ElementPlaced'; readonly element: ScenarioElement }
  | { readonly type: 'TerrainPlaced'; readonly player: PlayerId; readonly piece: TerrainPiece }
  /** A piece without a legal position is not used (SFI-SETUP-018). */
  | { readonly type: 'TerrainLeftOut'; readonly player: PlayerId; readonly piece: PieceToPlace }
  | {
      readonly type: 'LeadershipDeclared';
      readonly player: PlayerId;
      readonly weaver: UnitId;
      readonly ability: string;
    }
  | { readonly type: 'UnitDeployed'; readonly unit: UnitId; readonly models: readonly Model[] }
  /** A unit for which the table has no room left: it is out of play, but was not destroyed (SFI-DEPLOY-004). */
  | { readonly type: 'UnitLeftOut'; readonly unit: UnitId }

  // Activations.
  | { readonly type: 'Passed'; readonly player: PlayerId }
  | { readonly type: 'UnitActivated'; readonly unit: UnitId }
  | { readonly type: 'ActivationOpened'; readonly unit: UnitId }
  | { readonly type: 'ActionBegan'; readonly unit: UnitId; readonly action: GenericAction; readonly generated?: true }
  | { readonly type: 'ModelDone'; readonly model: ModelId }
  | { readonly type: 'ActionEnded'; readonly unit: UnitId; readonly action: GenericAction; readonly generated?: true }
  | { readonly type: 'ActionSpent'; readonly unit: UnitId; readonly how: 'forfeited' | 'sacrificed' }
  | { readonly type: 'CoherencyBroken'; readonly unit: UnitId; readonly apart: readonly ModelId[] }
  | {
      readonly type: 'ActivationEnding';
      readonly unit: UnitId;
      readonly why: 'done' | 'moves' | 'coherency' | 'destroyed';
    }
  | { readonly type: 'ActivationEnded'; readonly unit: UnitId }
  | { readonly type: 'TokenPlaced'; readonly unit: UnitId; readonly token: 'activated' | 'exhausted' }
  | { readonly type: 'TokensRemoved'; readonly units: readonly UnitId[]; readonly token: 'activated' | 'exhausted' }

  // Movement.
  | {
      readonly type: 'ModelMoved';
      readonly model: ModelId;
      readonly from: Point;
      readonly to: Point;
      readonly tool: MovementTool;
      /** The strip that the tool covered is the path of the model (SFI-MOVE-029). */
      readonly pose: Pose;
    }
  | {
      readonly type: 'ModelShifted';
      readonly model: ModelId;
      readonly from: Point;
      readonly to: Point;
      readonly how: Shift;
    }

  /** The effect of a manifestation follows at once or, if it is `due`, at the end of the model's part of its action. */
  | ({ readonly type: 'ManifestationTriggered'; readonly on: 'entered' | 'completed' } & Reached)

  // Attacks and rolls.
  | { readonly type: 'AttackDeclared'; readonly attack: AttackFacts; readonly targets: readonly ModelId[] }
  | { readonly type: 'AttackRedirected'; readonly from: ModelId; readonly to: ModelId }
  /** After all consequences of the attack; nested attacks end first. */
  | { readonly type: 'AttackEnded'; readonly attacker: ModelId }
  | { readonly type: 'AttackCancelled'; readonly attacker: ModelId; readonly target: ModelId }
  /** The pool of a roll before its dice are thrown, after an effect added dice or took some away (SFI-DICE-010). */
  | {
      readonly type: 'PoolChanged';
      readonly what: RollKind;
      readonly target: ModelId;
      readonly source: string;
      readonly pool: ByColour;
    }
  | {
      readonly type: 'RollInfused';
      readonly what: RollKind;
      readonly target: ModelId;
      readonly colour: Colour;
      /** The ability that infuses the roll without payment. */
      readonly free?: string;
    }
  | {
      readonly type: 'DiceRolled';
      readonly what: RollKind;
      readonly target: ModelId;
      readonly dice: readonly RolledDie[];
    }
  | {
      readonly type: 'DiceRerolled';
      readonly what: RollKind;
      readonly target: ModelId;
      /** The player who re-rolls, or who forces the re-roll. */
      readonly player: PlayerId;
      /** `essence`, or the condition, ability or terrain that allows the re-roll. */
      readonly source: string;
      readonly places: readonly number[];
      /** All dice of the roll afterwards. */
      readonly dice: readonly RolledDie[];
    }
  | {
      readonly type: 'DieDropped';
      readonly what: RollKind;
      readonly target: ModelId;
      readonly place: number;
      readonly source: string;
    }
  /** Without numbers where an attack or an ability hits automatically (SFI-HIT-004). */
  | {
      readonly type: 'HitDecided';
      readonly attacker: ModelId;
      readonly target: ModelId;
      readonly outcome: 'hit' | 'critical' | 'miss';
      readonly total: SfiTally | null;
      readonly defence: SfiTally | null;
    }
  /** Without the numbers of a roll where the damage is set (SFI-DAMAGE-008). */
  | {
      readonly type: 'DamageDecided';
      readonly target: ModelId;
      readonly damage: number;
      readonly total: SfiTally | null;
      readonly armour: SfiTally | null;
      readonly suffered: SfiTally;
    }
  | { readonly type: 'DamageMarked'; readonly model: ModelId; readonly damage: number }
  | { readonly type: 'DamageRemoved'; readonly model: ModelId; readonly damage: number }
  | { readonly type: 'ModelDestroyed'; readonly model: ModelId; readonly unit: UnitId; readonly at: Point }
  | { readonly type: 'UnitDestroyed'; readonly unit: UnitId; readonly round: number }
  | { readonly type: 'ElementDamaged'; readonly element: ModelId; readonly damage: number }
  | { readonly type: 'ElementRemoved'; readonly element: ModelId }

  // Essence.
  | {
      readonly type: 'EssenceGained';
      readonly player: PlayerId;
      readonly essence: ByColour;
      /** The tokens that did not fit or were declined (SFI-ESSENCE-003, SFI-ESSENCE-015). */
      readonly lost: ByColour;
      readonly why: EssenceReason;
    }
  | { readonly type: 'EssencePaid'; readonly player: PlayerId; readonly essence: ByColour; readonly why: EssenceReason }
  | { readonly type: 'EssenceNoted'; readonly reserves: Readonly<Record<PlayerId, ByColour>> }

  // Abilities, effects, conditions.
  | { readonly type: 'AbilityUsed'; readonly unit: UnitId; readonly model: ModelId | null; readonly ability: string }
  /**
   * A reactive ability interrupts the running activation, action or attack, until it is resolved
   * (SFI-ABILITY-REACTIVE-005, SFI-ABILITY-REACTIVE-007).
   */
  | { readonly type: 'ReactionBegan'; readonly unit: UnitId; readonly ability: string }
  | { readonly type: 'ReactionEnded'; readonly unit: UnitId; readonly ability: string }
  | { readonly type: 'ConditionGained'; readonly unit: UnitId; readonly condition: ConditionId }
  | { readonly type: 'ConditionRemoved'; readonly unit: UnitId; readonly condition: ConditionId }
  | { readonly type: 'EffectBegan'; readonly effect: Lasting }
  | { readonly type: 'EffectsEnded'; readonly effects: readonly number[] }
  | { readonly type: 'ManifestationPlaced'; readonly manifestation: Manifestation }
  | { readonly type: 'ManifestationRemoved'; readonly manifestation: ModelId }
  | { readonly type: 'UnitSummoned'; readonly unit: Unit; readonly models: readonly Model[] }
  | { readonly type: 'LeadershipEnded'; readonly player: PlayerId }

  // Scenarios.
  | { readonly type: 'ElementMoved'; readonly element: ModelId; readonly from: Point; readonly to: Point }
  | { readonly type: 'Interacted'; readonly model: ModelId; readonly element: ModelId }
  | { readonly type: 'ControlTokenPlaced'; readonly player: PlayerId; readonly element: ModelId }
  | { readonly type: 'PointsScored'; readonly player: PlayerId; readonly points: number; readonly why: string };
