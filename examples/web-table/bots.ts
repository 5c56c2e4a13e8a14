import { act, concede, type Decision, type GameTypes, type Match, type PlayerId } from '@rulewright/core';
import { type Bot, greedyBot, randomBot } from '@rulewright/core/bots';
import type { ServedGame } from './games.js';

/** One way for a match to go on. */
export type Step = (match: Match<GameTypes>) => Match<GameTypes>;

/** The bots of a table: those on its seats, and those that answer for players whose time is up. */
export class Bots {
  /** The seats that only bots answer for. */
  readonly seats: ReadonlySet<PlayerId>;
  readonly #made = new Map<PlayerId, Bot<GameTypes>>();
  readonly #make: (player: PlayerId) => Bot<GameTypes>;
  readonly #random: (player: PlayerId) => Bot<GameTypes>;
  readonly #broken = new Set<PlayerId>();

  constructor({ evaluate, judges }: ServedGame, seats: readonly PlayerId[], seed: string) {
    const seedOf = (player: PlayerId): string => `${seed} ${player}`;
    this.seats = new Set(seats);
    this.#random = player => randomBot(seedOf(player));
    this.#make = player => (evaluate ? greedyBot(evaluate, { seed: seedOf(player), ...judges }) : this.#random(player));
  }

  /** The players whose bot has failed. */
  get broken(): readonly PlayerId[] {
    return [...this.#broken];
  }

  /** Notes that an answer for a player has failed: from now on a bot answers at random there. */
  fail(player: PlayerId): void {
    this.#broken.add(player);
    this.#made.set(player, this.#random(player));
  }

  /** The ways to go on where a bot has to answer, the best one first: its own answer, a random one, a concession. */
  stepsFor(decision: Decision<GameTypes>): readonly Step[] {
    const { by } = decision;
    const answer =
      (bot: Bot<GameTypes>): Step =>
      match =>
        act(match, bot.answer(match, decision));
    return [answer(this.#botOf(by)), answer(this.#random(by)), match => concede(match, by)];
  }

  #botOf(player: PlayerId): Bot<GameTypes> {
    const made = this.#made.get(player) ?? this.#make(player);
    this.#made.set(player, made);
    return made;
  }
}
