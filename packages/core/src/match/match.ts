import type { DiceSource } from './dice-source.js';
import { GameError } from './errors.js';
import type { Game } from './game.js';
import { freeze } from './json.js';
import { type Rule, Turn } from './turn.js';
import type { AnyDecision, Decision, GameTypes, LogRecord, Outcome, PlayerId } from './types.js';

/** What was fixed before the first event. */
export interface MatchHeader<G extends GameTypes = GameTypes> {
  readonly players: readonly PlayerId[];
  readonly options: G['options'];
  /** The seed that all dice so far came from; a secret of the match's owner. Absent when they came from elsewhere, too. */
  readonly seed?: string;
  /** The state the match began from, where that was not the game's own start. */
  readonly position?: G['state'];
  /** Options that the log of the match does not name, because the log is older: logs leave them out again. */
  readonly unnamed?: readonly string[];
}

/** Answers given to an open set of simultaneous decisions; hidden until the set is complete. */
export interface Held {
  readonly asked: readonly AnyDecision[];
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
  /** @internal */ readonly nextDecision: number;
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
    this.nextDecision = turn.nextDecision;
    this.dice = turn.dice;
    this.held = held;
    this.frozen = frozen;
    turn.tip = this;
    if (frozen) {
      freeze(this.state);
      freeze(decisions);
    }
  }
}

const over: Rule = [][Symbol.iterator]() as unknown as Rule;

/** More beats than any rulebook has without asking anybody: the game's main loop does not end. */
const RUNAWAY = 100_000;

/** Runs on from an answer to the next decisions or to the end. */
export const advance = <G extends GameTypes>(
  game: Game<G>,
  header: MatchHeader<G>,
  started: Turn<G>,
  answer: unknown,
  previous: Match<G> | undefined,
  frozen: boolean,
): Match<G> => {
  let turn = started;
  turn.tip = undefined;
  const { records } = turn;
  let step = turn.running.next(answer);
  let decisions: readonly Decision<G>[] = [];
  let outcome: Outcome | undefined;
  for (let beats = 0; step.done; beats++) {
    const { state, dice } = turn;
    records.push({ kind: 'beat', state });
    // Old moments keep their turn, but have no use for what it ran.
    turn.running = over;
    turn.records = [];
    outcome = game.outcome(state, header);
    if (outcome) break;
    if (beats > RUNAWAY) throw new GameError(`${game.id}: ${RUNAWAY} beats and nobody was asked anything`);
    turn = new Turn(game, header, state, turn.nextDecision, dice, []);
    step = turn.begin(records);
  }
  if (!step.done) decisions = step.value as unknown as readonly Decision<G>[];
  turn.records = [];
  const length = (previous?.length ?? 0) + records.length;
  return new Match(game, header, turn, decisions, outcome, previous, records, length, undefined, frozen);
};
