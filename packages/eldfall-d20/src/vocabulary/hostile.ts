import type { CardId } from './state.js';
import type { SkillId, StateId } from './words.js';

/** A condition of a behaviour (ELD-HOSTILE-012). Distances in inches. */
export type HostileCondition =
  | { readonly is: 'engaged' }
  | { readonly is: 'always' }
  | { readonly is: 'state'; readonly state: StateId; readonly not?: true }
  /** At least `atLeast` enemies are in its Awareness, none of them in the state. */
  | { readonly is: 'enemies-in-awareness'; readonly atLeast: number; readonly none?: StateId }
  /** An enemy in sight, at most this far beyond its Reach, or farther. */
  | { readonly is: 'enemy-in-sight'; readonly withinReachPlus?: number; readonly beyondReachPlus?: number }
  | { readonly is: 'no-enemy-in-sight' }
  | { readonly is: 'enemy-within'; readonly distance: number }
  /** Another Hostile is within `distance`: the only condition about allies (ELD-HOSTILE-024). */
  | { readonly is: 'ally-within'; readonly distance: number }
  /** The Hostile is the target of an attack of this kind, by the activated model or, in its own Action step, by a Reaction. */
  | { readonly is: 'target'; readonly of: 'attack' | 'melee' | 'ranged' | 'ranged-spell' }
  | { readonly is: 'attacker-in-sight'; readonly not?: true }
  | { readonly is: 'attacker-within-reach'; readonly not?: true }
  | { readonly is: 'attacker-beyond'; readonly distance: number }
  /** At least one of several. */
  | { readonly is: 'any'; readonly of: readonly HostileCondition[] };

/** The preference among several possible targets (ELD-HOSTILE-015). */
export type TargetPriority = 'nearest' | 'farthest' | 'lowest-AG' | 'lowest-HP' | 'highest-cost' | 'engaging';

/** A way to move (ELD-HOSTILE-027 to ELD-HOSTILE-030). */
export type HostileMovement =
  | { readonly do: 'walk-into-contact' }
  | { readonly do: 'walk-towards'; readonly stopAt?: number }
  | { readonly do: 'run-over'; readonly skipAction?: true }
  | { readonly do: 'turn-round' }
  | { readonly do: 'idle' };

/** A way to act or to react (ELD-HOSTILE-031 to ELD-HOSTILE-034). */
export type HostileAction =
  /** `with`: the Item or Spell that the card lists, where the Hostile has several. */
  | {
      readonly do: 'attack';
      readonly kind: 'melee' | 'ranged';
      readonly prefer?: TargetPriority;
      readonly with?: CardId;
    }
  | { readonly do: 'dodge-towards' }
  | { readonly do: 'dodge-away' }
  | { readonly do: 'nothing' };

/** A line of a behaviour card: the first line of which all conditions hold is carried out. */
export interface Behaviour<Do> {
  readonly when: readonly HostileCondition[];
  /** Skills that are declared with it. */
  readonly skills?: readonly SkillId[];
  readonly does: Do;
}

/** The behaviour card of a Hostile (ELD-HOSTILE-025). */
export interface BehaviourCard {
  readonly name: string;
  /** The origin of its facts: `original` for cards of this project. */
  readonly source?: string;
  readonly target: TargetPriority;
  /** Skills that the Hostile uses whenever it can, besides those of its lines. */
  readonly uses?: readonly SkillId[];
  readonly movement: readonly Behaviour<HostileMovement>[];
  readonly action: readonly Behaviour<HostileAction>[];
  readonly reaction: readonly Behaviour<HostileAction>[];
}
