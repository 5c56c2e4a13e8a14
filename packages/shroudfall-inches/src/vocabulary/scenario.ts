import type { Point } from '@rulewright/core/inches';
import type { Limit, Trigger } from './ability.js';
import type { Effect } from './effect.js';
import type { LimitFor, SeveralControlled, WhenDeclined } from './options.js';
import type { HitValues, Source, Weapon } from './pack.js';
import type { ByColour, ScenarioKeyword } from './words.js';

/** A kind of scenario element, and the places of its models. */
export interface ScenarioElement {
  /** Unique on its card. */
  readonly id: string;
  readonly name: string;
  /** Diameter of the base in millimetres. */
  readonly base: number;
  readonly keywords: readonly ScenarioKeyword[];
  /**
   * The centres of the bases, in 1/100 mm, the deployment edges at y = 0 and y = 91440 (SFI-SETUP-008); or the option of the match
   * that has them.
   */
  readonly at: readonly Point[] | { readonly option: 'scenario.ccc.minePositions' };
  /** The profile of PREY; without `hp` if it is INDESTRUCTIBLE (SFI-SCENARIO-017, SFI-SCENARIO-018). */
  readonly prey?: { readonly def: number; readonly arm: number; readonly hp?: number };
  /** The attacks of an element that attacks. */
  readonly hits?: HitValues;
  readonly weapons?: readonly Weapon[];
  /** An interaction with it, with another base price than the option `scenario.essenceInteractBaseCost` if it has one. */
  readonly interaction?: { readonly cost?: ByColour; readonly limit?: Limit; readonly effects: readonly Effect[] };
}

/** An effect of a scenario at a moment, for each of its elements or for those of one kind. */
export interface ScenarioAbility {
  /** Unique on its card. */
  readonly id: string;
  readonly name: string;
  readonly text?: string;
  readonly element?: string;
  readonly when: Trigger;
  readonly optional?: true;
  /** For each element by itself. */
  readonly limit?: Limit;
  /** The players whom the limit binds: both together (the default), each by themselves, or as the option of the match says. */
  readonly limitFor?: LimitFor | { readonly option: 'scenario.ccc.mineDraws' };
  /**
   * With `limit`: a player who declines leaves the use to the next (`stays`, the default) or uses it up; or as the
   * option of the match says.
   */
  readonly whenDeclined?: WhenDeclined | { readonly option: 'scenario.ccc.mineDeclined' };
  readonly effects: readonly Effect[];
}

/** Victory points of a scenario. */
export interface Scoring {
  readonly element: string;
  /**
   * `control` and `token`, for each element that a player controls or has a token on, are scored at the end of a round (SFI-ROUND-END-002);
   * the others at once: each element that a player destroys, each interaction, and each `each` points of all damage on an element, for
   * the player who marks the last of them.
   */
  readonly per: 'control' | 'token' | 'damage' | 'destroyed' | 'interaction';
  readonly points: number;
  /** With `damage`: the number of points of damage that score once; by default 1. */
  readonly each?: number;
  /**
   * With `control`: `once` if a player scores only once, however many elements of this kind the player controls; by default each of
   * them scores. Or the option of the match that says so.
   */
  readonly several?: SeveralControlled | { readonly option: 'scenario.ccc.mineScoring' };
}

/** A scenario card. */
export interface ScenarioCard {
  readonly name: string;
  readonly source: Source;
  /** The card in words, for people to read. */
  readonly text?: string;
  /** The victory points of the lead that wins (SFI-WIN-002). */
  readonly vp: number;
  readonly elements: readonly ScenarioElement[];
  readonly abilities: readonly ScenarioAbility[];
  readonly scoring: readonly Scoring[];
}
