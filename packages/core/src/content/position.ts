import type { Refusal } from '../match/types.js';
import { type ContentKind, contentProblem } from './read.js';

/** A finding about a field: a code that says what is wrong with it, and its path. */
export interface Found {
  readonly code: string;
  readonly path: string;
}

/** The first item of a list for which something is wrong: `wrong` gives the code, `path` names the list. */
export const firstWrong = <T>(
  items: readonly T[],
  path: string,
  wrong: (item: T, at: number) => string | undefined,
): Found | undefined => {
  for (const [at, item] of items.entries()) {
    const code = wrong(item, at);
    if (code !== undefined) return { code, path: `${path}[${at}]` };
  }
  return undefined;
};

/**
 * For a game's `checkPosition`: why a match cannot begin with a position of any origin; undefined if it can. Never throws. The
 * path begins with `position`.
 */
export const positionProblem = <T>(kind: ContentKind<T>, position: unknown): Refusal | undefined => {
  const found = contentProblem(kind, position);
  return found && { ...found, path: found.path === '' ? 'position' : `position.${found.path}` };
};
