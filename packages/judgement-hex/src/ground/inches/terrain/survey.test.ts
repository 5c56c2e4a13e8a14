import { describe, expect, test } from 'vitest';
import { drawnNumbers, drawnTable } from '../../../v11/testing/drawn-table.js';
import { placeAt } from '../measure/place.js';
import { featuresAt, piecesAt } from '../models/table.js';
import { gradeOf } from './feature.js';
import { inchesTerrainOf } from './survey.js';
import { hexagonAt, templateRefusal, withTemplates } from './template.js';

const idsAt = (table: ReturnType<typeof drawnTable>, letter: string): readonly string[] =>
  featuresAt(table.table.terrain, table.model(letter)).map(({ id }) => id);

describe('the features of a table', () => {
  test('pieces of a kind that touch are one feature, others are features of their own', () => {
    const { table } = drawnTable(`
      ^ ^ . # . ! ! :
      . ^ . # . ! . :
      . . . . . . . .
      # # . ^ . . ~ .
    `);
    expect(table.terrain.features.map(({ id, parts }) => [id, parts.length])).toEqual([
      ['forest-1', 2],
      ['forest-2', 1],
      ['impassable-1', 1],
      ['impassable-2', 1],
      ['treacherous-1', 2],
      ['rough-1', 1],
      ['smoke-1', 1],
    ]);
    expect(table.terrain.penalties).toEqual([0, 1, 2]);
  });

  test('Shrines and Effigies are round, 50 mm across, and the rest of a map is read in inches [JV11-BASE-004]', () => {
    const map = {
      table: { width: 24, height: 20 },
      terrain: [],
      shrines: [{ at: [12, 10] }],
      effigies: { lower: { at: [12, 1] } },
      soulPits: [[6, 10]],
      monsterPits: [{ at: [18, 10.5], tiers: [1] }],
    } as const;
    const terrain = inchesTerrainOf(map, drawnNumbers);
    expect(terrain.features.map(({ id, side, parts }) => [id, side, parts[0]?.outline])).toEqual([
      ['shrine-1', undefined, { at: { x: 12 * 2540, y: 10 * 2540 }, radius: 2500 }],
      ['effigy-lower', 'lower', { at: { x: 12 * 2540, y: 2540 }, radius: 2500 }],
    ]);
    expect(terrain.soulPits).toEqual([placeAt({ x: 6 * 2540, y: 25_400 })]);
    expect(terrain.monsterPits).toEqual([placeAt({ x: 18 * 2540, y: 26_670 })]);
    expect(inchesTerrainOf(map, drawnNumbers)).toBe(terrain);
    const larger = inchesTerrainOf(map, drawnNumbers, { shrine: 60, effigy: 50 });
    expect(larger.features[0]?.parts[0]?.outline).toMatchObject({ radius: 3000 });
  });

  test('impassable terrain, walls, Shrines and Effigies give hard cover, Forests soft cover, the rest none [JV11-COV-004, JV11-COV-005]', () => {
    const { table } = drawnTable('^ . ~ . : . ! . | . #', {
      map: { shrines: [{ at: [2, 0.5] }], effigies: { upper: { at: [9, 0.5] } } },
    });
    expect(Object.fromEntries(table.terrain.features.map(one => [one.kind, gradeOf(one)]))).toEqual({
      forest: 'soft',
      smoke: undefined,
      rough: undefined,
      treacherous: undefined,
      wall: 'hard',
      impassable: 'hard',
      shrine: 'hard',
      effigy: 'hard',
    });
    const bare = drawnTable('| . |', { terrain: { '|': { cover: false } } });
    expect(bare.table.terrain.features.map(gradeOf)).toEqual([undefined, undefined]);
  });

  test('features larger than one hex with a height can block sight, an Effigy too, but no Shrine or gate [JV11-BASE-012]', () => {
    const hex = (x: number, y: number): [number, number][] =>
      hexagonAt(placeAt({ x: x * 2540, y: y * 2540 })).corners.map(corner => [corner.x / 2540, corner.y / 2540]);
    const map = {
      table: { width: 20, height: 10 },
      terrain: [
        { kind: 'impassable', outlines: [hex(2, 2)] },
        { kind: 'impassable', outlines: [hex(2, 5), hex(2, 6)] },
        { kind: 'rough', outlines: [hex(5, 5), hex(5, 6)] },
      ],
      gates: [{ impassable: hex(10, 2), porting: hex(10, 3) }],
      shrines: [{ at: [12, 8] }],
      effigies: { lower: { at: [15, 2] } },
    } as const;
    const { features, blockers } = inchesTerrainOf(map, drawnNumbers);
    expect(features.map(({ id }) => id)).toEqual([
      'impassable-1',
      'impassable-2',
      'rough-1',
      'gate-1',
      'shrine-1',
      'effigy-lower',
    ]);
    expect(blockers.map(({ id }) => id)).toEqual(['impassable-2', 'effigy-lower']);
  });
});

describe('within a feature', () => {
  const beside = (gap: number) => drawnTable('A . ! !', { at: { A: [2 * 2540 - 1500 - gap, 1270] } });

  test('is a base that touches or overlaps it [JV11-TERR-001]', () => {
    expect([-1, 0, 1].map(gap => idsAt(beside(gap), 'A'))).toEqual([['treacherous-1'], ['treacherous-1'], []]);
  });

  test('is a base that just reaches the corner of a feature [JV11-TERR-001]', () => {
    // The corner of the rough ground is 9 mm and 12 mm away from the centre, and so 15 mm.
    const corner = (mm: number) =>
      idsAt(drawnTable('A . :\n. . .', { models: { A: { mm } }, at: { A: [5080 - 900, 2540 - 1200] } }), 'A');
    expect([corner(30), corner(29.98)]).toEqual([['rough-1'], []]);
  });
});

describe('models at a place', () => {
  test('are those whose bases overlap it, not those that touch it [JV11-BASE-008]', () => {
    const { table, model } = drawnTable('A . . .\nb . . .', {
      at: { A: [2540, 2540], b: [2540, 5540] },
    });
    expect(piecesAt(table, model('A')).map(({ id }) => id)).toEqual(['A']);
    expect(piecesAt(table, { cells: [placeAt({ x: 2540, y: 4041 })] }).map(({ id }) => id)).toEqual(['b']);
    expect(piecesAt(table, { cells: [placeAt({ x: 2540, y: 4040 })] })).toEqual([]);
  });
});

describe('a Terrain Template', () => {
  const at = (x: number, y: number) => placeAt({ x, y });
  const on = (text: string, cells: readonly number[]) =>
    templateRefusal(drawnTable(text).table.terrain, { id: 't', kind: 'smoke', cells });

  test('is a hexagon one inch wide around each place, and a feature of its own [JV11-BASE-014]', () => {
    expect(hexagonAt(at(2540, 2540)).corners.map(({ y }) => y)).toEqual([2540, 3810, 3810, 2540, 1270, 1270]);
    const { table } = drawnTable('. . . .\n. . . .');
    const templates = [
      { id: 'one', kind: 'forest', cells: [at(2540, 1270)] },
      { id: 'two', kind: 'forest', cells: [at(2540, 3810)] },
    ] as const;
    const { features, blockers } = withTemplates(table.terrain, templates);
    expect(features.map(({ id, template }) => [id, template])).toEqual([['one', true], ['two', true]]); // biome-ignore format: a pair each
    expect(blockers).toBe(table.terrain.blockers);
    expect(withTemplates(table.terrain, templates)).toBe(withTemplates(table.terrain, templates));
    const both = [{ id: 'both', kind: 'forest', cells: [at(2540, 1270), at(2540, 3810)] }] as const;
    expect(withTemplates(table.terrain, both).blockers.map(({ id }) => id)).toEqual(['both']);
  });

  test('lies on the table and on no other feature; it may touch one', () => {
    const free = '. . . .\n. . . .\n. . . .';
    expect(on(free, [at(1466, 1270)])).toBeUndefined();
    expect(on(free, [at(1465, 1270)])?.code).toBe('off-the-board');
    expect(on(free, [-1])?.code).toBe('off-the-board');
    const taken = '. . . .\n! ! ! !\n. . . .';
    expect(on(taken, [at(2540, 1270)])).toBeUndefined();
    expect(on(taken, [at(2540, 1271)])).toEqual({
      code: 'on-other-terrain',
      rule: 'JHX-TERRAIN-003',
      detail: { cell: at(2540, 1271), feature: 'treacherous-1' },
    });
  });
});
