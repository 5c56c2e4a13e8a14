/** Slopes that differ by less than this count as undecided. */
const CLOSE = 1e-5;

/** The slopes t that a search has left: an interval. */
export class SlopeRange {
  /** The least slope, the most, and √(1 + t²) for both. An array holds them, since JavaScript engines box fields that change. */
  readonly #ends = new Float64Array(4);
  /** True once doubles could not decide a step of the search. */
  unsure = false;

  constructor(least: number, most: number) {
    this.set(least, most);
  }

  get least(): number {
    return this.#ends[0] as number;
  }

  get most(): number {
    return this.#ends[1] as number;
  }

  set(least: number, most: number): void {
    const ends = this.#ends;
    ends[0] = least;
    ends[1] = most;
    ends[2] = Math.sqrt(1 + least * least);
    ends[3] = Math.sqrt(1 + most * most);
  }

  /** Notes that doubles cannot decide the answer. */
  #doubt(): false {
    this.unsure = true;
    return false;
  }

  /** Keeps the slopes from one to another; false if none is left. */
  narrow(from: number, to: number): boolean {
    const least = Math.max(from, this.least);
    const most = Math.min(to, this.most);
    this.set(least, most);
    return most - least > CLOSE || (most - least > -CLOSE ? this.#doubt() : false);
  }

  /** Keeps the slopes t with `dy - t * dx >= room * √(1 + t²)`; false if none is left. */
  keep(dx: number, dy: number, room: number): boolean {
    const ends = this.#ends;
    const { least, most } = this;
    const atLeast = dy - least * dx - room * (ends[2] as number);
    const atMost = dy - most * dx - room * (ends[3] as number);
    if (room >= 0 && atLeast >= 0 && atMost >= 0) return true;
    const below = dx * dx + dy * dy - room * room;
    // Roots of small differences are not precise.
    if (Math.abs(below) < 64) return this.#doubt();
    if (below < 0) return room < 0;
    const w = Math.sqrt(below);
    const lowDown = room * dy - w * dx;
    const highDown = room * dy + w * dx;
    const low = lowDown > 0 ? -(room * dx + w * dy) / lowDown : Number.NaN;
    const high = highDown > 0 ? -(room * dx - w * dy) / highDown : Number.NaN;
    const inside = low > least && low < most && high > least && high < most;
    // With a negative `room` the slopes between the two roots are excluded instead of kept, which would leave two intervals.
    if (room < 0 && inside) return this.#doubt();
    if (atLeast < 0 && atMost < 0 && !inside) {
      return Math.abs(low - most) < CLOSE || Math.abs(high - least) < CLOSE ? this.#doubt() : false;
    }
    return this.narrow(atLeast < 0 && low > least ? low : least, atMost < 0 && high < most ? high : most);
  }
}
