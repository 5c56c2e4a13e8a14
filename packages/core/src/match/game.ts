import type { Ability } from '../procedure/window.js';
import type { Secrets } from '../view/secrets.js';
import { GameError } from './errors.js';
import type { Proposal } from './proposal.js';
import type { Rulings } from './rulings.js';
import type { Rule, Turn } from './turn.js';
import type { Decision, GameTypes, Kind, Outcome, PlayerId, Refusal } from './types.js';

/** What `start` knows: who plays, and the rulings of this match. */
export interface Setup<G extends GameTypes> {
  readonly players: readonly PlayerId[];
  readonly options: G['options'];
}

/** The identity of a content pack: its facts are data, and a log names exactly which ones it was played with. */
export interface ContentIdentity {
  readonly id: string;
  readonly version: string;
  /** `hashJson` of the pack. */
  readonly hash: string;
}

/** A game: its rules modules behind the common interface. Everything the engine calls is here. */
export interface Game<G extends GameTypes> {
  readonly id: string;
  /** The version of the rules. A log names it; see `replay` for what happens when it differs. */
  readonly version: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly content?: ContentIdentity;
  /** The documented readings, each an option of a match with its default. */
  readonly rulings?: Rulings<G['options']>;
  /** Who plays together: players of one side win and lose together. Absent: everybody for themselves. */
  sides?(players: readonly PlayerId[]): readonly (readonly PlayerId[])[];
  /** The state before the first event. */
  start(setup: Setup<G>): G['state'];
  /**
   * What is wrong with a position that a match shall begin in. It is plain JSON, and may be anything else. Absent:
   * positions are trusted, which is fine as long as they come from your own code.
   */
  checkPosition?(position: unknown, setup: Setup<G>): Refusal | undefined;
  /** The next piece of the main loop, chosen from `turn.state` alone: one action of one model, one step of a phase. */
  beat(turn: Turn<G>): Rule;
  /** The fold: one exhaustive switch from state and event to state. */
  evolve(state: G['state'], event: G['event']): G['state'];
  /** Looked at between beats. */
  outcome(state: G['state'], setup: Setup<G>): Outcome | undefined;
  /** Everything that may act in windows. */
  readonly abilities?: readonly Ability<G>[];
  /** For every kind of decision whose answers cannot be listed: how they are judged and found. */
  readonly proposals?: { readonly [K in Kind<G>]?: Proposal<G, K> };
  /** Why an answer that is not among the options is not: the rule in the way, for `explain`. */
  explain?(state: G['state'], decision: Decision<G>, choice: unknown, setup: Setup<G>): Refusal | undefined;
  /** What which player may not see. Absent: everything is open. */
  readonly secrets?: Secrets<G>;
  /**
   * A state that `player` could not tell from this one: hidden things dealt again at random. `now` is the state
   * at the pending decision, for what was revealed since the beat began. Lets bots think without peeking.
   */
  resample?(state: G['state'], player: PlayerId, below: (n: number) => number, now: G['state']): G['state'];
}

const compiled: WeakMap<object, ReadonlyMap<string, readonly Ability<GameTypes>[]>> = new WeakMap();

/** Window → abilities, worked out once for a game. */
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
