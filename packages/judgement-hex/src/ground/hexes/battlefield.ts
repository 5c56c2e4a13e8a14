import { everyDirection, offBoard } from '@rulewright/core/hex';
import type {
  Advancing,
  Battlefield,
  Bearing,
  ChargeAim,
  CoverGiven,
  Gone,
  MovementRulings,
  Penalty,
  PushRoute,
  Routing,
  Where,
} from '../../vocabulary/battlefield.js';
import type { Feature } from '../../vocabulary/feature.js';
import type { Motion, OwnMotion } from '../../vocabulary/motion.js';
import type { Piece } from '../../vocabulary/piece.js';
import type { Footing, Heading, Place } from '../../vocabulary/place.js';
import type { BoardRefusal } from '../../vocabulary/refusal.js';
import { coverFrom } from './cover/cover.js';
import type { PlayedHexes } from './ground.js';
import { advanceRefusal, nextSteps } from './movement/advance.js';
import { chargeAllowance, chargePathRefusal, chargePaths, shortOf } from './movement/charge-paths.js';
import { placeAlong, pushAlong, pushRoutes, straightLine } from './movement/directed.js';
import { entryRefusal } from './movement/entering.js';
import { gateExits } from './movement/gates.js';
import { landingRefusal } from './movement/landing.js';
import { penaltiesOn, penaltyOf } from './movement/penalty.js';
import { hasPlace, placesOf } from './movement/places.js';
import { nearestLandings, stepsAway, stepsTowards } from './movement/route.js';
import { isTreacherous, treacherousStep } from './movement/treacherous.js';
import { SeenHexes } from './seen.js';
import { hasStealth, isHiddenFrom } from './sight/stealth.js';

const none: readonly Place[] = [];

/** A board of hexes with the models on it. Lengths are hexes, and directions the six of the board. */
export class HexBattlefield extends SeenHexes implements Battlefield {
  declare readonly ground: PlayedHexes;

  piecesOn({ cells }: Footing): readonly Piece[] {
    const [first = offBoard] = cells;
    return cells.length === 1 ? this.piecesAt(first) : [...new Set(cells.flatMap(this.piecesAt))];
  }

  featuresOn({ cells }: Footing): readonly Feature[] {
    const [first = offBoard] = cells;
    return cells.length === 1
      ? this.terrain.featuresAt(first)
      : [...new Set(cells.flatMap(cell => this.terrain.featuresAt(cell)))];
  }

  hasStealth(piece: Piece): boolean {
    return hasStealth(this, piece);
  }

  isHiddenFrom(viewer: Piece, target: Piece): boolean {
    return isHiddenFrom(this, viewer, target);
  }

  coverFrom(attacker: Piece, target: Piece): CoverGiven | undefined {
    const cover = coverFrom(this, attacker, target);
    return cover && { feature: cover.feature, grade: 'hard' };
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

  penaltiesOn(_: Piece, path: readonly Place[]): readonly Penalty[] {
    return penaltiesOn(this.terrain, path);
  }

  treacherousStep(mover: Piece, path: readonly Place[], motion: Motion, rulings?: MovementRulings): number | undefined {
    return treacherousStep(this.terrain, mover, path, motion, rulings);
  }

  isTreacherous({ cells }: Footing): boolean {
    return cells.some(cell => isTreacherous(this.terrain, cell));
  }

  steps(advancing: Advancing, path: readonly Place[]): readonly Place[] {
    return nextSteps(this, advancing, path);
  }

  advanceRefusal(advancing: Advancing, path: readonly Place[]): BoardRefusal | undefined {
    return advanceRefusal(this, advancing, path);
  }

  stepsTowards(routing: Routing, goal: Footing, { path, lengths }: Gone): readonly Place[] {
    if (path.length > lengths) return none;
    const cells = routing.passesOver ? nearestLandings(this, routing, goal.cells) : goal.cells;
    return stepsTowards(this, routing, cells);
  }

  stepsAway(routing: Routing, goal: Footing, { path, lengths }: Gone): readonly Place[] {
    return path.length > lengths ? none : stepsAway(this, routing, goal.cells);
  }

  chargePaths(charging: Advancing, aims: readonly ChargeAim[]): readonly (readonly Place[])[] {
    return chargePaths(this, charging, shortOf(this, aims));
  }

  chargePathRefusal(charging: Advancing, path: readonly Place[]): BoardRefusal | undefined {
    return chargePathRefusal(this, charging, path);
  }

  chargeAllowance(charging: Advancing, path: readonly Place[]): number {
    return chargeAllowance(this, charging, path);
  }

  pushRoutesInAnyDirection(pushed: Piece, lengths: number): readonly PushRoute[] {
    return everyDirection.map(direction => ({ direction, cells: pushAlong(this, pushed, direction, lengths) }));
  }

  pushRoutes(pushed: Piece, bearing: Bearing, goal: Footing, lengths: number): readonly PushRoute[] {
    return pushRoutes(this, pushed, bearing, goal.cells, lengths);
  }

  pushStep(pushed: Piece, direction: Heading, { path, lengths }: Gone): Place | undefined {
    const known = everyDirection[direction];
    return known === undefined || path.length > lengths ? undefined : pushAlong(this, pushed, known, 1)[0];
  }

  placeAlong(placed: Piece, bearing: Bearing, goal: Footing, lengths: number): Place | undefined {
    const [from] = placed.cells;
    const [to] = goal.cells;
    if (from === undefined || to === undefined) return undefined;
    return placeAlong(this, placed, straightLine(this.terrain.board, from, bearing, to, lengths));
  }

  overlap(): undefined {
    return undefined;
  }

  gateExits(mover: Piece): readonly Place[] {
    return gateExits(this, mover);
  }

  places(where: Where): readonly Place[] {
    return placesOf(this, this.ground.map, where);
  }

  hasPlace(where: Where): boolean {
    return hasPlace(this, this.ground.map, where);
  }
}

/**
 * A battlefield as one of hexes, for pictures and texts that show cells.
 *
 * @throws TypeError for the battlefield of another ground.
 */
export const onHexes = (field: Battlefield): HexBattlefield => {
  if (field instanceof HexBattlefield) return field;
  throw new TypeError('not a battlefield of hexes');
};
