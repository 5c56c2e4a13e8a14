import type { Except } from 'type-fest';
import { readLog, writeLog } from '../log/format.js';
import { resume } from '../log/replay.js';
import { toLog } from '../log/to-log.js';
import { act, attempt, legal } from '../match/act.js';
import { concede } from '../match/concede.js';
import { createMatch, type MatchSetup } from '../match/create-match.js';
import { RefusalError } from '../match/errors.js';
import { fork } from '../match/fork.js';
import type { Game } from '../match/game.js';
import { hashJson } from '../match/hash.js';
import { sameJson } from '../match/json.js';
import type { Match } from '../match/match.js';
import { history, rewind } from '../match/rewind.js';
import type { Action, Choices, GameTypes, Kind, Outcome, PlayerId, Refusal } from '../match/types.js';
import { view } from '../view/view.js';
import { type Scripted, ScriptedDice } from './scripted.js';

/** The error of a scenario that is not fulfilled. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

const show = (value: unknown): string => JSON.stringify(value, undefined, 1);

/** The most options that the message of a refused choice lists. */
const SHOWN = 8;

const expectSame = (what: string, expected: unknown, actual: unknown): void => {
  if (!sameJson(expected, actual)) {
    throw new ScenarioError(`${what}\nexpected: ${show(expected)}\nactual:   ${show(actual)}`);
  }
};

/** The table of a scenario: dice that are scripted to the last one, and a setup or a position laid out by hand. */
export type ScenarioSetup<G extends GameTypes> = Except<MatchSetup<G>, 'dice' | 'seed' | 'checked'> & {
  /** Every die that will be rolled, in order; a missing or an unused one fails the scenario. */
  readonly dice?: readonly Scripted[];
};

/** A match under test. Every method that expects something throws ScenarioError if the match differs. */
export class Play<G extends GameTypes> {
  /** The present match, for anything that the methods do not cover. */
  match: Match<G>;
  #told: number;

  constructor(game: Game<G>, setup: ScenarioSetup<G>) {
    const { dice = [], ...rest } = setup;
    this.match = createMatch(game, { ...rest, dice: new ScriptedDice(dice), checked: true });
    this.#told = 0;
  }

  get state(): G['state'] {
    return this.match.state;
  }

  /** The player answers the decision that is open to them. */
  choose<K extends Kind<G>>(by: PlayerId, choice: Choices<G>[K]): this {
    const action = this.#action(by, choice);
    const { match, refusal } = attempt(this.match, action);
    if (refusal) {
      const legal = this.match.decisions.find(({ id }) => id === action.decision)?.options;
      const most = legal?.slice(0, SHOWN).map(option => JSON.stringify(option));
      const instead = most && `; legal: ${most.join(', ')}${legal && legal.length > SHOWN ? ', …' : ''}`;
      const { message } = new RefusalError(refusal);
      throw new ScenarioError(`${by} may not choose ${JSON.stringify(choice)}: ${message}${instead ?? ''}`);
    }
    this.match = match;
    return this;
  }

  #open(): string {
    return this.match.decisions.map(({ kind, id, by }) => `${kind} ${id} of ${by}`).join(', ') || 'nothing';
  }

  #action(by: PlayerId, choice: unknown): Action {
    const decision = this.match.decisions.find(open => open.by === by);
    if (!decision) throw new ScenarioError(`${by} has nothing to decide; open: ${this.#open()}`);
    return { decision: decision.id, by, choice };
  }

  /** Expects exactly these events, in this order, since the last call of `events` or `skip` (or since the start). */
  /** The player gives up. */
  concede(by: PlayerId): this {
    this.match = concede(this.match, by);
    return this;
  }

  events(...expected: readonly G['event'][]): this {
    expectSame('events', expected, this.#news());
    return this;
  }

  /** Passes over the events until now, which are not the point of the scenario. */
  skip(): this {
    this.#news();
    return this;
  }

  #news(): readonly G['event'][] {
    const records = history(this.match).flatMap(moment => moment.records);
    const fresh = records.slice(this.#told).flatMap(record => (record.kind === 'event' ? [record.event] : []));
    this.#told = records.length;
    return fresh;
  }

  /** Expects the match to wait for exactly these decisions. */
  waitsFor(...expected: readonly { readonly by: PlayerId; readonly kind: Kind<G> }[]): this {
    expectSame(
      'waits for',
      expected,
      this.match.decisions.map(({ by, kind }) => ({ by, kind })),
    );
    return this;
  }

  /** Expects the whole set of legal options of a player, in any order. */
  options<K extends Kind<G>>(by: PlayerId, expected: readonly Choices<G>[K][]): this {
    const sorted = (list: readonly unknown[]): unknown[] =>
      [...list].sort((a, b) => (hashJson(a) < hashJson(b) ? -1 : 1));
    const actual = legal(this.match, by).map(action => action.choice);
    expectSame(`options of ${by}`, sorted(expected), sorted(actual));
    return this;
  }

  /** Expects the player's answer to be refused with this code and rule, and nothing to change. */
  refuses(by: PlayerId, choice: unknown, expected: Pick<Refusal, 'code' | 'rule'>): this {
    const before = hashJson(this.match.state);
    const { refusal, match } = attempt(this.match, this.#action(by, choice));
    expectSame(`refusal of ${show(choice)}`, expected, refusal && { code: refusal.code, rule: refusal.rule });
    if (match !== this.match || hashJson(match.state) !== before)
      throw new ScenarioError('a refusal changed the match');
    return this;
  }

  /** Expects the match to be over for this reason and with these winners. */
  ends(expected: Pick<Outcome, 'reason' | 'winners'>): this {
    const { outcome } = this.match;
    expectSame('outcome', expected, outcome && { reason: outcome.reason, winners: outcome.winners });
    return this;
  }

  /** Expects every scripted die to have been rolled. */
  finish(): void {
    const { dice } = this.match;
    if (dice instanceof ScriptedDice && dice.unused.length > 0) {
      throw new ScenarioError(`dice nobody rolled: ${JSON.stringify(dice.unused)}`);
    }
  }
}

/** An input of a match: an action, or a player who gives up. */
type Input = Action | { readonly concede: PlayerId };

const taken = <G extends GameTypes>(match: Match<G>, input: Input): Match<G> =>
  'concede' in input ? concede(match, input.concede) : act(match, input);

const inputsOf = <G extends GameTypes>(match: Match<G>): readonly Input[] =>
  history(match).flatMap(moment =>
    moment.records.flatMap((record): readonly Input[] => {
      if (record.kind === 'concession') return [{ concede: record.by }];
      if (record.kind === 'action') return [{ decision: record.decision, by: record.by, choice: record.choice }];
      if (record.kind !== 'roll' || record.decision === undefined) return [];
      const by = record.request.by ?? match.header.players[0] ?? '';
      return [{ decision: record.decision, by, choice: record.faces }];
    }),
  );

const fingerprint = <G extends GameTypes>(match: Match<G>): string =>
  hashJson([
    match.state,
    match.decisions,
    match.outcome ?? null,
    match.length,
    [...match.header.players, undefined].map(viewer => JSON.stringify(view(match, viewer))),
  ]);

/**
 * Plays a finished match again in every way a client could have played it, and compares every moment: through JSON at
 * every step (save and load), on a fork at every step, back and forth at every decision, and from rewound moments.
 * Throws ScenarioError at the first difference: it means that a rule reads something outside the turn.
 */
export const rerun = <G extends GameTypes>(played: Match<G>): void => {
  const moments = history(played);
  const marks = moments.map(fingerprint);
  const inputs = inputsOf(played);
  const same = (way: string, match: Match<G>, i: number): void => {
    if (fingerprint(match) !== marks[i]) throw new ScenarioError(`${way}: the match differs at moment ${i}`);
  };
  const start = moments[0] as Match<G>;

  let loaded = start;
  inputs.forEach((input, i) => {
    const text = writeLog(toLog(loaded));
    loaded = fork(resume(played.game, readLog(text)), { dice: (moments[i] as Match<G>).dice });
    same('loaded', loaded, i);
    loaded = taken(loaded, JSON.parse(JSON.stringify(input)) as Input);
  });
  same('loaded', loaded, inputs.length);

  inputs.forEach((input, i) => {
    const moment = moments[i] as Match<G>;
    same('forked', taken(fork(moment, { history: true, dice: moment.dice }), input), i + 1);
    same('taken back and done again', taken(moment, input), i + 1);
    if ('concede' in input) return;
    const asked = moments.findIndex(one => one.decisions.some(open => open.id === input.decision));
    same('rewound', rewind(played, input.decision), asked);
  });
};

/** The function that declares a test: vitest's `test`, node's, or any other of this shape. */
export type TestFunction = (title: string, body: () => void) => void;

/** Declares scenarios: `scenario(title, rules, body)`. */
export type Scenario<R extends string> = (
  title: string,
  rules: R | readonly R[],
  body: (play: <G extends GameTypes>(game: Game<G>, setup: ScenarioSetup<G>) => Play<G>) => void,
) => void;

/**
 * Makes the `scenario` function of a test file. A scenario reads like an example box of the rulebook: a sentence, the
 * rules it shows, the table, the dice, the answers and the events. After the body of a scenario, every scripted die
 * must have been rolled, and `rerun` plays each of its matches again.
 */
export const scenarios =
  <R extends string>(test: TestFunction): Scenario<R> =>
  (title, rules, body) => {
    test(`${title} [${[rules].flat().join(', ')}]`, () => {
      const plays: Play<GameTypes>[] = [];
      body((game, setup) => {
        const play = new Play(game, setup);
        plays.push(play as unknown as Play<GameTypes>);
        return play;
      });
      if (plays.length === 0) throw new ScenarioError('the scenario played nothing');
      for (const play of plays) {
        play.finish();
        rerun(play.match);
      }
    });
  };
