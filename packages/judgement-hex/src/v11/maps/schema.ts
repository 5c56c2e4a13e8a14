import * as v from 'valibot';
import { height, mapId, monsterPit, perSide, shrine } from '../../content/maps/schema-parts.js';
import { flag, list, object, text, word } from '../../content/reading/schema-words.js';
import { terrainKinds } from '../../ground/hexes/terrain/kinds.js';
import type { InchesMap, InchOutline, InchPoint } from '../../vocabulary/inches-map.js';
import { modes } from '../../vocabulary/words.js';

/*
 * The shape of a map in inches, field by field; messages are the codes of refusals. Contradictions between its parts are
 * in the files that `read-inches-map.ts` lists.
 */

/** The longest side of a table, in inches. */
const WIDEST = 72;
/** The most corners of a polygon. */
const MOST_CORNERS = 32;
/** The most pieces of terrain, gates, Shrines and pits: of each, and polygons of a piece. */
const MOST = 100;

const inches = (least: number): v.GenericSchema<unknown, number> =>
  v.pipe(v.number('not-a-number'), v.minValue(least, 'too-small'), v.maxValue(WIDEST, 'too-large'));

const point: v.GenericSchema<unknown, InchPoint> = v.strictTuple([inches(0), inches(0)], 'not-a-point');
const outline: v.GenericSchema<unknown, InchOutline> = list(point, 3, MOST_CORNERS);
const some = <T>(item: v.GenericSchema<unknown, T>, least = 0): v.GenericSchema<unknown, T[]> =>
  list(item, least, MOST);

const terrainPiece = v.pipe(
  object,
  v.strictObject({
    kind: word(terrainKinds, 'unknown-terrain'),
    outlines: some(outline, 1),
    height: v.exactOptional(height),
    cover: v.exactOptional(flag),
  }),
);

/** A map in inches. */
export const inchesMapShape: v.GenericSchema<unknown, InchesMap> = v.pipe(
  object,
  v.strictObject({
    id: mapId,
    name: text,
    source: v.exactOptional(text),
    mode: word(modes, 'unknown-mode'),
    table: v.pipe(object, v.strictObject({ width: inches(1), height: inches(1) })),
    terrain: some(terrainPiece),
    gates: v.exactOptional(some(v.pipe(object, v.strictObject({ impassable: outline, porting: outline })))),
    shrines: some(shrine(point)),
    soulPits: some(point, 1),
    monsterPits: some(monsterPit(point)),
    effigies: perSide(v.pipe(object, v.strictObject({ at: point }))),
    deployment: v.exactOptional(perSide(outline)),
  }),
);
