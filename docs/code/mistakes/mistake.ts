import { type Ask, createMatch, type Game, type Match, type Refusal, RefusalError } from '@rulewright/core';
import { scripted } from '@rulewright/core/testing';
import { type Nim, game as nim } from '../../tutorial/src/nim.js';

/** One row of `docs/mistakes.md`: code that goes wrong, and the same code put right. */
export interface Mistake {
  /** The first line of the row. */
  readonly mistake: string;
  /** Throws, or returns an object with a refusal. */
  readonly wrong: () => unknown;
  readonly right: () => unknown;
}

/** The message of an error or a refusal; `undefined` if all went well. */
export const messageOf = (run: () => unknown): string | undefined => {
  try {
    const result = run() as { readonly refusal?: Refusal } | undefined;
    return result?.refusal && new RefusalError(result.refusal).message;
  } catch (error) {
    return (error as Error).message;
  }
};

export const players: readonly string[] = ['ann', 'bob'];

/** The question of the rows about rules. */
export const take: Ask<Nim, 'take'> & { readonly options: readonly Nim['choices']['take'][] } = {
  by: 'ann',
  kind: 'take',
  rule: 'NIM-2',
  options: [
    { heap: 0, count: 1 },
    { heap: 0, count: 2 },
  ],
};

/** Nim, with some parts of the game written differently. */
export const nimWith = (changed: Partial<Game<Nim>>): Game<Nim> => ({ ...nim, ...changed });

/** Begins a match of Nim in which some parts of the game are written differently, with three heaps of 2. */
export const begin = (changed: Partial<Game<Nim>> = {}): Match<Nim> =>
  createMatch(nimWith(changed), { players, dice: scripted(2, 2, 2) });
