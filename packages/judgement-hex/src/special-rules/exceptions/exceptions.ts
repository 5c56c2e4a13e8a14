import type { RuleId } from '../../rulebook/index.js';

/** A rule that holds instead of the general one in some cases. */
interface Exception<Case, Result> {
  readonly rule: RuleId;
  readonly when: (of: Case) => boolean;
  readonly gives: Result;
  /** Other exceptions of the same list that do not apply where this one holds, too. */
  readonly displaces?: readonly RuleId[];
}

/** A rule with its exceptions. */
export interface General<Case, Result> {
  readonly rule: RuleId;
  readonly gives: Result;
  readonly exceptions: readonly Exception<Case, Result>[];
}

/** The rule that holds in a case, and its result. */
export interface Held<Result> {
  readonly rule: RuleId;
  readonly gives: Result;
}

/**
 * The rule that holds in a case: the general one, or the exception that no other one displaces; of several that agree the
 * first.
 *
 * @throws RangeError if two exceptions hold and disagree; it names both.
 */
export const ruleFor = <Case, Result>(general: General<Case, Result>, of: Case): Held<Result> => {
  const holding = general.exceptions.filter(({ when }) => when(of));
  const left = holding.filter(({ rule }) => !holding.some(({ displaces }) => displaces?.includes(rule)));
  const [first, ...others] = left;
  if (first === undefined) return general;
  const against = others.find(({ gives }) => gives !== first.gives);
  if (against) throw new RangeError(`${first.rule} and ${against.rule} both hold and disagree`);
  return first;
};
