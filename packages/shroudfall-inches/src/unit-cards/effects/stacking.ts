import type { RuleId } from '../../rulebook/index.js';

/** A contribution to a number or to the level of a passive ability. */
export interface Contribution {
  readonly name: string;
  readonly source: string;
  readonly rule: RuleId;
  readonly by: number;
  /** True for an effect that its card marks as (+X). */
  readonly stacks?: boolean;
  /** The rule by which it does not count, and the reason in a word; absent if it counts. */
  readonly rejected?: { readonly rule: RuleId; readonly why: string };
}

const sameName = { rule: 'SFI-STACK-001', why: 'same-name' } as const;

/**
 * Some contributions, with those rejected that do not count. Among contributions with one name only one counts (SFI-STACK-001), harmful
 * ones too (SFI-STACK-006). Different names add up (SFI-STACK-005), and everything that is marked (+X) adds up (SFI-STACK-004). The
 * controlling player of the unit decides between equal names, each time anew (SFI-STACK-003, SFI-STACK-007): `better` is the
 * direction that this player wants, and the best contribution counts.
 */
export const stacked = (all: readonly Contribution[], better: 'more' | 'less'): readonly Contribution[] => {
  const best = new Map<string, Contribution>();
  for (const one of all) {
    if (one.stacks || one.rejected) continue;
    const known = best.get(one.name);
    if (!known || (better === 'more' ? one.by > known.by : one.by < known.by)) best.set(one.name, one);
  }
  return all.map(one =>
    one.stacks || one.rejected || best.get(one.name) === one ? one : { ...one, rejected: sameName },
  );
};
