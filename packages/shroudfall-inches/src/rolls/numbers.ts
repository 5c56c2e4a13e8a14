import type { RuleId } from '../rulebook/index.js';

/** A number of the rulebook, and the rule that states it. */
interface BookNumber {
  readonly value: number;
  readonly rule: RuleId;
}

type RollNumber =
  | 'leastTotal'
  | 'emptyPool'
  | 'blank'
  | 'infusionPrice'
  | 'essenceRerollPrice'
  | 'disputeDice'
  | 'criticalFactor'
  | 'leastDEF'
  | 'leastARM'
  | 'leastDamage';

type ConditionNumber =
  | 'poisonedHit'
  | 'poisonedDamage'
  | 'crippledHit'
  | 'shatteredDamage'
  | 'hexedDice'
  | 'shockedDice';

type PassiveNumber = 'giantSlayerDamage' | 'giantBase' | 'hideReduction' | 'toughHideLeast' | 'unbreakableHideLeast';

/** The numbers of the rulebook that rolls read. */
export const rollNumbers: Readonly<Record<RollNumber, BookNumber>> = {
  /** The lowest total of a roll. */
  leastTotal: { value: 0, rule: 'SFI-DICE-009' },
  /** The dice of a pool that holds no dice. */
  emptyPool: { value: 0, rule: 'SFI-DICE-011' },
  /** The face that counts as a blank. */
  blank: { value: 0, rule: 'SFI-DICE-004' },
  /** The tokens that an infusion costs. */
  infusionPrice: { value: 1, rule: 'SFI-INFUSE-001' },
  /** The tokens that an essence re-roll costs. */
  essenceRerollPrice: { value: 1, rule: 'SFI-REROLL-006' },
  /** The yellow dice of each player in a dispute. */
  disputeDice: { value: 1, rule: 'SFI-DICE-013' },
  /** The number of times that a critical total holds DEF. */
  criticalFactor: { value: 2, rule: 'SFI-CRIT-001' },
  /** The lowest DEF against an attack. */
  leastDEF: { value: 1, rule: 'SFI-HIT-005' },
  /** The lowest ARM against an attack. */
  leastARM: { value: 1, rule: 'SFI-CARD-021' },
  /** The least damage that is left of some damage by a reduction. */
  leastDamage: { value: 0, rule: 'SFI-DAMAGE-005' },
};

/** The numbers of conditions in rolls. */
export const conditionNumbers: Readonly<Record<ConditionNumber, BookNumber>> = {
  poisonedHit: { value: 1, rule: 'SFI-CONDITION-010' },
  poisonedDamage: { value: 1, rule: 'SFI-CONDITION-010' },
  crippledHit: { value: 2, rule: 'SFI-CONDITION-003' },
  shatteredDamage: { value: 2, rule: 'SFI-CONDITION-011' },
  hexedDice: { value: 1, rule: 'SFI-CONDITION-009' },
  shockedDice: { value: 1, rule: 'SFI-CONDITION-012' },
};

/** The numbers of common passive abilities in rolls. */
export const passiveNumbers: Readonly<Record<PassiveNumber, BookNumber>> = {
  giantSlayerDamage: { value: 2, rule: 'SFI-PASSIVE-019' },
  /** In millimetres: the smallest diameter of a giant's base. */
  giantBase: { value: 50, rule: 'SFI-PASSIVE-019' },
  hideReduction: { value: 1, rule: 'SFI-PASSIVE-045' },
  toughHideLeast: { value: 1, rule: 'SFI-PASSIVE-045' },
  unbreakableHideLeast: { value: 0, rule: 'SFI-PASSIVE-046' },
};
