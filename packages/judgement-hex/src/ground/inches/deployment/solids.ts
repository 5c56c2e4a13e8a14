import type { Disc, Outline } from '@rulewright/core/inches';
import type { JhxNumbers } from '../../../rulebook/numbers.js';
import { type BaseKind, type BaseSizes, radiusOfBase } from '../../../vocabulary/bases.js';
import type { InchesMap, InchPoint } from '../../../vocabulary/inches-map.js';
import { sides, type TerrainKind } from '../../../vocabulary/map.js';
import { pointOnTable, polygonOnTable } from '../measure/on-table.js';

/** The facts, besides its map, that the room on a table depends on. */
export interface RoomFacts {
  readonly numbers: JhxNumbers;
  readonly bases: BaseSizes;
}

/** The base of a kind of thing around a point of a map (JV11-BASE-004). */
export const baseAt = (at: InchPoint, kind: BaseKind, bases: BaseSizes): Disc => ({
  at: pointOnTable(at),
  radius: radiusOfBase(bases[kind]),
});

/** True for the terrain on which no model ends a movement: impassable terrain, and walls (JHX-TERRAIN-029). */
export const isSolid = (kind: TerrainKind, { terrain }: JhxNumbers): boolean =>
  kind === 'wall' || terrain[kind].value.solid;

/** Everything that a base may not overlap before any model is on the table (JV11-BASE-008). */
export const solidsOf = (
  { terrain, gates = [], shrines, effigies }: InchesMap,
  { numbers, bases }: RoomFacts,
): readonly Outline[] => [
  ...terrain.filter(({ kind }) => isSolid(kind, numbers)).flatMap(({ outlines }) => outlines.map(polygonOnTable)),
  ...gates.map(({ impassable }) => polygonOnTable(impassable)),
  ...shrines.map(({ at }) => baseAt(at, 'shrine', bases)),
  ...sides.map(side => baseAt(effigies[side].at, 'effigy', bases)),
];
