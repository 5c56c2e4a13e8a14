import * as v from 'valibot';
import { gridOfMode } from '../../ground/board/grid.js';
import { terrainKinds } from '../../ground/terrain/kinds.js';
import type { BattlefieldMap, EffigyPlace, MonsterPit } from '../../vocabulary/map.js';
import { modes } from '../../vocabulary/words.js';
import { flag, id, list, object, set, text, whole, word } from '../reading/schema-words.js';

/*
 * The shape of a map, field by field; messages are the codes of refusals. Contradictions between its parts are in
 * `map-problem.ts`.
 */

/** The longest side of a board, in hexes: twice that of the largest mat. */
const WIDEST = 41;
/** The greatest height of anything. */
const TALLEST = 100;

/** Like other ids, but it may start with a digit: `3v3-1`. */
const mapId = v.pipe(
  v.string('not-a-text'),
  v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'bad-id'),
  v.check(name => !(name in {}), 'bad-id'),
);

const coordinate = v.strictTuple([whole(1, WIDEST), whole(1, WIDEST)], 'not-a-coordinate');
const height = whole(1, TALLEST);

const grid = v.pipe(
  object,
  v.strictObject({
    columns: list(
      v.pipe(object, v.strictObject({ rows: whole(1, WIDEST), base: whole(-2 * WIDEST, 2 * WIDEST) })),
      1,
      WIDEST,
    ),
  }),
);

const terrainPiece = v.pipe(
  object,
  v.strictObject({
    kind: word(terrainKinds, 'unknown-terrain'),
    hexes: list(coordinate, 1),
    height: v.exactOptional(height),
    cover: v.exactOptional(flag),
  }),
);

const effigy: v.GenericSchema<unknown, EffigyPlace> = v.pipe(
  object,
  v.strictObject({ centre: coordinate, hexes: v.exactOptional(list(coordinate, 3, 3)) }),
);

const monsterPit: v.GenericSchema<unknown, MonsterPit> = v.pipe(
  object,
  v.union(
    [v.strictObject({ at: coordinate, monster: id }), v.strictObject({ at: coordinate, tiers: set(whole(1, 4), 1) })],
    'not-a-monster-pit',
  ),
);

const perSide = <T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, { lower: T; upper: T }> =>
  v.pipe(object, v.strictObject({ lower: item, upper: item }));

/** A map as it is given: without a `grid`, it has the one of its mode. */
export const mapShape: v.GenericSchema<unknown, BattlefieldMap> = v.pipe(
  object,
  v.strictObject({
    id: mapId,
    name: text,
    mode: word(modes, 'unknown-mode'),
    grid: v.exactOptional(grid),
    terrain: list(terrainPiece),
    gates: v.exactOptional(list(v.pipe(object, v.strictObject({ impassable: coordinate, porting: coordinate })))),
    shrines: list(
      v.pipe(
        object,
        v.strictObject({
          at: coordinate,
          fate: v.exactOptional(v.union([v.literal('D3'), whole(0, 100)], 'not-an-amount-of-fate')),
          character: v.exactOptional(id),
        }),
      ),
    ),
    soulPits: list(coordinate, 1),
    monsterPits: list(monsterPit),
    effigies: perSide(effigy),
    deployment: v.exactOptional(perSide(list(coordinate, 1))),
  }),
  v.transform(map => ({ ...map, grid: map.grid ?? gridOfMode[map.mode] })),
);
