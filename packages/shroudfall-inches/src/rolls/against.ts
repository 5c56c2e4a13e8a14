import { tally } from '@rulewright/core/tally';
import { bookNumbers } from '../rulebook/book-numbers.js';
import type { RuleId } from '../rulebook/index.js';
import type { SfiTally, TallyStage } from '../vocabulary/index.js';
import type { Modifier } from './contributions.js';

const stages = ['set', 'modifiers', 'floor'] as const satisfies readonly TallyStage[];

/** The value and the modifiers of DEF or ARM in one attack. */
export interface Protection {
  /** The value on the card, or the value that an effect sets. */
  readonly value: number;
  /** Terrain, passives and abilities that count in this attack. */
  readonly modifiers: readonly Modifier[];
}

const against = (name: 'DEF' | 'ARM', { value, modifiers }: Protection, rule: RuleId, least: number): SfiTally => {
  const number = tally<RuleId, (typeof stages)[number]>(name, stages).base('set', value, rule);
  for (const { amount, rule: from, source, rejected } of modifiers) {
    if (rejected === undefined) number.add('modifiers', amount, from, source);
    else number.reject('modifiers', amount, rejected.rule, rejected.why, source);
  }
  return number.atLeast('floor', least, rule).tally();
};

/** The DEF of a target against one attack (SFI-HIT-005). */
export const defenceOf = (protection: Protection): SfiTally =>
  against('DEF', protection, 'SFI-HIT-005', bookNumbers.floors.DEF.value);

/** The ARM of a target against one damage roll (SFI-DAMAGE-002). */
export const armourOf = (protection: Protection): SfiTally =>
  against('ARM', protection, bookNumbers.floors.ARM.rule, bookNumbers.floors.ARM.value);
