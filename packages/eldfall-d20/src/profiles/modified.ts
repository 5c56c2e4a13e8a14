import type { Cited as Numbered } from '@rulewright/core/editions';
import { tally } from '@rulewright/core/tally';
import type { RuleId } from '../rulebook/index.js';
import type { Cited, EldTally, Modifier } from '../vocabulary/index.js';

type EditionNumber = Numbered<number, RuleId>;

/** The order of the book: amounts first, then factors (ELD-MOD-003). */
const stages = ['printed', 'amounts', 'doubled', 'halved', 'set', 'least'] as const;

/** The modifiers that count where effects of the same name count once (ELD-MOD-014); of equal names the first one stays. */
const isRepeated = (one: Modifier, at: number, all: readonly Modifier[]): boolean =>
  all.findIndex(other => other.source === one.source && other.rule === one.rule) < at;

/** A halving by a number of the edition. */
export const halvedBy = ({ value, rule }: EditionNumber, source: string): Modifier => ({
  rule,
  source,
  factor: 'half',
  by: value,
});

/** A doubling by a number of the edition. */
export const doubledBy = (number: EditionNumber, source: string): Modifier => ({
  ...halvedBy(number, source),
  factor: 'double',
});

/** Further changes of a number, besides its modifiers. */
export interface Limits {
  /** The least value, with its rule. */
  readonly least: { readonly value: number; readonly rule: RuleId };
  /** False where several halvings count as one (ELD-MOD-005). */
  readonly stackHalving: boolean;
}

/**
 * A number with its modifiers: all amounts, then all factors together, rounded up once (ELD-MOD-003, ELD-MOD-004,
 * ELD-MOD-005, ELD-DEF-003). Doublings come before halvings: halving whole numbers one after another, each time
 * rounding up, gives the same result as rounding up once at the end.
 */
export const modified = (
  name: string,
  base: { readonly value: number } & Cited,
  modifiers: readonly Modifier[],
  { least, stackHalving }: Limits,
): EldTally => {
  const builder = tally<RuleId, (typeof stages)[number]>(name, stages).base(
    'printed',
    base.value,
    base.rule,
    base.source,
  );
  let halved = false;
  for (const [at, one] of modifiers.entries()) {
    if ('set' in one) builder.base('set', one.set, one.rule, one.source);
    else if ('add' in one) {
      if (isRepeated(one, at, modifiers)) builder.reject('amounts', one.add, one.rule, 'same-name', one.source);
      else builder.add('amounts', one.add, one.rule, one.source);
    } else if (isRepeated(one, at, modifiers) || (one.factor === 'half' && halved && !stackHalving)) {
      builder.reject(one.factor === 'half' ? 'halved' : 'doubled', 0, one.rule, 'same-name', one.source);
    } else if (one.factor === 'double') builder.times('doubled', [one.by ?? 2, 1], 'up', one.rule, one.source);
    else {
      halved = true;
      builder.times('halved', [1, one.by ?? 2], 'up', one.rule, one.source);
    }
  }
  return builder.atLeast('least', least.value, least.rule).tally();
};
