import * as v from 'valibot';
import type { MonsterPit, ShrinePiece } from '../../vocabulary/map.js';
import { id, object, set, whole } from '../reading/schema-words.js';

/*
 * The parts that maps of hexes and maps in inches share; `at` is the shape of a hex or a point.
 */

/** The greatest height of anything. */
const TALLEST = 100;

/** Like other ids, but it may start with a digit: `3v3-1`. */
export const mapId: v.GenericSchema<unknown, string> = v.pipe(
  v.string('not-a-text'),
  v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'bad-id'),
  v.check(name => !(name in {}), 'bad-id'),
);

export const height: v.GenericSchema<unknown, number> = whole(1, TALLEST);

export const shrine = <At>(at: v.GenericSchema<unknown, At>): v.GenericSchema<unknown, ShrinePiece<At>> =>
  v.pipe(
    object,
    v.strictObject({
      at,
      fate: v.exactOptional(v.union([v.literal('D3'), whole(0, 100)], 'not-an-amount-of-fate')),
      character: v.exactOptional(id),
    }),
  ) as v.GenericSchema<unknown, ShrinePiece<At>>;

export const monsterPit = <At>(at: v.GenericSchema<unknown, At>): v.GenericSchema<unknown, MonsterPit<At>> =>
  v.pipe(
    object,
    v.union(
      [v.strictObject({ at, monster: id }), v.strictObject({ at, tiers: set(whole(1, 4), 1) })],
      'not-a-monster-pit',
    ),
  ) as v.GenericSchema<unknown, MonsterPit<At>>;

export const perSide = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, { lower: T; upper: T }> =>
  v.pipe(object, v.strictObject({ lower: item, upper: item }));
