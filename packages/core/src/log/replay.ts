import type { Face } from '../dice/die.js';
import { identityOf } from '../editions/identity.js';
import { type Attempt, attempt } from '../match/act.js';
import { concede } from '../match/concede.js';
import { beginMatch, noDice, readHeader, withoutSeed } from '../match/create-match.js';
import { answersRoll, type DiceSource, type Drawn, loadDice, manual, seeded } from '../match/dice-source.js';
import { RefusalError, refuse } from '../match/errors.js';
import { copyMoment } from '../match/fork.js';
import type { Game } from '../match/game.js';
import { hashJson } from '../match/hash.js';
import { isObject, sameJson } from '../match/json.js';
import type { Match, MatchHeader } from '../match/match.js';
import { needGame, needLog, needOptions } from '../match/need.js';
import type { Action, GameTypes, Refusal, RollRequest } from '../match/types.js';
import type { Log, Logged, LoggedConcession, LoggedEvent, LoggedRoll, LogHeader } from './format.js';
import { toLogged } from './to-log.js';

/** The first record in which today's rules and a log differ. */
export interface Drift {
  readonly at: number;
  /** The record of the log; absent when the rules do more than the log says. */
  readonly logged?: Logged;
  /** The record of today's rules; absent when they do less than the log says. */
  readonly derived?: Logged;
  /** The refusal of the logged action by today's rules. */
  readonly refusal?: Refusal;
}

/**
 * A log played again. Without drift `match` is the moment at the end of the log; with drift it is the last moment
 * before the difference.
 */
export interface Replayed<G extends GameTypes> {
  readonly match: Match<G>;
  readonly drift?: Drift;
  /** The version of the rules that the log was played with, if it is not today's. */
  readonly playedWith?: string;
}

class OffTheRecord extends Error {}

/**
 * The dice of the log, in order. The replay asks for rolls made by hand, and for rolls beyond the end of a log that was
 * cut off and names no seed. If a log names a seed, its dice have to be those of the seed. After the replay, the match may be rewound to an
 * earlier moment and go on from there: with the dice of the seed, or else with those of the end of the log once the recorded ones do not fit.
 */
class RecordedDice implements DiceSource {
  readonly #log: Log;
  readonly #rolls: readonly LoggedRoll[];
  readonly #at: number;
  readonly #seeds: DiceSource | undefined;
  /** The state of the replay, shared by all its dice. */
  readonly #replay: { isOver: boolean };

  constructor(
    log: Log,
    rolls: readonly LoggedRoll[],
    at: number,
    seeds: DiceSource | undefined,
    state: { isOver: boolean } = { isOver: false },
  ) {
    this.#replay = state;
    this.#log = log;
    this.#rolls = rolls;
    this.#at = at;
    this.#seeds = seeds;
  }

  draw(request: RollRequest): Drawn | undefined {
    if (this.#replay.isOver && this.#seeds) return this.#seeds.draw(request);
    const next = this.#rolls[this.#at];
    const seeds = this.#seeds?.draw(request);
    const step = (): DiceSource => new RecordedDice(this.#log, this.#rolls, this.#at + 1, seeds?.next, this.#replay);
    if (next === undefined) {
      if (this.#replay.isOver) return this.#rest().draw(request);
      if (this.#log.end && this.#log.end.dice !== 'manual') throw new OffTheRecord();
      return seeds && { faces: seeds.faces, next: step() };
    }
    if (next.decision !== undefined) return undefined;
    const answers =
      next.die === request.die.name && next.purpose === request.purpose && answersRoll(request, next.roll);
    if (!answers && this.#replay.isOver) return this.#rest().draw(request);
    if (!answers || (seeds && !sameJson(seeds.faces, next.roll))) throw new OffTheRecord();
    return { faces: next.roll as readonly Face[], next: step() };
  }

  /** The remaining dice after a roll that was made by hand. */
  afterHand(): DiceSource {
    return new RecordedDice(this.#log, this.#rolls, this.#at + 1, this.#seeds, this.#replay);
  }

  /** The dice for the rest of the match. */
  after(): DiceSource {
    const { end } = this.#log;
    const seeds = this.#seeds;
    if (!end) return seeds ?? manual();
    if (seeds && !sameJson(seeds.save(), end.dice)) throw new OffTheRecord();
    return seeds ?? this.#rest();
  }

  /** Tells that the replay is over: from now on a roll that the log does not have is rolled. */
  endReplay(): void {
    this.#replay.isOver = true;
  }

  /** The dice that follow those of the log, without a seed. */
  #rest(): DiceSource {
    const { end } = this.#log;
    if (!end) return manual();
    return end.dice === null ? noDice : loadDice(end.dice, 'end.dice');
  }

  /** The dice as the log of this moment names them: before a roll that was made by hand they are manual. */
  save(): unknown {
    const isByHand = this.#rolls[this.#at]?.decision !== undefined;
    return (isByHand ? manual() : (this.#seeds ?? this.#rest())).save();
  }
}

/** Refuses the log of another edition, and of one that has the same id and other numbers or other steps. */
const checkEdition = <G extends GameTypes>(game: Game<G>, { header: { edition: logged } }: Log): void => {
  const given = identityOf(game.edition);
  if (logged?.id === given?.id && logged?.hash === given?.hash) return;
  const field = logged && given ? `.${logged.id === given.id ? 'hash' : 'id'}` : '';
  refuse({ code: 'other-edition', path: `line 1.edition${field}`, detail: { logged, given } });
};

const checkGame = <G extends GameTypes>(game: Game<G>, log: Log): void => {
  const { header } = log;
  if (header.game !== game.id) refuse({ code: 'other-game', path: 'line 1.game', detail: { expected: game.id } });
  checkEdition(game, log);
  const { content: logged } = header;
  const { content: given } = game;
  if (!logged && !given) return;
  // The hash covers the facts alone, so an edited id or version shows only when it is compared as well.
  const field = (['hash', 'id', 'version'] as const).find(name => logged?.[name] !== given?.[name]);
  const path = logged && given ? `line 1.content.${field}` : 'line 1.content';
  if (field) refuse({ code: 'other-content', path, detail: { logged, given } });
};

/** The header of a log in the game's types. Options that the game got after the log was written have their defaults. */
const headerOf = <G extends GameTypes>(
  game: Game<G>,
  { players, options, seed, position }: LogHeader,
): MatchHeader<G> => {
  const header = readHeader(game, { players, options, seed, position });
  const unnamed = Object.keys(header.options).filter(name => !Object.hasOwn(options, name));
  return unnamed.length === 0 ? header : { ...header, unnamed };
};

/** An input of the log: an action, a roll made by hand, or a concession. */
const inputOf = (record: Logged, { players }: LogHeader): Action | LoggedConcession | undefined => {
  if ('concede' in record) return record;
  if ('action' in record) return { decision: record.decision, by: record.by, choice: record.action };
  if (!('roll' in record) || record.decision === undefined) return undefined;
  return { decision: record.decision, by: record.by ?? players[0] ?? '', choice: record.roll };
};

const attemptConcession = <G extends GameTypes>(match: Match<G>, by: string): Attempt<G> => {
  try {
    return { match: concede(match, by) };
  } catch (error) {
    if (error instanceof RefusalError) return { match, refusal: error.refusal };
    throw error;
  }
};

/** Compares the records of moments with those of a log, one by one. */
class Comparison {
  readonly #log: Log;
  /** True if the log holds events and beats besides its inputs. */
  readonly #full: boolean;
  n = 0;
  drift: Drift | undefined;

  constructor(log: Log) {
    this.#log = log;
    this.#full = log.records.some(record => 'beat' in record || 'event' in record);
  }

  /** Tells whether the moment agrees with the log. A log that was cut off may say less. */
  agrees<G extends GameTypes>(moment: Match<G>): boolean {
    const { records, end } = this.#log;
    for (const record of moment.records) {
      if (!this.#full && (record.kind === 'event' || record.kind === 'beat')) continue;
      const logged = records[this.n];
      if (logged === undefined && !end) return true;
      const derived = JSON.parse(JSON.stringify(toLogged(record, this.n))) as Logged;
      if (logged === undefined || !sameJson(logged, derived)) {
        this.drift = logged === undefined ? { at: this.n, derived } : { at: this.n, logged, derived };
        return false;
      }
      this.n++;
    }
    return true;
  }

  /** Records the place of the first difference between the match and the log. */
  stray(refusal?: Refusal): void {
    const logged = this.#log.records[this.n];
    this.drift = { at: this.n, ...(logged ? { logged } : {}), ...(refusal ? { refusal } : {}) };
  }

  /** Compares the ends: all records of the log must have come up, and its end must be that of the match. */
  finish<G extends GameTypes>(match: Match<G>): void {
    const { records, end } = this.#log;
    if (this.n < records.length || (end && end.hash !== hashJson(match.state))) this.stray();
  }
}

/** Runs a function; gives undefined if the function asks for dice that the log does not have. */
const onRecord = <T>(run: () => T): T | undefined => {
  try {
    return run();
  } catch (error) {
    if (error instanceof OffTheRecord) return undefined;
    throw error;
  }
};

/** Options of a replay. */
export interface ReplayMode {
  /** True to play the match in checked mode, false to play it without; see `MatchSetup.checked`. */
  readonly checked?: boolean;
}

/**
 * Plays a log again through today's rules, with its actions and its dice, and compares all results with the log. The
 * result names the first difference; it throws nothing for a difference. Refuses (RefusalError) `other-game`,
 * `other-edition`, `other-content`, and everything that `createMatch` refuses.
 */
export const replay = <G extends GameTypes>(game: Game<G>, log: Log, mode: ReplayMode = {}): Replayed<G> => {
  needGame(game);
  needLog(log);
  needOptions(mode, '{ checked: false }');
  const { checked } = mode;
  checkGame(game, log);
  const header = headerOf(game, log.header);
  const rolls = log.records.filter((record): record is LoggedRoll => 'roll' in record);
  const comparison = new Comparison(log);
  const { seed } = header;
  const dice = new RecordedDice(log, rolls, 0, seed === undefined ? undefined : seeded(seed));
  const replayed = (match: Match<G>): Replayed<G> => {
    dice.endReplay();
    return {
      match,
      ...(comparison.drift ? { drift: comparison.drift } : {}),
      ...(log.header.version === game.version ? {} : { playedWith: log.header.version }),
    };
  };

  let match = onRecord(() => beginMatch(game, header, dice, checked));
  if (!match) {
    comparison.stray();
    return replayed(beginMatch(game, withoutSeed(header), manual(), checked));
  }
  if (!comparison.agrees(match)) return replayed(match);
  for (const record of log.records) {
    const input = inputOf(record, log.header);
    if (!input) continue;
    const before: Match<G> = match;
    if ('roll' in record) before.turn.dice = (before.dice as RecordedDice).afterHand();
    const tried = onRecord(() =>
      'concede' in input ? attemptConcession(before, input.concede) : attempt(before, input),
    );
    if (!tried || tried.refusal || !comparison.agrees(tried.match)) {
      if (!tried || tried.refusal) comparison.stray(tried?.refusal);
      return replayed(before);
    }
    match = tried.match;
  }
  comparison.finish(match);
  const last = match;
  const after = comparison.drift ? undefined : onRecord(() => (last.dice as RecordedDice).after());
  if (!after) {
    if (!comparison.drift) comparison.stray();
    return replayed(last);
  }
  return replayed(copyMoment(last, after, header, true));
};

/** A match to go on with. Refuses `drift` when today's rules no longer lead to the end of the log. */
export const resume = <G extends GameTypes>(game: Game<G>, log: Log, mode: ReplayMode = {}): Match<G> => {
  const { match, drift } = replay(game, log, mode);
  if (drift) refuse({ code: 'drift', path: `record ${drift.at}`, detail: { drift } });
  return match;
};

/**
 * The states that a log's events lead through, without running any rule but `evolve`: shows an old match even after the
 * rules changed. One entry per event; the first is the state before any. Refuses `other-game`, `no-events` for a log
 * that was written without them, `bad-event` or `wrong-hash` with the record, and everything that `createMatch`
 * refuses.
 */
export const fold = <G extends GameTypes>(game: Game<G>, log: Log): readonly G['state'][] => {
  needGame(game);
  needLog(log);
  if (log.header.game !== game.id) refuse({ code: 'other-game', path: 'line 1.game' });
  const header = headerOf(game, log.header);
  const { records, end } = log;
  if (records.length > 0 && records.every(record => !('event' in record || 'beat' in record)))
    refuse({ code: 'no-events', path: 'records' });
  let state = header.position ?? game.start(header);
  const states = [state];
  for (const record of records) {
    if ('event' in record) {
      state = folded(game, state, record);
      states.push(state);
    } else if ('beat' in record && record.beat !== hashJson(state)) {
      refuse({ code: 'wrong-hash', path: `record ${record.n}.beat` });
    }
  }
  if (end && end.hash !== hashJson(state)) refuse({ code: 'wrong-hash', path: 'end.hash' });
  return states;
};

const folded = <G extends GameTypes>(game: Game<G>, state: G['state'], { n, event }: LoggedEvent): G['state'] => {
  let next: unknown;
  try {
    next = game.evolve(state, event as G['event']);
  } catch {
    next = undefined;
  }
  return isObject(next) ? (next as G['state']) : refuse({ code: 'bad-event', path: `record ${n}.event` });
};
