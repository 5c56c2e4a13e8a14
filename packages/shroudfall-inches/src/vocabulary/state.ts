import type { PlayerId } from '@rulewright/core';
import type { Effect } from '@rulewright/core/effects';
import type { Point } from '@rulewright/core/inches';
import type { Activation } from './activation.js';
import type { ArmyList } from './army.js';
import type { OngoingAttack } from './attack.js';
import type { Effect as CardEffect, Until } from './effect.js';
import type { PieceToPlace, TerrainPiece } from './table.js';
import type { ByColour, ConditionId } from './words.js';

/** Names one unit of a match: `p1:stormridge`, `p1:stormridge#2` for its second copy. */
export type UnitId = string;
/** Names one model of a unit: `p1:stormridge/3`; a scenario element: `mine-1`; a manifestation: `thunderstorm-4`. */
export type ModelId = string;

/** The id of a card in the content pack. */
export type CardId = string;

/** Everything about a match that is not derived. Plain JSON; nothing of it is hidden (SFI-INFO-001). */
export interface SfiState {
  /** The players in the order of their seats. */
  readonly players: readonly [PlayerId, PlayerId];
  /** The part of the main loop that the match has reached. */
  readonly stage: Stage;
  /** 0 before round 1. */
  readonly round: number;
  /** The player who has the starting player token; null until set-up gives it. */
  readonly token: PlayerId | null;
  /** The winner of the roll-off of set-up, who orders simultaneous effects until the token is given (SFI-PRIORITY-008). */
  readonly rollOffWinner: PlayerId | null;
  /** One for each player, in the order of the seats. */
  readonly armies: readonly [Army, Army];
  /** All units that were in play, destroyed ones too, in the order in which they came. */
  readonly units: readonly Unit[];
  /** The models on the table, in the order of their units. */
  readonly models: readonly Model[];
  readonly terrain: readonly TerrainPiece[];
  /** The pieces of terrain that found no legal position in set-up (SFI-SETUP-018). */
  readonly leftOut: readonly PieceToPlace[];
  /** The scenarios in play, that of the token holder first; empty until they are drawn. */
  readonly scenarios: readonly CardId[];
  readonly elements: readonly ScenarioElement[];
  readonly manifestations: readonly Manifestation[];
  /** All lasting effects but conditions, in the order in which they began. */
  readonly effects: readonly Lasting[];
  readonly activation: Activation | null;
  /** The units whose reactive abilities are being resolved, the innermost last (SFI-PRIORITY-007, SFI-ABILITY-REACTIVE-009). */
  readonly reacting: readonly UnitId[];
  /** The attacks that are going on, the innermost last: a reaction may attack in the middle of an attack. */
  readonly attacks: readonly OngoingAttack[];
  /** The limits that are used up: by span, as keys. */
  readonly used: { readonly [S in Span]: readonly string[] };
  /** The reserves as tie breakers 3 to 5 compare them (SFI-TIE-004). */
  readonly essenceSnapshot: Readonly<Record<PlayerId, ByColour>> | null;
  /** For effects and manifestations. */
  readonly nextId: number;
  readonly ending: Ending | null;
}

/** The spans of limits such as "once per activation" (SFI-PRIORITY-012). */
export type Span = 'action' | 'activation' | 'round' | 'match';

/** A step of set-up, by its name in the edition's procedure (SFI-SETUP-001). */
export interface SetUpStage {
  readonly name: 'set-up';
  readonly step: string;
}

/** A step of the start or of the end of a round, by its name in the edition's procedure (SFI-ROUND-START-001, SFI-ROUND-END-001). */
export interface RoundStage {
  readonly name: 'round-start' | 'round-end';
  readonly step: string;
}

/** The part of the main loop that a match has reached. */
export type Stage =
  | SetUpStage
  | RoundStage
  /** `next`: the player whose turn it is to activate a unit (SFI-ROUND-002). */
  | { readonly name: 'activations'; readonly next: PlayerId };

/** One player's side of the match. */
export interface Army {
  readonly player: PlayerId;
  /** The army list; null until it is presented. */
  readonly list: ArmyList | null;
  /** The player's table edge: at y = 0 or at y = 36 inches; null until it is chosen. */
  readonly edge: 'low' | 'high' | null;
  /** The scenario cards in the player's hand: three, two after the veto, one after the draw (SFI-SETUP-006). */
  readonly scenarioCards: readonly CardId[];
  /** The scenario that the player has drawn; null before (SFI-SETUP-006). */
  readonly scenario: CardId | null;
  /** The terrain cards that the player has not begun to place. */
  readonly terrainCards: readonly CardId[];
  /** The right that the player took or was left with (SFI-SETUP-003). */
  readonly right: 'token' | 'terrain' | null;
  /** The leadership ability in force, and its weaver (SFI-LEADER-001); null if none is, or if its weaver was destroyed. */
  readonly leadership: { readonly weaver: UnitId; readonly ability: string } | null;
  /** The common reserve (SFI-ESSENCE-001). */
  readonly reserve: ByColour;
  readonly points: number;
  /** The unit of the player's latest activation in this round (SFI-ACTIVATE-009). */
  readonly lastActivated: UnitId | null;
  /** The number of activations that the player has concluded in this round (SFI-ACTIVATE-012). */
  readonly activations: number;
}

/** All models of one entry of an army list, or of one summoning (SFI-CARD-001). */
export interface Unit {
  readonly id: UnitId;
  readonly player: PlayerId;
  readonly card: CardId;
  /** The number of models at deployment, which losses never change (SFI-CARD-012, SFI-COHERENCY-003). */
  readonly strength: number;
  readonly where: 'in-reserve' | 'on-table' | 'destroyed';
  /** The round in which the unit was destroyed; null before (SFI-ESSENCE-008). */
  readonly destroyedIn: number | null;
  readonly activated: boolean;
  readonly exhausted: boolean;
  /** Conditions belong to units, each at most once (SFI-COND-001, SFI-COND-006). */
  readonly conditions: readonly ConditionId[];
}

/** One miniature on the table. Its base is a disc of its card's size. */
export interface Model {
  readonly id: ModelId;
  readonly unit: UnitId;
  /** The centre of the base. */
  readonly at: Point;
  readonly damage: number;
}

/** A model of a scenario card (SFI-SCENARIO-002). */
export interface ScenarioElement {
  readonly id: ModelId;
  readonly scenario: CardId;
  /** The element's place in its card's list. */
  readonly part: number;
  readonly at: Point;
  /** Damage that PREY has suffered (SFI-SCENARIO-017, SFI-SCENARIO-018). */
  readonly damage: number;
  /** The player whose control token lies on the element (SFI-SCENARIO-015). */
  readonly control: PlayerId | null;
}

/** An ongoing effect that a model on the table shows (SFI-MANIFEST-001). */
export interface Manifestation {
  readonly id: ModelId;
  /** The card of the manifestation. */
  readonly card: CardId;
  /** The ability's name and the unit that used it. */
  readonly ability: string;
  readonly source: UnitId;
  readonly at: Point;
  /** The radius of the base, in 1/100 mm. */
  readonly radius: number;
  /** Removed at the end of the round, or never (SFI-MANIFEST-004). */
  readonly until: Extract<Until, 'round' | 'game'>;
}

/** The change that a lasting effect makes: an effect of a card that has an end. */
export type Change = Extract<
  CardEffect,
  { readonly op: 'modify' | 'set' | 'setMOV' | 'dice' | 'grant' | 'infuse' | 'code' }
>;

/**
 * A lasting effect on a unit. Its `key` is the name by which equal effects do not stack (SFI-STACK-001), and its `source` a
 * unit, a piece of terrain or a scenario element.
 */
export type Lasting = Effect<Change> & {
  readonly data: Change;
  /** The player whose unit caused the effect; null for terrain and scenarios (SFI-PRIORITY-013). */
  readonly player: PlayerId | null;
  /** The only target of a beam or an area in whose rolls the effect counts (SFI-BEAM-011). */
  readonly attackOn?: ModelId;
};

/** The end of a match (SFI-WIN-001). */
export interface Ending {
  readonly reason: EndReason;
  readonly winners: readonly PlayerId[];
}

/** The reasons why a match ends: the ways to win, and the tie breakers in their order. */
export type EndReason =
  | 'scenario-lead'
  | 'victory-points'
  | 'annihilation'
  | 'both-annihilated'
  | 'fewer-weavers-lost'
  | 'fewer-army-points-lost'
  | 'more-red-essence'
  | 'more-yellow-essence'
  | 'more-grey-essence'
  | 'roll-off';
