import type { RuleId } from '../../rulebook/index.js';
import type { SfiOptions } from '../../vocabulary/options.js';

/** A contribution to a number or to the level of a passive ability. */
export interface Contribution {
  readonly name: string;
  readonly source: string;
  readonly rule: RuleId;
  readonly by: number;
  /** True for an effect that its card marks as (+X). */
  readonly stacks?: boolean;
  /** True for the change of an ability; absent for conditions, terrain and common passives, each of which is there once. */
  readonly ofAbility?: true;
  /** The rule by which it does not count, and the reason in a word; absent if it counts. */
  readonly rejected?: { readonly rule: RuleId; readonly why: string };
}

const sameName = { rule: 'SFI-STACK-001', why: 'same-name' } as const;
const sameEffect = { rule: 'SFI-STACK-002', why: 'same-effect' } as const;

/** Of the changes of abilities that add the same amount the first counts, whatever their names. */
const withoutSameEffects = (all: readonly Contribution[]): readonly Contribution[] => {
  const amounts = new Set<number>();
  return all.map(one => {
    if (!one.ofAbility || one.stacks || one.rejected) return one;
    if (amounts.has(one.by)) return { ...one, rejected: sameEffect };
    amounts.add(one.by);
    return one;
  });
};

/**
 * Some contributions, with those rejected that do not count. Among contributions with one name only one counts
 * (SFI-STACK-001), harmful ones too (SFI-STACK-006). Different names add up (SFI-STACK-005), and everything that is
 * marked (+X) adds up (SFI-STACK-004). The controlling player of the unit decides between equal names, each time anew
 * (SFI-STACK-003, SFI-STACK-007): `better` is the direction that this player wants, and the best contribution counts.
 * By an option abilities with other names that do the same do not add up either.
 */
export const afterStacking = (
  all: readonly Contribution[],
  better: 'more' | 'less',
  options: Pick<SfiOptions, 'stacking.sameBonus'>,
): readonly Contribution[] => {
  const best = new Map<string, Contribution>();
  for (const one of all) {
    if (one.stacks || one.rejected) continue;
    const known = best.get(one.name);
    if (!known || (better === 'more' ? one.by > known.by : one.by < known.by)) best.set(one.name, one);
  }
  const named = all.map(one =>
    one.stacks || one.rejected || best.get(one.name) === one ? one : { ...one, rejected: sameName },
  );
  return options['stacking.sameBonus'] === 'once' ? withoutSameEffects(named) : named;
};
