import type { CardId } from './state.js';

/** The moment at which a Scheme scores (ELD-SCHEME-040). */
export type SchemeTiming = 'at-once' | 'revealed' | 'end-of-game';

/** A Scheme. Its rules are code, by the name of a function that the game was given; the numbers are data. */
export interface Scheme {
  readonly name: string;
  readonly timing: SchemeTiming;
  readonly points: number;
  /** The most Victory Points that it gives; null without a maximum. */
  readonly most: number | null;
  readonly code: string;
}

/** A Quest (ELD-SETUP-002). Its numbers are data; the rules that only it has are code, by the name of a function that the game was given. */
export interface Quest {
  readonly name: string;
  readonly schemes: boolean;
  /** The most Victory Points of a player (ELD-QUEST-001). */
  readonly most: number;
  readonly alliance: boolean;
  readonly morale: boolean;
  readonly duels: boolean;
  /** In the order in which they come onto the field. Places in inches from the middle of the field. */
  readonly hostiles: readonly QuestHostile[];
  readonly environment?: string;
  readonly code: string;
  /** Further numbers of the Quest that its code reads. */
  readonly with?: Readonly<Record<string, number | string | readonly CardId[]>>;
}

/** A Hostile of a Quest. */
export interface QuestHostile {
  readonly profile: CardId;
  readonly at: readonly [number, number];
  /** The bands of Game Size in which it is there; absent: all (ELD-QUEST-041). */
  readonly bands?: readonly ('low' | 'default' | 'high' | 'highest')[];
}
