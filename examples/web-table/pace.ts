import type { PlayerId } from '@rulewright/core';

/** The part of the server's time that is left to others: after some work a seat waits as long as this many times the work. */
const REST = 1;

/**
 * The pace of a seat. Looking for the nearest legal answer may take half a second, and the server has one thread for all tables:
 * so a seat gets no more than half of its time. A seat that has just had work done waits as long as the work has taken; of the
 * work of a kind that comes in the meantime only the latest is done.
 */
export class Pace {
  readonly #waiting = new Map<string, { readonly work: () => void; readonly drop: () => void }>();
  #timer: NodeJS.Timeout | undefined;

  /** Does some work now, or after the rest of the seat; `drop` is called instead when newer work of this kind comes. */
  take(kind: string, work: () => void, drop: () => void): void {
    const older = this.#waiting.get(kind);
    // The newer work takes its place behind all others.
    this.#waiting.delete(kind);
    this.#waiting.set(kind, { work, drop });
    older?.drop();
    if (!this.#timer) this.#next();
  }

  /** Ends the pace, and the work that waits. */
  close(): void {
    clearTimeout(this.#timer);
    this.#waiting.clear();
  }

  #next(): void {
    this.#timer = undefined;
    const [first] = this.#waiting;
    if (!first) return;
    const [kind, { work }] = first;
    this.#waiting.delete(kind);
    const begun = performance.now();
    try {
      work();
    } finally {
      this.#timer = setTimeout(() => this.#next(), REST * (performance.now() - begun));
    }
  }
}

/** The paces of the seats of a table. All connections of a seat share its pace. */
export class Paces {
  readonly #paces = new Map<PlayerId, Pace>();

  of(seat: PlayerId): Pace {
    const pace = this.#paces.get(seat) ?? new Pace();
    this.#paces.set(seat, pace);
    return pace;
  }

  close(): void {
    for (const pace of this.#paces.values()) pace.close();
  }
}
