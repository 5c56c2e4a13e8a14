import { refuse } from '../match/errors.js';
import { freeze } from '../match/json.js';
import type { ContentProblem } from './problem.js';
import { type Shape, shaped } from './shaped.js';

/** What content of a kind has to be. */
export interface ContentKind<T, R extends string = string> {
  /** Messages of the schema that are codes (`too-small`) become those of refusals. */
  readonly shape: Shape<T>;
  /** What is wrong with a value of the right shape: what one field says about another. */
  problem(value: T): ContentProblem<R> | undefined;
  /** By the first field of a path: the rule whose fact it is, for problems that cite no nearer one. */
  readonly rules?: Readonly<Partial<Record<string, R>>>;
}

const cited = <R extends string>(
  rules: ContentKind<unknown, R>['rules'] = {},
  problem: ContentProblem<R>,
): ContentProblem<R> => {
  const field = /^\w*/.exec(problem.path)?.[0] ?? '';
  const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
  return rule === undefined ? problem : { rule, ...problem };
};

/** The value, copied and known to be of the kind, or the first thing that is wrong with it. Never throws. */
const check = <T, R extends string>(
  { shape, problem, rules }: ContentKind<T, R>,
  value: unknown,
): { readonly value: T } | { readonly problem: ContentProblem<R> } => {
  const read = shaped(shape, value);
  const found = 'problem' in read ? read.problem : problem(read.value);
  if (found) return { problem: cited(rules, found) };
  return read as { readonly value: T };
};

/** Why a value of any origin is not content of a kind; undefined if it is. Never throws. */
export const contentProblem = <T, R extends string>(
  kind: ContentKind<T, R>,
  value: unknown,
): ContentProblem<R> | undefined => {
  const read = check(kind, value);
  return 'problem' in read ? read.problem : undefined;
};

/**
 * Reads content from a value of any origin, such as parsed JSON. What comes back is a deep-frozen copy that rules can trust.
 *
 * @throws RefusalError with code, path of the field (`heroes.garm.weapons[0].reach`) and rule. Not plain JSON: `not-json`,
 * `forbidden-key`, `nested-too-deep` and the like; wrong shape: `missing-field`, `unknown-field`, `too-long`, `wrong-type` and
 * the messages of the shape that are codes; then what the kind's `problem` says.
 */
export const readContent = <T, R extends string>(kind: ContentKind<T, R>, value: unknown): T => {
  const read = check(kind, value);
  return 'problem' in read ? refuse(read.problem) : freeze(read.value);
};
