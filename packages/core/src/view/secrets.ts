import { needKind } from '../match/need.js';
import type { GameTypes, PlayerId } from '../match/types.js';

/** A hidden value: a viewer knows only that it exists. */
export interface Hidden {
  readonly hidden: true;
}

/** The value that a view shows in place of a hidden one. */
export const HIDDEN: Hidden = /* @__PURE__ */ Object.freeze({ hidden: true });

/** Gives a value as a viewer sees it; `viewer` is `undefined` for a spectator. */
export type Shown<T, Whole, Seen = unknown> = (value: T, viewer: PlayerId | undefined, whole: Whole) => Seen;

type Part<Table, K extends PropertyKey> = Table extends { readonly [P in K]?: infer Found } ? Found : unknown;
type SeenParts<G extends GameTypes> = Part<G['seen'], 'state'>;
type SeenFields<G extends GameTypes, T extends PropertyKey> = Part<Part<G['seen'], 'events'>, T>;

/** `Whole` with the parts that `Seen` names as a view shows them. */
type AsSeen<Whole, Seen> = unknown extends Seen
  ? Whole
  : { readonly [K in keyof Whole]: K extends keyof Seen ? Seen[K] : Whole[K] };

/** The state of a game with hidden parts as a view shows it. An alias of its own, so that editors show its name and not all its fields. */
export type RedactedState<G extends GameTypes> = {
  readonly [K in keyof G['state']]: K extends keyof SeenParts<G> ? SeenParts<G>[K] : G['state'][K];
};

/** The state of a game as a view shows it. */
export type SeenState<G extends GameTypes> = unknown extends SeenParts<G> ? G['state'] : RedactedState<G>;

/** An event of one type as a view shows it. */
export type SeenEventOf<G extends GameTypes, T extends G['event']['type']> = AsSeen<
  Extract<G['event'], { readonly type: T }>,
  SeenFields<G, T>
> & { readonly type: T };

/** An event of any type as a view shows it: a union, discriminated by `type`. */
export type SeenEvent<G extends GameTypes> = { [T in G['event']['type']]: SeenEventOf<G, T> }[G['event']['type']];

/** A function for each part that `Seen` names: no part can be forgotten, and none can be hidden without its type. */
type ShownParts<Whole, Seen> = unknown extends Seen
  ? { readonly [K in keyof Whole]?: never }
  : { readonly [K in keyof Seen & keyof Whole]-?: Shown<Whole[K], Whole, Seen[K]> };

/** The declaration of all hidden parts: every part that is not named is open to everybody. */
export interface Secrets<G extends GameTypes> {
  /** Per part of the state that the game's `seen` names. */
  readonly state?: ShownParts<G['state'], SeenParts<G>>;
  /** Per type of event and field of it that the game's `seen` names. */
  readonly events?: {
    readonly [T in keyof Part<G['seen'], 'events'> & G['event']['type']]-?: ShownParts<
      Extract<G['event'], { readonly type: T }>,
      SeenFields<G, T>
    >;
  };
  /**
   * True for an event of which a viewer may not even know that it happened. Views leave the event out and give the next
   * record its number, so that nobody can count such events: the `length` of a view counts as the numbers do, that of the
   * match does not. Absent: every event is in every view.
   */
  leavesOut?(event: G['event'], viewer: PlayerId | undefined): boolean;
  /** The events that show a player something new: an undo policy may stop at them. */
  readonly reveals?: readonly G['event']['type'][];
}

/** Hidden from every player. */
export const nobody = (): Hidden => HIDDEN;

/** A hidden list of which the length is public. */
export interface Counted {
  readonly hidden: true;
  readonly count: number;
}

/** A list, such as a deck, of which every player sees the length and nothing else. */
export const counted = (list: readonly unknown[]): Counted => {
  needKind('the list of counted', list, 'an array', 'a list such as the cards of a deck');
  return { hidden: true, count: list.length };
};

/** A record by player in which each player sees only their own entry. */
export const eachTheirOwn = <Own>(
  value: Readonly<Record<PlayerId, Own>>,
  viewer: PlayerId | undefined,
): Readonly<Record<PlayerId, Own | Hidden>> => ownAnd(value, viewer, nobody);

/** A record of lists by player, such as hands: each player sees their own list, and the lengths of all others. */
export const eachTheirHand = <Card>(
  value: Readonly<Record<PlayerId, readonly Card[]>>,
  viewer: PlayerId | undefined,
): Readonly<Record<PlayerId, readonly Card[] | Counted>> => ownAnd(value, viewer, counted);

const ownAnd = <Own, Others>(
  value: Readonly<Record<PlayerId, Own>>,
  viewer: PlayerId | undefined,
  others: (own: Own) => Others,
): Readonly<Record<PlayerId, Own | Others>> =>
  Object.fromEntries(Object.entries(value).map(([player, own]) => [player, player === viewer ? own : others(own)]));

/**
 * A value that only the player sees whom the rest of the event (or state) names. Others see that something is hidden, or
 * with `counted` the length of the list.
 */
export const onlyTo =
  <Whole, Value, Others = Hidden>(
    owner: (whole: Whole) => PlayerId,
    // The cast is safe: without `others` nothing but `Hidden` is inferred.
    others: (value: NoInfer<Value>) => Others = nobody as () => never,
  ): Shown<Value, Whole, Value | Others> =>
  (value, viewer, whole) =>
    viewer !== undefined && owner(whole) === viewer ? value : others(value);

type Rules = Readonly<Record<string, Shown<unknown, unknown> | undefined>>;

/** A copy with the declared parts as the viewer sees them; the value itself if nothing is declared. */
export const redact = (value: object, rules: Rules | undefined, viewer: PlayerId | undefined): object => {
  if (!rules) return value;
  const seen: Record<string, unknown> = { ...value };
  for (const [key, show] of Object.entries(rules)) {
    if (show && Object.hasOwn(seen, key)) seen[key] = show(seen[key], viewer, value);
  }
  return seen;
};
