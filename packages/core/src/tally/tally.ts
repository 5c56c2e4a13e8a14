import { GameError } from '../match/errors.js';

/** One contribution to a number, or a rejected one, with its rule and its source. */
export interface TallyLine<R extends string = string> {
  readonly stage: string;
  readonly rule: R;
  readonly source?: string;
  /** `add` an amount; `times` a fraction [numerator, denominator]; `atLeast` and `atMost` cap. */
  readonly op: 'base' | 'add' | 'times' | 'atLeast' | 'atMost';
  readonly amount: number | readonly [number, number];
  /** The direction of rounding after a fraction. */
  readonly round?: 'down' | 'up';
  /** The reason why the line does not count; absent when it counts. */
  readonly rejected?: string;
  /** The number after this line. */
  readonly after: number;
}

/** A number that can explain itself. Plain JSON; the words are the client's. */
export interface Tally<R extends string = string> {
  readonly name: string;
  readonly total: number;
  readonly lines: readonly TallyLine<R>[];
}

type Entry<R extends string> = Omit<TallyLine<R>, 'after'>;

/** Collects the contributions to a number in any order and adds them up in the book's order, stage by stage. */
export class TallyBuilder<R extends string = string, S extends string = string> {
  readonly #name: string;
  readonly #stages: readonly S[];
  readonly #entries: Entry<R>[] = [];

  constructor(name: string, stages: readonly S[]) {
    this.#name = name;
    this.#stages = stages;
  }

  #put(entry: Entry<R>): this {
    if (!this.#stages.includes(entry.stage as S))
      throw new GameError(`${this.#name}: no stage "${entry.stage}", only "${this.#stages.join('", "')}"`);
    this.#entries.push(entry);
    return this;
  }

  /** Sets the base of the number. */
  base(stage: S, amount: number, rule: R, source?: string): this {
    return this.#put(plain(stage, rule, 'base', amount, source));
  }
  add(stage: S, amount: number, rule: R, source?: string): this {
    return this.#put(plain(stage, rule, 'add', amount, source));
  }
  /** Multiplies by a fraction of whole numbers and rounds. */
  times(stage: S, fraction: readonly [number, number], round: 'down' | 'up', rule: R, source?: string): this {
    return this.#put({ stage, rule, op: 'times', amount: fraction, round, ...named(source) });
  }
  atLeast(stage: S, amount: number, rule: R, source?: string): this {
    return this.#put(plain(stage, rule, 'atLeast', amount, source));
  }
  atMost(stage: S, amount: number, rule: R, source?: string): this {
    return this.#put(plain(stage, rule, 'atMost', amount, source));
  }
  /** Adds a line that does not count: it is kept, because "why not?" is asked as often as "why?". */
  reject(stage: S, amount: number, rule: R, why: string, source?: string): this {
    return this.#put({ stage, rule, op: 'add', amount, rejected: why, ...named(source) });
  }

  /** The number with its lines, in the order of the stages, and inside a stage in the order of their calls. */
  tally(): Tally<R> {
    let total = 0;
    const lines: TallyLine<R>[] = [];
    for (const stage of this.#stages) {
      for (const entry of this.#entries) {
        if (entry.stage !== stage) continue;
        // Adding zero keeps a rounded total from being a negative zero.
        if (entry.rejected === undefined) total = apply(total, entry) + 0;
        lines.push(counted(entry, total));
      }
    }
    return { name: this.#name, total, lines };
  }
}

/**
 * An entry that simply counts, as nearly all do. The fields are written out, since a spread object is slow to make and
 * to read.
 */
const plain = <R extends string>(
  stage: string,
  rule: R,
  op: Entry<R>['op'],
  amount: number,
  source: string | undefined,
): Entry<R> => (source === undefined ? { stage, rule, op, amount } : { stage, rule, op, amount, source });

const counted = <R extends string>(entry: Entry<R>, after: number): TallyLine<R> => {
  const { stage, rule, op, amount, source, round, rejected } = entry;
  if (round !== undefined || rejected !== undefined) return { ...entry, after };
  return source === undefined ? { stage, rule, op, amount, after } : { stage, rule, op, amount, source, after };
};

const named = (source: string | undefined): { source?: string } => (source === undefined ? {} : { source });

const apply = (total: number, { op, amount, round }: Entry<string>): number => {
  if (typeof amount !== 'number') {
    const [numerator, denominator] = amount;
    const exact = (total * numerator) / denominator;
    return round === 'up' ? Math.ceil(exact) : Math.floor(exact);
  }
  if (op === 'atLeast') return Math.max(total, amount);
  if (op === 'atMost') return Math.min(total, amount);
  return op === 'base' ? amount : total + amount;
};

/** Starts a tally. `stages` is the order of the book. */
export const tally = <R extends string, const S extends string>(
  name: string,
  stages: readonly S[],
): TallyBuilder<R, S> => new TallyBuilder<R, S>(name, stages);
