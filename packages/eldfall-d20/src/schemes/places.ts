import type { PlayerId } from '@rulewright/core';
import { completelyWithin, inches, type Polygon } from '@rulewright/core/inches';
import { hitboxOf } from '../battlefield/hitbox.js';
import { partyOf } from '../match/lookups.js';
import type { Model, Table } from '../vocabulary/index.js';

/** True if the whole base of a model lies in the Deployment Zone of a player (ELD-SCHEME-038). */
export const isInZone = (table: Table, model: Model, player: PlayerId): boolean => {
  const { zone } = partyOf(table.state, player);
  return zone !== null && completelyWithin(hitboxOf(table, model), zone, 0);
};

/** The edge of the field that a Deployment Zone lies at, as the direction in which its player looks. */
const lookFrom = ({ corners }: Polygon, width: number, depth: number): { readonly x: number; readonly y: number } => {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const isSide = (at: readonly number[], end: number): boolean => at.filter(one => one === end).length > 1;
  if (isSide(ys, 0) && Math.max(...ys) < depth) return { x: 0, y: 1 };
  if (isSide(ys, depth) && Math.min(...ys) > 0) return { x: 0, y: -1 };
  return isSide(xs, width) ? { x: -1, y: 0 } : { x: 1, y: 0 };
};

/** True if the whole base of a model is past the middle line, seen from its player's edge (ELD-SCHEME-038). */
export const isBeyondMiddle = (table: Table, model: Model, player: PlayerId): boolean => {
  const { zone } = partyOf(table.state, player);
  if (!zone) return false;
  const [width, depth] = [inches(table.options.tableSize.width), inches(table.options.tableSize.depth)];
  const { x, y } = lookFrom(zone, width, depth);
  const { at, radius } = hitboxOf(table, model);
  return (2 * at.x - width) * x + (2 * at.y - depth) * y >= 2 * radius;
};
