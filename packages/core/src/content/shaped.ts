import * as v from 'valibot';
import { RefusalError } from '../match/errors.js';
import { readJson } from '../match/json.js';
import { allowedAt } from './allowed.js';
import type { ContentProblem } from './problem.js';

/**
 * A schema of Valibot that accepts values of a type. Valibot's own types are not used here, because they need those of
 * a browser.
 */
export interface Shape<T> {
  readonly kind: 'schema';
  readonly '~types'?: { readonly output: T } | undefined;
}

/** A copy of the value with the type of the shape, or its first problem. */
export type Shaped<T> = { readonly value: T } | { readonly problem: ContentProblem<never> };

/**
 * Reads a value of any origin against a shape. Never throws. Copies the value first, which checks that it is plain JSON
 * (depth, prototypes, numbers); then reads the copy field by field.
 */
export const shaped = <T>(shape: Shape<T>, value: unknown): Shaped<T> => {
  let copy: unknown;
  try {
    copy = readJson(value, '');
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const { code, path = '' } = error.refusal;
    return { problem: { code, path } };
  }
  const read = v.safeParse(shape as v.GenericSchema<unknown, T>, copy, { abortEarly: true });
  if (read.success) return { value: read.output };
  const [issue] = read.issues;
  const code = codeOf(issue);
  const detail = allowedAt(shape, code, issue);
  return { problem: { code, path: pathOf(issue), ...(detail && { detail }) } };
};

/** The code in the message of an issue; `wrong-type` where the message is no code. */
const codeOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown-field';
  if (issue.type === 'strict_object' && issue.expected !== 'Object') return 'missing-field';
  if (issue.type === 'variant' && issue.expected === 'Object') return 'not-an-object';
  if (issue.type === 'strict_tuple' && issue.expected === 'never') return 'too-long';
  return /^[a-z]+(?:-[a-z]+)*$/.test(issue.message) ? issue.message : 'wrong-type';
};

/** The path of an issue, e.g. `decks.short.cards[3].count`. */
const pathOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).reduce((path, { key }) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
