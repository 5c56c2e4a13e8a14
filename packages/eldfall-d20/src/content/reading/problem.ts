import type { ContentProblem } from '@rulewright/core/content';
import type { RuleId } from '../../rulebook/index.js';

/** The reason why content is refused: a code, the field, and the rule whose fact it is. */
export type Problem = ContentProblem<RuleId>;

/** Something found in a pack, and where: e.g. `profiles.grey-hound.skills[0]`. */
export interface Found<T> {
  readonly value: T;
  readonly path: string;
}

/** The entries of a list with their paths. */
export function* listed<T>(items: readonly T[] | undefined, path: string): Generator<Found<T>> {
  for (const [at, value] of (items ?? []).entries()) yield { value, path: `${path}[${at}]` };
}

/** The entries of a record with their paths. */
export function* entriesOf<T>(things: Readonly<Record<string, T>>, path: string): Generator<Found<T>> {
  for (const [id, value] of Object.entries(things)) yield { value, path: `${path}.${id}` };
}

/** The first problem that a search finds. */
export const firstProblem = <T>(
  found: Iterable<T>,
  problemOf: (one: T) => Problem | undefined,
): Problem | undefined => {
  for (const one of found) {
    const problem = problemOf(one);
    if (problem) return problem;
  }
  return undefined;
};

/** The refusal of a name that is no entry of a record; undefined if it is one, or absent. */
export const unknownIn = (
  things: Readonly<Record<string, unknown>>,
  { value, path }: Found<string | undefined>,
  code: string,
  rule: RuleId,
): Problem | undefined => (value === undefined || Object.hasOwn(things, value) ? undefined : { code, rule, path });
