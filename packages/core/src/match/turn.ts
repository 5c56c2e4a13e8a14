import type { Except } from 'type-fest';
import type { Die, Face } from '../dice/die.js';
import type { Ability } from '../procedure/window.js';
import { answersRoll, type DiceSource } from './dice-source.js';
import { GameError } from './errors.js';
import { abilitiesOf, type Game, type Setup } from './game.js';
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
  RollRequest,
} from './types.js';

/**
 * A piece of rules that may ask and roll: `yield*` it. What it yields are the decisions it waits for; it is resumed
 * with the answer. It must be deterministic: it reads the turn and its arguments, nothing else.
 */
export type Rule<T = void> = Generator<readonly AnyDecision[], T, unknown>;

/**
 * What rules see of a match while a beat runs: the state, and how to change it.
 *
 * A beat is run again from its first state whenever a match is forked or loaded in the middle of it; then the recorded
 * answers and dice come out of `inputs` and nothing is asked or rolled twice.
 */
export class Turn<G extends GameTypes> {
  readonly game: Game<G>;
  readonly players: readonly PlayerId[];
  /** The rulings of this match. */
  readonly options: G['options'];
  /** The state now: every emitted event is already in it. */
  state: G['state'];

  // What the engine keeps of the beat; rules have no business here.
  /** @internal */ readonly from: G['state'];
  /** @internal */ readonly firstDecision: number;
  /** @internal */ readonly inputs: unknown[];
  /** @internal */ cursor = 0;
  /** @internal */ nextDecision: number;
  /** @internal */ records: LogRecord<G>[] = [];
  /** @internal */ dice: DiceSource;
  /** @internal */ running!: Rule;
  /** @internal the match that owns the running beat; any other has to run it again */ tip: object | undefined;
  /** @internal */ onceKeys: Set<string> | undefined = undefined;
  /** @internal what abilities have spent in runs of procedures, by the data of the run */
  runs: WeakMap<object, Set<string>> | undefined = undefined;

  /** @internal */
  constructor(
    game: Game<G>,
    { players, options }: Setup<G>,
    from: G['state'],
    firstDecision: number,
    dice: DiceSource,
    inputs: unknown[],
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
  }

  /** @internal Runs the beat up to its first question that has no recorded answer; what happens goes to `records`. */
  begin(records: LogRecord<G>[]): IteratorResult<readonly AnyDecision[], void> {
    this.records = records;
    this.ready();
    return this.running.next();
  }

  /** @internal Makes the beat ready to run. Not in the constructor: a game may already emit here. */
  ready(): void {
    this.running = this.game.beat(this);
  }

  /** Something happened: the state changes at once, and the log says what and by which rules. */
  emit(event: G['event'], rule: G['rule'] | readonly G['rule'][]): void {
    this.state = this.game.evolve(this.state, event);
    this.records.push({ kind: 'event', event, rule });
  }

  /**
   * True the first time in this beat that it is asked about the key, false from then on. For limits such as "one
   * interrupt per enemy action", whose memory ends with the action.
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

  /** Whether `once` was already asked about the key. */
  spent(key: string): boolean {
    return this.onceKeys?.has(key) === true;
  }
}

/** A question to one player. `id` comes from the engine. */
export interface Ask<G extends GameTypes, K extends Kind<G>> {
  readonly by: PlayerId;
  readonly kind: K;
  readonly rule: G['rule'];
  /** Exactly the legal answers, each once, in a stable order; never empty. */
  readonly options?: readonly Choices<G>[K][];
  /** Instead of options: the parameters of the game's proposal of this kind. */
  readonly proposal?: ParametersOf<G, K>;
  readonly about?: AboutOf<G, K>;
  readonly marks?: Marks;
  readonly secret?: boolean;
}

const question = <G extends GameTypes, K extends Kind<G>>(turn: Turn<G>, ask: Ask<G, K>): AnyDecision => {
  if (ask.kind === 'roll') throw new GameError(`${turn.game.id}: no decision may be of kind roll`);
  if (ask.options === undefined ? ask.proposal === undefined : ask.options.length === 0) {
    throw new GameError(`${turn.game.id}: a decision of kind ${ask.kind} (${ask.rule}) has no options`);
  }
  const { by, kind, rule, options, proposal, about, marks, secret } = ask;
  const id = turn.nextDecision++;
  // Most questions are plain, and a literal is made faster than a spread.
  const plain = proposal === undefined && about === undefined && marks === undefined && secret === undefined;
  return (plain ? { id, by, kind, rule, options } : { id, ...ask }) as unknown as AnyDecision;
};

/** Asks one player and waits for the answer. */
export function* decide<G extends GameTypes, K extends Kind<G>>(turn: Turn<G>, ask: Ask<G, K>): Rule<Choices<G>[K]> {
  const decision = question(turn, ask);
  if (turn.cursor < turn.inputs.length) return turn.inputs[turn.cursor++] as Choices<G>[K];
  return (yield [decision]) as Choices<G>[K];
}

/**
 * Asks several players at once. They answer in any order; no answer is shown to the others or acted on until all are
 * in. Returns the answers in the order of the questions.
 */
export function* decideTogether<G extends GameTypes, K extends Kind<G>>(
  turn: Turn<G>,
  asks: readonly Ask<G, K>[],
): Rule<readonly Choices<G>[K][]> {
  const first = asks[0];
  if (first === undefined) return [];
  if (asks.length === 1) return [yield* decide(turn, first)];
  const decisions = asks.map(ask => question(turn, ask));
  if (turn.cursor < turn.inputs.length) return turn.inputs[turn.cursor++] as Choices<G>[K][];
  return (yield decisions) as Choices<G>[K][];
}

/** Dice to roll. */
export interface Throw<G extends GameTypes, F extends Face = Face> {
  readonly die: Die<F>;
  /** How many; 1 unless said. */
  readonly count?: number;
  readonly purpose: string;
  readonly rule: G['rule'];
  readonly by?: PlayerId;
  readonly needed?: string;
  readonly unordered?: boolean;
  readonly seenBy?: readonly PlayerId[];
}

function* draw<G extends GameTypes>(turn: Turn<G>, request: RollRequest): Rule<readonly Face[]> {
  // Rolls count among the decisions whoever makes them, so that the numbers do not depend on the source of the dice.
  const id = turn.nextDecision++;
  if (turn.cursor < turn.inputs.length) return turn.inputs[turn.cursor++] as readonly Face[];
  const drawn = turn.dice.draw(request);
  if (drawn === undefined) {
    const by = request.by ?? turn.players[0] ?? '';
    const roll: AnyDecision = {
      id,
      by,
      kind: 'roll',
      rule: request.rule,
      proposal: request,
    };
    return (yield [roll]) as readonly Face[];
  }
  if (!answersRoll(request, drawn.faces)) throw new GameError(`wrong faces for "${request.purpose}"`);
  turn.dice = drawn.next;
  turn.records.push({ kind: 'roll', request, faces: drawn.faces });
  turn.inputs.push(drawn.faces);
  turn.cursor++;
  return drawn.faces;
}

/** Rolls dice and waits for the result: faces, in the order rolled. */
export function* roll<G extends GameTypes, F extends Face>(turn: Turn<G>, what: Throw<G, F>): Rule<readonly F[]> {
  return (yield* draw(turn, { count: 1, ...what } as RollRequest)) as readonly F[];
}

const noDie: Die = { name: 'order', faces: [] };

/** A random order of 0…count-1: a shuffle. The first number is the top of the deck. */
export function* shuffle<G extends GameTypes>(
  turn: Turn<G>,
  what: Except<Throw<G>, 'die' | 'needed' | 'unordered'> & { readonly count: number },
): Rule<readonly number[]> {
  return (yield* draw(turn, { ...what, die: noDie, order: true })) as readonly number[];
}
