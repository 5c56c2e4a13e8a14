import type { PlayerId } from '@rulewright/core';
import type { ModelId, UnitId } from './state.js';
import type { AttackType, ByColour, Colour } from './words.js';

/** One die of a roll, as it lies on the table. */
export interface RolledDie {
  readonly colour: Colour;
  readonly face: number;
  /** True for the die that an infusion added (SFI-INFUSE-002). */
  readonly infused?: true;
  /** The players who have re-rolled this die, or made it be re-rolled, other than by essence (SFI-REROLL-004). */
  readonly rerolledBy: readonly PlayerId[];
  /** True for a die that an effect has dropped (SFI-PASSIVE-021). */
  readonly dropped?: true;
}

/** The facts of a roll before its dice are thrown. */
export interface RollFacts {
  readonly what: 'hit' | 'damage';
  readonly type: AttackType;
  /**
   * The player whose model makes the roll, who may infuse it and re-roll it by essence; null for damage rolls of
   * conditions, terrain and manifestations (SFI-REROLL-010, SFI-INFUSE-008).
   */
  readonly by: PlayerId | null;
  /** The model that attacks or uses the ability; null for rolls that nobody makes. */
  readonly roller: ModelId | null;
  /** The model that is rolled against. */
  readonly target: ModelId;
  readonly targetUnit: UnitId | null;
  /** The dice by colour, as the profile or the ability gives them, with dice added and subtracted (SFI-DICE-010). */
  readonly pool: ByColour;
}

/** A roll while it is made. Each step of the roll procedure fills in its part. */
export interface Roll extends RollFacts {
  /** The colour of the infused die; null for a roll that is not infused (SFI-INFUSE-002). */
  infusion: Colour | null;
  dice: readonly RolledDie[];
  /** The final total: dice, then flat modifiers, at least 0 (SFI-HIT-003). */
  total: number;
}
