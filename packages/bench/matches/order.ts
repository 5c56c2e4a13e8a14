/** The matches that a fresh process plays and measures. */
export interface Order {
  readonly what: '3v3' | '5v5' | 'pkmn';
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
  /** Bytes of heap for one action. */
  readonly heap: number;
  /** Bytes of one state as text. */
  readonly text: number;
}
