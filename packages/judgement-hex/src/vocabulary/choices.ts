import type { PlayerId, WindowChoices } from '@rulewright/core';
import type { TokenId } from './ability.js';
import type { Side } from './map.js';
import type { ArtefactId, GodId, HeroId } from './pack.js';
import type { Heading, Place } from './place.js';
import type { ModelId } from './state.js';
import type { ConditionId } from './words.js';

/** One action of the active Hero, of a model of its unit, or of its Summoned model: the action of `model`. */
export type ActionChoice =
  /** The activation ends; AP left are lost (JHX-ACT-010). */
  | { readonly do: 'end' }
  | { readonly do: 'advance'; readonly model: ModelId; readonly dash?: true }
  /** `path`: the cells from the start to the end, both included; asked afterwards where they cannot be listed. */
  | {
      readonly do: 'charge';
      readonly model: ModelId;
      readonly target: ModelId;
      readonly weapon: string;
      readonly path?: readonly Place[];
    }
  | { readonly do: 'attack'; readonly model: ModelId; readonly weapon: string; readonly target: ModelId }
  /** An Active Ability of a card, a level, an Artefact or a gift; `target`: the model it is used on, if it has one. */
  | { readonly do: 'ability'; readonly model: ModelId; readonly ability: string; readonly target?: ModelId }
  | { readonly do: 'bank-soul'; readonly model: ModelId; readonly souls: number }
  /** Without `to` the place is asked afterwards, where places cannot be listed. */
  | { readonly do: 'effigy-recall'; readonly model: ModelId; readonly to?: Place }
  /** Buy, trade and sell: the deals are asked one by one. `free`: without AP (JHX-COMMUNION-012). */
  | { readonly do: 'shop'; readonly model: ModelId; readonly free?: true }
  | { readonly do: 'hand-over'; readonly model: ModelId; readonly artefact: ArtefactId; readonly to: ModelId }
  | { readonly do: 'cleanse'; readonly model: ModelId; readonly condition: ConditionId }
  | { readonly do: 'self-heal'; readonly model: ModelId }
  | { readonly do: 'soul-harvest'; readonly model: ModelId; readonly soul: string }
  | { readonly do: 'stand-up'; readonly model: ModelId }
  | { readonly do: 'aim'; readonly model: ModelId }
  | { readonly do: 'gate'; readonly model: ModelId; readonly to: Place }
  | { readonly do: 'mark-target'; readonly model: ModelId; readonly target: ModelId }
  | { readonly do: 'remove-orb'; readonly model: ModelId; readonly icon: string }
  | { readonly do: 'demonic-gateway'; readonly model: ModelId; readonly icon: string }
  /** A Summoned model begins its actions (JHX-SUMMON-004), or is done with them (JHX-SUMMON-005). */
  | { readonly do: 'summoned-acts'; readonly model: ModelId }
  | { readonly do: 'summoned-done'; readonly model: ModelId };

/** One deal with the Artefact deck (JHX-ARTEFACT-006 to JHX-ARTEFACT-009). */
export type ShopChoice =
  | 'done'
  | { readonly buy: ArtefactId }
  | { readonly sell: ArtefactId }
  | { readonly trade: readonly ArtefactId[]; readonly for: ArtefactId };

/** The use of a Push: on the target, the attacker or both (JHX-MAN-010), each in one direction (JHX-MAN-012). */
export interface PushChoice {
  readonly target?: { readonly hexes: number; readonly direction: Heading };
  readonly attacker?: { readonly hexes: number; readonly direction: Heading };
  /** The attacker goes before the target (JHX-ORDER-004). Offered only where the order can make a difference. */
  readonly attackerFirst?: true;
}

/** The purchase with the manoeuvre symbols (JHX-MAN-001). */
export type ManoeuvreChoice = 'none' | { readonly push: PushChoice } | { readonly manoeuvre: string };

/** The form of an answer, for every kind of decision. */
export interface JhxChoices extends WindowChoices {
  // Before the match.
  readonly god: GodId;
  /** One Hero for the pool or Warband (JHX-DRAFT-004, JHX-DRAFT-006, JHX-DRAFT-012). */
  readonly pick: HeroId;
  readonly veto: HeroId;
  /** The privilege that the winner of the initiative takes (JHX-DRAFT-005, JHX-DRAFT-007, JHX-DRAFT-011). */
  readonly privilege: 'turn' | 'side';
  readonly turn: 'first' | 'second';
  readonly side: Side;
  readonly avatar: ModelId;
  readonly deploy: { readonly model: ModelId; readonly at: Place };
  /** Mark Target and Ward before round 1 (JHX-SETUP-018). */
  readonly mark: ModelId;
  readonly ward: ModelId;

  // Activation.
  readonly hero: ModelId;
  readonly action: ActionChoice;
  /** The next hex of a movement. */
  readonly step: Place | 'stop';
  readonly shop: ShopChoice;

  // Attacks.
  /** Places of the rolled dice (JHX-DICE-006). */
  readonly dice: readonly number[];
  readonly manoeuvre: ManoeuvreChoice;
  /** A weapon of the model that is asked about (JHX-PARTING-007). */
  readonly weapon: string;
  /** The damage that each temporary pool takes, by its effect id (JHX-DAMAGE-014). */
  readonly absorb: readonly { readonly effect: number; readonly amount: number }[];
  /** Dice of a pool to roll again (for effects that let a player select them); places. */
  readonly reroll: readonly number[];
  /** Damage passed on to another model of the unit (JHX-UNIT-012). */
  readonly share: readonly { readonly to: ModelId; readonly amount: number }[];

  // General: the table's small choices, each with its own `about`.
  /** One model of several. */
  readonly model: ModelId;
  /** One model of several, or none. */
  readonly volunteer: ModelId | 'pass';
  readonly soul: string;
  readonly cell: Place;
  readonly direction: Heading;
  readonly condition: ConditionId;
  readonly order: string;
  readonly player: PlayerId;
  readonly confirm: boolean;
  readonly token: TokenId;
  /** One of the things that an effect can do, by its place in the list. */
  readonly option: number;
  /** A level's choice, by its place in the list (JHX-ABILITY-058, JHX-DEMON-007). */
  readonly level: number;
}
