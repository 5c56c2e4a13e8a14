import { id, maybe, nameLike, object, type Read, type ReadName, set, whole } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import type { MonsterPit, ShrinePiece } from '../../vocabulary/map.js';

/*
 * The parts that maps of hexes and maps in inches share; `at` is the shape of a hex or a point.
 */

/** The greatest height of anything. */
const TALLEST = 100;

/** Like other ids, but it may start with a digit: `3v3-1`. */
export const mapId: ReadName = nameLike(/^[a-z0-9][a-z0-9-]{0,63}$/);

export const height: Read<number> = whole(1, TALLEST);

export const shrine = <At>(at: Read<At>): Read<ShrinePiece<At>> =>
  v.pipe(
    object,
    v.strictObject({
      at,
      fate: maybe(v.union([v.literal('D3'), whole(0, 100)], 'not-an-amount-of-fate')),
      character: maybe(id),
    }),
  ) as Read<ShrinePiece<At>>;

export const monsterPit = <At>(at: Read<At>): Read<MonsterPit<At>> =>
  v.pipe(
    object,
    v.union(
      [v.strictObject({ at, monster: id }), v.strictObject({ at, tiers: set(whole(1, 4), 1) })],
      'not-a-monster-pit',
    ),
  ) as Read<MonsterPit<At>>;

export const perSide = <T>(item: Read<T>): Read<{ lower: T; upper: T }> =>
  v.pipe(object, v.strictObject({ lower: item, upper: item }));
