import type { RuleId } from '../rulebook/index.js';
import type { Effect } from './effect.js';
import type { Half } from './options.js';
import type { AttackShape, AttackType, ByColour, ConditionId } from './words.js';

/** The kinds of abilities, by the marks F, A, R, P and L of a card (SFI-CARD-016). */
export const abilityKinds = ['faction', 'active', 'reactive', 'passive', 'leadership'] as const;
/** A kind of ability. */
export type AbilityKind = (typeof abilityKinds)[number];

/** A moment at which abilities may act. */
export type WindowId =
  | 'round-start-essence'
  | 'round-start'
  | 'round-end'
  | 'activation-start'
  | 'activation-end'
  | 'model-ends-move'
  | 'unit-ends-move'
  | 'targeted'
  | 'hit-rolled'
  | 'missed'
  | 'hit'
  | 'damage-rolled'
  | 'not-damaged'
  | 'damaged'
  | 'damage-marked'
  | 'destroyed'
  | 'attacked'
  | 'interacted'
  | 'entered'
  | 'completed';
/**
 * The moments at which abilities may act, each with its rule. `hit-rolled` and `damage-rolled` are the re-roll windows;
 * `attacked` is about the attacker, when everything of its attack is over; `entered` and `completed` are about the
 * reach of a manifestation or a scenario element.
 */
export const windows: Readonly<Record<WindowId, RuleId>> = {
  'round-start-essence': 'SFI-ROUND-START-001',
  'round-start': 'SFI-ROUND-START-002',
  'round-end': 'SFI-ROUND-END-001',
  'activation-start': 'SFI-ACTIVATE-002',
  'activation-end': 'SFI-ACTIVATE-005',
  'model-ends-move': 'SFI-MOVE-025',
  'unit-ends-move': 'SFI-MOVE-025',
  targeted: 'SFI-ATTACK-018',
  'hit-rolled': 'SFI-REROLL-001',
  missed: 'SFI-ATTACK-024',
  hit: 'SFI-ATTACK-027',
  'damage-rolled': 'SFI-REROLL-001',
  'not-damaged': 'SFI-ATTACK-030',
  damaged: 'SFI-ATTACK-032',
  'damage-marked': 'SFI-ATTACK-034',
  destroyed: 'SFI-ATTACK-034',
  attacked: 'SFI-ATTACK-036',
  interacted: 'SFI-SCENARIO-015',
  entered: 'SFI-MANIFEST-006',
  completed: 'SFI-MANIFEST-008',
};
/** The windows of an attack, which have an attacker and a defender. */
export const attackWindows: readonly WindowId[] = [
  'targeted',
  'hit-rolled',
  'missed',
  'hit',
  'damage-rolled',
  'not-damaged',
  'damaged',
];
/** The windows of the round, which are no unit's. */
export const roundWindows: readonly WindowId[] = ['round-start-essence', 'round-start', 'round-end'];

/** The moment at which an ability acts: a window, and the model or unit for which it must open. */
export interface Trigger {
  readonly window: WindowId;
  /** The model or unit whose moment it is, seen from the card; `friend` includes the card's own. Absent in windows of the round. */
  readonly of?: 'self' | 'friend' | 'other-friend' | 'enemy' | 'any';
  /** In inches of a model of the card, or of the scenario element. */
  readonly within?: number;
  /** In the windows of an attack: the side that `of` means; by default the defender. */
  readonly role?: 'attacker' | 'defender';
  /** In the windows of an attack: only such attacks. */
  readonly attack?: AttackType;
  readonly shape?: AttackShape;
  /** Only attacks that a model of the other player or PREY makes. */
  readonly by?: 'enemy';
  /** Only if the attack hit critically (SFI-CRIT-003). */
  readonly critical?: true;
  /**
   * In the windows of an attack: also hits and damage of no attack, by abilities, conditions and so on (SFI-ABILITY-ACTIVE-010);
   * absent: only those of attacks.
   */
  readonly outsideAttacks?: true;
  /** Only a model or unit with this keyword. */
  readonly keyword?: string;
  /** Only a model that is in melee with such a model. */
  readonly inMeleeWith?: 'self' | 'friend' | 'other-friend';
  /** Only within `within` inches of a scenario element, and, if `half` is given, in this half of the table. */
  readonly nearElement?: { readonly within: number; readonly half?: Half };
}

/** The models or units that an ability aims at (SFI-ABILITY-ACTIVE-008, SFI-ABILITY-ACTIVE-009). */
export interface Aim {
  /** `target` needs line of sight and a hit roll, `choose` needs only the range, `every` takes all possible aims. */
  readonly how: 'target' | 'choose' | 'every';
  readonly what: 'model' | 'unit';
  readonly side: 'friend' | 'enemy' | 'any';
  /** RNG in inches, from any one model of the card; absent: anywhere. */
  readonly within?: number;
  /** The hit value for the roll of a target; by default arcane. */
  readonly hit?: AttackType;
  readonly keyword?: string;
  readonly suffering?: ConditionId;
  /** Not the card's own unit. */
  readonly other?: true;
}

/**
 * The price of a use, as printed: essence, with the mark `A` a sacrificed action instead, with `A+` in addition, with `A/` as the
 * user picks (SFI-ABILITY-ACTIVE-006, SFI-ABILITY-ACTIVE-007).
 */
export interface Cost {
  readonly essence?: ByColour;
  readonly action?: 'A' | 'A+' | 'A/';
}

/** The limit on the uses of an ability (SFI-PRIORITY-012). */
export type Limit = 'once-per-activation' | 'once-per-round' | 'once-per-game';

/** The fields that every ability has. */
interface Named {
  /** Unique on its card. */
  readonly id: string;
  readonly name: string;
  /** The ability in words, for people to read. The engine does not read it. */
  readonly text?: string;
  readonly limit?: Limit;
  readonly aim?: Aim;
  readonly effects: readonly Effect[];
}

/** An ability that is used as the card of the faction says (SFI-CARD-017); its cost and range are there. */
export interface FactionAbility extends Named {
  readonly kind: 'faction';
}
/** An active essence ability (SFI-ABILITY-ACTIVE-001). */
export interface ActiveAbility extends Named {
  readonly kind: 'active';
  readonly cost: Cost;
}
/** A reactive essence ability (SFI-ABILITY-REACTIVE-001). */
export interface ReactiveAbility extends Named {
  readonly kind: 'reactive';
  readonly cost: Cost;
  readonly when: Trigger;
}
/** A passive or leadership ability: without `when` it is always in force (SFI-CARD-018, SFI-LEADER-001). */
export interface StandingAbility extends Named {
  readonly kind: 'passive' | 'leadership';
  readonly when?: Trigger;
  /** The player may decline (SFI-PRIORITY-011). */
  readonly optional?: true;
}
/** An ability of one card. */
export type Ability = FactionAbility | ActiveAbility | ReactiveAbility | StandingAbility;
