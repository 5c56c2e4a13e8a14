import type { PlayerId } from '@rulewright/core';
import type { AttackChoice } from './choices.js';
import type { Roll } from './roll.js';
import type { Model, ModelId, ScenarioElement, UnitId } from './state.js';
import type { AttackShape, AttackType, ByColour } from './words.js';

/** The facts of an attack, fixed when it is declared (SFI-ATTACK-010 to SFI-ATTACK-017). */
export interface AttackFacts {
  readonly attacker: ModelId;
  /** Null for a scenario element that attacks. */
  readonly unit: UnitId | null;
  /** The player whose model attacks; null for a scenario element. */
  readonly player: PlayerId | null;
  /** The name of the weapon profile; null for an attack that an ability generates without one. */
  readonly profile: string | null;
  readonly type: AttackType;
  readonly shape: AttackShape;
  /** RNG of the profile in inches, as printed. */
  readonly range: number;
  readonly damage: ByColour;
  /** The model that a beam points at, targeted or not (SFI-BEAM-002). */
  readonly aim?: ModelId;
  /** True for an attack of an attack action; others use up no profile (SFI-ATTACK-039). */
  readonly inAction: boolean;
  /** The ability that generated the attack; null for attacks of an attack action. */
  readonly from: string | null;
  /** Other models of the unit add to the attack: a Combined Shot or a Combined Strike (SFI-PASSIVE-007, SFI-PASSIVE-008). */
  readonly combined?: true;
  /** The attack hits without a hit roll (SFI-HIT-004). */
  readonly automatic?: true;
}

/** The part of an attack that concerns one target. Beams and areas have several (SFI-BEAM-010, SFI-AREA-003). */
export interface Targeted {
  /** Abilities may put another model in its place (SFI-UNIT-004). */
  target: ModelId;
  hitRoll: Roll | null;
  hit: boolean;
  critical: boolean;
  damageRoll: Roll | null;
  /** The damage that is inflicted, after the division and all reductions (SFI-DAMAGE-002, SFI-DAMAGE-005). */
  damage: number;
  /** True when nothing more happens to the target: it was missed, suffers no damage, or left the table (SFI-ATTACK-038). */
  over?: true;
}

/** An attack while it is resolved, step by step of the attack chart (SFI-ATTACK-009). */
export interface Attack extends AttackFacts {
  /** In the attacker's order (SFI-BEAM-011). */
  readonly targets: readonly Targeted[];
}

/** Targets that were just hit. The moments of a model that takes the place of another one are separate ones (SFI-UNIT-004). */
export interface HitTargets {
  readonly attack: Attack;
  readonly targets: readonly Targeted[];
  /** The models that are hit, each in the place of its target. */
  readonly models: readonly ModelId[];
}

/** One beat of an attack action: a model of the unit makes one attack, or has none left. */
export interface AttackingUnit {
  readonly unit: UnitId;
  model: ModelId | null;
  /** The attack that the model makes now; null if it makes none. */
  choice: AttackChoice | null;
  /** True when all models have attacked or sat out (SFI-ATTACK-010). */
  done: boolean;
}

/** An attack that is going on, as the state shows it. */
export interface OngoingAttack {
  readonly attack: AttackFacts;
  readonly targets: readonly ModelId[];
  /** The id of the first lasting effect that can begin during the attack. */
  readonly firstEffect: number;
  /** The attacker as it stood when it was destroyed: the attack is finished from there (SFI-ATTACK-037). */
  readonly fallen?: Model | ScenarioElement;
}
