import type { Refusal } from '@rulewright/core';
import {
  type Disc,
  directlyAway,
  directlyTowards,
  inches,
  moved,
  type Point,
  samePoint,
  squareBetween,
  whyNoPoint,
} from '@rulewright/core/inches';
import { battlefieldOf } from '../../battlefield/edges.js';
import { thingNamed, thingOf } from '../../battlefield/things.js';
import type { ModelId, PushAsked } from '../../vocabulary/index.js';
import type { Table } from '../../vocabulary/table.js';
import { blockersNear } from '../standing/blockers.js';

/** All facts that decide on a push. */
export interface Pushed {
  readonly base: Disc;
  /** The origin of the direction; undefined for a push in any direction. */
  readonly from: Disc | undefined;
  readonly asked: Pick<PushAsked, 'direction'>;
  /** The end of a push in a direction. */
  readonly end: (direction: Point) => Point;
}

/**
 * The facts of a push in a straight line (SFI-PUSH-001) over the full distance (SFI-PUSH-002): it stops where the base would overlap
 * another base (SFI-PUSH-003), the origin included (SFI-PUSH-014), terrain on which no base may stand, or the table edge
 * (SFI-PUSH-004). Things that the base only grazes or moves away from do not stop it (SFI-PUSH-005). Undefined if the origin is gone,
 * or if the model stands on the same point as an origin that it is pushed towards: nothing is nearer (SFI-PUSH-008).
 */
export const pushedOf = (
  table: Table,
  {
    model,
    distance,
    from,
    ...asked
  }: Pick<PushAsked, 'model' | 'distance' | 'direction'> & { readonly from?: ModelId },
): Pushed | undefined => {
  const { base } = thingOf(table, model);
  const origin = from === undefined ? undefined : thingNamed(table, from)?.base;
  if (asked.direction !== 'any' && !origin) return undefined;
  if (asked.direction === 'towards' && origin && samePoint(origin.at, base.at)) return undefined;
  const length = inches(distance);
  // By rounding, a push may end one unit farther than its length.
  const { bases, solids } = blockersNear(table, base, length + 1, model);
  const obstacles = [...bases.map(one => one.base), ...solids.flatMap(({ parts }) => parts.map(({ of }) => of))];
  const surroundings = { obstacles, table: battlefieldOf(table) };
  return { base, from: origin, asked, end: direction => moved(base, direction, length, surroundings) };
};

/**
 * The direction directly away from a base or directly towards it: the line through the centres (SFI-PUSH-006). Undefined if the
 * origin is gone.
 */
export const directDirection = (
  table: Table,
  model: ModelId,
  from: ModelId | undefined,
  away: boolean,
): Point | undefined => {
  const origin = from === undefined ? undefined : thingNamed(table, from)?.base;
  const { base } = thingOf(table, model);
  return origin && (away ? directlyAway(origin, base) : directlyTowards(origin, base));
};

/**
 * The reason against a direction: a model that is pushed away never comes nearer to the origin, one that is pushed towards it is
 * never farther away over the distance that it goes, and a plain push goes anywhere (SFI-PUSH-009).
 */
export const whyNotDirection = ({ base, from, asked, end }: Pushed, direction: Point): Refusal | undefined => {
  if (!from || asked.direction === 'any') return undefined;
  const [x, y] = [base.at.x - from.at.x, base.at.y - from.at.y];
  if (asked.direction === 'away') {
    const ahead = direction.x * x + direction.y * y;
    return ahead >= 0 ? undefined : { code: 'comes-nearer', rule: 'SFI-PUSH-007', path: 'choice' };
  }
  // The farthest point of a line segment from another point is one of its ends.
  const farther = squareBetween(end(direction), from.at) > squareBetween(base.at, from.at);
  return farther ? { code: 'goes-farther', rule: 'SFI-PUSH-008', path: 'choice' } : undefined;
};

/** Judges an answer, which may have any shape. */
export const whyNotPushed = (pushed: Pushed, optional: boolean, choice: unknown): Refusal | undefined => {
  if (choice === 'none') return optional ? undefined : { code: 'must-be-pushed', rule: 'SFI-PUSH-002', path: 'choice' };
  const wrong = whyNoPoint(choice, 'choice');
  if (wrong) return wrong;
  // The cast is safe: the vector was checked.
  const direction = choice as Point;
  if (samePoint(direction, { x: 0, y: 0 })) return { code: 'no-direction', path: 'choice' };
  return whyNotDirection(pushed, direction);
};
