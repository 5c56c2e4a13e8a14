import * as v from 'valibot';
import { copyJson, notJson } from '../match/json.js';
import type { ContentProblem } from './problem.js';

/**
 * A schema of Valibot that lets through values of a type. Described here without Valibot's own types, which need those of a
 * browser.
 */
export interface Shape<T> {
  readonly kind: 'schema';
  readonly '~types'?: { readonly output: T } | undefined;
}

/** Either the value, copied and known to have the shape, or what is wrong with it. */
export type Shaped<T> = { readonly value: T } | { readonly problem: ContentProblem<never> };

/**
 * Reads a value of any origin against a shape. Never throws: plain JSON first (depth, prototypes, numbers), then field by
 * field, on a copy that shares nothing with the original.
 */
export const shaped = <T>(shape: Shape<T>, value: unknown): Shaped<T> => {
  const found = notJson(value);
  if (found !== undefined) return { problem: { code: found.code, path: found.path ?? '' } };
  const read = v.safeParse(shape as v.GenericSchema<unknown, T>, copyJson(value), { abortEarly: true });
  if (read.success) return { value: read.output };
  const [issue] = read.issues;
  return { problem: { code: codeOf(issue), path: pathOf(issue) } };
};

/** The codes stand where a library's words would; what has none is of the wrong type. */
const codeOf = (issue: v.BaseIssue<unknown>): string => {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown-field';
  if (issue.type === 'strict_object' && issue.expected !== 'Object') return 'missing-field';
  if (issue.type === 'strict_tuple' && issue.expected === 'never') return 'too-long';
  return /^[a-z]+(?:-[a-z]+)*$/.test(issue.message) ? issue.message : 'wrong-type';
};

/** e.g. `decks.short.cards[3].count`. */
const pathOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).reduce((path, { key }) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
