import type { PlayerId } from '@rulewright/core';
import type { Disc } from '@rulewright/core/inches';
import type { WindowId } from './ability.js';
import type { Attack, Targeted } from './attack.js';
import type { Arrival, InPiece } from './shift.js';
import type { ModelId, ScenarioElement, UnitId } from './state.js';

/** A model or PREY that has just been destroyed, with its last place (SFI-ABILITY-REACTIVE-012). */
export interface Gone {
  readonly model: ModelId;
  /** Null for PREY, which is an enemy of both players (SFI-SCENARIO-002). */
  readonly unit: UnitId | null;
  readonly base: Disc;
  /** The element that was PREY; absent for a model. */
  readonly element?: ScenarioElement;
}

/** A moment at which abilities may act. */
export interface Moment {
  readonly window: WindowId;
  /** The model or unit whose moment it is; null in the windows of the round, which belong to nobody. */
  readonly of: ModelId | UnitId | null;
  /** The only player whose abilities act: in the round the token holder's come first, then the other's (SFI-ROUND-START-002). */
  readonly only?: PlayerId;
  /** Only abilities of units, or only those of scenarios: the end of a round has both, one after the other (SFI-ROUND-END-003). */
  readonly from?: 'units' | 'scenarios';
  /** Only reactive essence abilities, or only everything else: an attack has both, one after the other (SFI-ATTACK-020). */
  readonly kinds?: 'reactions' | 'passives';
  /** The attack, and the part of it that concerns one target, in the windows of an attack. */
  readonly attack?: Attack;
  readonly targeted?: Targeted;
  /** Damage of a damage roll or set damage, in the windows `damaged` and `damage-marked` (SFI-DAMAGE-007, SFI-DAMAGE-008). */
  readonly harm?: 'rolled' | 'set';
  /** The destroyed model or PREY, in the window `destroyed`. */
  readonly gone?: Gone;
  /**
   * The models with which the model was in melee at that moment, in the window `model-ends-move` where abilities act
   * (SFI-ABILITY-REACTIVE-012).
   */
  readonly engaged?: readonly ModelId[];
  /** The scenario element of an interaction, or the thing whose reach was entered. */
  readonly at?: ModelId;
  /** The change of place, in the window `entered`. */
  readonly shift?: Arrival;
  /** The pieces of terrain with the models that moved into them, or that stand in them as the activation ends (SFI-TKEY-004). */
  readonly terrain?: readonly InPiece[];
  /** The manifestations that act on the model, in the windows `entered` and `completed`. */
  readonly manifestations?: readonly ModelId[];
}
