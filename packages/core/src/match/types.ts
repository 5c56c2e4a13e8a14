import type { Die, Face } from '../dice/die.js';

/** A seat at the table, named in logs and views. The name never changes during a match. */
export type PlayerId = string;

/**
 * All types of a game as one bundle, so that every function of the engine takes one type argument.
 *
 * - `state`: plain, immutable JSON. Everything that outlives a beat is in it.
 * - `event`: the discriminated union of past facts; the state is their fold.
 * - `rule`: the union of the rulebook's ids, so that a wrong citation does not compile.
 * - `options`: the rulings of a match, by name.
 * - `choices`: for every kind of decision, the type of its answers (plain JSON).
 * - `proposals`: for every kind whose answers cannot be listed, the parameters of the question (plain JSON).
 * - `about`: for every kind that has them, facts about the question (plain JSON).
 * - `seen`: for a game with hidden parts, the types of those parts as a view shows them: `state` by the name of the part,
 *   `events` by the type of the event and the name of the field. Parts that are not named are open to everybody.
 */
export interface GameTypes {
  readonly state: object;
  readonly event: { readonly type: string };
  readonly rule: string;
  readonly options: object;
  readonly choices: object;
  readonly proposals?: object;
  readonly about?: object;
  readonly seen?: { readonly state?: object; readonly events?: object };
}

/** The player's answer to a roll that is made at the table (`manual()` dice). */
export interface RollChoices {
  readonly roll: readonly Face[];
}

/** The choices of a game together with the kinds that the engine itself asks for. */
export type Choices<G extends GameTypes> = G['choices'] & RollChoices;
/** The name of a kind of decision. */
export type Kind<G extends GameTypes> = keyof Choices<G> & string;

type EntryOf<Table, K> = Table extends object ? (K extends keyof Table ? Table[K] : never) : unknown;
/** The parameters of a proposal of one kind; `never` for a kind that has none. */
export type ParametersOf<G extends GameTypes, K extends Kind<G>> = K extends 'roll'
  ? RollRequest
  : EntryOf<G['proposals'], K>;
/** The facts about a question of one kind. */
export type AboutOf<G extends GameTypes, K extends Kind<G>> = EntryOf<G['about'], K>;

/** Options that deserve a warning or a group of their own: indices into `options`, by name, e.g. `{ fatal: [3] }`. */
export type Marks = Readonly<Record<string, readonly number[]>>;

/** A decision of one kind, for which the match waits. Plain JSON. */
export interface DecisionOf<G extends GameTypes, K extends Kind<G>> {
  /** The number of the decision, which counts up through the match; an answer to an earlier number is stale. */
  readonly id: number;
  /** The player who answers. */
  readonly by: PlayerId;
  readonly kind: K;
  readonly rule: G['rule'];
  /** Exactly the legal answers, in a stable order. Absent for a proposal. */
  readonly options?: readonly Choices<G>[K][];
  /** Parameters of a proposal, for decisions whose answers cannot be listed (a path on the table, typed dice). */
  readonly proposal?: ParametersOf<G, K>;
  /** Facts about the question, for clients and for the words on the screen. */
  readonly about?: AboutOf<G, K>;
  readonly marks?: Marks;
  /** True if the answer stays hidden from the others even after it was given. */
  readonly secret?: boolean;
}
/** A decision of any kind of any game, for code that serves all games. */
export interface AnyDecision {
  readonly id: number;
  readonly by: PlayerId;
  readonly kind: string;
  readonly rule: string;
  readonly options?: readonly unknown[];
  readonly proposal?: unknown;
  readonly about?: unknown;
  readonly marks?: Marks;
  readonly secret?: boolean;
}
/** A decision of any kind: a union over the game's `choices`, discriminated by `kind`. */
export type Decision<G extends GameTypes = GameTypes> = { [K in Kind<G>]: DecisionOf<G, K> }[Kind<G>];

/** A player's answer to a decision; the only way a player changes anything. Plain JSON. */
export interface Action<Choice = unknown> {
  readonly decision: number;
  readonly by: PlayerId;
  readonly choice: Choice;
}

/**
 * The reason why something was not accepted. Nothing has changed. Words are the client's; `code` and `rule` are stable.
 */
export interface Refusal {
  /** The reason in kebab-case, e.g. `stale-decision`, `cannot-pay`. */
  readonly code: string;
  /** The rule that forbids it, if a rule does. */
  readonly rule?: string;
  /** The place in the input, e.g. `choice.path[2]`. */
  readonly path?: string;
  /** Numbers and names for a message. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** The end of a match. In a co-operative game the winners are all players or none. */
export interface Outcome {
  readonly winners: readonly PlayerId[];
  /** The end reason in kebab-case; every one of a game's reasons is reached by a test. */
  readonly reason: string;
  readonly rule: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Dice to be rolled, or a number of things to be put in a random order. */
export interface RollRequest {
  readonly purpose: string;
  readonly rule: string;
  /** The player who rolls, if one does. */
  readonly by?: PlayerId;
  /** The needed result, in the game's words, e.g. `'4+'`. */
  readonly needed?: string;
  readonly die: Die;
  readonly count: number;
  /** True for a shuffle: the result is a permutation of 0…count-1 instead of `count` faces. */
  readonly order?: boolean;
  /** True if the order of the dice never matters to the rules, so that odds may merge equal sets. */
  readonly unordered?: boolean;
  /** The players who may see the result; absent: all players. */
  readonly seenBy?: readonly PlayerId[];
}

/** A player's answer, as the log keeps it. */
export interface ActionRecord {
  readonly kind: 'action';
  readonly decision: number;
  readonly by: PlayerId;
  readonly choice: unknown;
  readonly secret?: boolean;
}
/** A roll and its result, as the log keeps it: an input of the match, like an action. */
export interface RollRecord {
  readonly kind: 'roll';
  readonly request: RollRequest;
  readonly faces: readonly Face[];
  /** The decision, if a player made the roll and typed it in. */
  readonly decision?: number;
}
/** A fact, with the rules that caused it. */
export interface EventRecord<E = { readonly type: string }> {
  readonly kind: 'event';
  readonly event: E;
  readonly rule: string | readonly string[];
}
/** The end of a beat: the state after it, whose hash the log keeps. */
export interface BeatRecord<S = unknown> {
  readonly kind: 'beat';
  readonly state: S;
}
/** A player gave up: an input of the match, like an action. */
export interface ConcessionRecord {
  readonly kind: 'concession';
  readonly by: PlayerId;
}
/** One entry of a match's log. */
export type LogRecord<G extends GameTypes = GameTypes> =
  | ActionRecord
  | RollRecord
  | ConcessionRecord
  | EventRecord<G['event']>
  | BeatRecord<G['state']>;
