import { flag, list, maybe, object, type Read, text, whole, word } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import { gridOfMode } from '../../ground/hexes/board/grid.js';
import { terrainKinds } from '../../ground/hexes/terrain/kinds.js';
import type { BattlefieldMap, EffigyPlace } from '../../vocabulary/map.js';
import { modes } from '../../vocabulary/words.js';
import { height, mapId, monsterPit, perSide, shrine } from './schema-parts.js';

/*
 * The shape of a map, field by field; messages are the codes of refusals. Contradictions between its parts are in
 * `map-problem.ts`.
 */

/** The longest side of a board, in hexes: twice that of the largest mat. */
const WIDEST = 41;
const coordinate = v.strictTuple([whole(1, WIDEST), whole(1, WIDEST)], 'not-a-coordinate');

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
    height: maybe(height),
    cover: maybe(flag),
  }),
);

const effigy: Read<EffigyPlace> = v.pipe(
  object,
  v.strictObject({ centre: coordinate, hexes: maybe(list(coordinate, 3, 3)) }),
);

/** A map as it is given: without a `grid`, it has the one of its mode. */
export const mapShape: Read<BattlefieldMap> = v.pipe(
  object,
  v.strictObject({
    id: mapId,
    name: text,
    mode: word(modes, 'unknown-mode'),
    grid: maybe(grid),
    terrain: list(terrainPiece),
    gates: maybe(list(v.pipe(object, v.strictObject({ impassable: coordinate, porting: coordinate })))),
    shrines: list(shrine(coordinate)),
    soulPits: list(coordinate, 1),
    monsterPits: list(monsterPit(coordinate)),
    effigies: perSide(effigy),
    deployment: maybe(perSide(list(coordinate, 1))),
  }),
  v.transform(map => ({ ...map, grid: map.grid ?? gridOfMode[map.mode] })),
);
