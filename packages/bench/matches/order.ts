/**
 * The random matches that can be measured: battles of @pkmn/sim, Judgement on hexes by its mode with answers drawn from
 * the lists of legal ones, or a game played by random bots.
 */
export type Kind = 'pkmn' | '3v3' | '5v5' | 'judgement-hex' | 'judgement-v11' | 'shroudfall-inches' | 'eldfall-d20';

/** The matches that a fresh process plays and measures. */
export interface Order {
  readonly what: Kind;
  /** Plays in checked mode. */
  readonly checked: boolean;
  /** The number of matches right after the start, which are measured. */
  readonly cold: number;
  /** The number of matches after these that warm the process up. */
  readonly between: number;
  /** The number of matches after the warm-up, which are measured. */
  readonly warm: number;
  /** The number of actions after which the heap that they keep is measured; 0 for no measurement. */
  readonly kept: number;
}

/** The measurements of the process. */
export interface Spent {
  /** CPU microseconds for one event, or one line of the log. */
  readonly cold: number;
  readonly warm: number;
  /** Bytes of heap for one action; 0 where no heap was asked for. */
  readonly heap: number;
  /** Bytes of one state as text; 0 where no heap was asked for. */
  readonly text: number;
}
