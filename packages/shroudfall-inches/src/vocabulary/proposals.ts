import type { Disc, Point } from '@rulewright/core/inches';
import type { Direction } from './effect.js';
import type { CardId, ModelId, UnitId } from './state.js';
import type { PieceToPlace } from './table.js';
import type { MovementTool } from './words.js';

/** A move of one model with a tool, as a question. */
export interface MoveAsked {
  readonly model: ModelId;
  /** The longest tool before terrain changes it, or the MOV of the model. */
  readonly tool: MovementTool | 'MOV';
  /** The direction by reference to the model or other thing `from`; absent: free. */
  readonly direction?: Direction;
  readonly from?: ModelId;
  /** True for a move of a move action, in which melee cannot be left (SFI-MELEE-010). */
  readonly inAction: boolean;
}

/** Bases that come onto the table together, as a unit: each within a distance of one that was placed before (SFI-COHERENCY-004). */
export interface Company {
  /** The bases that were placed before: no other may overlap them. */
  readonly bases: readonly Disc[];
  /** The one of them that the next base stands beside; absent for the first base. */
  readonly near?: Disc;
  /** In inches. */
  readonly within: number;
  /** The number of bases that come after the one that is placed: it leaves room for them (SFI-PASSIVE-044). */
  readonly left: number;
}

/** A place for one base, as a question. */
export interface PlaceAsked {
  /** The model that is placed; null for a base that comes onto the table. */
  readonly model: ModelId | null;
  /** The radius of the base, in 1/100 mm. */
  readonly radius: number;
  /** In inches, of the outline `of`. */
  readonly within: number;
  readonly of: Disc;
  readonly completely?: true;
  /** True where the base may stay away from the table, or the model where it is. */
  readonly optional: boolean;
  /** True for a place in a move action, in which melee cannot be left (SFI-PASSIVE-015). */
  readonly inAction?: true;
  readonly company?: Company;
}

/** A push of one model or scenario element in a direction, as a question. */
export interface PushAsked {
  readonly model: ModelId;
  /** In inches. */
  readonly distance: number;
  /** A direction that leaves a choice (SFI-PUSH-010). */
  readonly direction: Extract<Direction, 'any' | 'away' | 'towards'>;
  readonly from?: ModelId;
  readonly optional: boolean;
}

/** The place of a piece of terrain, as a question. */
export interface TerrainAsked extends PieceToPlace {
  /** True where it is not known that the piece has a legal position: the player may leave it out (SFI-SETUP-018). */
  readonly optional?: true;
}

/** The places of all models of a unit, as a question. */
export interface DeployAsked {
  readonly unit: UnitId;
  /** True where it is not known that the table has room for the unit: the player may leave it out (SFI-DEPLOY-004). */
  readonly optional?: true;
}

/** A scenario element that collides with another one at the coordinates of its card, as a question (SFI-SETUP-008). */
export interface ElementAsked {
  readonly scenario: CardId;
  /** The element's place in its card's list. */
  readonly part: number;
  readonly at: Point;
}

/** The parameters of the questions whose answers cannot be listed, by kind of decision. */
export interface SfiProposals {
  readonly army: Record<never, never>;
  readonly elementShift: ElementAsked;
  readonly terrainPlace: TerrainAsked;
  readonly deployModels: DeployAsked;
  readonly move: MoveAsked;
  readonly place: PlaceAsked;
  readonly push: PushAsked;
}
