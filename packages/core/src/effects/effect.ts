/** An ongoing change: its source, its target, how it stacks, and the window at which it ends. Plain JSON. */
export interface Effect<Data = unknown> {
  /**
   * The number of the effect, in the order in which effects begin and end. The game keeps the count through the match.
   */
  readonly id: number;
  /** Two effects of one key on one target are the same effect twice; `stacking` says what then happens. */
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

/** The result when an effect meets one of the same key on the same target. */
export type Stacking = 'stack' | 'replace' | 'ignore';

/** The effects after one more began. */
export const begin = <E extends Effect>(effects: readonly E[], effect: E, stacking: Stacking): readonly E[] => {
  const same = (one: E): boolean => one.key === effect.key && one.target === effect.target;
  if (stacking === 'ignore' && effects.some(same)) return effects;
  return [...(stacking === 'replace' ? effects.filter(one => !same(one)) : effects), effect];
};

/** The effects that end at a moment, in the order in which they began. */
export const endingAt = <E extends Effect>(effects: readonly E[], moment: string): readonly E[] =>
  effects.filter(one => one.until === moment);

/** The effects without those of the given ids. */
export const without = <E extends Effect>(effects: readonly E[], ids: readonly number[]): readonly E[] =>
  effects.filter(one => !ids.includes(one.id));

/** The effects on a target, optionally of one key only. */
export const effectsOn = <E extends Effect>(effects: readonly E[], target: string, key?: string): readonly E[] =>
  effects.filter(one => one.target === target && (key === undefined || one.key === key));
