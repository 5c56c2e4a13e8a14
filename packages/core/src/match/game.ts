import type { AnyEdition } from '../editions/edition.js';
import type { Ability } from '../procedure/window.js';
import type { Secrets } from '../view/secrets.js';
import { GameError } from './errors.js';
import type { Proposal } from './proposal.js';
import type { Rulings } from './rulings.js';
import type { Rule, Turn } from './turn.js';
import type { Decision, GameTypes, Kind, Outcome, PlayerId, Refusal } from './types.js';

/** The facts that `start` gets: the players, and the rulings of this match. */
export interface Setup<G extends GameTypes> {
  readonly players: readonly PlayerId[];
  readonly options: G['options'];
}

/** The identity of a content pack. A log names exactly the pack that the match was played with. */
export interface ContentIdentity {
  readonly id: string;
  readonly version: string;
  /** `hashJson` of the pack. */
  readonly hash: string;
}

/** A game: its rules behind the common interface. The engine calls nothing else. */
export interface Game<G extends GameTypes> {
  readonly id: string;
  /** The version of the rules. Every log names it; see `replay` for logs of another version. */
  readonly version: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly content?: ContentIdentity;
  /** The numbers and procedures that the rules read. A log names an edition that was made with `reviseEdition`. */
  readonly edition?: AnyEdition;
  /** The documented readings, each an option of a match with its default. */
  readonly rulings?: Rulings<G['options']>;
  /** The sides: players of one side win and lose together. Absent: every player is a side of their own. */
  sides?(players: readonly PlayerId[]): readonly (readonly PlayerId[])[];
  /** The state before the first event. */
  start(setup: Setup<G>): G['state'];
  /**
   * The refusal of a position with which a match would begin. The position is plain JSON of any shape. Absent: positions
   * are trusted, which is fine as long as they come from your own code.
   */
  checkPosition?(position: unknown, setup: Setup<G>): Refusal | undefined;
  /** The next piece of the main loop, chosen from `turn.state` alone: one action of one model, one step of a phase. */
  beat(turn: Turn<G>): Rule;
  /** The fold: one exhaustive switch from state and event to state. */
  evolve(state: G['state'], event: G['event']): G['state'];
  /** The outcome of a state, or none. The engine asks between beats. */
  outcome(state: G['state'], setup: Setup<G>): Outcome | undefined;
  /**
   * The beat in which a player gives up and the match goes on without them; it starts in the state of that moment, which may
   * be the middle of another beat. Absent: the match ends, and the other sides win.
   */
  concede?(turn: Turn<G>, player: PlayerId): Rule;
  /** All abilities that may act in windows. */
  readonly abilities?: readonly Ability<G>[];
  /** For every kind of decision whose answers cannot be listed: the functions that judge and find answers. */
  readonly proposals?: { readonly [K in Kind<G>]?: Proposal<G, K> };
  /** The rule that forbids an answer outside the options, for `explain`. */
  explain?(state: G['state'], decision: Decision<G>, choice: unknown, setup: Setup<G>): Refusal | undefined;
  /** Answers that look possible: the options of a decision among them, and those that `explain` refuses. For `refused`. */
  candidates?(state: G['state'], decision: Decision<G>, setup: Setup<G>): readonly unknown[];
  /** The parts of the state that some players may not see. Absent: everything is open. */
  readonly secrets?: Secrets<G>;
  /**
   * Makes an event for the log: it adds the facts of `state` (the state before the event) that `secrets.events` needs
   * to show the event to a player, such as the owners of the models that are secret at that moment. Absent: events are
   * kept as the rules emit them.
   */
  veil?(state: G['state'], event: G['event']): G['event'];
  /**
   * A state that `player` could not tell from this one: hidden things dealt again at random. `now` is the state at the
   * pending decision; it shows everything that was revealed since the beat began. With `resample` bots think without
   * peeking.
   */
  resample?(state: G['state'], player: PlayerId, below: (n: number) => number, now: G['state']): G['state'];
}

const compiled: WeakMap<object, ReadonlyMap<string, readonly Ability<GameTypes>[]>> = new WeakMap();

/** Cache: the abilities of each window, computed once for a game. */
export const abilitiesOf = <G extends GameTypes>(game: Game<G>): ReadonlyMap<string, readonly Ability<G>[]> => {
  const known = compiled.get(game);
  if (known) return known as unknown as ReadonlyMap<string, readonly Ability<G>[]>;
  const index = new Map<string, Ability<G>[]>();
  const ids = new Set<string>();
  for (const ability of game.abilities ?? []) {
    if (ids.has(ability.id)) throw new GameError(`${game.id}: two abilities are called ${ability.id}`);
    ids.add(ability.id);
    const there = index.get(ability.window.name);
    if (there?.some(other => other.window !== ability.window)) {
      throw new GameError(`${game.id}: two windows are called ${ability.window.name}`);
    }
    if (there) there.push(ability);
    else index.set(ability.window.name, [ability]);
  }
  compiled.set(game, index as unknown as ReadonlyMap<string, readonly Ability<GameTypes>[]>);
  return index;
};
