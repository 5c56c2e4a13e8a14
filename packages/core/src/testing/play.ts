import type { Except } from 'type-fest';
import { attempt, explain, legal } from '../match/act.js';
import { concede } from '../match/concede.js';
import { createMatch, type MatchSetup } from '../match/create-match.js';
import { seeded } from '../match/dice-source.js';
import { RefusalError } from '../match/errors.js';
import type { Game } from '../match/game.js';
import { hashJson } from '../match/hash.js';
import { isObject, sameJson } from '../match/json.js';
import type { Match } from '../match/match.js';
import { history } from '../match/rewind.js';
import type { Action, Choices, Decision, GameTypes, Kind, Outcome, PlayerId, Refusal } from '../match/types.js';
import { hasParts } from './parts.js';
import { ScenarioError } from './scenario-error.js';
import { type Scripted, ScriptedDice } from './scripted.js';

const show = (value: unknown): string => JSON.stringify(value, undefined, 1);

/** The most options that the message of a refused choice lists. */
const SHOWN = 8;

const listed = (options: readonly unknown[]): string => {
  const most = options.slice(0, SHOWN).map(option => JSON.stringify(option));
  return `${most.join(', ')}${options.length > SHOWN ? ', …' : ''}`;
};

/** The most answers that `until` gives. */
const LONGEST = 1000;

const passing = ({ options }: { readonly options?: readonly unknown[] }): unknown =>
  options?.includes('pass') ? 'pass' : undefined;

const isOffer = (option: unknown): option is { readonly ability: string } =>
  isObject(option) && typeof option.ability === 'string';

const expectSame = (what: string, expected: unknown, actual: unknown): void => {
  if (!sameJson(expected, actual)) {
    throw new ScenarioError(`${what}\nexpected: ${show(expected)}\nactual:   ${show(actual)}`);
  }
};

/** The table of a scenario: scripted dice, and a setup or a position laid out by hand. */
export type ScenarioSetup<G extends GameTypes> = Except<MatchSetup<G>, 'dice' | 'seed' | 'checked'> & {
  /** Every die that will be rolled, in order; a missing or an unused one fails the scenario. */
  readonly dice?: readonly Scripted[];
  /** Seeds the dice that come after those of `dice`, for scenarios of several rounds. Without it a missing die fails the scenario. */
  readonly seed?: string;
};

/** A match under test. Every method that expects something throws ScenarioError if the match differs. */
export class Play<G extends GameTypes> {
  /** The present match, for anything that the methods do not cover. */
  match: Match<G>;
  #told: number;

  constructor(game: Game<G>, setup: ScenarioSetup<G>) {
    const { dice = [], seed, ...rest } = setup;
    const after = seed === undefined ? undefined : seeded(seed);
    this.match = createMatch(game, { ...rest, dice: new ScriptedDice(dice, 0, after), checked: true });
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
      const options = this.match.decisions.find(({ id }) => id === action.decision)?.options;
      const instead = options && `; legal: ${listed(options)}`;
      const { message } = new RefusalError(refusal);
      throw new ScenarioError(`${by} may not choose ${JSON.stringify(choice)}: ${message}${instead ?? ''}`);
    }
    this.match = match;
    return this;
  }

  #open(): string {
    return this.match.decisions.map(({ kind, id, by }) => `${kind} ${id} of ${by}`).join(', ') || 'nothing';
  }

  #decision(by: PlayerId): Decision<G> {
    const decision = this.match.decisions.find(open => open.by === by);
    if (!decision) throw new ScenarioError(`${by} has nothing to decide; open: ${this.#open()}`);
    return decision;
  }

  #action(by: PlayerId, choice: unknown): Action {
    return { decision: this.#decision(by).id, by, choice };
  }

  /** True if the player may give this answer. A listed option is not tried, because trying it could roll dice. */
  #allows(decision: Decision<G>, choice: unknown): boolean {
    return decision.options
      ? decision.options.some(option => sameJson(option, choice))
      : explain(this.match, { decision: decision.id, by: decision.by, choice }) === undefined;
  }

  /** The player answers with the only listed option that has at least these parts: `picks('p1', { do: 'attack', target: 'b' })`. */
  picks(by: PlayerId, parts: unknown): this {
    const { options = [] } = this.#decision(by);
    const matching = options.filter(option => hasParts(option, parts));
    if (matching.length !== 1) {
      const instead = matching.length === 0 ? `; legal: ${listed(options)}` : `: ${listed(matching)}`;
      throw new ScenarioError(`${by} has ${matching.length} options with ${JSON.stringify(parts)}${instead}`);
    }
    return this.choose(by, matching[0] as Choices<G>[Kind<G>]);
  }

  /** The abilities that the open window offers to the player, each once, in the order of the options. */
  offered(by: PlayerId): readonly string[] {
    const { options = [] } = this.#decision(by);
    return [...new Set(options.flatMap(option => (isOffer(option) ? [option.ability] : [])))];
  }

  /** The player uses an ability that the open window offers; `more` tells several uses apart: `{ source: 'A' }`. */
  uses(by: PlayerId, ability: string, more: Readonly<Record<string, unknown>> = {}): this {
    return this.picks(by, { ability, ...more });
  }

  /** The player lets the open window pass. */
  passes(by: PlayerId): this {
    return this.choose(by, 'pass' as Choices<G>[Kind<G>]);
  }

  /** The player gives this answer if it is one of the answers to the question that is open to them now; otherwise nothing happens. */
  chooseIfAsked<K extends Kind<G>>(by: PlayerId, choice: Choices<G>[K]): this {
    const decision = this.match.decisions.find(open => open.by === by);
    if (decision && this.#allows(decision, choice)) this.choose(by, choice);
    return this;
  }

  /**
   * Plays on until a condition holds; `answer` answers every question until then, by default with `pass` where that is
   * an option. Throws for a question without an answer, and if the condition does not hold by the end of the match or
   * after a thousand answers.
   */
  until(
    holds: (match: Match<G>) => boolean,
    answer: (decision: Decision<G>, match: Match<G>) => unknown = passing,
  ): this {
    for (let given = 0; !holds(this.match); given++) {
      const [decision] = this.match.decisions;
      if (!decision || given === LONGEST) {
        const why = decision ? `after ${LONGEST} answers` : 'and the match is over';
        throw new ScenarioError(`the condition of until does not hold, ${why}`);
      }
      const choice = answer(decision, this.match);
      if (choice === undefined) {
        const { kind, by, options = [] } = decision;
        throw new ScenarioError(`until has no answer to ${kind} of ${by}; legal: ${listed(options) || 'a proposal'}`);
      }
      this.choose(decision.by, choice as Choices<G>[Kind<G>]);
    }
    return this;
  }

  /** The player gives up. */
  concede(by: PlayerId): this {
    this.match = concede(this.match, by);
    return this;
  }

  /** Expects exactly these events, in this order, since the last call of `events` or `skip` (or since the start). */
  events(...expected: readonly G['event'][]): this {
    expectSame('events', expected, this.#news());
    return this;
  }

  /** Skips all events so far: the next call of `events` does not compare them. */
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

  /** Expects the match to wait for exactly these decisions; for none of them: nobody is asked anything more. */
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

  /** Expects each of these answers to be open to the player, whatever else is. */
  has<K extends Kind<G>>(by: PlayerId, ...choices: readonly Choices<G>[K][]): this {
    const decision = this.#decision(by);
    const missing = choices.find(choice => !this.#allows(decision, choice));
    if (missing === undefined) return this;
    throw new ScenarioError(
      `${by} may not choose ${JSON.stringify(missing)}; legal: ${listed(decision.options ?? []) || 'a proposal'}`,
    );
  }

  /** Expects none of these answers to be open to the player. */
  hasNot<K extends Kind<G>>(by: PlayerId, ...choices: readonly Choices<G>[K][]): this {
    const decision = this.#decision(by);
    const open = choices.find(choice => this.#allows(decision, choice));
    if (open !== undefined) throw new ScenarioError(`${by} may choose ${JSON.stringify(open)}`);
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
