import { isObject, type Refusal } from '@rulewright/core';
import { rootUp } from '@rulewright/core/inches';
import type { Place, RoutePoint, Sequence, Standing } from '../vocabulary/index.js';

/** The square of the straight line between two places, through space. */
export const squareInSpace = (a: Place, b: Place): number =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) + (a.z - b.z) * (a.z - b.z);

/** True for two equal places. */
export const samePlace = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y && a.z === b.z;

/** The length of a straight leg in 1/100 mm, rounded up. */
export const legLength = (from: Place, to: Place): number => rootUp(squareInSpace(from, to));

/** The length of a route through space in 1/100 mm: the sum of its legs, each rounded up (ELD-MEASURE-004). */
export const lengthOf = (from: Place, route: readonly Place[]): number =>
  route.reduce((sum, to, i) => sum + legLength(route[i - 1] ?? from, to), 0);

const legOf = ({ from, movement }: Pick<Sequence, 'from' | 'movement'>, leg: number): readonly [Place, Place] => {
  const route = movement?.route ?? [];
  return [route[leg - 2] ?? from, route[leg - 1] ?? from];
};

/** The place at a point of a route, rounded to the grid (ELD-MEASURE-005). */
export const placeAt = (sequence: Pick<Sequence, 'from' | 'movement'>, { leg, along }: RoutePoint): Place => {
  const [from, to] = legOf(sequence, leg);
  const length = Math.sqrt(squareInSpace(from, to));
  if (leg === 0 || length === 0) return leg === 0 ? sequence.from : to;
  if (along >= length) return to;
  const part = (a: number, b: number): number => a + Math.round(((b - a) * along) / length);
  return { x: part(from.x, to.x), y: part(from.y, to.y), z: part(from.z, to.z) };
};

/**
 * The activated model as it stands at a point of its route, where it sees all round (ELD-LOS-007); without a point, in its final
 * position and facing (ELD-LOS-011).
 */
export const standingAt = (
  sequence: Pick<Sequence, 'model' | 'from' | 'facing' | 'movement'>,
  point: RoutePoint | null,
): Standing => {
  const { model, from, facing, movement } = sequence;
  const at = point ? placeAt(sequence, point) : (movement?.route.at(-1) ?? from);
  const moves = (movement?.route.length ?? 0) > 0;
  const standing = { model, at, facing: movement?.facing ?? facing, moving: point !== null && moves };
  const stance = movement?.stance;
  const last = legOf({ from, movement }, movement?.route.length ?? 0);
  const isBeforeEnd = point !== null && (point.leg < (movement?.route.length ?? 0) || point.along < legLength(...last));
  return isBeforeEnd && stance?.when === 'after' ? { ...standing, later: stance } : standing;
};

/** The reason why a value, which may be anything, is no point of the route of a sequence; undefined if it is one. */
export const whyNoRoutePoint = (
  sequence: Pick<Sequence, 'from' | 'movement'>,
  value: unknown,
  path: string,
): Refusal | undefined => {
  const rule = 'ELD-MEASURE-005';
  if (!isObject(value) || Object.keys(value).length !== 2) return { code: 'not-a-route-point', rule, path };
  const { leg, along } = value;
  const legs = sequence.movement?.route.length ?? 0;
  if (!Number.isInteger(leg) || Number(leg) < 0 || Number(leg) > legs) {
    return { code: 'no-such-leg', rule, path: `${path}.leg`, detail: { legs } };
  }
  const most = leg === 0 ? 0 : legLength(...legOf(sequence, Number(leg)));
  if (Number.isInteger(along) && Number(along) >= 0 && Number(along) <= most) return undefined;
  return { code: 'not-on-the-leg', rule, path: `${path}.along`, detail: { most } };
};
