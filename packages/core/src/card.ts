import type { ColorRole } from './scene.js';

/** A reason of a number: `+2 charge`, with its rule. */
export interface NumberReason {
  readonly text: string;
  readonly rule: string;
  /** The reason why the line does not count; absent when it counts. */
  readonly rejected?: string;
}

/** A number with its reasons. */
export interface ShownNumber {
  readonly label: string;
  /** The label in full, where the label is short: `Agility` for `AGI`. */
  readonly name?: string;
  readonly value: number | string;
  /** Absent for a number that is printed as it is. */
  readonly reasons?: readonly NumberReason[];
}

/** A fact on a card: a condition, an ability, a thing that is held. */
export interface CardFact {
  readonly label: string;
  readonly text?: string;
  /** The source of the fact in words: `by Brannoc Vell`. */
  readonly from?: string;
  readonly rule?: string;
  /** True for a fact that a client should highlight, such as a condition. */
  readonly warns?: boolean;
}

/** A rule word that cards name, such as an ability or a condition: its name, its meaning, and its rule. */
export interface Term extends CardFact {
  /** The id that content uses. */
  readonly id: string;
}

/** The card of a drawn thing in words, as it is now. Plain JSON. */
export interface PieceCard {
  readonly title: string;
  /** The kind of the thing, its player, and the like. */
  readonly text?: string;
  readonly color?: ColorRole;
  readonly numbers: readonly ShownNumber[];
  readonly facts: readonly CardFact[];
}
