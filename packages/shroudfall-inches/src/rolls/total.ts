import type { Turn } from '@rulewright/core';
import { tally } from '@rulewright/core/tally';
import { tableOf } from '../match/table.js';
import type { RuleId } from '../rulebook/index.js';
import type { SfiNumbers } from '../rulebook/numbers.js';
import type { Sfi, SfiTally, TallyStage } from '../vocabulary/index.js';
import type { Roll, RolledDie } from '../vocabulary/roll.js';
import type { Modifier, OneRoll } from './contributions.js';

/** The stages of the total of a roll, in their order (SFI-HIT-003). */
const totalStages = ['dice', 'modifiers', 'floor'] as const satisfies readonly TallyStage[];

/** The place of the first of the highest dice that count; undefined without any. */
const highest = (dice: readonly RolledDie[]): number | undefined => {
  let found: number | undefined;
  for (const [place, die] of dice.entries()) {
    const best = found === undefined ? undefined : dice[found];
    if (!die.dropped && (best === undefined || die.face > best.face)) found = place;
  }
  return found;
};

/** Drops the highest die once for each effect that demands it, after all re-rolls. */
export const dropDice = (turn: Turn<Sfi>, { roll, contributionsTo }: OneRoll): void => {
  for (const { rule, source } of contributionsTo(turn, roll).drops) {
    const place = highest(roll.dice);
    if (place === undefined) return;
    roll.dice = roll.dice.map((die, at) => (at === place ? { ...die, dropped: true } : die));
    const { what, target } = roll;
    turn.emit({ type: 'DieDropped', what, target, place, source }, [rule, 'SFI-HIT-003']);
  }
};

/** The total of dice and flat modifiers (SFI-DICE-008, SFI-DICE-009). */
const totalOf = (
  { emptyPool, leastTotal }: SfiNumbers['rolls'],
  { what, dice }: Pick<Roll, 'what' | 'dice'>,
  modifiers: readonly Modifier[],
): SfiTally => {
  const total = tally<RuleId, (typeof totalStages)[number]>(what, totalStages);
  if (dice.length === 0) total.base('dice', emptyPool.value, emptyPool.rule);
  for (const { colour, face, dropped } of dice) {
    if (dropped) total.reject('dice', face, 'SFI-HIT-003', 'dropped', colour);
    else total.add('dice', face, 'SFI-DICE-005', colour);
  }
  for (const { amount, rule, source, rejected } of modifiers) {
    if (rejected === undefined) total.add('modifiers', amount, rule, source);
    else total.reject('modifiers', amount, rejected.rule, rejected.why, source);
  }
  return total.atLeast('floor', leastTotal.value, leastTotal.rule).tally();
};

/** Adds up a roll, after all re-rolls and dropped dice. */
export const addUp = (turn: Turn<Sfi>, { roll, contributionsTo }: OneRoll): void => {
  roll.total = totalOf(tableOf(turn).numbers.rolls, roll, contributionsTo(turn, roll).modifiers);
};
