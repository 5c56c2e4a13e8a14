import { comparePath } from '@rulewright/core/inches';
import type { Advancing } from '../../../vocabulary/battlefield.js';
import type { Place } from '../../../vocabulary/place.js';
import type { BoardRefusal } from '../../../vocabulary/refusal.js';
import { allowance } from '../../own-movement.js';
import { INCH } from '../measure/distance.js';
import { baseOf, type Model } from '../measure/footing.js';
import { isPlace, placeAt, pointOf } from '../measure/place.js';
import { type InchesTable, standingAt } from '../models/table.js';
import { obstacleOnLeg, obstaclesFor, offTheBoard } from './entering.js';
import { lengthOf } from './leg.js';
import { penaltyOf } from './penalty.js';
import { landingRefusal } from './standing.js';

/** The place where a model stands. */
export const startOf = (mover: Model): Place => placeAt(baseOf(mover).at);

/** True if a path is at most `lengths` inches long, exactly (JV11-BASE-013). */
export const isAtMost = (path: readonly Place[], lengths: number): boolean =>
  comparePath(path.map(pointOf), lengths * INCH) <= 0;

/**
 * The greatest length of a Move with a penalty of the terrain, in inches: MOV less the penalty, 1 at least (JV11-ACT-002,
 * JV11-TERR-007). The whole path may be no longer, so that a model that has already gone farther than this must stop
 * before it touches the penalising ground (JV11-TERR-008).
 */
export const moveAllowance = ({ terrain }: InchesTable, advancing: Advancing, penalty: number): number =>
  allowance(terrain, advancing, penalty) + (advancing.extra ?? 0);

/** The refusals of the legs of a path, one after the other. */
export const legsRefusal = (
  table: InchesTable,
  { mover, ...rulings }: Advancing,
  path: readonly Place[],
  motion: 'advance' | 'charge',
): BoardRefusal | undefined => {
  const obstacles = obstaclesFor(table, mover, motion, rulings);
  for (let at = 1; at < path.length; at++) {
    const before = path[at - 1] as Place;
    const cell = path[at] as Place;
    if (!isPlace(cell)) return { code: 'no-step', rule: 'JHX-MOVE-001', detail: { cell } };
    const refusal = offTheBoard(table, mover, cell) ?? obstacleOnLeg(obstacles, standingAt(mover, before), cell);
    if (refusal) return refusal;
  }
  return undefined;
};

/**
 * The reason why a path is no Move; undefined if it is one. A model that stays makes a Move of no length (JHX-GEN-011).
 *
 * - `not-from-here`: the path does not start where the model is; `no-step`: one of its places is no place;
 * - the refusals of `entryRefusal` for a leg, of {@link landingRefusal} for the end;
 * - `too-far`: the path is longer than MOV after its penalty allows.
 */
export const advanceRefusal = (
  table: InchesTable,
  advancing: Advancing,
  path: readonly Place[],
): BoardRefusal | undefined => {
  const { mover } = advancing;
  if (path[0] !== startOf(mover)) return { code: 'not-from-here', rule: 'JHX-MOVE-001' };
  const refusal = legsRefusal(table, advancing, path, 'advance');
  if (refusal) return refusal;
  const landing = path.length === 1 ? undefined : landingRefusal(table, mover, path[path.length - 1] ?? -1, 'advance');
  if (landing) return landing;
  const penalty = penaltyOf(table.terrain, mover, path, 'advance', advancing);
  const most = moveAllowance(table, advancing, penalty?.hexes ?? 0);
  if (isAtMost(path, most)) return undefined;
  const rule = penalty ? 'JV11-TERR-008' : 'JV11-ACT-002';
  return { code: 'too-far', rule, detail: { most, hexes: lengthOf(path), ...(penalty && { penalty }) } };
};
