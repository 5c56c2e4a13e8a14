import type { PlayerId, Rule, Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { Attack } from './attack.js';
import type { Sfi } from './index.js';
import type { ModelId, UnitId } from './state.js';
import type { SfiTally } from './tally.js';
import type { AttackType, ByColour, Colour } from './words.js';

/** One die of a roll, as it lies on the table. */
export interface RolledDie {
  readonly colour: Colour;
  readonly face: number;
  /** True for the die that an infusion added (SFI-INFUSE-002). It is re-rolled like any other (SFI-REROLL-013). */
  readonly infused?: true;
  /** The players who have re-rolled this die, or made it be re-rolled, other than by essence (SFI-REROLL-004). */
  readonly rerolledBy: readonly PlayerId[];
  /** True for a die that an effect has dropped (SFI-PASSIVE-021). */
  readonly dropped?: true;
}

/** The two rolls of an attack. Abilities may make either of them alone (SFI-ABILITY-ACTIVE-008, SFI-DAMAGE-007). */
export type RollKind = 'hit' | 'damage';

/** The facts of a roll before its dice are thrown. */
export interface RollFacts {
  readonly what: RollKind;
  readonly type: AttackType;
  /** True for a roll of an attack: bonuses "when attacked" count in no other roll (SFI-DAMAGE-010). */
  readonly ofAttack: boolean;
  /**
   * The player whose model makes the roll, who may infuse it and re-roll it by essence; null for damage rolls of
   * conditions, terrain and manifestations (SFI-REROLL-010, SFI-INFUSE-008).
   */
  readonly by: PlayerId | null;
  /** The player who counts as active while the roll is made: in a reaction its user (SFI-REROLL-003). */
  readonly active: PlayerId;
  /** The model that attacks or uses the ability; null for rolls that nobody makes. */
  readonly roller: ModelId | null;
  /** The model that is rolled against. */
  readonly target: ModelId;
  readonly targetUnit: UnitId | null;
  /** The dice by colour, as the card, the profile or the ability gives them (SFI-HIT-001, SFI-DAMAGE-001). */
  readonly printed: ByColour;
}

/** A roll while it is made. Each step of the roll procedure fills in its part. */
export interface Roll extends RollFacts {
  /** The printed dice with dice added and subtracted (SFI-DICE-010). */
  pool: ByColour;
  /** The colour of the infused die; null for a roll that is not infused (SFI-INFUSE-002). */
  infusion: Colour | null;
  /** The dice as they lie; empty before they are thrown. */
  dice: readonly RolledDie[];
  /** The final total: dice, then flat modifiers, at least 0 (SFI-HIT-003); null until it is added up. */
  total: SfiTally | null;
}

/** The origin of a contribution. */
export interface Cited {
  readonly rule: RuleId;
  /** The condition, passive ability, piece of terrain or ability, as people call it. */
  readonly source: string;
}

/**
 * The permission of one player to re-roll dice of a roll once, or the duty to do so. Its `source` is unique in the roll, but for an
 * ability with the mark A/, which has one entry for each way to pay.
 */
export interface RerollSource extends Cited {
  /** The player who re-rolls or forces the re-roll, and who picks the dice (SFI-REROLL-004). */
  readonly by: PlayerId;
  /** The name of an ability that is always there: of several with one name a roll uses one (SFI-STACK-001). */
  readonly name?: string;
  /** The greatest number of dice. A forced re-roll takes exactly this number, or all dice if there are fewer. */
  readonly dice: number | 'all';
  /** Only blanks may be picked (SFI-REROLL-012). */
  readonly blanks?: true;
  /** The re-roll must be made (SFI-REROLL-011). */
  readonly forced?: true;
  /**
   * The re-roll is optional, but it takes exactly `dice` dice (or all, if there are fewer): an enemy's roll cannot be
   * re-rolled in part.
   */
  readonly exactly?: true;
  /** An action pays for the re-roll, where the cost leaves the choice (SFI-ABILITY-ACTIVE-007). */
  readonly sacrifice?: true;
  /**
   * False when the source has become impossible in the meantime, e.g. because it can no longer be paid for; absent: it
   * is always possible.
   */
  readonly isOpen?: (turn: Turn<Sfi>) => boolean;
  /** Runs when the source is used, before its dice are thrown: an ability is declared and paid for here. */
  readonly use?: (turn: Turn<Sfi>, roll: Roll) => Rule;
}

/** The re-rolls of a roll that abilities allow or demand (SFI-REROLL-001). */
export type AbilityRerolls = (turn: Turn<Sfi>, roll: Roll, attack: Attack | null) => readonly RerollSource[];
