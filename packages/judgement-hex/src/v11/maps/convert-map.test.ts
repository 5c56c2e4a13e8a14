import { compareGap, distance, orientation, overlaps, type Point, polygon } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { battleMaps, readMap, skirmishMaps } from '../../content/maps/index.js';
import { boardOf } from '../../ground/hexes/board/board.js';
import { deploymentZone as hexZone, sideOf as sideOfHex } from '../../ground/hexes/board/zones.js';
import { terrainOf } from '../../ground/hexes/terrain/terrain.js';
import { roomToDeploy } from '../../ground/inches/deployment/room-to-deploy.js';
import { pointOnTable, polygonOnTable, unitsOf } from '../../ground/inches/measure/on-table.js';
import { standardBases } from '../../vocabulary/bases.js';
import type { Side } from '../../vocabulary/map.js';
import { v11Numbers } from '../numbers/numbers.js';
import { groundOf } from '../testing/ground-of.js';
import { convertMap } from './convert-map.js';
import { convertedMaps, readInchesMap } from './index.js';
import { latticeOf } from './lattice.js';

const maps = [...skirmishMaps, ...battleMaps];
const INCH = 2540;

describe.each(maps)('$id as a table', map => {
  const converted = convertMap(map);
  const board = boardOf(map.grid);
  const lattice = latticeOf(board);
  const features = terrainOf(map).features.filter(({ kind }) => kind !== 'shrine' && kind !== 'effigy');

  test('is a map in inches, frozen, and marked as converted [JV11-BASE-014]', () => {
    expect(readInchesMap(converted, ['gloom', 'canuckmera'])).toEqual(converted);
    expect(Object.isFrozen(converted.terrain[0]?.outlines)).toBe(true);
    expect(converted.source).toBe(`converted by Rulewright from ${map.name} of hexes`);
    expect(convertedMaps).toContainEqual(converted);
  });

  test('has an inch from each centre to the centres of the neighbours, up to 1/100 mm [JV11-BASE-014]', () => {
    for (const [cell] of board.hexes.entries()) {
      for (const [other] of board.hexes.entries()) {
        if (board.distance(cell, other) !== 1) continue;
        expect(Math.abs(distance(lattice.centreOf(cell), lattice.centreOf(other)) - INCH)).toBeLessThanOrEqual(1);
      }
    }
  });

  test('has hexes that share their corners and cover no point twice [JV11-BASE-014]', () => {
    const key = ({ x, y }: Point): string => `${x} ${y}`;
    const hexagons = board.hexes.map((_, cell) => polygon(lattice.cornersOf(cell)));
    board.hexes.forEach((_, cell) => {
      const own = new Set(lattice.cornersOf(cell).map(key));
      board.hexes.forEach((_, other) => {
        const far = board.distance(cell, other);
        if (far > 2 || far === 0) return;
        const shared = lattice.cornersOf(other).filter(corner => own.has(key(corner)));
        expect(shared).toHaveLength(far === 1 ? 2 : 0);
        const [a, b] = [hexagons[cell], hexagons[other]];
        expect(a && b && overlaps(a, b)).toBe(false);
      });
    });
  });

  test('has every feature of the board as one piece, with a hexagon for each hex [JV11-BASE-014]', () => {
    expect(converted.terrain.map(({ kind, outlines }) => [kind, outlines.length])).toEqual(
      features.map(({ kind, cells }) => [kind, cells.length]),
    );
    for (const [i, { outlines }] of converted.terrain.entries()) {
      expect(outlines.map(polygonOnTable).map(({ corners }) => corners)).toEqual(
        features[i]?.cells.map(cell => lattice.cornersOf(cell)),
      );
    }
  });

  test('touches where the board has neighbours, and nowhere else [JV11-BASE-014]', () => {
    const pieces = converted.terrain.map(({ outlines }) => outlines.map(polygonOnTable));
    const near = (length: number) =>
      pieces.map(a => pieces.map(b => a.some(one => b.some(other => compareGap(one, other, length) <= 0))));
    const beside = features.map(a =>
      features.map(b => a.cells.some(cell => b.cells.some(other => board.distance(cell, other) <= 1))),
    );
    expect(near(0)).toEqual(beside);
    expect(near(100)).toEqual(beside);
  });

  test('has Effigies that mirror each other, and Shrines on the same sides [JV11-BASE-014, JHX-SHRINE-008]', () => {
    const [lower, upper] = [pointOnTable(converted.effigies.lower.at), pointOnTable(converted.effigies.upper.at)];
    expect([lower.x + upper.x, lower.y + upper.y]).toEqual([
      unitsOf(converted.table.width),
      unitsOf(converted.table.height),
    ]);
    const ground = groundOf(converted);
    expect(ground.shrines.map(shrine => ground.sideOf(shrine))).toEqual(
      map.shrines.map(({ at }) => sideOfHex(map, board.cellAt(at))),
    );
  });

  test('has room in both zones for the Heroes and for a unit besides [JHX-DEPLOY-003, JHX-DEPLOY-005]', () => {
    const many = map.mode === '3v3' ? 6 : 10;
    for (const side of ['lower', 'upper'] as const) {
      expect(
        roomToDeploy(converted, side, { numbers: v11Numbers, bases: standardBases }, Array<number>(many).fill(1500)),
      ).toHaveLength(many);
    }
  });
});

test('tables are whole inches with the board in the middle [JV11-BASE-014]', () => {
  expect(maps.map(convertMap).map(({ table }) => `${table.width} x ${table.height}`)).toEqual([
    '12 x 12',
    '12 x 12',
    '12 x 12',
    '19 x 20',
    '19 x 20',
    '19 x 20',
  ]);
  const board = boardOf(skirmishMaps[0]?.grid ?? { columns: [] });
  const { centreOf, cornersOf } = latticeOf(board);
  expect(centreOf(board.cellAt([7, 6]))).toEqual({ x: 6 * INCH, y: 6 * INCH });
  // Three columns of half an inch / √3 are 21.997 mm: the nearest 1/100 mm.
  expect(centreOf(board.cellAt([8, 6])).x).toBe(6 * INCH + 2200);
  expect(centreOf(board.cellAt([6, 6])).x).toBe(6 * INCH - 2200);
  const corners = cornersOf(board.cellAt([7, 6]));
  expect(corners[0]).toEqual({ x: 6 * INCH + 1466, y: 6 * INCH });
  expect(corners[1]).toEqual({ x: 6 * INCH + 733, y: 6 * INCH + INCH / 2 });
  expect(
    corners.every(
      (corner, i) => orientation(centreOf(board.cellAt([7, 6])), corner, corners[(i + 1) % 6] ?? corner) > 0,
    ),
  ).toBe(true);
});

test('pits, Shrines and Effigies are the centres of their hexes [JV11-BASE-014]', () => {
  const [map] = maps;
  const [converted] = convertedMaps;
  if (!map || !converted) throw new Error('no map');
  const board = boardOf(map.grid);
  const { centreOf } = latticeOf(board);
  const centre = (at: readonly [number, number]): Point => centreOf(board.cellAt(at));
  expect(converted.soulPits.map(pointOnTable)).toEqual(map.soulPits.map(centre));
  expect(converted.monsterPits.map(({ at }) => pointOnTable(at))).toEqual(map.monsterPits.map(({ at }) => centre(at)));
  expect(converted.monsterPits[0]).toMatchObject({ monster: 'gloom' });
  expect(converted.shrines.map(({ at }) => pointOnTable(at))).toEqual(map.shrines.map(({ at }) => centre(at)));
  expect(pointOnTable(converted.effigies.lower.at)).toEqual(centre(map.effigies.lower.centre));
});

test('a map of one’s own is converted with its gates, zones, heights and cover [JV11-BASE-014]', () => {
  const [bare] = skirmishMaps;
  if (!bare) throw new Error('no map');
  const board = boardOf(bare.grid);
  const listed = (side: Side) => hexZone(bare, side).map(board.coordinateOf);
  const own = readMap({
    ...bare,
    terrain: [{ kind: 'wall', hexes: [[2, 6]], height: 2, cover: false }],
    gates: [
      { impassable: [3, 4], porting: [3, 5] },
      { impassable: [11, 6], porting: [11, 7] },
    ],
    shrines: [{ at: [7, 6], fate: 2, character: 'wellin' }],
    soulPits: [[6, 6]],
    deployment: { lower: listed('lower').slice(1), upper: listed('upper') },
  });
  const converted = convertMap(own);
  expect(converted.terrain).toMatchObject([{ kind: 'wall', height: 2, cover: false }]);
  expect(converted.gates?.map(({ impassable, porting }) => [impassable.length, porting.length])).toEqual([
    [6, 6],
    [6, 6],
  ]);
  expect(converted.shrines).toMatchObject([{ at: [6, 6], fate: 2, character: 'wellin' }]);
  // The hull of the listed hexes.
  const zone = polygonOnTable(converted.deployment?.lower ?? []);
  const { cornersOf } = latticeOf(board);
  for (const at of own.deployment?.lower ?? []) {
    for (const corner of cornersOf(board.cellAt(at)))
      expect(compareGap({ at: corner, radius: 0 }, zone, 0)).toBeLessThanOrEqual(0);
  }
  expect(readInchesMap(converted)).toEqual(converted);
});
