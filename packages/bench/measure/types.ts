/** One case of a benchmark, called over and over: works for a few milliseconds and returns the number of units done. */
export type Case = () => number;

/** Two cases of a group side by side. A ratio is the rate of the first over the rate of the second. */
export interface Comparison {
  readonly title: string;
  /** The unit of both rates, e.g. `moves/s`. */
  readonly unit: string;
  /** Names of cases. */
  readonly ours: string;
  readonly peer: string;
  /** The median ratio to reach; absent for a figure that is only for scale. */
  readonly goal?: number;
}

/** A figure that needs no clock: bytes. The ratio is peer over ours, so that more is better here too. */
export interface Fact {
  readonly title: string;
  readonly unit: string;
  readonly ours: number;
  /** The name of the thing whose size is `peer`. */
  readonly against: string;
  readonly peer: number;
  readonly goal?: number;
  /** The largest size that ours may have, instead of a goal. */
  readonly limit?: number;
}

/** The work of a group, after its data is prepared and its answers are checked against each other. */
export interface Bench {
  readonly cases?: Readonly<Record<string, Case>>;
  readonly comparisons?: readonly Comparison[];
  readonly facts?: readonly Fact[];
}

/** The length of a measurement. */
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
