import { hashJson } from '../match/hash.js';
import type { Part } from '../procedure/procedure.js';
import type { AnyEdition } from './edition.js';

/** The identity of a revised edition. A log names exactly the edition that the match was played with. */
export interface EditionIdentity {
  readonly id: string;
  /** `hashJson` of the numbers, and of the rules and names of the procedures' parts; functions have no hash. */
  readonly hash: string;
}

const known: WeakMap<AnyEdition, EditionIdentity> = new WeakMap();

const partsOf = ({ parts }: { readonly parts: readonly Part<never, never>[] }): readonly (readonly string[])[] =>
  parts.map(({ name, rule }) => [name, rule]);

/**
 * The identity that a log names: none for the edition that a game's package brings, whose rules the game's version
 * already names.
 */
export const identityOf = (edition: AnyEdition | undefined): EditionIdentity | undefined => {
  if (!edition?.base) return undefined;
  const before = known.get(edition);
  if (before) return before;
  const { id, numbers, procedures } = edition;
  const lists = Object.entries(procedures).map(([name, procedure]) => [name, partsOf(procedure)]);
  const identity = { id, hash: hashJson({ numbers, procedures: Object.fromEntries(lists) }) };
  known.set(edition, identity);
  return identity;
};
