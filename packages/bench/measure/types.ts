/** One way of doing something. Called over and over; does a few milliseconds of it and returns how many units it did. */
export type Case = () => number;

/** Two cases of a group set against each other. Ratios say how many times more the first does than the second. */
export interface Comparison {
  readonly title: string;
  /** What is counted, e.g. `moves/s`. */
  readonly unit: string;
  /** Names of cases. */
  readonly ours: string;
  readonly peer: string;
  /** The median ratio to reach; absent where the figure is only for scale. */
  readonly goal?: number;
}

/** A figure that needs no clock: bytes. The ratio is peer over ours, so that more is better here too. */
export interface Fact {
  readonly title: string;
  readonly unit: string;
  readonly ours: number;
  /** What `peer` is the size of. */
  readonly against: string;
  readonly peer: number;
  readonly goal?: number;
  /** Instead of a goal: the most that ours may be. */
  readonly limit?: number;
}

/** What a group does once its data is prepared and its answers are checked against each other. */
export interface Bench {
  readonly cases?: Readonly<Record<string, Case>>;
  /**
   * In how many rounds' time a case warms up, besides the two that all have: whole games are thousands of functions, which
   * take seconds to be compiled. For both sides of a comparison alike.
   */
  readonly warmUp?: Readonly<Record<string, number>>;
  readonly comparisons?: readonly Comparison[];
  readonly facts?: readonly Fact[];
}

/** How long to measure. */
export interface Effort {
  readonly rounds: number;
  /** CPU milliseconds for each case in each round. */
  readonly milliseconds: number;
}

/** One line of the result. */
export interface Row {
  readonly title: string;
  readonly unit: string;
  readonly ours: number;
  readonly against: string;
  readonly peer: number;
  readonly min: number;
  readonly median: number;
  readonly max: number;
  readonly goal?: number;
  readonly limit?: number;
}
