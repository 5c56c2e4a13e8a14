import type { Advancing } from '../../../vocabulary/battlefield.js';
import type { Place } from '../../../vocabulary/place.js';
import type { BoardRefusal } from '../../../vocabulary/refusal.js';
import { allowance } from '../../own-movement.js';
import type { InchesTable } from '../models/table.js';
import { isAtMost, legsRefusal, startOf } from './advance.js';
import { lengthOf } from './leg.js';
import { penaltyOf } from './penalty.js';
import { landingRefusal } from './standing.js';

/**
 * The greatest length of a Charge with a penalty of the terrain, in inches: MOV less the penalty, and 3 more, which
 * terrain does not reduce (JV11-ACT-004).
 */
export const chargeLength = ({ terrain }: InchesTable, charging: Advancing, penalty: number): number =>
  allowance(terrain, charging, penalty) + terrain.numbers.moves.charge.value;

/** The penalty of the terrain for a Charge along a path. */
const penaltyOn = (table: InchesTable, charging: Advancing, path: readonly Place[]): ReturnType<typeof penaltyOf> =>
  penaltyOf(table.terrain, charging.mover, path, 'charge', charging);

/** The greatest length of a Charge along a path, in inches (JV11-ACT-004). */
export const chargeAllowance = (table: InchesTable, charging: Advancing, path: readonly Place[]): number =>
  chargeLength(table, charging, penaltyOn(table, charging, path)?.hexes ?? 0);

/**
 * The reason why a path is not one of a Charge; undefined if it is one:
 *
 * - `not-from-here`: the path does not start where the model is, or leads nowhere; `no-line`: the path is not one straight
 * segment;
 * - a refusal of `entryRefusal` for the way, walls without Pathfinder among them (JV11-ACT-007), or of `landingRefusal` for the
 * end;
 * - `too-far`, also if only a terrain penalty makes it too far.
 */
export const chargePathRefusal = (
  table: InchesTable,
  charging: Advancing,
  path: readonly Place[],
): BoardRefusal | undefined => {
  const { mover } = charging;
  const [start, end, ...more] = path;
  if (start !== startOf(mover) || end === undefined || end === start)
    return { code: 'not-from-here', rule: 'JHX-MOVE-001' };
  if (more.length > 0) return { code: 'no-line', rule: 'JV11-ACT-005' };
  const refusal = legsRefusal(table, charging, path, 'charge') ?? landingRefusal(table, mover, end, 'charge');
  if (refusal) return refusal;
  const penalty = penaltyOn(table, charging, path);
  const most = chargeLength(table, charging, penalty?.hexes ?? 0);
  if (isAtMost(path, most)) return undefined;
  const rule = isAtMost(path, chargeLength(table, charging, 0)) ? 'JV11-TERR-008' : 'JV11-ACT-004';
  return { code: 'too-far', rule, detail: { most, hexes: lengthOf(path), ...(penalty && { penalty }) } };
};
