import { tally } from '@rulewright/core/tally';
import type { RuleId } from '../rulebook/index.js';
import type { SfiNumbers } from '../rulebook/numbers.js';
import type { SfiTally, TallyStage } from '../vocabulary/index.js';
import type { Modifier } from './contributions.js';

/** The passives that reduce damage (SFI-PASSIVE-045, SFI-PASSIVE-046). */
export type Hide = 'tough-hide' | 'unbreakable-hide';

const stages = ['dice', 'set', 'division', 'increases', 'reductions', 'floor'] as const satisfies readonly TallyStage[];

/** Damage before anything changes it: of a roll, with ARM to divide by, or set. */
export type RawDamage =
  | { readonly rolled: number; readonly ARM: number }
  | { readonly set: number; readonly rule: RuleId; readonly source: string };

const hides = {
  'tough-hide': { rule: 'SFI-PASSIVE-045', least: 'toughHideLeast' },
  'unbreakable-hide': { rule: 'SFI-PASSIVE-046', least: 'unbreakableHideLeast' },
} as const;

/**
 * The damage that a model suffers (SFI-DAMAGE-005): the total divided by ARM and rounded down, or set damage; then increases,
 * then reductions, and the hides last, each of which counts after them whether it can still reduce anything.
 */
export const sufferedDamage = (
  { passives, rolls }: Pick<SfiNumbers, 'passives' | 'rolls'>,
  raw: RawDamage,
  changes: readonly Modifier[],
  worn: readonly Hide[],
): SfiTally => {
  const suffered = tally<RuleId, (typeof stages)[number]>('suffered', stages);
  if ('set' in raw) suffered.base('set', raw.set, raw.rule, raw.source);
  else {
    suffered.base('dice', raw.rolled, 'SFI-DAMAGE-002', 'damage roll');
    suffered.times('division', [1, raw.ARM], 'down', 'SFI-DAMAGE-002', 'ARM');
  }
  for (const { amount, rule, source, rejected } of changes) {
    const stage = amount > 0 ? 'increases' : 'reductions';
    if (rejected === undefined) suffered.add(stage, amount, rule, source);
    else suffered.reject(stage, amount, rejected.rule, rejected.why, source);
  }
  for (const hide of worn) {
    const { rule, least } = hides[hide];
    const reduction = -passives.hide.value;
    if (suffered.tally().total > passives[least].value) suffered.add('reductions', reduction, rule, hide);
    else suffered.reject('reductions', reduction, rule, 'least', hide);
  }
  return suffered.atLeast('floor', rolls.leastDamage.value, rolls.leastDamage.rule).tally();
};
