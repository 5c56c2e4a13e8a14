import type { Game, GameTypes, Match } from '@rulewright/core';

/** The matches of one game from which golden logs are picked. */
export interface Series<G extends GameTypes> {
  readonly game: Game<G>;
  /** The folder of the logs, where it is not that of the game's name. */
  readonly folder?: string;
  /** The kinds of players, in the order in which matches are played by them. */
  readonly kinds: readonly string[];
  /** The match of a number, and the name of its log; undefined if it has not ended. */
  play(n: number, seed: string, kind: string): { readonly name: string; readonly match: Match<G> } | undefined;
  /** The things that a match of this game shows besides ends, events and rules, each with its weight. */
  shown(match: Match<G>): ReadonlyMap<string, number>;
}
