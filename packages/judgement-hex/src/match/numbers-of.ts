import { reviseNumbers } from '@rulewright/core/editions';
import { remember } from '@rulewright/core/remember';
import type { JhxNumbers } from '../rulebook/numbers.js';
import type { JhxEdition } from '../vocabulary/edition.js';
import type { Jhx, JhxOptions } from '../vocabulary/index.js';

/** The parts of an edition that its numbers come from. */
type NumbersEdition = Pick<JhxEdition, 'id' | 'numbers' | 'chosen'>;

/** Cache: the numbers of an edition by the changes that options chose, as JSON. Equal options share one object. */
const byChanges = /* @__PURE__ */ new WeakMap<NumbersEdition, Map<string, JhxNumbers>>();
/** Cache: the numbers of an edition by the options of a match. */
const byOptions = /* @__PURE__ */ new WeakMap<NumbersEdition, WeakMap<JhxOptions, JhxNumbers>>();

const kept = <K extends object, V>(cache: WeakMap<K, V>, key: K, make: () => V): V => {
  const known = cache.get(key) ?? make();
  cache.set(key, known);
  return known;
};

const choose = (
  edition: NumbersEdition,
  chosen: NonNullable<JhxEdition['chosen']>,
  options: JhxOptions,
): JhxNumbers => {
  const changes = chosen(options);
  const known = kept(byChanges, edition, () => new Map<string, JhxNumbers>());
  const key = JSON.stringify(changes);
  const numbers = known.get(key) ?? reviseNumbers<Jhx, JhxNumbers>(edition, `${edition.id} as agreed`, changes);
  known.set(key, numbers);
  return numbers;
};

/**
 * The numbers that the options of a match choose. Cache: those of the last match, since every look of a rule at the
 * table asks for them.
 */
const agreed = /* @__PURE__ */ remember((edition: NumbersEdition, options: JhxOptions): JhxNumbers => {
  const { chosen } = edition;
  if (!chosen) return edition.numbers;
  const known = kept(byOptions, edition, () => new WeakMap<JhxOptions, JhxNumbers>());
  return kept(known, options, () => choose(edition, chosen, options));
});

/** The numbers of a match: those of its edition, with the ones that its options choose. */
export const numbersOf = (edition: NumbersEdition, options: JhxOptions): JhxNumbers =>
  edition.chosen ? agreed(edition, options) : edition.numbers;
