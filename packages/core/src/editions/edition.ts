import type { GameTypes } from '../match/types.js';
import type { Procedure } from '../procedure/procedure.js';

/** A number of the book with the rule that names it. `value` is plain JSON: a number, or a small table of numbers. */
export interface Cited<V, R extends string = string> {
  readonly value: V;
  readonly rule: R;
}

/** The numbers of a book, by chapter and by name. */
export type Numbers<N> = { readonly [C in keyof N]: { readonly [K in keyof N[C]]: Cited<unknown> } };

/** The procedures of a book, by name. */
export type Procedures<G extends GameTypes, P> = { readonly [K in keyof P]: Procedure<G, never> };

/**
 * The numbers and the procedures of one edition of a rulebook. A game has one edition, and its rules read every number
 * and every procedure from it; `reviseEdition` makes another edition from it.
 */
export interface Edition<G extends GameTypes, N extends Numbers<N>, P extends Procedures<G, P>> {
  /** The name of the edition. */
  readonly id: string;
  readonly numbers: N;
  readonly procedures: P;
  /** The edition that this one was revised from; absent for the edition that a game's package brings. */
  readonly base?: Edition<G, N, P>;
  /** The rules of this edition's book that the code of the base edition already carries out, each with the rules of the base. */
  readonly keeps?: Readonly<Partial<Record<string, readonly string[]>>>;
}

/** An edition of any game, for code that serves all games. */
export interface AnyEdition {
  readonly id: string;
  readonly numbers: object;
  readonly procedures: object;
  readonly base?: AnyEdition;
  readonly keeps?: Readonly<Partial<Record<string, readonly string[]>>>;
}
