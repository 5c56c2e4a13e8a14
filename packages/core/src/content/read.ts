import { refuse } from '../match/errors.js';
import { freeze } from '../match/json.js';
import { needFields } from '../match/need.js';
import type { ContentProblem } from './problem.js';
import { type Shape, shaped } from './shaped.js';

/** The requirements on content of one kind. */
export interface ContentKind<T, R extends string = string> {
  /** The shape of the content. Messages of the schema that are codes (`too-small`) become codes of refusals. */
  readonly shape: Shape<T>;
  /** Finds a contradiction between fields of a value that has the right shape. */
  problem(value: T): ContentProblem<R> | undefined;
  /** For problems that cite no rule of their own: the rule to cite, by the first field of the path. */
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

/** A copy of the value with the type of the kind, or its first problem. Never throws. */
const check = <T, R extends string>(
  kind: ContentKind<T, R>,
  value: unknown,
): { readonly value: T } | { readonly problem: ContentProblem<R> } => {
  needFields(
    'kind',
    kind,
    ['shape', 'problem'],
    'such as { shape, problem: () => undefined }; a game has a readContent of its own',
  );
  const { shape, problem, rules } = kind;
  const read = shaped(shape, value);
  const found = 'problem' in read ? read.problem : problem(read.value);
  if (found) return { problem: cited(rules, found) };
  return read as { readonly value: T };
};

/** The problem of a value of any origin as content of a kind; undefined if it has none. Never throws. */
export const contentProblem = <T, R extends string>(
  kind: ContentKind<T, R>,
  value: unknown,
): ContentProblem<R> | undefined => {
  const read = check(kind, value);
  return 'problem' in read ? read.problem : undefined;
};

/**
 * Reads content from a value of any origin, such as parsed JSON. The result is a deep-frozen copy that rules can trust.
 *
 * @throws RefusalError with code, path of the field (`heroes.garm.weapons[0].reach`) and rule. Not plain JSON:
 * `not-json`, `forbidden-key`, `nested-too-deep` and the like; wrong shape: `missing-field`, `unknown-field`,
 * `too-long`, `wrong-type` and the messages of the shape that are codes; then the codes of the kind's `problem`.
 */
export const readContent = <T, R extends string>(kind: ContentKind<T, R>, value: unknown): T => {
  const read = check(kind, value);
  return 'problem' in read ? refuse(read.problem) : freeze(read.value);
};
