import { notJson } from '@rulewright/core';
import * as v from 'valibot';
import type { Problem } from './problem.js';

/** Either the value, copied and known to have the shape, or what is wrong with it. */
export type Shaped<T> = { readonly value: T } | { readonly problem: Problem };

/**
 * Reads a value of any origin against a shape. Never throws: plain JSON first (depth, prototypes, numbers), then field by
 * field, on a copy that shares nothing with the original.
 */
export const shaped = <T>(shape: v.GenericSchema<unknown, T>, value: unknown): Shaped<T> => {
  const found = notJson(value);
  if (found !== undefined) return { problem: { code: found.code, path: found.path ?? '' } };
  const copy: unknown = JSON.parse(JSON.stringify(value));
  const read = v.safeParse(shape, copy, { abortEarly: true });
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

/** e.g. `heroes.brannoc.weapons[0].reach`. */
const pathOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).reduce((path, { key }) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
