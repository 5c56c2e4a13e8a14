import { answersRoll, type DiceSource, seeded } from './dice-source.js';
import { GameError, RefusalError, refuse } from './errors.js';
import type { Game, Setup } from './game.js';
import { copyJson, freeze, isObject, notJson, sameJson } from './json.js';
import { withDefaults } from './rulings.js';
import { Turn } from './turn.js';
import type { Action, Decision, GameTypes, LogRecord, Outcome, PlayerId, Refusal, RollRequest } from './types.js';

/** What was fixed before the first event. */
export interface MatchHeader<G extends GameTypes = GameTypes> {
  readonly players: readonly PlayerId[];
  readonly options: G['options'];
  /** The seed of the dice; a secret of the match's owner. Absent when the dice were not seeded by the engine. */
  readonly seed?: string;
  /** The state the match began from, where that was not the game's own start. */
  readonly position?: G['state'];
}

/** How a match is set up. */
export interface MatchSetup<G extends GameTypes> {
  /** The seats in order, or how many: then they are called `p1`, `p2`, … */
  readonly players: number | readonly PlayerId[];
  /** Rulings that differ from their defaults. */
  readonly options?: Partial<G['options']>;
  /** Seeds the dice. Without a seed and without `dice` a match has no dice: every roll becomes a decision. */
  readonly seed?: string;
  /** Begins in this state instead of the game's start: a puzzle, an edge case, a table laid out by hand. */
  readonly position?: G['state'];
  /** Another source of dice than the seeded one. */
  readonly dice?: DiceSource;
  /** Freezes every state, so that a client that writes to one is caught at once. Costs some speed. */
  readonly freeze?: boolean;
}

/** Answers given to an open set of simultaneous decisions; hidden until the set is complete. */
interface Held {
  readonly asked: readonly Decision<GameTypes>[];
  readonly given: ReadonlyMap<number, unknown>;
}

/**
 * One moment of a match: an immutable value. `act` makes the next one; the old one stays as good as new, so a fork or
 * an undo is keeping a reference.
 */
export class Match<G extends GameTypes> {
  readonly game: Game<G>;
  readonly header: MatchHeader<G>;
  readonly state: G['state'];
  /** What the match waits for; empty when it is over. Several are open at once when players decide together. */
  readonly decisions: readonly Decision<G>[];
  readonly outcome: Outcome | undefined;
  /** The moment before the last action; `undefined` at the start, or where a fork dropped its history. */
  readonly previous: Match<G> | undefined;
  /** What happened between the two. */
  readonly records: readonly LogRecord<G>[];
  /** How many records the log has up to here. */
  readonly length: number;

  /** @internal */ readonly turn: Turn<G>;
  /** @internal */ readonly inputCount: number;
  /** @internal */ readonly dice: DiceSource;
  /** @internal */ readonly held: Held | undefined;
  /** @internal */ readonly frozen: boolean;

  /** @internal */
  constructor(
    game: Game<G>,
    header: MatchHeader<G>,
    turn: Turn<G>,
    decisions: readonly Decision<G>[],
    outcome: Outcome | undefined,
    previous: Match<G> | undefined,
    records: readonly LogRecord<G>[],
    length: number,
    held: Held | undefined,
    frozen: boolean,
  ) {
    this.game = game;
    this.header = header;
    this.state = turn.state;
    this.decisions = decisions;
    this.outcome = outcome;
    this.previous = previous;
    this.records = records;
    this.length = length;
    this.turn = turn;
    this.inputCount = turn.inputs.length;
    this.dice = turn.dice;
    this.held = held;
    this.frozen = frozen;
    turn.tip = this;
    if (frozen) freeze(this.state);
  }
}

/** More beats than any rulebook has without asking anybody: the game's main loop does not end. */
const RUNAWAY = 100_000;

/** Runs on from an answer to the next decisions or to the end. */
const advance = <G extends GameTypes>(
  game: Game<G>,
  header: MatchHeader<G>,
  started: Turn<G>,
  answer: unknown,
  previous: Match<G> | undefined,
  frozen: boolean,
): Match<G> => {
  let turn = started;
  turn.tip = undefined;
  let step = turn.running.next(answer);
  let { records } = turn;
  for (let beats = 0; step.done; beats++) {
    const { state, dice } = turn;
    records.push({ kind: 'beat', state });
    const outcome = game.outcome(state);
    if (outcome) {
      return new Match(
        game,
        header,
        turn,
        [],
        outcome,
        previous,
        records,
        before(previous) + records.length,
        undefined,
        frozen,
      );
    }
    if (beats > RUNAWAY) throw new GameError(`${game.id}: ${RUNAWAY} beats and nobody was asked anything`);
    turn = new Turn(game, header.players, header.options, state, turn.nextDecision, dice, []);
    turn.records = records;
    step = turn.running.next();
  }
  const decisions = step.value as readonly Decision<G>[];
  records = turn.records;
  turn.records = [];
  return new Match(
    game,
    header,
    turn,
    decisions,
    undefined,
    previous,
    records,
    before(previous) + records.length,
    undefined,
    frozen,
  );
};

const before = <G extends GameTypes>(previous: Match<G> | undefined): number => previous?.length ?? 0;

const knownSeats: (readonly PlayerId[])[] = [];

/** `p1`, `p2`, …: one frozen list per number of players. */
const defaultSeats = (count: number): readonly PlayerId[] => {
  knownSeats[count] ??= freeze(Array.from({ length: count }, (_, i) => `p${i + 1}`));
  return knownSeats[count];
};

/** The seats, or a refusal that names the field. */
const seats = <G extends GameTypes>(game: Game<G>, players: unknown): readonly PlayerId[] => {
  const { min, max } = game.players;
  const count = Array.isArray(players) ? players.length : players;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < min || count > max) {
    return refuse({ code: 'wrong-number-of-players', path: 'players', detail: { min, max } });
  }
  if (!Array.isArray(players)) return defaultSeats(count);
  players.forEach((id: unknown, i) => {
    if (typeof id !== 'string' || id === '') refuse({ code: 'malformed', path: `players[${i}]` });
    if (players.indexOf(id) !== i) refuse({ code: 'duplicate-player', path: `players[${i}]` });
  });
  return freeze([...(players as PlayerId[])]);
};

/** A copy of the position, or a refusal that names the field. */
const readPosition = <G extends GameTypes>(game: Game<G>, setup: Setup<G>, given: unknown): G['state'] | undefined => {
  if (given === undefined) return undefined;
  const found = notJson(given, 'position') ?? game.checkPosition?.(given, setup);
  if (found) refuse(found);
  if (!isObject(given)) refuse({ code: 'malformed', path: 'position' });
  return freeze(copyJson(given)) as G['state'];
};

/**
 * A new match, run up to its first decision.
 * Refuses (RefusalError) a wrong number of players, duplicate or empty names, unknown or bad options, and a position
 * that is not plain JSON or that the game does not accept.
 */
export const createMatch = <G extends GameTypes>(game: Game<G>, setup: MatchSetup<G>): Match<G> => {
  const players = seats(game, setup.players);
  const options = withDefaults(game.rulings, setup.options);
  const { seed } = setup;
  const position = readPosition(game, { players, options }, setup.position);
  if (seed !== undefined && typeof seed !== 'string') refuse({ code: 'malformed', path: 'seed' });
  const header: MatchHeader<G> = {
    players,
    options,
    ...(seed === undefined ? {} : { seed }),
    ...(position === undefined ? {} : { position }),
  };
  const dice = setup.dice ?? (seed === undefined ? noDice : seeded(seed));
  const turn = new Turn(game, players, options, position ?? game.start({ players, options }), 0, dice, []);
  return advance(game, header, turn, undefined, undefined, setup.freeze === true);
};

const noDice: DiceSource = {
  draw: request => {
    throw new GameError(`no dice for "${request.purpose}": give the match a seed or a dice source`);
  },
  save: () => null,
};

const sameQuestions = (a: readonly Decision<GameTypes>[], b: readonly Decision<GameTypes>[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const { id, kind, by, options } = b[i] as Decision<GameTypes>;
    return one.id === id && one.kind === kind && one.by === by && one.options?.length === options?.length;
  });

/** Runs the beat of a match again from its start (or from another one), with the answers and dice up to this moment. */
const revive = <G extends GameTypes>(match: Match<G>, from: G['state'] = match.turn.from): Turn<G> => {
  const { game, header, inputCount } = match;
  const { firstDecision, inputs } = match.turn;
  const { players, options } = header;
  const turn = new Turn(game, players, options, from, firstDecision, match.dice, inputs.slice(0, inputCount));
  const step = turn.running.next();
  const asked = (match.held?.asked ?? match.decisions) as readonly Decision<GameTypes>[];
  if (step.done || turn.cursor !== inputCount || !sameQuestions(step.value, asked)) {
    throw new GameError(`${game.id}: a beat did not repeat itself; its rules read something besides the turn`);
  }
  turn.dice = match.dice;
  turn.records = [];
  return turn;
};

/** The turn of a match, ready to take an answer. */
const live = <G extends GameTypes>(match: Match<G>): Turn<G> => (match.turn.tip === match ? match.turn : revive(match));

const openDecision = <G extends GameTypes>({ decisions }: Match<G>, id: number): Decision<G> | undefined => {
  const at = decisions[0]?.id === id ? 0 : decisions.findIndex(open => open.id === id);
  return decisions[at];
};

const optionOf = (options: readonly unknown[], choice: unknown): number => {
  const at = options.indexOf(choice);
  return at >= 0 || typeof choice !== 'object' ? at : options.findIndex(option => sameJson(option, choice));
};

const judge = <G extends GameTypes>(match: Match<G>, decision: Decision<G>, choice: unknown): Refusal | undefined => {
  const { game, state } = match;
  const { rule } = decision;
  if (decision.options !== undefined) {
    if (optionOf(decision.options, choice) >= 0) return undefined;
    const found = notJson(choice, 'choice');
    return found ?? game.explain?.(state, decision, choice) ?? { code: 'not-an-option', rule, path: 'choice' };
  }
  const found = notJson(choice, 'choice');
  if (found) return found;
  if (decision.kind === 'roll') {
    return answersRoll(decision.proposal as RollRequest, choice)
      ? undefined
      : { code: 'not-such-dice', rule, path: 'choice' };
  }
  const proposal = game.proposals?.[decision.kind];
  if (!proposal) throw new GameError(`${game.id}: nothing judges proposals of kind ${decision.kind}`);
  return proposal.check(state, decision as never, choice);
};

/**
 * Why an action would be refused, or `undefined` when it would be accepted. Takes anything, hostile JSON included.
 * Codes: `malformed`, `match-over`, `stale-decision`, `no-such-decision`, `not-your-decision`, `not-an-option`,
 * `not-such-dice`, and the game's own.
 */
export const explain = <G extends GameTypes>(match: Match<G>, action: unknown): Refusal | undefined => {
  if (!isObject(action)) return { code: 'malformed', path: '' };
  for (const key in action) {
    if (key !== 'decision' && key !== 'by' && key !== 'choice') return { code: 'malformed', path: key };
  }
  const { decision: id, by, choice } = action;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return { code: 'malformed', path: 'decision' };
  if (typeof by !== 'string') return { code: 'malformed', path: 'by' };
  const decision = openDecision(match, id);
  if (decision === undefined) {
    if (match.outcome) return { code: 'match-over', rule: match.outcome.rule };
    return { code: id < match.turn.nextDecision ? 'stale-decision' : 'no-such-decision', path: 'decision' };
  }
  if (decision.by !== by) return { code: 'not-your-decision', rule: decision.rule, path: 'by' };
  return judge(match, decision, choice);
};

const accept = <G extends GameTypes>(match: Match<G>, action: Action): Match<G> => {
  const { game, header, frozen } = match;
  const decision = openDecision(match, action.decision) as Decision<G>;
  const { by, id, options, secret } = decision;
  // The option itself and never the caller's object, so that nobody can change it afterwards.
  const choice: unknown = options ? options[optionOf(options, action.choice)] : freeze(copyJson(action.choice));
  const turn = live(match);
  let answer = choice;
  const record: LogRecord<G> =
    decision.kind === 'roll'
      ? { kind: 'roll', request: decision.proposal as RollRequest, faces: choice as readonly (string | number)[] }
      : secret
        ? { kind: 'action', decision: id, by, choice, secret }
        : { kind: 'action', decision: id, by, choice };
  const asked: readonly { readonly id: number }[] = match.held?.asked ?? match.decisions;
  if (asked.length > 1) {
    const given = new Map(match.held?.given).set(id, choice);
    if (given.size < asked.length) {
      const open = match.decisions.filter(other => other !== decision);
      const held: Held = { asked: asked as readonly Decision<GameTypes>[], given };
      return new Match(game, header, turn, open, undefined, match, [record], match.length + 1, held, frozen);
    }
    answer = asked.map(one => given.get(one.id));
  }
  turn.inputs.push(answer);
  turn.cursor++;
  turn.records.push(record);
  return advance(game, header, turn, answer, match, frozen);
};

/**
 * The match after an action. Throws `RefusalError`, and changes nothing, when the action is refused.
 * Every option of every decision is accepted.
 */
export const act = <G extends GameTypes>(match: Match<G>, action: Action): Match<G> => {
  const refusal = explain(match, action);
  if (refusal) throw new RefusalError(refusal);
  return accept(match, action);
};

/** What became of an action that may be anything: the next match, or the refusal and the match as it was. */
export type Attempt<G extends GameTypes> =
  | { readonly match: Match<G>; readonly refusal?: undefined }
  | { readonly match: Match<G>; readonly refusal: Refusal };

/** `act` for untrusted input: never throws for what a player did. */
export const attempt = <G extends GameTypes>(match: Match<G>, action: unknown): Attempt<G> => {
  const refusal = explain(match, action);
  return refusal ? { match, refusal } : { match: accept(match, action as Action) };
};

/** Answers the only open decision with a choice: `act` for scripts and tests. Refuses `several-decisions`. */
export const choose = <G extends GameTypes>(match: Match<G>, choice: unknown): Match<G> => {
  const [decision, second] = match.decisions;
  if (decision === undefined) return refuse({ code: 'match-over' });
  if (second !== undefined) return refuse({ code: 'several-decisions', path: 'decision' });
  return act(match, { decision: decision.id, by: decision.by, choice });
};

/** Every action that can be listed, of one player or of all, in a stable order: all of them are accepted. */
export const legal = <G extends GameTypes>(match: Match<G>, player?: PlayerId): readonly Action[] => {
  // Plain loops: flatMap costs more than all the rest of a small game together.
  const actions: Action[] = [];
  for (const { id, by, options } of match.decisions) {
    if (options === undefined || (player !== undefined && player !== by)) continue;
    for (const choice of options) actions.push({ decision: id, by, choice });
  }
  return actions;
};

/** What a fork may change. */
export interface ForkOptions {
  /** Other dice from here on. */
  readonly dice?: DiceSource;
  /** `false` drops the past: the fork cannot be rewound behind itself, and a search keeps no garbage. */
  readonly history?: boolean;
}

/** The same moment as a match of its own. Without changes that is the match itself: a match never changes. */
export const fork = <G extends GameTypes>(match: Match<G>, changes: ForkOptions = {}): Match<G> => {
  const { dice, history } = changes;
  if (match.outcome || (dice === undefined && history !== false)) return match;
  const turn = revive(match);
  if (dice) turn.dice = dice;
  return history === false
    ? moved(match, turn, match.decisions, undefined, [])
    : moved(match, turn, match.decisions, match.previous, match.records);
};

const moved = <G extends GameTypes>(
  match: Match<G>,
  turn: Turn<G>,
  decisions: readonly Decision<G>[],
  previous: Match<G> | undefined,
  records: readonly LogRecord<G>[],
): Match<G> =>
  new Match(
    match.game,
    match.header,
    turn,
    decisions,
    undefined,
    previous,
    records,
    match.length,
    match.held,
    match.frozen,
  );

/**
 * A match like this one in which the beat began in another state and the same answers and dice led to the same
 * question: what a player who cannot see everything may imagine. `undefined` when they do not lead there.
 */
export const replaceState = <G extends GameTypes>(
  match: Match<G>,
  from: G['state'],
  dice: DiceSource,
): Match<G> | undefined => {
  if (match.outcome) return undefined;
  let turn: Turn<G>;
  try {
    turn = revive(match, from);
  } catch (error) {
    if (error instanceof GameError) return undefined;
    throw error;
  }
  turn.dice = dice;
  return moved(match, turn, match.decisions, undefined, []);
};
