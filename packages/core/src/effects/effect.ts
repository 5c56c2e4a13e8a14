/** An ongoing change: its source, its target, its name, and the window at which it ends. Plain JSON. */
export interface Effect<Data = unknown> {
  /**
   * The number of the effect, in the order in which effects begin and end. The game keeps the count through the match.
   */
  readonly id: number;
  /** The name of the effect. The game decides what two effects of one name on one target do: add up, replace, or nothing. */
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /**
   * The moment at which the effect ends, in the game's words, e.g. `'end of activation of red-2'`; absent: until
   * removed.
   */
  readonly until?: string;
  readonly data?: Data;
}

/** The effects that end at a moment, in the order in which they began. */
export const endingAt = <E extends Effect>(effects: readonly E[], moment: string): readonly E[] =>
  effects.filter(one => one.until === moment);

/** The effects without those of the given ids. */
export const without = <E extends Effect>(effects: readonly E[], ids: readonly number[]): readonly E[] =>
  effects.filter(one => !ids.includes(one.id));
