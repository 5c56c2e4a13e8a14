import type { GameTypes, PlayerId } from '../match/types.js';

/** The value that a view shows in place of a hidden one. */
export const HIDDEN: { readonly hidden: true } = Object.freeze({ hidden: true });

/** Gives a value as a viewer sees it; `viewer` is `undefined` for a spectator. */
export type Shown<T, Whole> = (value: T, viewer: PlayerId | undefined, whole: Whole) => unknown;

/** The declaration of all hidden parts: every part that is not named is open to everybody. */
export interface Secrets<G extends GameTypes> {
  /** Per top-level part of the state. */
  readonly state?: { readonly [K in keyof G['state']]?: Shown<G['state'][K], G['state']> };
  /** Per type of event and field of it. */
  readonly events?: {
    readonly [T in G['event']['type']]?: {
      readonly [K in keyof Extract<G['event'], { type: T }>]?: Shown<
        Extract<G['event'], { type: T }>[K],
        Extract<G['event'], { type: T }>
      >;
    };
  };
  /** The events that show a player something new: an undo policy may stop at them. */
  readonly reveals?: readonly G['event']['type'][];
}

/** Hidden from every player. */
export const nobody = (): typeof HIDDEN => HIDDEN;

/** A hidden list of which the length is public. */
export interface Counted {
  readonly hidden: true;
  readonly count: number;
}

/** A list, such as a deck, of which every player sees the length and nothing else. */
export const counted = ({ length }: readonly unknown[]): Counted => ({ hidden: true, count: length });

/** A record by player in which each player sees only their own entry. */
export const eachTheirOwn = (
  value: Readonly<Record<PlayerId, unknown>>,
  viewer: PlayerId | undefined,
): Readonly<Record<PlayerId, unknown>> => ownAnd(value, viewer, nobody);

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
  <Whole, Value = unknown>(
    owner: (whole: Whole) => PlayerId,
    others: (value: Value) => unknown = nobody,
  ): ((value: Value, viewer: PlayerId | undefined, whole: Whole) => unknown) =>
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
