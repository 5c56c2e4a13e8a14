import type { ContentProblem } from '@rulewright/core/content';
import type { RuleId } from '../../rulebook/index.js';

/** The reason why content or an army list is refused: a code, the field, and the rule whose fact it is. */
export type Problem = ContentProblem<RuleId>;

/** Something found in a pack, and where: e.g. `units.gear-hounds.weapons[0]`. */
export interface Found<T> {
  readonly value: T;
  readonly path: string;
}

/** The entries of a list with their paths. */
export function* listed<T>(items: readonly T[] | undefined, path: string): Generator<Found<T>> {
  for (const [at, value] of (items ?? []).entries()) yield { value, path: `${path}[${at}]` };
}

/** The entries of a record with their ids and paths. */
export function* entriesOf<T>(things: Readonly<Record<string, T>>, path: string): Generator<Found<T> & { id: string }> {
  for (const [id, value] of Object.entries(things)) yield { id, value, path: `${path}.${id}` };
}

/** The entry of a record by an id of any origin; undefined if it has none of its own. */
export const entryOf = <T>(things: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(things, id) ? things[id] : undefined;

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
