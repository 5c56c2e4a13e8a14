import type { PlayerId, Rule, Turn } from '@rulewright/core';
import type { RuleId } from '../rulebook/index.js';
import type { Contribution } from '../unit-cards/effects/stacking.js';
import type { Sfi } from '../vocabulary/index.js';
import type { Roll } from '../vocabulary/roll.js';
import type { ByColour, Colour } from '../vocabulary/words.js';

/** The origin of a contribution. */
interface Cited {
  readonly rule: RuleId;
  /** The condition, passive ability, piece of terrain or ability, as people call it. */
  readonly source: string;
}

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

/** The permission of one player to re-roll dice of a roll once, or the duty to do so. Its `source` is unique in the roll. */
export interface RerollSource extends Cited {
  /** The player who re-rolls or forces the re-roll, and who picks the dice (SFI-REROLL-004). */
  readonly by: PlayerId;
  /** The most dice; of a forced re-roll exactly so many, if there are as many. */
  readonly dice: number | 'all';
  /** Only blanks may be picked (SFI-REROLL-012). */
  readonly blanks?: true;
  /** The re-roll must be made (SFI-REROLL-011). */
  readonly forced?: true;
  /** The re-roll may be left out, but takes exactly `dice` dice of those that there are: an enemy's roll cannot be re-rolled in part. */
  readonly exactly?: true;
  /** False when the source has become impossible in the meantime, e.g. because nothing is left to pay it; absent: it never does. */
  readonly isOpen?: (turn: Turn<Sfi>) => boolean;
  /** Runs when the source is used, before its dice are thrown: an ability is declared and paid for here. */
  readonly use?: (turn: Turn<Sfi>, roll: Roll) => Rule;
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
export const together = (all: readonly Partial<Contributions>[]): Contributions => ({
  dice: all.flatMap(({ dice = [] }) => dice),
  infusions: all.flatMap(({ infusions = [] }) => infusions),
  rerolls: all.flatMap(({ rerolls = [] }) => rerolls),
  drops: all.flatMap(({ drops = [] }) => drops),
  modifiers: all.flatMap(({ modifiers = [] }) => modifiers),
});

/** Rolls that are made together: one, or one for each target of a beam or an area. */
export interface Rolls {
  readonly rolls: readonly Roll[];
  /** The contributions to a roll as matters stand; asked anew at each step that reads them (SFI-ATTACK-008). */
  contributionsTo(turn: Turn<Sfi>, roll: Roll): Contributions;
}

/** One of the rolls that are made together, at its turn. */
export interface OneRoll {
  readonly roll: Roll;
  readonly contributionsTo: Rolls['contributionsTo'];
}
