import type { PlayerId } from '@rulewright/core';
import type { Roll } from './roll.js';
import type { ModelId, UnitId } from './state.js';
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
  readonly damage: ByColour;
  /** True for an attack of an attack action; others use up no profile (SFI-ATTACK-039). */
  readonly inAction: boolean;
  /** The ability that generated the attack; null for attacks of an attack action. */
  readonly from: string | null;
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
}

/** An attack while it is resolved, step by step of the attack chart (SFI-ATTACK-009). */
export interface Attack extends AttackFacts {
  readonly targets: readonly Targeted[];
  /** True when the attack ends without further rolls (SFI-ATTACK-037, SFI-ATTACK-038). */
  over: boolean;
}
