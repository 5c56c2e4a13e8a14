import { flag, list, maybe, object, type Read, text, word } from '@rulewright/core/content/fields';
import * as v from 'valibot';
import { height, mapId, monsterPit, perSide, shrine } from '../../content/maps/schema-parts.js';
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

const inches = (least: number): Read<number> =>
  v.pipe(v.number('not-a-number'), v.minValue(least, 'too-small'), v.maxValue(WIDEST, 'too-large'));

const point: Read<InchPoint> = v.strictTuple([inches(0), inches(0)], 'not-a-point');
const outline: Read<InchOutline> = list(point, 3, MOST_CORNERS);
const some = <T>(item: Read<T>, least = 0): Read<T[]> => list(item, least, MOST);

const terrainPiece = v.pipe(
  object,
  v.strictObject({
    kind: word(terrainKinds, 'unknown-terrain'),
    outlines: some(outline, 1),
    height: maybe(height),
    cover: maybe(flag),
  }),
);

/** A map in inches. */
export const inchesMapShape: Read<InchesMap> = v.pipe(
  object,
  v.strictObject({
    id: mapId,
    name: text,
    source: maybe(text),
    mode: word(modes, 'unknown-mode'),
    table: v.pipe(object, v.strictObject({ width: inches(1), height: inches(1) })),
    terrain: some(terrainPiece),
    gates: maybe(some(v.pipe(object, v.strictObject({ impassable: outline, porting: outline })))),
    shrines: some(shrine(point)),
    soulPits: some(point, 1),
    monsterPits: some(monsterPit(point)),
    effigies: perSide(v.pipe(object, v.strictObject({ at: point }))),
    deployment: maybe(perSide(outline)),
  }),
);
