import { freeze } from '@rulewright/core';
import type { Cell } from '@rulewright/core/hex';
import { type Limit, nearest, type Point, region } from '@rulewright/core/inches';
import { boardOf } from '../../ground/hexes/board/board.js';
import { terrainKinds } from '../../ground/hexes/terrain/kinds.js';
import { terrainOf } from '../../ground/hexes/terrain/terrain.js';
import { solidsOf } from '../../ground/inches/deployment/solids.js';
import { edgeOf, inchesOf, pointOnTable } from '../../ground/inches/measure/on-table.js';
import { hexNumbers } from '../../rulebook/hex-numbers.js';
import { type BaseKind, radiusOfBase, standardBases } from '../../vocabulary/bases.js';
import type { InchesMap, InchesTerrainPiece, InchOutline, InchPoint } from '../../vocabulary/inches-map.js';
import type { BattlefieldMap, Coordinate, Side } from '../../vocabulary/map.js';
import { v11Numbers } from '../numbers/numbers.js';
import { hullOf } from './hull.js';
import { latticeOf } from './lattice.js';

const inInches = ({ x, y }: Point): InchPoint => [inchesOf(x), inchesOf(y)];

/**
 * A map of hexes as a map in inches, by one rule (JV11-BASE-014):
 *
 * - One inch lies between the centres of neighbouring hexes. The hexes stand flat side up, and the corners are rounded to
 *   1/100 mm such that neighbours share them exactly.
 * - The table is the smallest rectangle of whole inches that has room for all hexes, with the board in its middle: 12" x
 *   12" for a Skirmish, 19" x 20" for a Battle. The corners that the tapering board leaves free are open ground.
 * - Every terrain feature is one piece, and each of its hexes one polygon. A gate keeps its two hexes as polygons.
 * - The bases of Shrines and Effigies stand on the centres of their hexes. A pit is the centre of its hex or, where a
 * model with a usual base would not fit there, the nearest point where it fits.
 * - A deployment zone that the map lists is the convex hull of its hexes. Else the zone is the default of the mode.
 */
export const convertMap = (map: BattlefieldMap): InchesMap => {
  const board = boardOf(map.grid);
  const { width, height, centreOf, cornersOf } = latticeOf(board);
  const centre = (at: Coordinate): InchPoint => inInches(centreOf(board.cellAt(at)));
  const hexagon = (cell: Cell): InchOutline => cornersOf(cell).map(inInches);
  const zone = (hexes: readonly Coordinate[]): InchOutline =>
    hullOf(hexes.flatMap(at => cornersOf(board.cellAt(at)))).map(inInches);
  const effigy = (side: Side) => ({ at: centre(map.effigies[side].centre) });
  const { gates, deployment } = map;
  return withRoomForPits({
    id: map.id,
    name: map.name,
    source: `converted by Rulewright from ${map.name} of hexes`,
    mode: map.mode,
    table: { width, height },
    terrain: piecesOf(map, hexagon),
    ...(gates && {
      gates: gates.map(({ impassable, porting }) => ({
        impassable: hexagon(board.cellAt(impassable)),
        porting: hexagon(board.cellAt(porting)),
      })),
    }),
    shrines: map.shrines.map(shrine => ({ ...shrine, at: centre(shrine.at) })),
    soulPits: map.soulPits.map(centre),
    monsterPits: map.monsterPits.map(pit => ({ ...pit, at: centre(pit.at) })),
    effigies: { lower: effigy('lower'), upper: effigy('upper') },
    ...(deployment && { deployment: { lower: zone(deployment.lower), upper: zone(deployment.upper) } }),
  });
};

/** The map with each pit at the nearest point where a usual base of its kind has room. */
const withRoomForPits = (map: InchesMap): InchesMap => {
  const limits: readonly Limit[] = [
    { is: 'completely-within', of: edgeOf(map.table), length: 0 },
    ...solidsOf(map, { numbers: v11Numbers, bases: standardBases }).map(
      (of): Limit => ({ is: 'clear', of, length: 0 }),
    ),
  ];
  const roomFor = (kind: BaseKind, at: InchPoint): InchPoint => {
    const found = nearest(region(radiusOfBase(standardBases[kind]), limits), pointOnTable(at));
    return found ? inInches(found) : at;
  };
  return freeze<InchesMap>({
    ...map,
    soulPits: map.soulPits.map(at => roomFor('soul', at)),
    monsterPits: map.monsterPits.map(pit => ({ ...pit, at: roomFor('monster', pit.at) })),
  });
};

/** The terrain features of a map, without Shrines, gates and Effigies (JHX-TERRAIN-001). */
const piecesOf = (map: BattlefieldMap, hexagon: (cell: Cell) => InchOutline): readonly InchesTerrainPiece[] =>
  terrainOf(map).features.flatMap(({ kind: found, cells, height, cover }): InchesTerrainPiece[] => {
    const kind = terrainKinds.find(one => one === found);
    if (!kind) return [];
    const usual = hexNumbers.terrain[kind].value;
    return [
      {
        kind,
        outlines: cells.map(hexagon),
        ...(height !== usual.height && { height }),
        ...(cover !== usual.cover && { cover }),
      },
    ];
  });
