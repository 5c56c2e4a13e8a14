import { copyJson, sameJson } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../ground/hexes/board/board.js';
import { deploymentZone, sideOf } from '../../ground/hexes/board/zones.js';
import { contiguous } from '../../ground/hexes/terrain/feature.js';
import { terrainOf } from '../../ground/hexes/terrain/terrain.js';
import type { BattlefieldMap, Side } from '../../vocabulary/map.js';
import { battleMaps, readMap, skirmishMaps } from './index.js';

const maps: readonly BattlefieldMap[] = [...skirmishMaps, ...battleMaps];
const byId = (id: string): BattlefieldMap => {
  const map = maps.find(one => one.id === id);
  if (!map) throw new Error(`no map ${id}`);
  return map;
};

test('each mode has three maps', () => {
  expect(maps.map(({ id }) => id)).toEqual(['3v3-1', '3v3-2', '3v3-3', '5v5-1', '5v5-2', '5v5-3']);
  expect(maps.every(({ id, mode }) => id.startsWith(mode))).toBe(true);
});

describe.each(maps)('$id', map => {
  const board = boardOf(map.grid);
  const terrain = terrainOf(map);

  test('is a map by its own rules, and frozen', () => {
    expect(sameJson(readMap(copyJson(map), ['gloom', 'canuckmera']), map)).toBe(true);
    expect(Object.isFrozen(map) && Object.isFrozen(map.terrain[0]?.hexes)).toBe(true);
  });

  test('every feature is connected, as many as the book lists [JHX-SETUP-010, JHX-MAP-004]', () => {
    for (const { hexes } of map.terrain) expect(contiguous(board, hexes.map(board.cellAt))).toHaveLength(1);
    const count = (kind: string): number => terrain.features.filter(feature => feature.kind === kind).length;
    const kinds = ['impassable', 'wall', 'forest', 'smoke', 'treacherous', 'shrine', 'effigy'];
    const expected = map.mode === '3v3' ? [1, 1, 2, 1, 1] : [2, 1, 3, 2, 2];
    expect(kinds.map(count)).toEqual([...expected, map.shrines.length, 2]);
    for (const { kind, cells } of terrain.features) {
      if (kind === 'smoke') expect(cells).toHaveLength(7);
    }
  });

  test('the Effigies mirror each other and stand in their deployment zones [JHX-SETUP-007, JHX-DEPLOY-002]', () => {
    const cells = (side: Side): readonly number[] =>
      terrain.features.find(feature => feature.side === side)?.cells ?? [];
    const mirrored = cells('lower').map(cell => {
      const { q, r } = board.hexAt(cell);
      return board.cellOf({ q, r: -r - q });
    });
    expect(mirrored).toHaveLength(3);
    expect(mirrored).toEqual(cells('upper'));
    for (const side of ['lower', 'upper'] as const) {
      expect(deploymentZone(map, side)).toEqual(expect.arrayContaining([...cells(side)]));
    }
  });

  test('some Smoke is treacherous as well: both apply [JHX-MAP-014]', () => {
    const both = terrain.features.filter(({ kind }) => kind === 'treacherous').flatMap(({ cells }) => cells);
    expect(both).toHaveLength(map.mode === '3v3' ? 2 : 4);
    for (const cell of both) expect(terrain.featuresAt(cell).map(({ kind }) => kind)).toEqual(['smoke', 'treacherous']);
  });
});

describe('the maps’ own facts', () => {
  const pits = (id: string): readonly string[] =>
    byId(id).monsterPits.map(pit => `${pit.at.join()} ${'monster' in pit ? pit.monster : pit.tiers.join('/')}`);

  test('Soul Pits: two on 3v3 map 1 and 5v5 maps 2 and 3, one on the others [JHX-MAP-007, JHX-MAP-008, JHX-MAP-009]', () => {
    expect(maps.map(({ soulPits }) => soulPits.map(at => at.join()).join(' '))).toEqual([
      '3,5 9,6',
      '3,5',
      '9,6',
      '11,10',
      '5,7 17,9',
      '7,9 15,9',
    ]);
  });

  test('3v3 map 1: the list and not the introduction says where Gloom and the Shrine are [JHX-MAP-013]', () => {
    expect(pits('3v3-1')).toEqual(['5,6 gloom']);
    expect(byId('3v3-1').shrines).toEqual([{ at: [11, 5] }]);
  });

  test('Monster Pits of the other Skirmish maps; Gloom has one wherever it is, and so comes back [JHX-SETUP-012, JHX-MAP-010]', () => {
    expect(pits('3v3-2')).toEqual(['5,6 1/2/3', '11,5 gloom']);
    expect(pits('3v3-3')).toEqual(['5,6 1/2/3/4', '11,5 1/2/3']);
  });

  test('5v5 map 2 has no Shrine [JHX-MAP-011]', () => {
    expect(byId('5v5-2').shrines).toEqual([]);
  });

  test('5v5 map 2: a Monster Pit lies in the Smoke [JHX-MAP-012]', () => {
    const terrain = terrainOf(byId('5v5-2'));
    const pit = terrain.board.cellAt([6, 12]);
    expect(terrain.monsterPits).toContain(pit);
    expect(terrain.featuresAt(pit)).toMatchObject([{ kind: 'smoke' }]);
    expect(pits('5v5-2')).toEqual(['6,12 1/2/3', '16,5 1/2/3']);
  });

  test('5v5 map 3: Canuckmera and two Glooms have pits [JHX-MAP-015]', () => {
    expect(pits('5v5-3')).toEqual(['3,7 canuckmera', '11,8 gloom', '11,12 gloom']);
    expect(pits('5v5-1')).toEqual(['7,10 1/2/3', '15,8 1/2/3']);
  });

  test('Shrines lie where the maps give D3, or 1 and 2 Fate for them [JHX-SHRINE-008, JHX-MAP-004]', () => {
    const at = (map: BattlefieldMap): readonly string[] =>
      map.shrines.map(shrine => sideOf(map, boardOf(map.grid).cellAt(shrine.at)));
    expect(maps.map(at)).toEqual([['centre'], ['centre'], ['centre'], ['lower', 'upper'], [], ['centre', 'centre']]);
  });

  test('Shrines have their printed coordinates [JHX-SETUP-011]', () => {
    expect(maps.map(({ shrines }) => shrines.map(({ at }) => at.join()).join(' '))).toEqual([
      '11,5',
      '9,6',
      '3,5',
      '7,7 15,11',
      '',
      '11,10 19,7',
    ]);
  });
});
