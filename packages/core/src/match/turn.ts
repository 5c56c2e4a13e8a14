import type { Ability } from '../procedure/window.js';
import { Checks, freezeParts } from './checks.js';
import type { DiceSource } from './dice-source.js';
import { GameError } from './errors.js';
import { abilitiesOf, type Game, type Setup } from './game.js';
import { needFields, needTurn } from './need.js';
import { unjudged } from './proposal.js';
import type {
  AboutOf,
  AnyDecision,
  Choices,
  GameTypes,
  Kind,
  LogRecord,
  Marks,
  ParametersOf,
  PlayerId,
} from './types.js';

/**
 * A piece of rules that may ask and roll: call it with `yield*`. A rule yields the decisions that it waits for and is
 * resumed with the answer. Every rule must be deterministic: it reads the turn and its arguments, nothing else.
 */
export type Rule<T = void> = Generator<readonly AnyDecision[], T, unknown>;

/**
 * The match as rules see it while a beat runs: the state, and the means to change it.
 *
 * A beat is run again from its first state whenever a match is forked or loaded in the middle of it; then the recorded
 * answers and dice come from `inputs`, and nothing is asked or rolled twice.
 */
export class Turn<G extends GameTypes> {
  readonly game: Game<G>;
  readonly players: readonly PlayerId[];
  /** The rulings of this match. */
  readonly options: G['options'];
  /** The present state: every emitted event is already in it. */
  state: G['state'];

  // The engine's own record of the beat, which rules must not use.
  /** @internal */ readonly from: G['state'];
  /** @internal */ readonly firstDecision: number;
  /** @internal The player who gives up in this beat. */ readonly conceding: PlayerId | undefined;
  /** @internal */ readonly inputs: unknown[];
  /** @internal */ cursor = 0;
  /** @internal */ nextDecision: number;
  /** @internal */ records: LogRecord<G>[] = [];
  /** @internal */ dice: DiceSource;
  /** @internal */ running!: Rule;
  /** @internal The match that owns the running beat; any other match has to run the beat again. */ tip:
    | object
    | undefined;
  /** @internal */ onceKeys: Set<string> | undefined = undefined;
  /** @internal Cache: the states and derived values of the first run of the beat, in order. Unused in checked mode. */
  trace: unknown[];
  /** @internal The number of entries of the trace that this run has passed. */ traced = 0;
  /** @internal The number of entries up to the latest question: those that another run can need. */ kept = 0;
  /** @internal True while a derived value is computed. */ deriving = false;
  /** @internal The mistakes that checked mode looks for; absent otherwise. */ readonly checks: Checks | undefined;
  /** @internal The keys that abilities have spent, by run of a procedure (the data of the run). */
  runs: WeakMap<object, Set<string>> | undefined = undefined;

  /** @internal */
  constructor(
    game: Game<G>,
    { players, options }: Setup<G>,
    from: G['state'],
    firstDecision: number,
    dice: DiceSource,
    inputs: unknown[],
    checked: boolean,
    conceding?: PlayerId,
    trace: unknown[] = [],
  ) {
    this.game = game;
    this.players = players;
    this.options = options;
    this.state = from;
    this.from = from;
    this.firstDecision = firstDecision;
    this.nextDecision = firstDecision;
    this.dice = dice;
    this.inputs = inputs;
    this.tip = undefined;
    this.conceding = conceding;
    this.trace = trace;
    this.checks = checked ? new Checks(game.id, players) : undefined;
  }

  /**
   * @internal Runs the beat up to its first question that has no recorded answer; its results go to `records`.
   */
  begin(records: LogRecord<G>[]): IteratorResult<readonly AnyDecision[], void> {
    this.records = records;
    this.ready();
    return this.resume(undefined);
  }

  /** @internal Runs the beat from an answer to the next question, or to its end. */
  resume(answer: unknown): IteratorResult<readonly AnyDecision[], void> {
    const { checks, running } = this;
    if (!checks) return running.next(answer);
    let step: IteratorResult<readonly AnyDecision[], void>;
    try {
      step = running.next(answer);
    } catch (error) {
      return checks.thrown(error);
    }
    if (step.done) checks.ended();
    else checks.yielded(step.value);
    return step;
  }

  /**
   * @internal Makes the beat ready to run. The constructor must not do that: a game may already emit here.
   */
  ready(): void {
    const { game, conceding } = this;
    this.running = conceding === undefined ? game.beat(this) : (game.concede?.(this, conceding) ?? finishedRule);
    this.checks?.running(this.running, conceding === undefined ? 'beat' : 'concede');
  }

  /** Emits a fact: the state changes at once, and the log keeps the event and the rules that caused it. */
  emit(fact: G['event'], rule: G['rule'] | readonly G['rule'][]): void {
    const { game, checks, state, trace } = this;
    if (this.deriving) throw new GameError(`${game.id}: event ${fact.type} inside derive: emit before or after it`);
    const event = game.veil ? game.veil(state, fact) : fact;
    if (checks) this.state = checks.evolved(game, state, event, rule);
    else if (this.traced < trace.length) this.state = trace[this.traced++] as G['state'];
    else {
      this.state = game.evolve(state, event);
      this.traced = trace.push(this.state);
    }
    this.records.push({ kind: 'event', event, rule });
  }

  /**
   * A value that is costly to compute from the turn: a list of options, a tally. When a match is forked in the middle of
   * a beat, the beat runs again up to that moment and takes the value of the first run instead of computing it again. The
   * value must not be changed afterwards, and computing it emits, asks and rolls nothing.
   */
  derive<T>(compute: () => T): T {
    const { checks, trace } = this;
    // Checked mode computes everything again, so that a beat that does not repeat itself is found.
    if (this.deriving) return compute();
    if (!checks && this.traced < trace.length) return trace[this.traced++] as T;
    this.deriving = true;
    try {
      const value = compute();
      if (checks) freezeParts(value);
      else this.traced = trace.push(value);
      return value;
    } finally {
      this.deriving = false;
    }
  }

  /**
   * True at the first call in this beat for the key, false from then on. For limits such as "one interrupt per enemy
   * action", which end with the action.
   */
  once(key: string): boolean {
    this.onceKeys ??= new Set();
    if (this.onceKeys.has(key)) return false;
    this.onceKeys.add(key);
    return true;
  }

  /** The abilities that listen to a window. */
  listeners(window: string): readonly Ability<G>[] | undefined {
    return abilitiesOf(this.game).get(window);
  }

  /** True if `once` was already called for the key. */
  spent(key: string): boolean {
    return this.onceKeys?.has(key) === true;
  }
}

/** A finished rule: a generator without a value. */
export const finishedRule: Rule = /* @__PURE__ */ [][Symbol.iterator]() as unknown as Rule;

/** A question to one player. `id` comes from the engine. */
export interface Ask<G extends GameTypes, K extends Kind<G>> {
  readonly by: PlayerId;
  readonly kind: K;
  readonly rule: G['rule'];
  /** Exactly the legal answers, each once, in a stable order; never empty. */
  readonly options?: readonly Choices<G>[K][];
  /** The parameters of the game's proposal of this kind, instead of options. */
  readonly proposal?: ParametersOf<G, K>;
  readonly about?: AboutOf<G, K>;
  readonly marks?: Marks;
  readonly secret?: boolean;
}

const question = <G extends GameTypes, K extends Kind<G>>(turn: Turn<G>, ask: Ask<G, K>): AnyDecision => {
  if (turn.checks) {
    const example = "such as { by: 'p1', kind: 'turn', rule: 'TURN-1', options: ['pass'] }";
    needFields('ask', ask, ['by', 'kind', 'rule'], example);
  }
  if (ask.kind === 'roll') throw new GameError(`${turn.game.id}: no decision may be of kind roll`);
  if (ask.options === undefined ? ask.proposal === undefined : ask.options.length === 0) {
    throw new GameError(
      `${turn.game.id}: a decision of kind ${ask.kind} (${ask.rule}) has no options: ask only where there is a choice`,
    );
  }
  const { by, kind, rule, options, proposal, about, marks, secret } = ask;
  if (options === undefined && !turn.game.proposals?.[kind]) throw unjudged(turn.game.id, kind);
  const id = turn.nextDecision++;
  // Most questions are plain, and a literal is made faster than a spread.
  const plain = proposal === undefined && about === undefined && marks === undefined && secret === undefined;
  const decision = (plain ? { id, by, kind, rule, options } : { id, ...ask }) as unknown as AnyDecision;
  turn.checks?.question(decision);
  return decision;
};

/**
 * Wraps a rule of the engine for its caller. In checked mode a call is registered until it runs, so that a forgotten
 * `yield*` is found. `name` is the text of the call in messages; `what` replaces its `#`.
 */
export const checkedCall = <G extends GameTypes, T>(turn: Turn<G>, rule: Rule<T>, name: string, what = ''): Rule<T> => {
  if (turn?.game === undefined) needTurn(turn);
  return turn.checks ? turn.checks.call(name.replace('#', what), rule) : rule;
};

/** Asks one player and waits for the answer: `yield*` it. */
export const decide = <G extends GameTypes, K extends Kind<G>>(turn: Turn<G>, ask: Ask<G, K>): Rule<Choices<G>[K]> =>
  checkedCall(turn, asking(turn, ask), "decide(turn, { kind: '#', … })", ask?.kind);

function* asking<G extends GameTypes, K extends Kind<G>>(turn: Turn<G>, ask: Ask<G, K>): Rule<Choices<G>[K]> {
  const decision = question(turn, ask);
  if (turn.cursor < turn.inputs.length) return turn.inputs[turn.cursor++] as Choices<G>[K];
  return (yield [decision]) as Choices<G>[K];
}

/**
 * Asks one player like `decide`, but takes the only option without a question where there is just one: `yield*` it. For choices
 * that the rulebook gives to a player only where there is something to choose, such as the next of several models.
 */
export const decideUnlessForced = <G extends GameTypes, K extends Kind<G>>(
  turn: Turn<G>,
  ask: Ask<G, K> & { readonly options: readonly Choices<G>[K][] },
): Rule<Choices<G>[K]> =>
  checkedCall(turn, askingUnlessForced(turn, ask), "decideUnlessForced(turn, { kind: '#', … })", ask?.kind);

function* askingUnlessForced<G extends GameTypes, K extends Kind<G>>(
  turn: Turn<G>,
  ask: Ask<G, K> & { readonly options: readonly Choices<G>[K][] },
): Rule<Choices<G>[K]> {
  const { options } = ask;
  return options.length === 1 ? (options[0] as Choices<G>[K]) : yield* asking(turn, ask);
}

/**
 * Asks several players at once: `yield*` it. The players answer in any order; an answer is hidden from the others, and not acted on,
 * until all answers are in. Returns the answers in the order of the questions.
 */
export const decideTogether = <G extends GameTypes, K extends Kind<G>>(
  turn: Turn<G>,
  asks: readonly Ask<G, K>[],
): Rule<readonly Choices<G>[K][]> => checkedCall(turn, askingTogether(turn, asks), 'decideTogether(turn, …)');

function* askingTogether<G extends GameTypes, K extends Kind<G>>(
  turn: Turn<G>,
  asks: readonly Ask<G, K>[],
): Rule<readonly Choices<G>[K][]> {
  const first = asks[0];
  if (first === undefined) return [];
  if (asks.length === 1) return [yield* asking(turn, first)];
  const decisions = asks.map(ask => question(turn, ask));
  if (turn.cursor < turn.inputs.length) return turn.inputs[turn.cursor++] as Choices<G>[K][];
  return (yield decisions) as Choices<G>[K][];
}
