import { GameError, RefusalError } from './errors.js';
import type { Game } from './game.js';
import { hashJson } from './hash.js';
import { freezePlain } from './json.js';
import type { AnyDecision, GameTypes, Outcome, PlayerId } from './types.js';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The words of V8, JavaScriptCore, SpiderMonkey and QuickJS for a write to a frozen value. */
const WRITES_TO_FROZEN = /read-? ?only|writable|extensible|delete|configurable|redefine/i;

const writesToFrozen = (error: unknown): error is TypeError =>
  error instanceof TypeError && WRITES_TO_FROZEN.test(error.message);

/**
 * Freezes a derived value with its lists and plain objects, so that a rule that changes it later fails: another run of the beat takes
 * the value as it is then. Objects of classes are left alone.
 */
export const freezeParts = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeParts(part);
};

/**
 * The checks of checked mode, made while a beat runs. Every finding is a GameError that names the game, what was found where,
 * and the step of the procedure that was running.
 */
export class Checks {
  readonly #game: string;
  readonly #players: readonly PlayerId[];
  /** Rules that were called and have not begun to run. */
  readonly #waiting: Set<string[]> = new Set();
  /** The steps that are running, the innermost last. */
  readonly steps: string[] = [];

  constructor(game: string, players: readonly PlayerId[]) {
    this.#game = game;
    this.#players = players;
  }

  fail(what: string, cause?: unknown): never {
    const step = this.steps.at(-1);
    const where = step === undefined ? '' : ` (in ${step})`;
    throw new GameError(`${this.#game}: ${what}${where}`, cause === undefined ? undefined : { cause });
  }

  /** A value of the match: plain JSON, frozen from here on. `known` is an earlier one, whose parts are not looked at again. */
  plain(value: unknown, what: string, path: string, known?: unknown): void {
    const wrong = (found: string, at: string): never =>
      this.fail(
        `${what} is not plain JSON: ${found} at ${at}; write null, booleans, numbers, texts, lists or plain objects`,
      );
    freezePlain(value, path, wrong, known);
  }

  /** The state after an event. */
  evolved<G extends GameTypes>(
    game: Game<G>,
    state: G['state'],
    event: G['event'],
    cited: string | readonly string[],
  ): G['state'] {
    const name = `event ${event.type}`;
    this.plain(event, name, 'event');
    if ([cited].flat().filter(Boolean).length === 0) this.fail(`${name} names no rule`);
    let next: G['state'];
    try {
      next = game.evolve(state, event);
    } catch (error) {
      if (!writesToFrozen(error)) throw error;
      return this.fail(`evolve changes its argument at ${name}; it must return a new state: ${error.message}`, error);
    }
    if (typeof next !== 'object' || next === null) this.fail(`evolve returns no state for ${name}: add a case for it`);
    this.plain(next, `the state after ${name}`, 'state', state);
    return next;
  }

  question(decision: AnyDecision): void {
    const { by, kind, rule, options } = decision;
    const name = `decision ${kind} (${rule})`;
    if (!this.#players.includes(by)) this.fail(`${name} is asked of "${by}", who does not play`);
    this.plain(decision, name, 'decision');
    if (!options) return;
    const known = new Map<string, number>();
    options.forEach((option, i) => {
      const hash = hashJson(option);
      const first = known.get(hash);
      if (first !== undefined) this.fail(`${name} has an option twice, at options[${first}] and options[${i}]`);
      known.set(hash, i);
    });
  }

  outcome(outcome: Outcome): void {
    this.plain(outcome, 'the outcome', 'outcome');
    const { winners, reason, rule } = outcome;
    if (!Array.isArray(winners)) this.fail('the outcome has no list of winners: `[]` for a draw');
    const stranger = winners.find(winner => !this.#players.includes(winner));
    if (stranger !== undefined) this.fail(`the outcome "${reason}" is won by "${stranger}", who does not play`);
    if (new Set(winners).size < winners.length) this.fail(`the outcome "${reason}" names a winner twice`);
    if (!reason || !rule) this.fail('the outcome names no reason or no rule');
  }

  /** Registers a call of a rule, and returns a rule that removes the registration when it begins to run. */
  call<Y, T>(name: string, rule: Generator<Y, T, unknown>): Generator<Y, T, unknown> {
    const entry = [name];
    const waiting = this.#waiting;
    waiting.add(entry);
    const started = function* (): Generator<Y, T, unknown> {
      waiting.delete(entry);
      return yield* rule;
    };
    return started();
  }

  /** The end of a beat: everything that was called has run. */
  ended(): void {
    const [forgotten] = this.#waiting;
    if (forgotten) this.fail(`${forgotten[0]} was called and never ran: write \`yield* ${forgotten[0]}\``);
  }

  /** An error of the rules, with a hint where a rule wrote to a part of the match, or where something was called and has not run. */
  thrown(error: unknown): never {
    if (writesToFrozen(error))
      this.fail(
        `a rule changes a part of the match, or a derived value, in place; it must emit an event: ${error.message}`,
        error,
      );
    const [forgotten] = this.#waiting;
    if (!forgotten || error instanceof RefusalError) throw error;
    const said = messageOf(error).replace(`${this.#game}: `, '');
    return this.fail(
      `${said}; ${forgotten[0]} was called and had not run by then: write \`yield* ${forgotten[0]}\``,
      error,
    );
  }

  /** Refuses a yield of anything but decisions, which only `yield*` of the engine's rules gives. */
  yielded(value: unknown): void {
    if (Array.isArray(value)) return;
    const called = isGenerator(value) ? [...this.#waiting].at(-1) : undefined;
    const right = called ? `\`yield* ${called[0]}\`` : '`yield*` before the call of a rule';
    this.fail(`\`yield\` without its star: write ${right}`);
  }

  /** Refuses a beat, or what a step or an ability returns, that is no rule. */
  running(value: unknown, what: string): void {
    if (isGenerator(value) && !(Symbol.asyncIterator in value)) return;
    const isAsync = typeof value === 'object' && value !== null;
    this.fail(
      `${what} returns ${isAsync ? 'a promise or an async rule' : String(value)}: write it as \`function*\`, without async`,
    );
  }
}

const isGenerator = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'next' in value && typeof value.next === 'function';
