import type { Except } from 'type-fest';
import { needFields } from '../match/need.js';
import type { Rule, Turn } from '../match/turn.js';
import type { GameTypes, PlayerId } from '../match/types.js';

/** A player's answer in a window: one of the abilities on offer, or `'pass'`. */
export type WindowChoice = 'pass' | { readonly ability: string; readonly source: string; readonly with?: unknown };

/** The choices of windows; every game with windows adds them to its own choices. */
export interface WindowChoices {
  readonly window: WindowChoice;
}

/** A named moment inside a procedure where abilities may act. */
export interface Window<G extends GameTypes, D> {
  readonly name: string;
  readonly rule: G['rule'];
  /**
   * The players who are asked, in order; nobody else may act in this window. Each is asked until they pass or have
   * nothing to play; a pass is final in this window.
   */
  order(turn: Turn<G>, data: D): readonly PlayerId[];
  /** True to ask the players of `order` in turn, one answer each, instead of letting each finish first. */
  readonly alternating?: boolean;
  /**
   * Picks the player who comes first, before the others of `order`, when several players have something to play. Called
   * once, when no compulsory ability is left. By default the first player of `order` comes first.
   */
  precedence?(turn: Turn<G>, data: D, players: readonly PlayerId[]): Rule<PlayerId>;
  /**
   * True if all players declare before anything happens: each picks one ability or passes, the last player of `order`
   * first, so that the first player knows the declarations of the others. From several declarations `precedence` then
   * picks the one that is used first. The others stand, and a player whose declaration was used may declare again.
   */
  readonly declared?: boolean;
  /** Facts about the question of this window, for clients; the window's name by default. */
  about?(turn: Turn<G>, data: D): unknown;
  /** True to ask also the players who have nothing to play, so that opponents cannot conclude anything from a missing question. */
  readonly askAlways?: (turn: Turn<G>) => boolean;
  /**
   * Tells when compulsory abilities happen: `first` before anybody is asked, and again after each optional use (the default);
   * `last` after every player has passed or has no use left, and then no player is asked any more; `among` as `first`, but the first player
   * of the window may use their own optional abilities before and between them.
   */
  readonly compulsory?: 'first' | 'last' | 'among';
  /**
   * Tells when offers are gathered: `anew` after every use (the default), so that an ability may join that became possible
   * only in this window; `once` when the window opens. An offer that became impossible lapses in both cases.
   */
  readonly offers?: 'once' | 'anew';
}

/** One possible use of an ability in a window: the player, and the source (a model, a card, a place). */
export interface Offer {
  readonly by: PlayerId;
  readonly source: string;
  /** A variant of the use, e.g. its target; part of the choice. */
  readonly with?: unknown;
  /**
   * True if the use would change nothing at this moment. The offer counts as gathered, but no player is asked about an
   * optional use until it would change something, and a window with only vain offers is over.
   */
  readonly vain?: boolean;
}

/** An ability that may act in a window. Built-in abilities and those of users have the same shape. */
export interface Ability<G extends GameTypes, D = never> {
  readonly id: string;
  readonly rule: G['rule'];
  readonly window: Window<G, D>;
  /**
   * True for an ability that happens without being chosen, before or after all optional ones (see
   * `Window.compulsory`); the first player of the window orders several.
   */
  readonly compulsory?: boolean;
  /**
   * The key or keys that a use spends; no key may be spent before. Absent: one use per source in one window. "One
   * interrupt per model and enemy action" is `offer => 'interrupt ' + offer.source`.
   */
  readonly limit?: (offer: Offer, data: D) => string | readonly string[];
  /** The span of `limit`: until the beat ends, or only for this run of the procedure (its data). */
  readonly per?: 'beat' | 'procedure';
  /** All possible uses at this moment; asked again after every use, so a use that became impossible is not offered. */
  offers(turn: Turn<G>, data: D): readonly Offer[];
  use(turn: Turn<G>, data: D, offer: Offer): Rule | void;
  /**
   * Called for each optional use that a player was asked about and answered with a pass: when the window is over, in the order of
   * the passes and their options. It may emit events, e.g. to use up an ability that may be used only at its first occasion. A vain
   * use, about which nobody is asked, is not declined.
   */
  declined?(turn: Turn<G>, data: D, offer: Offer): void;
}

/** Makes a timing window. */
export const timingWindow = <G extends GameTypes, D>(
  name: string,
  what: Except<Window<G, D>, 'name'>,
): Window<G, D> => {
  needFields(`what describes window ${name}`, what, ['rule', 'order'], 'every window has these fields');
  return { name, ...what };
};

/** Makes an ability for the game's `abilities`: the window knows the type of its data, the list does not need to. */
export const defineAbility = <G extends GameTypes, D>(ability: Ability<G, D>): Ability<G> => {
  needFields('ability', ability, ['id', 'rule', 'window', 'offers', 'use'], 'every ability has all of these fields');
  return ability as unknown as Ability<G>;
};
