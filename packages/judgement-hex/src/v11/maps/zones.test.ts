import { completelyWithin, overlaps } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { roomToDeploy } from '../../ground/inches/deployment/room-to-deploy.js';
import { solidsOf } from '../../ground/inches/deployment/solids.js';
import { deploymentZone } from '../../ground/inches/deployment/zones.js';
import { pointOnTable } from '../../ground/inches/measure/on-table.js';
import { placeAt } from '../../ground/inches/measure/place.js';
import { standardBases } from '../../vocabulary/bases.js';
import { pointAt } from '../../vocabulary/place.js';
import { v11Numbers } from '../numbers/numbers.js';
import { groundOf } from '../testing/ground-of.js';
import { causeway, convertedMaps } from './index.js';

const bySheet = { numbers: v11Numbers, bases: standardBases };
const UNIT = 1 / 2540;
const INCH = 2540;
const [skirmish, , , battle] = convertedMaps;
if (!skirmish || !battle) throw new Error('no map');

test('default zones begin 3" and 6" from the centre line, over the width of the table [JHX-DEPLOY-002, JV11-BASE-009]', () => {
  const ends = (map: typeof skirmish, side: 'lower' | 'upper') =>
    deploymentZone(map, side, v11Numbers).corners.map(({ x, y }) => [x / INCH, y / INCH]);
  expect(ends(skirmish, 'lower')).toEqual([
    [0, 0],
    [12, 0],
    [12, 3],
    [0, 3],
  ]);
  expect(ends(skirmish, 'upper')[0]).toEqual([0, 9]);
  expect(ends(battle, 'lower')[2]).toEqual([19, 4]);
  expect(ends(battle, 'upper')[0]).toEqual([0, 16]);
});

test('a table that is too low for default zones, as drawn tables are, has strips in which no base stands [JHX-DEPLOY-002]', () => {
  for (const height of [2, 5, 6]) {
    const low = { ...skirmish, table: { width: 12, height }, terrain: [] };
    const ground = groundOf(low);
    for (const side of ['lower', 'upper'] as const) {
      const edge = {
        cells: [placeAt({ x: 6 * INCH, y: side === 'lower' ? 1500 : height * INCH - 1500 })],
        radius: 1500,
      };
      expect(ground.isInZone(side, edge)).toBe(false);
      expect(ground.sideOf(edge)).toBe(side);
    }
  }
});

test('a map may list its zones [JHX-DEPLOY-002]', () => {
  expect(deploymentZone(causeway, 'lower', v11Numbers).corners[2]).toEqual({ x: 24 * INCH, y: 4 * INCH });
  expect(deploymentZone(causeway, 'upper', v11Numbers).corners.map(({ y }) => y / INCH)).toEqual([24, 24, 20, 20]);
});

test('a Shrine is on the centre line if both zones are as far, else on the side of the nearer one [JHX-SHRINE-008, JV11-BASE-006]', () => {
  const ground = groundOf(skirmish);
  const side = (y: number) => ground.sideOf(pointAt(placeAt(pointOnTable([1, y]))));
  expect([side(5), side(6), side(7)]).toEqual(['lower', 'centre', 'upper']);
  // Up to a thousandth of an inch the distances are equal: one unit nearer to the one zone is one unit farther from the other.
  expect([6 - 2 * UNIT, 6 - UNIT, 6 + UNIT, 6 + 2 * UNIT].map(side)).toEqual(['lower', 'centre', 'centre', 'upper']);
});

test.each([causeway, ...convertedMaps])('room in the zones of $id is free, side by side [JHX-DEPLOY-003]', map => {
  const radius = 1500;
  for (const side of ['lower', 'upper'] as const) {
    const places = roomToDeploy(map, side, bySheet, Array<number>(40).fill(radius)).map(at => ({ at, radius }));
    expect(places.length).toBeGreaterThan(9);
    for (const [i, base] of places.entries()) {
      expect(completelyWithin(base, deploymentZone(map, side, v11Numbers), 0)).toBe(true);
      expect(solidsOf(map, bySheet).some(solid => overlaps(solid, base))).toBe(false);
      for (const other of places.slice(0, i)) expect(overlaps(base, other)).toBe(false);
    }
  }
});

test('the arena has every kind of terrain, and each half is the other one turned round', () => {
  const kinds = new Set(causeway.terrain.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['forest', 'impassable', 'rough', 'smoke', 'treacherous', 'wall']);
  const all = new Set(
    causeway.terrain.flatMap(({ kind, outlines }) =>
      outlines.flat().map(at => `${kind} ${JSON.stringify(pointOnTable(at))}`),
    ),
  );
  const turned = causeway.terrain.flatMap(({ kind, outlines }) =>
    outlines.flat().map(([x, y]) => `${kind} ${JSON.stringify(pointOnTable([24 - x, 24 - y]))}`),
  );
  expect(turned.every(corner => all.has(corner))).toBe(true);
  expect([causeway.gates?.length, causeway.shrines.length, causeway.soulPits.length]).toEqual([2, 2, 2]);
  const ground = groundOf(causeway);
  expect(ground.shrines.map(shrine => ground.sideOf(shrine))).toEqual(['centre', 'centre']);
});
