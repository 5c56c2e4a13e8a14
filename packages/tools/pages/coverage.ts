import { type Citations, citations } from './citations.js';
import { type Rule, type Rulebook, rulebooks } from './rulebook.js';

/** The state of a rule in the library. */
export type Status = 'modelled' | 'left to the table' | 'no code' | 'no test' | 'no code, no test';

/** A rule, and the files that name it. */
export interface Covered {
  readonly rule: Rule;
  readonly status: Status;
  /** Files relative to the package. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** A rulebook, rule by rule. */
export interface Coverage {
  readonly book: Rulebook;
  readonly rules: readonly Covered[];
  readonly unknown: Citations['unknown'];
}

/** The coverage of every game. */
export const coverage = (): readonly Coverage[] =>
  rulebooks().map(book => {
    const { code, tests, unknown } = citations(book);
    const rules = book.rules.map((rule): Covered => {
      const found = { rule, code: code.get(rule.id) ?? [], tests: tests.get(rule.id) ?? [] };
      return { ...found, status: statusOf(found) };
    });
    return { book, rules, unknown };
  });

const statusOf = ({ rule, code, tests }: Omit<Covered, 'status'>): Status => {
  if (rule.table !== undefined) return 'left to the table';
  if (code.length > 0 && tests.length > 0) return 'modelled';
  if (code.length > 0) return 'no test';
  return tests.length > 0 ? 'no code' : 'no code, no test';
};

/** True if a rule still needs code or a test. */
export const isMissing = ({ status }: Covered): boolean => status !== 'modelled' && status !== 'left to the table';

/** The number of rules with each status, for tables. */
export const counted = (rules: readonly Covered[]): { modelled: number; table: number; missing: number } => ({
  modelled: rules.filter(({ status }) => status === 'modelled').length,
  table: rules.filter(({ status }) => status === 'left to the table').length,
  missing: rules.filter(isMissing).length,
});
