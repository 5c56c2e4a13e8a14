import type { PlayerId, Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { Contribution } from '../unit-cards/effects/stacking.js';
import type { Sfi } from '../vocabulary/index.js';
import type { Cited, RerollSource, Roll } from '../vocabulary/roll.js';
import type { ByColour, Colour } from '../vocabulary/words.js';

/** Dice that an effect adds to a pool or takes away (SFI-DICE-010). */
export interface DiceChange extends Cited {
  readonly add?: ByColour;
  /** The number of dice that `by` takes out of the pool. */
  readonly less?: number;
  /** The player who controls the effect. */
  readonly by: PlayerId;
}

/** An infusion that an effect grants without payment (SFI-INFUSE-004). */
export interface FreeInfusion extends Cited {
  readonly colour: Colour;
}

/** A flat modifier of a roll (SFI-DICE-008). */
export interface Modifier extends Cited {
  readonly amount: number;
  /** The rule by which the modifier does not count, and the reason in a word (SFI-STACK-001). */
  readonly rejected?: { readonly rule: RuleId; readonly why: string };
}

/** A contribution to a total as a modifier. */
export const modifierOf = ({ by, name, rule, rejected }: Contribution): Modifier => ({
  amount: by,
  rule,
  source: name,
  ...(rejected && { rejected }),
});

/** The contributions of every kind to one roll. */
export interface Contributions {
  readonly dice: readonly DiceChange[];
  readonly infusions: readonly FreeInfusion[];
  readonly rerolls: readonly RerollSource[];
  /** One for each highest die that is dropped (SFI-PASSIVE-021). */
  readonly drops: readonly Cited[];
  readonly modifiers: readonly Modifier[];
}

/** Several contributions as one. */
export const combined = (all: readonly Partial<Contributions>[]): Contributions => ({
  dice: all.flatMap(({ dice = [] }) => dice),
  infusions: all.flatMap(({ infusions = [] }) => infusions),
  rerolls: all.flatMap(({ rerolls = [] }) => rerolls),
  drops: all.flatMap(({ drops = [] }) => drops),
  modifiers: all.flatMap(({ modifiers = [] }) => modifiers),
});

/** Rolls that are made together: one, or one for each target of a beam or an area. */
export interface Rolls {
  readonly rolls: readonly Roll[];
  /** The contributions to a roll at this moment, computed again at each step that reads them (SFI-ATTACK-008). */
  contributionsTo(turn: Turn<Sfi>, roll: Roll): Contributions;
}

/** One of the rolls that are made together, at its turn. */
export interface OneRoll {
  readonly roll: Roll;
  readonly contributionsTo: Rolls['contributionsTo'];
}
