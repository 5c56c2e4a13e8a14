import type { PolygonShape } from '@rulewright/core';
import { nearest, region, within as touch } from '@rulewright/core/inches';
import type {
  Advancing,
  Battlefield,
  Bearing,
  ChargeAim,
  Gone,
  MovementRulings,
  Overlap,
  Penalty,
  PushRoute,
  Routing,
  Where,
} from '../../vocabulary/battlefield.js';
import type { Motion, OwnMotion } from '../../vocabulary/motion.js';
import type { Piece } from '../../vocabulary/piece.js';
import { type Footing, type Heading, nowhere, type Place } from '../../vocabulary/place.js';
import type { BoardRefusal } from '../../vocabulary/refusal.js';
import type { PlayedInches } from './ground.js';
import { EQUAL, INCH } from './measure/distance.js';
import { discsOf } from './measure/footing.js';
import { placeAt } from './measure/place.js';
import { featuresAt, overlapOf, piecesAt } from './models/table.js';
import { advanceRefusal, moveAllowance } from './movement/advance.js';
import { firstWithin, lastStanding, lastWithin } from './movement/brink.js';
import { chargeAllowance, chargePathRefusal } from './movement/charge.js';
import { chargeEndsNear, chargePaths, firstChargeEnd } from './movement/charge-ends.js';
import { entryRefusal } from './movement/entering.js';
import { lengthOf } from './movement/leg.js';
import { moveTowards } from './movement/move-towards.js';
import { penaltiesOn, penaltyOf } from './movement/penalty.js';
import { placeAlong, pushRoutes, pushStep } from './movement/push.js';
import { stepsAway, stepsTowards } from './movement/route.js';
import { clearOf, landingRefusal, standingParts } from './movement/standing.js';
import { contactOn, isTreacherous, treacherousStep } from './movement/treacherous.js';
import { hasPlace, nearestPlace, outlineOfPlaces, placesOf, samplePlace } from './places/places.js';
import { isIn } from './places/where.js';
import { SeenInches } from './seen.js';
import { hasStealth, isHiddenFrom } from './sight/stealth.js';
import type { InchesFeature } from './terrain/feature.js';

/** A table in inches with the models on it. Lengths are inches, and directions the places that a movement aims at. */
export class InchesBattlefield extends SeenInches implements Battlefield {
  declare readonly ground: PlayedInches;

  piecesOn(thing: Footing): readonly Piece[] {
    return piecesAt(this, thing);
  }

  featuresOn(thing: Footing): readonly InchesFeature[] {
    return featuresAt(this.terrain, thing);
  }

  hasStealth(piece: Piece): boolean {
    return hasStealth(this, piece);
  }

  isHiddenFrom(viewer: Piece, target: Piece): boolean {
    return isHiddenFrom(this, viewer, target);
  }

  landingRefusal(mover: Piece, to: Place, motion: Motion): BoardRefusal | undefined {
    return landingRefusal(this, mover, to, motion);
  }

  entryRefusal(mover: Piece, to: Place, motion: OwnMotion, rulings?: MovementRulings): BoardRefusal | undefined {
    return entryRefusal(this, mover, to, motion, rulings);
  }

  penaltyOf(mover: Piece, path: readonly Place[], motion: OwnMotion, rulings?: MovementRulings): Penalty | undefined {
    return penaltyOf(this.terrain, mover, path, motion, rulings);
  }

  penaltiesOn(mover: Piece, path: readonly Place[]): readonly Penalty[] {
    return penaltiesOn(this.terrain, mover, path);
  }

  treacherousStep(mover: Piece, path: readonly Place[], motion: Motion, rulings?: MovementRulings): number | undefined {
    return treacherousStep(this.terrain, mover, path, motion, rulings);
  }

  contactOn(
    mover: Piece,
    path: readonly Place[],
    step: number,
    motion: Motion,
    rulings?: MovementRulings,
  ): Place | undefined {
    return contactOn(this.terrain, mover, path, step, motion, rulings);
  }

  lastWithin(lengths: number, mover: Piece, to: Place, other: Footing): Place | undefined {
    return lastWithin(lengths, mover, to, other);
  }

  firstWithin(lengths: number, mover: Piece, to: Place, thing: Footing): Place | undefined {
    return firstWithin(lengths, mover, to, thing);
  }

  lastStanding(mover: Piece, to: Place): Place | undefined {
    return lastStanding(this, mover, to);
  }

  isTreacherous(thing: Footing): boolean {
    return isTreacherous(this.terrain, thing);
  }

  /** None if at most a thousandth of an inch is left of the Move, which then counts as complete (JV11-BASE-006). */
  steps(advancing: Advancing, path: readonly Place[]): readonly Place[] | undefined {
    const penalty = penaltyOf(this.terrain, advancing.mover, path, 'advance', advancing);
    const left = moveAllowance(this, advancing, penalty?.hexes ?? 0) - lengthOf(path);
    return left * INCH <= EQUAL ? [] : undefined;
  }

  advanceRefusal(advancing: Advancing, path: readonly Place[]): BoardRefusal | undefined {
    return advanceRefusal(this, advancing, path);
  }

  /** The Move that ends nearest to a place that a player wishes for; undefined if the model cannot leave its place. */
  moveTowards(advancing: Advancing, wish: Place): readonly Place[] | undefined {
    return moveTowards(this, advancing, wish);
  }

  stepsTowards(routing: Routing, goal: Footing, gone: Gone): readonly Place[] {
    return stepsTowards(this, routing, goal, gone);
  }

  stepsAway(routing: Routing, goal: Footing, gone: Gone): readonly Place[] {
    return stepsAway(this, routing, goal, gone);
  }

  chargePaths(charging: Advancing, aims: readonly ChargeAim[]): readonly (readonly Place[])[] {
    return chargePaths(this, charging, aims);
  }

  chargeEnd(charging: Advancing, aim: ChargeAim): Place | undefined {
    return firstChargeEnd(this, charging, aim);
  }

  chargeEndsNear(charging: Advancing, aims: readonly ChargeAim[], other: ChargeAim): readonly Place[] {
    return chargeEndsNear(this, charging, aims, other);
  }

  chargePathRefusal(charging: Advancing, path: readonly Place[]): BoardRefusal | undefined {
    return chargePathRefusal(this, charging, path);
  }

  chargeAllowance(charging: Advancing, path: readonly Place[]): number {
    return chargeAllowance(this, charging, path);
  }

  pushRoutesInAnyDirection(_: Piece, lengths: number): readonly PushRoute[] {
    return lengths < 1 ? [] : [{ direction: nowhere, cells: Array.from({ length: lengths }, () => nowhere) }];
  }

  pushRoutes(pushed: Piece, bearing: Bearing, goal: Footing, lengths: number): readonly PushRoute[] {
    return pushRoutes(this, pushed, bearing, goal, lengths);
  }

  pushStep(pushed: Piece, direction: Heading, gone: Gone): Place | undefined {
    return pushStep(this, pushed, direction, gone);
  }

  placeAlong(placed: Piece, bearing: Bearing, goal: Footing, lengths: number): Place | undefined {
    return placeAlong(this, placed, bearing, goal, lengths);
  }

  /** One place in each other gate, as near to the middle of its ground as the base can stand (JHX-TERRAIN-024). */
  gateExits(mover: Piece): readonly Place[] {
    const { gates, table } = this.terrain;
    const here = gates.find(({ porting }) => discsOf(mover).some(base => touch(base, porting, 0)));
    if (!here) return [];
    const standing = clearOf(standingParts(this, mover));
    return gates
      .filter(gate => gate !== here)
      .flatMap(({ porting, middle }) => {
        const ground = region(mover.radius ?? 0, [
          { is: 'within', of: porting, length: 0 },
          { is: 'completely-within', of: table, length: 0 },
          ...standing,
        ]);
        return nearest(ground, middle) ?? [];
      })
      .map(placeAt);
  }

  overlap(): Overlap | undefined {
    return overlapOf(this);
  }

  places(where: Where): readonly Place[] {
    return placesOf(this, this.ground, where);
  }

  hasPlace(where: Where): boolean {
    return hasPlace(this, this.ground, where);
  }

  /** True if a place belongs to a set. */
  isPlaceOf(where: Where, place: Place): boolean {
    return isIn(this, this.ground, where, place);
  }

  /** The place of a set that is nearest to a wish, such as a click; undefined if the set is empty. */
  nearestPlace(where: Where, wish: Place): Place | undefined {
    return nearestPlace(this, this.ground, where, wish);
  }

  /** A place of a set, drawn with `below`, which gives a whole number from 0 to n - 1; undefined if the set is empty. */
  samplePlace(where: Where, below: (n: number) => number): Place | undefined {
    return samplePlace(this, this.ground, where, below);
  }

  /** A set as polygons in 1/100 mm, for pictures. */
  outlineOfPlaces(where: Where): readonly PolygonShape[] {
    return outlineOfPlaces(this, this.ground, where);
  }
}

/**
 * A battlefield as one in inches, for proposals.
 *
 * @throws TypeError for the battlefield of another ground.
 */
export const onInches = (field: Battlefield): InchesBattlefield => {
  if (field instanceof InchesBattlefield) return field;
  throw new TypeError('not a battlefield in inches');
};
