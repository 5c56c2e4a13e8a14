import type { Decision, GameTypes, PlayerId } from '@rulewright/core';

/** The seconds that a bot waits before it answers for a player who is away, so that the player can come back. */
const AWAY = 2;

/** An open decision of a person, and the moment at which its time is up. */
interface Clock {
  readonly id: number;
  readonly by: PlayerId;
  readonly until: number;
}

/** The parts of a decision that a clock needs. */
type Timed = Pick<Decision<GameTypes>, 'id' | 'by'>;

/** The facts of a table that its clocks need. */
export interface Timing {
  /** Seconds for each decision; null for as long as one likes. */
  readonly seconds: number | null;
  /** The players who were away when the table was closed. */
  readonly away: readonly PlayerId[];
  /** Called with the players who are away whenever they have changed. */
  tellAway(away: readonly PlayerId[]): void;
  /** Called when the time of a decision is up. */
  runOut(decision: Timed): void;
}

/** The clocks of the open decisions of people, and the players whose time ran out. */
export class Clocks {
  readonly #timing: Timing;
  readonly #away: Set<PlayerId>;
  #timer: NodeJS.Timeout | undefined;
  #clocks: readonly Clock[] = [];

  constructor(timing: Timing) {
    this.#timing = timing;
    this.#away = new Set(timing.away);
  }

  /** The players whose time ran out, until they are back. */
  get away(): readonly PlayerId[] {
    return [...this.#away];
  }

  // #region wind
  /**
   * Sets the clocks of the decisions that people have to answer: each player has a fixed number of seconds for a decision,
   * and keeps the rest while others answer. A player who is away has a moment only.
   */
  wind(open: readonly Timed[]): void {
    clearTimeout(this.#timer);
    const { seconds } = this.#timing;
    if (seconds === null) return;
    const before = this.#clocks;
    const secondsOf = (player: PlayerId): number => (this.#away.has(player) ? Math.min(AWAY, seconds) : seconds);
    this.#clocks = open.map(
      ({ id, by }) => before.find(clock => clock.id === id) ?? { id, by, until: Date.now() + secondsOf(by) * 1000 },
    );
    const [next] = [...this.#clocks].sort((one, other) => one.until - other.until);
    if (!next) return;
    this.#timer = setTimeout(() => this.#timing.runOut(next), Math.max(0, next.until - Date.now()));
  }
  // #endregion

  /** Notes that the time of a player ran out. */
  leave(player: PlayerId): void {
    this.#away.add(player);
    this.#timing.tellAway(this.away);
  }

  /** Gives a player who was away the whole time again; false for one who was not away. */
  comeBack(player: PlayerId): boolean {
    this.#clocks = this.#clocks.filter(({ by }) => by !== player || !this.#away.has(player));
    const wasAway = this.#away.delete(player);
    if (wasAway) this.#timing.tellAway(this.away);
    return wasAway;
  }

  /** The seconds that a player has left; for a spectator those of the clock that runs out first; null without a clock. */
  left(seat: PlayerId | null): number | null {
    const own = this.#clocks.filter(({ by }) => seat === null || by === seat);
    const times = (own.length > 0 ? own : this.#clocks).map(({ until }) => until - Date.now());
    return times.length === 0 ? null : Math.max(0, Math.round(Math.min(...times) / 1000));
  }

  /** Ends the clocks, so that the process can end. */
  close(): void {
    clearTimeout(this.#timer);
  }
}
