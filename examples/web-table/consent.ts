import type { PlayerId } from '@rulewright/core';
import type { UndoAsked } from './wire.js';

/** The consent of all players to a player's request to take back an action. */
export class Consent {
  #asked: UndoAsked | null = null;

  /** The request that is open; null without one. */
  get asked(): UndoAsked | null {
    return this.#asked;
  }

  /** Opens the request of a player. `silent`: players who agree to everything, such as bots. A request that was open ends. */
  ask(by: PlayerId, silent: readonly PlayerId[]): void {
    this.#asked = { by, agreed: [...new Set([by, ...silent])] };
  }

  /** Notes that a player agrees. */
  agree(player: PlayerId): void {
    if (this.#asked) this.#asked = { ...this.#asked, agreed: [...new Set([...this.#asked.agreed, player])] };
  }

  /** Tells if all of these players agree to the open request. */
  isOf(players: readonly PlayerId[]): boolean {
    const agreed = this.#asked?.agreed ?? [];
    return players.every(player => agreed.includes(player));
  }

  /** Ends the request. */
  end(): void {
    this.#asked = null;
  }
}
