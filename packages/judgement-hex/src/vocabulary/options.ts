import type { EffigyFootprint } from './map.js';
import type { HeroId } from './pack.js';
import type { JudgementFace, ModeId } from './words.js';

/** The ways in which Warbands are drafted (JHX-DRAFT-002). */
export type DraftFormat = 'blind-pick' | 'veto' | 'immunity';

/** The agreements before a match, and the rulings where the book is silent: see `rulings` for rules and defaults. */
export interface JhxOptions {
  /** Skirmish or Battle. */
  readonly mode: ModeId;
  /** The id of a map of the mode; `random` lets a die decide. */
  readonly map: string;
  readonly format: DraftFormat;
  /** Warbands that the players agreed on, in the order of the seats: no draft. null: the format decides. */
  readonly warbands: readonly (readonly HeroId[])[] | null;
  /** The faces of the Judgement die; null for those of the content pack. */
  readonly judgementDie: readonly JudgementFace[] | null;
  readonly effigyFootprint: EffigyFootprint;
  /** Random Monsters are drawn only among types that are not in play. */
  readonly uniqueMonsters: boolean;
  /** Attributes are bounded after the positive and after the negative stage, not only at the end. */
  readonly clampIntermediate: boolean;
  readonly maxLevel: number;
  /** The round after which tie-breakers decide: the mode's, none (null), or another. */
  readonly roundLimit: 'mode' | number | null;
  readonly resurrectSameCommunion: boolean;
  readonly freeShopBuyOnly: boolean;
  readonly selfHealRestoresTemporary: boolean;
  readonly minBeforeAfterAll: boolean;
  readonly effigyCountsForFiringIntoMelee: boolean;
  /**
   * The rolls that Try Again serves: those of the payer's own Heroes and Fate, or all except those of Monsters and
   * Summoned models.
   */
  readonly tryAgainScope: 'own' | 'any';
  readonly rerollFirst: 'roller' | 'active-player';
  readonly pushDirection: 'any' | 'away';
  readonly partingKnockdown: 'chosen' | 'rolled';
  readonly losAdjacentHalfPlane: boolean;
  /** The end of activation that ends a condition gained in the model's own activation. */
  readonly conditionOwnActivationExpires: 'next' | 'current';
  /** The owner of a kill by a condition whose owner is out of play: that owner, or nobody. */
  readonly conditionOwnerGone: 'keeps' | 'nobody';
  readonly backstabCountsSelf: boolean;
  readonly flyAppliesToAdvance: boolean;
  /** The round of Effigy Decay: the mode's or another. */
  readonly decayRound: 'mode' | number;
  readonly shareDamageIsHealing: boolean;
}
