import type { RuleId } from '../rulebook/index.js';
import type { Feature } from './feature.js';
import type { Ground, SeenGround } from './ground.js';
import type { Side, TerrainKind } from './map.js';
import type { Motion, OwnMotion } from './motion.js';
import type { Piece } from './piece.js';
import type { Footing, Heading, Place } from './place.js';
import type { BoardRefusal } from './refusal.js';

/** Rulings on sight where the book leaves it open. */
export interface SightRulings {
  /**
   * Next to a blocking hex, the half plane behind it is out of sight, and not only what no free line reaches
   * (JHX-LOS-014). Default false.
   */
  readonly losAdjacentHalfPlane?: boolean;
}

/** Rulings on movement where the book leaves it open. */
export interface MovementRulings {
  /** Fly serves an Advance as it does a Charge (JHX-ABILITY-020). Default false. */
  readonly flyAppliesToAdvance?: boolean;
}

/** A piece of cover that a target has. */
export interface CoverGiven {
  /** The feature that gives it, by its id. */
  readonly feature: Feature['id'];
  /** The grade of the cover; all cover of the hex edition is hard. */
  readonly grade: 'hard' | 'soft';
}

/** The lengths that terrain takes from the MOV of a movement. */
export interface Penalty {
  readonly hexes: number;
  /** The feature that takes it, by its id, and the rule of its kind. */
  readonly feature: Feature['id'];
  readonly rule: RuleId;
}

/** The MOV of a movement before terrain. */
export interface Pace {
  /** MOV after all modifiers and caps. */
  readonly mov: number;
  /** MOV above the cap of freeze: the penalty of terrain takes of that first (JHX-COND-024). Default 0. */
  readonly spare?: number;
}

/** The model that advances or charges, and its pace. */
export interface Advancing extends MovementRulings, Pace {
  readonly mover: Piece;
  /** Lengths that are no MOV: neither terrain nor anything else takes of them (JHX-ABILITY-036). Default 0. */
  readonly extra?: number;
}

/** The facts that decide the route of a model that must move towards something. */
export interface Routing extends MovementRulings {
  readonly mover: Piece;
  readonly motion: OwnMotion;
  /**
   * True if the path leads around occupied places (JHX-MOVE-009). False if it may lead over those that the mover may
   * cross, though it cannot stop there (a Soul, JHX-SOUL-006, JHX-SOUL-012).
   */
  readonly aroundOccupied: boolean;
  /** True for a mover that passes over or through everything and goes for the nearest place where it can stand. */
  readonly passesOver?: boolean;
}

/** The part of a movement so far, and the greatest length of the whole movement. */
export interface Gone {
  readonly path: readonly Place[];
  readonly lengths: number;
}

/** A model or Soul that overlaps something, and the rule against it. */
export interface Overlap {
  readonly piece: Piece;
  readonly with: Piece;
  readonly rule: RuleId;
}

/** The two directions of moving a model: nearer to something, or farther from it. */
export type Bearing = 'towards' | 'away';

/** A straight route along which a model can be pushed. */
export interface PushRoute {
  readonly direction: Heading;
  /** The places after each length, without the start; none where the first is not free. */
  readonly cells: readonly Place[];
}

/**
 * A set of places, by conditions: a place belongs to the set if it fulfils every given condition. Plain data, because
 * it is part of the question where places cannot be listed.
 */
export interface Where {
  /** The places next to one of these things, their own excluded. */
  readonly beside?: readonly Footing[];
  /** The places at most `lengths` from one of these things. */
  readonly within?: { readonly lengths: number; readonly of: readonly Footing[] };
  /** The places at most `lengths` from each of these things. */
  readonly withinAll?: { readonly lengths: number; readonly of: readonly Footing[] };
  /** The deployment zone of a side. */
  readonly zone?: Side;
  /** Free for a model that comes to stand there by a movement of this kind; `elsewhere`: not where it is now. */
  readonly landing?: { readonly mover: Piece; readonly motion: Motion; readonly elsewhere?: true };
  /** Free for an Icon (JHX-TOKEN-006, JHX-TOKEN-007). */
  readonly icon?: true;
  /** Free for one more hex of terrain, next to those that are laid already (JHX-TERRAIN-003). */
  readonly template?: { readonly kind: TerrainKind; readonly solid: boolean; readonly laid: readonly Place[] };
  /** Reached by a Soul that moves at most `lengths` (JHX-SOUL-005). */
  readonly soul?: { readonly soul: Piece; readonly lengths: number };
  /** These places as well, if `landing` allows them. */
  readonly or?: readonly Place[];
}

/** Something that a Charge aims at, and the reach of the weapon. */
export interface ChargeAim {
  readonly target: Footing;
  readonly reach: number;
}

/** The ground with the models on it at one moment, as pictures need it. */
export interface SeenBattlefield {
  readonly ground: SeenGround;
  readonly pieces: readonly Piece[];

  /** True if two models see each other (JHX-LOS-001). */
  sees(viewer: Piece, target: Piece, rulings?: SightRulings): boolean;
}

/** A battlefield of a match. It answers all questions of sight, cover and movement. */
export interface Battlefield extends SeenBattlefield {
  readonly ground: Ground;

  /** The models on a thing: at most one, unless a model is passing through another. */
  piecesOn(thing: Footing): readonly Piece[];
  /** The features that a thing is in or on; all of them apply (JHX-TERRAIN-032). */
  featuresOn(thing: Footing): readonly Feature[];
  /** True if a model has Stealth, from its card or from its place. */
  hasStealth(piece: Piece): boolean;
  /** True if Stealth keeps a model from being targeted by an enemy (JHX-LOS-018). */
  isHiddenFrom(viewer: Piece, target: Piece): boolean;
  /** The cover that a target has from an attacker; undefined if it has none (JHX-COVER-008). */
  coverFrom(attacker: Piece, target: Piece): CoverGiven | undefined;
  /** The reason why a model may not be at a place at the end of a movement of any kind. */
  landingRefusal(mover: Piece, to: Place, motion: Motion): BoardRefusal | undefined;
  /** The reason why a model may not go to a place with one step of its own movement, to pass or to stop there. */
  entryRefusal(mover: Piece, to: Place, motion: OwnMotion, rulings?: MovementRulings): BoardRefusal | undefined;
  /** The penalty that the terrain of a path takes from MOV: the single highest one (JHX-MOVE-007). */
  penaltyOf(mover: Piece, path: readonly Place[], motion: OwnMotion, rulings?: MovementRulings): Penalty | undefined;
  /** The penalties of the terrain on a path, one for each feature, in the order of the path. */
  penaltiesOn(mover: Piece, path: readonly Place[]): readonly Penalty[];
  /** The step of a movement with which treacherous ground deals its damage: 1 for the first; undefined if it never does. */
  treacherousStep(mover: Piece, path: readonly Place[], motion: Motion, rulings?: MovementRulings): number | undefined;
  /**
   * The place on the path of a step where treacherous ground deals its damage, if that is before its end; absent where a
   * step leads from one place to the next.
   */
  contactOn?(
    mover: Piece,
    path: readonly Place[],
    step: number,
    motion: Motion,
    rulings?: MovementRulings,
  ): Place | undefined;
  /**
   * The last place on the path of a step where the mover is within some lengths of a thing, undefined if it never is; absent
   * where a step leads from one place to the next.
   */
  lastWithin?(lengths: number, mover: Piece, to: Place, thing: Footing): Place | undefined;
  /**
   * The place on the path of a step where the mover first comes within some lengths of a thing, undefined if it never does or
   * starts there; absent as `lastWithin` is.
   */
  firstWithin?(lengths: number, mover: Piece, to: Place, thing: Footing): Place | undefined;
  /** The last place on the path of a step, its start left out, where the mover may stand; absent as `lastWithin` is. */
  lastStanding?(mover: Piece, to: Place): Place | undefined;
  /** True if a thing is on treacherous ground, also if other terrain is there as well (JHX-TERRAIN-032). */
  isTreacherous(thing: Footing): boolean;
  /**
   * The places to which the next step of an Advance may lead, so that it can still end somewhere; undefined where they
   * cannot be listed.
   */
  steps(advancing: Advancing, path: readonly Place[]): readonly Place[] | undefined;
  /** The reason why a path is no Advance; a model that stays makes an Advance of no length (JHX-GEN-011). */
  advanceRefusal(advancing: Advancing, path: readonly Place[]): BoardRefusal | undefined;
  /** The next places of every shortest path to the places nearest to a goal; none where the mover can come no nearer. */
  stepsTowards(routing: Routing, goal: Footing, gone: Gone): readonly Place[];
  /** The next places that lead farther from something (JHX-MOVE-011), free ones only. */
  stepsAway(routing: Routing, goal: Footing, gone: Gone): readonly Place[];
  /**
   * The paths of every Charge to a place from which one of the targets is in reach, both ends included, shorter ones
   * first; where places cannot be listed, some of them, and none only if there is none.
   */
  chargePaths(charging: Advancing, aims: readonly ChargeAim[]): readonly (readonly Place[])[];
  /** Where places cannot be listed: the end of one Charge at a target, found without the others; undefined if there is none. */
  chargeEnd?(charging: Advancing, aim: ChargeAim): Place | undefined;
  /** Where places cannot be listed: ends of Charges at some targets, at least all those from which another target is in reach. */
  chargeEndsNear?(charging: Advancing, aims: readonly ChargeAim[], other: ChargeAim): readonly Place[];
  /** The reason why a path is not one of a Charge. */
  chargePathRefusal(charging: Advancing, path: readonly Place[]): BoardRefusal | undefined;
  /** The greatest length that a Charge along a path may have (JHX-CHARGE-007). */
  chargeAllowance(charging: Advancing, path: readonly Place[]): number;
  /**
   * The straight routes of a Push in any direction; where they cannot be listed, one route to {@link nowhere}, whose
   * direction is still to be chosen.
   */
  pushRoutesInAnyDirection(pushed: Piece, lengths: number): readonly PushRoute[];
  /** The routes of a Push towards something or away from it; the active player chooses among several. */
  pushRoutes(pushed: Piece, bearing: Bearing, goal: Footing, lengths: number): readonly PushRoute[];
  /** The next place of a Push that is under way; undefined where something stops it. */
  pushStep(pushed: Piece, direction: Heading, gone: Gone): Place | undefined;
  /** The place of a model that is Placed or Thrown straight towards something or away from it; undefined: it stays. */
  placeAlong(placed: Piece, bearing: Bearing, goal: Footing, lengths: number): Place | undefined;
  /** The places of other gates where a model that stands in a gate can be Placed (JHX-TERRAIN-024). */
  gateExits(mover: Piece): readonly Place[];

  /**
   * The first model or Soul whose base overlaps another one, as a position made by hand may have it. Undefined on hexes, where
   * several things may have been put on one place by hand.
   */
  overlap(): Overlap | undefined;

  /** All places of a set, in the order of the board; where they cannot be listed, some of them. */
  places(where: Where): readonly Place[];
  /** True if a set holds any place. */
  hasPlace(where: Where): boolean;
}
