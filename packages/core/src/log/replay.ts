import type { Face } from '../dice/die.js';
import { answersRoll, type DiceSource, loadDice, seeded } from '../match/dice-source.js';
import { GameError, RefusalError, refuse } from '../match/errors.js';
import type { Game } from '../match/game.js';
import { hashJson } from '../match/hash.js';
import { sameJson } from '../match/json.js';
import { attempt, createMatch, fork, type Match } from '../match/match.js';
import { withDefaults } from '../match/rulings.js';
import type { Action, GameTypes, Refusal, RollRequest } from '../match/types.js';
import type { Log, Logged, LoggedAction, LoggedRoll } from './format.js';
import { toLogged } from './to-log.js';

/** Where today's rules and a log part ways: the first record that differs. */
export interface Drift {
  readonly at: number;
  /** What the log says; absent when the rules do more than it says. */
  readonly logged?: Logged;
  /** What the rules do; absent when they do less. */
  readonly derived?: Logged;
  /** Why the rules refuse the logged action. */
  readonly refusal?: Refusal;
}

/** A log played again. Without drift `match` goes on where the log ends; with it, it is the last good moment. */
export interface Replayed<G extends GameTypes> {
  readonly match: Match<G>;
  readonly drift?: Drift;
}

class OffTheRecord extends Error {}

/** Dice as the log has them, in order. */
const recorded = (rolls: readonly LoggedRoll[], at: number): DiceSource => ({
  draw: request => {
    const next = rolls[at];
    const fits = next && next.die === request.die.name && next.purpose === request.purpose;
    if (!fits || !answersRoll(request, next.roll)) throw new OffTheRecord(request.purpose);
    return { faces: next.roll as readonly Face[], next: recorded(rolls, at + 1) };
  },
  save: () => null,
});

const checkGame = <G extends GameTypes>(game: Game<G>, { header }: Log): void => {
  if (header.game !== game.id) refuse({ code: 'other-game', path: 'line 1.game', detail: { expected: game.id } });
  if (header.content?.hash !== game.content?.hash) {
    const detail = { logged: header.content, given: game.content };
    refuse({ code: 'other-content', path: 'line 1.content', detail });
  }
};

const requests = <G extends GameTypes>(match: Match<G>): readonly RollRequest[] => {
  const found: RollRequest[] = [];
  for (let at: Match<G> | undefined = match; at; at = at.previous) {
    found.unshift(...at.records.flatMap(record => (record.kind === 'roll' ? [record.request] : [])));
  }
  return found;
};

/** The dice of a resumed match: as the end line has them, or, where it is missing, the seed's after all rolls. */
const diceAfter = <G extends GameTypes>(match: Match<G>, log: Log): DiceSource => {
  if (log.end) return log.end.dice === null ? match.dice : loadDice(log.end.dice, 'end.dice');
  if (log.header.seed === undefined) return match.dice;
  return requests(match).reduce<DiceSource>(
    (dice, request) => dice.draw(request)?.next ?? dice,
    seeded(log.header.seed),
  );
};

/**
 * Plays a log again through today's rules, with its actions and its dice, and compares everything that follows from
 * them with what the log says. The answer says where they first differ; nothing is thrown for that.
 * Refuses (RefusalError) `other-game` and `other-content`.
 */
export const replay = <G extends GameTypes>(game: Game<G>, log: Log): Replayed<G> => {
  checkGame(game, log);
  const { players, options, seed, position } = log.header;
  const rolls = log.records.filter((record): record is LoggedRoll => 'roll' in record);
  const actions = log.records.filter((record): record is LoggedAction => 'action' in record);
  const full = log.records.some(record => 'beat' in record || 'event' in record);
  const compared = log.records;
  let n = 0;
  let drift: Drift | undefined;

  /** Compares what a step derived with the log, from record `n` on. */
  const compare = (moment: Match<G>): boolean => {
    for (const record of moment.records) {
      if (!full && (record.kind === 'event' || record.kind === 'beat')) continue;
      const derived = JSON.parse(JSON.stringify(toLogged(record, n))) as Logged;
      const logged = compared[n];
      if (logged === undefined || !sameJson(logged, derived)) {
        drift = logged === undefined ? { at: n, derived } : { at: n, logged, derived };
        return false;
      }
      n++;
    }
    return true;
  };
  const stray = (refusal?: Refusal): Drift => {
    const logged = compared[n];
    return { at: n, ...(logged ? { logged } : {}), ...(refusal ? { refusal } : {}) };
  };

  const start = (dice: DiceSource): Match<G> =>
    createMatch(game, {
      players,
      options: options as never,
      dice,
      ...(seed === undefined ? {} : { seed }),
      ...(position === undefined ? {} : { position }),
    });
  let match: Match<G>;
  try {
    match = start(recorded(rolls, 0));
  } catch (error) {
    if (!(error instanceof OffTheRecord)) throw error;
    return { match: start({ draw: () => undefined, save: () => 'manual' }), drift: stray() };
  }
  if (compare(match)) {
    for (const { decision, by, action } of actions) {
      let next: Match<G>;
      try {
        const tried = attempt(match, { decision, by, choice: action } satisfies Action);
        if (tried.refusal) {
          drift = stray(tried.refusal);
          break;
        }
        next = tried.match;
      } catch (error) {
        if (!(error instanceof OffTheRecord)) throw error;
        drift = stray();
        break;
      }
      if (!compare(next)) break;
      match = next;
    }
    if (!drift && n < compared.length) drift = stray();
    if (!drift && log.end && log.end.hash !== hashJson(match.state)) drift = stray();
  }
  return drift ? { match, drift } : { match: fork(match, { dice: diceAfter(match, log) }) };
};

/** A match to go on with. Refuses `drift` when today's rules no longer lead where the log ends. */
export const resume = <G extends GameTypes>(game: Game<G>, log: Log): Match<G> => {
  const { match, drift } = replay(game, log);
  if (drift) refuse({ code: 'drift', path: `record ${drift.at}`, detail: { drift } });
  return match;
};

/**
 * The states that a log's events lead through, without running any rule but `evolve`: shows an old match even after
 * the rules changed. One entry per event; the first is the state before any.
 * Refuses `other-game`, and `bad-event` or `wrong-hash` with the record.
 */
export const fold = <G extends GameTypes>(game: Game<G>, log: Log): readonly G['state'][] => {
  if (log.header.game !== game.id) refuse({ code: 'other-game', path: 'line 1.game' });
  const options = withDefaults(game.rulings, log.header.options);
  let state = (log.header.position as G['state'] | undefined) ?? game.start({ players: log.header.players, options });
  const states = [state];
  for (const record of log.records) {
    if ('event' in record) {
      try {
        state = game.evolve(state, record.event as G['event']);
      } catch (error) {
        if (error instanceof GameError || error instanceof RefusalError || error instanceof Error) {
          refuse({ code: 'bad-event', path: `record ${record.n}.event` });
        }
        throw error;
      }
      states.push(state);
    } else if ('beat' in record && record.beat !== hashJson(state)) {
      refuse({ code: 'wrong-hash', path: `record ${record.n}.beat` });
    }
  }
  return states;
};
