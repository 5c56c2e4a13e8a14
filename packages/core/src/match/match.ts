import { concessionOf } from './concession.js';
import type { DiceSource } from './dice-source.js';
import { GameError } from './errors.js';
import type { Game } from './game.js';
import { finishedRule, Turn } from './turn.js';
import type { AnyDecision, Decision, GameTypes, LogRecord, Outcome, PlayerId } from './types.js';

/** The facts of a match that are fixed before the first event. */
export interface MatchHeader<G extends GameTypes = GameTypes> {
  readonly players: readonly PlayerId[];
  readonly options: G['options'];
  /** The seed of all dice so far; a secret of the match's owner. Absent when some dice came from another source. */
  readonly seed?: string;
  /** The first state of the match, if it is not the game's own start. */
  readonly position?: G['state'];
  /** Options that the game got after the log of the match was written: a new log of this match does not name them, either. */
  readonly unnamed?: readonly string[];
}

/** Answers given to an open set of simultaneous decisions; hidden until the set is complete. */
export interface Held {
  readonly asked: readonly AnyDecision[];
  readonly given: ReadonlyMap<number, unknown>;
}

/**
 * One moment of a match: an immutable value. `act` makes the next moment and leaves the old one unchanged, so keeping a
 * reference is enough for a fork or an undo.
 */
export class Match<G extends GameTypes> {
  readonly game: Game<G>;
  readonly header: MatchHeader<G>;
  readonly state: G['state'];
  /** The open decisions; none when the match is over. Several are open at once when players decide together. */
  readonly decisions: readonly Decision<G>[];
  readonly outcome: Outcome | undefined;
  /** The moment before the last action; `undefined` at the start, or where a fork dropped its history. */
  readonly previous: Match<G> | undefined;
  /** The records between the previous moment and this one. */
  readonly records: readonly LogRecord<G>[];
  /** The number of records in the log up to here. */
  readonly length: number;

  /** @internal */ readonly turn: Turn<G>;
  /** @internal */ readonly inputCount: number;
  /** @internal */ readonly traceCount: number;
  /** @internal */ readonly nextDecision: number;
  /** @internal */ readonly dice: DiceSource;
  /** @internal */ readonly held: Held | undefined;
  /** True in checked mode; see `MatchSetup.checked`. */
  readonly checked: boolean;

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
    checked: boolean,
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
    this.traceCount = turn.traced;
    turn.kept = turn.traced;
    this.nextDecision = turn.nextDecision;
    this.dice = turn.dice;
    this.held = held;
    this.checked = checked;
    turn.tip = this;
    if (checked) Object.freeze(decisions);
  }

  /** Throws GameError: a match is saved as its log. */
  toJSON(): never {
    throw new GameError('a match is no JSON: save it as its log, writeLog(toLog(match)), or send view(match, player)');
  }
}

/** The largest number of beats without a question. With more, the main loop of the game counts as endless. */
const RUNAWAY = 100_000;

/** Runs the match from an answer to the next decisions or to the end. */
export const advance = <G extends GameTypes>(
  game: Game<G>,
  header: MatchHeader<G>,
  started: Turn<G>,
  answer: unknown,
  previous: Match<G> | undefined,
  checked: boolean,
): Match<G> => {
  let turn = started;
  turn.tip = undefined;
  const { records } = turn;
  let step = turn.resume(answer);
  let decisions: readonly Decision<G>[] = [];
  let outcome: Outcome | undefined;
  for (let beats = 0; step.done; beats++) {
    const { state, dice } = turn;
    records.push({ kind: 'beat', state });
    // Old moments keep their turn, but never need the generator that ran in it.
    turn.running = finishedRule;
    turn.records = [];
    turn.trace.length = turn.kept;
    const { conceding } = turn;
    outcome =
      conceding === undefined || game.concede
        ? game.outcome(state, header)
        : concessionOf(game, header.players, conceding);
    if (outcome) {
      turn.checks?.outcome(outcome);
      break;
    }
    if (beats > RUNAWAY)
      throw new GameError(`${game.id}: ${RUNAWAY} beats, and nobody was asked anything: give an outcome, or ask`);
    turn = new Turn(game, header, state, turn.nextDecision, dice, [], checked);
    step = turn.begin(records);
  }
  if (!step.done) decisions = step.value as unknown as readonly Decision<G>[];
  turn.records = [];
  const length = (previous?.length ?? 0) + records.length;
  return new Match(game, header, turn, decisions, outcome, previous, records, length, undefined, checked);
};
