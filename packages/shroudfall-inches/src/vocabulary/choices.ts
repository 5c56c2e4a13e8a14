import type { PlayerId, WindowChoices } from '@rulewright/core';
import type { Point, Pose } from '@rulewright/core/inches';
import type { GenericAction } from './activation.js';
import type { ArmyList } from './army.js';
import type { CardId, ModelId, UnitId } from './state.js';
import type { Direction, PieceId } from './table.js';
import type { ByColour, Colour, ConditionId, MovementTool } from './words.js';

/** The next thing in an activation, outside actions and abilities (SFI-ACTIVATE-003). */
export type ActivationChoice =
  /** The activation ends; actions left are forfeited (SFI-ACTIVATE-004, SFI-ACTION-014). */
  | { readonly do: 'end' }
  | { readonly do: GenericAction }
  /**
   * A faction or active essence ability; `sacrifice`: an action pays for it where its cost leaves the choice; `unit`: the unit whose
   * faction ability it is, if that is not the active one (SFI-CARD-017).
   */
  | { readonly do: 'ability'; readonly ability: string; readonly sacrifice?: true; readonly unit?: UnitId }
  /** A model interacts with an element; `sacrifice`: an action pays for it where the element leaves the choice. */
  | { readonly do: 'interact'; readonly model: ModelId; readonly element: ModelId; readonly sacrifice?: true }
  /** One token leaves the reserve for nothing (SFI-ESSENCE-004). */
  | { readonly do: 'discard'; readonly colour: Colour };

/** One attack of a model: a profile and, unless the attack is an area, a model to aim at. */
export interface AttackChoice {
  readonly profile: string;
  readonly target?: ModelId;
  /** A Combined Shot or a Combined Strike: no other model of the unit attacks in this action (SFI-PASSIVE-009). */
  readonly combined?: true;
}

/**
 * The final place of a model after a move, and the tool that leads there (SFI-MOVE-029). Without a pose, the engine finds one for the
 * tool; without a tool, for the shortest tool that leads there.
 */
export interface MoveChoice {
  readonly to: Point;
  readonly tool?: MovementTool;
  readonly pose?: Pose;
}

/** Dice to roll again by one source that allows or demands it: a condition, an ability, a piece of terrain (SFI-REROLL-001). */
export interface RerollChoice {
  readonly source: string;
  /** The places of the dice in the roll. */
  readonly places: readonly number[];
  /** An action pays for the re-roll, where the cost leaves the choice (SFI-ABILITY-ACTIVE-007). */
  readonly sacrifice?: true;
}

/** The place of a piece of terrain: its own origin, and the direction in which its x-axis points. */
export interface TerrainPlace {
  readonly at: Point;
  readonly facing: Direction;
}

/** The form of an answer, for every kind of decision. */
export interface SfiChoices extends WindowChoices {
  // Set-up.
  readonly army: ArmyList;
  readonly right: 'token' | 'terrain';
  readonly starter: PlayerId;
  readonly veto: CardId;
  readonly edge: 'low' | 'high';
  readonly terrainCard: CardId;
  /** The direction in which a scenario element makes room for another one (SFI-SETUP-008). */
  readonly elementShift: Direction;
  /** None where it is not known that the piece has a legal position. */
  readonly terrainPlace: TerrainPlace | 'none';
  readonly leadership: { readonly weaver: UnitId; readonly ability: string };
  readonly deployUnit: UnitId;
  /**
   * The centres of all models of the unit, in their order (SFI-DEPLOY-003); none where it is not known that the table
   * has room for them.
   */
  readonly deployModels: readonly Point[] | 'none';

  // Activations.
  readonly activate: UnitId | 'pass';
  readonly act: ActivationChoice;
  /** The next model of the unit to move or to attack, or none. */
  readonly nextModel: ModelId | 'done';
  /** `stay`: the model stays where it is (SFI-ACTION-018). */
  readonly move: MoveChoice | 'stay';
  readonly attack: AttackChoice | 'done';

  // Rolls.
  /** The colour of the essence that infuses a roll (SFI-INFUSE-001). */
  readonly infuse: Colour | 'none';
  /** The essence that pays for rolling all dice again (SFI-REROLL-006). */
  readonly essenceReroll: Colour | 'none';
  readonly reroll: RerollChoice | 'none';

  // Places and pushes.
  readonly place: Point | 'none';
  readonly push: Direction | 'none';

  // General: the table's small choices, each with its own `about`.
  readonly model: ModelId;
  readonly unit: UnitId;
  readonly piece: PieceId;
  readonly condition: ConditionId;
  readonly colour: Colour;
  /** The part of a gain of essence that the player adds to the reserve (SFI-ESSENCE-003, SFI-ESSENCE-015). */
  readonly keep: ByColour;
  /** The tokens that pay a cost, where there are several possibilities (SFI-ESSENCE-012). */
  readonly pay: ByColour;
  /** A token that makes room for essence (SFI-ESSENCE-004). */
  readonly discard: Colour | 'none';
  readonly order: string;
  readonly confirm: boolean;
}
