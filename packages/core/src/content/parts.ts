import type { ContentProblem } from './problem.js';

/** A part of a content pack and its path, e.g. `heroes.brannoc.weapons[0]`. */
export interface Part<T> {
  readonly value: T;
  readonly path: string;
}

/** The items of a list with their paths; an absent list has none. */
export function* itemsOf<T>(items: readonly T[] | undefined, path: string): Generator<Part<T>> {
  for (const [at, value] of (items ?? []).entries()) yield { value, path: `${path}[${at}]` };
}

/** The entries of a record with their ids and paths. */
export function* entriesOf<T>(entries: Readonly<Record<string, T>>, path: string): Generator<Part<T> & { id: string }> {
  for (const [id, value] of Object.entries(entries)) yield { id, value, path: `${path}.${id}` };
}

/** The first problem of any of the parts; undefined if no part has one. */
export const firstProblem = <T, P extends ContentProblem>(
  parts: Iterable<T>,
  problemOf: (part: T) => P | undefined,
): P | undefined => {
  for (const part of parts) {
    const problem = problemOf(part);
    if (problem) return problem;
  }
  return undefined;
};
