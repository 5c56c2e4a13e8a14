import type { Refusal } from '../match/types.js';
import { type ContentKind, contentProblem } from './read.js';

/** A contradiction in a value: its code, and the path of the field. */
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
 * For a game’s `checkPosition`: the refusal of a position of any origin; undefined if a match can begin with it. Never throws. The
 * path begins with `position`.
 */
export const positionProblem = <T>(kind: ContentKind<T>, position: unknown): Refusal | undefined => {
  const found = contentProblem(kind, position);
  return found && { ...found, path: found.path === '' ? 'position' : `position.${found.path}` };
};
