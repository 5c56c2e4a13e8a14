import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../../board/parse-board.js';
import { skirmishMaps } from '../../../content/maps/index.js';
import { hexNumbers } from '../../../rulebook/hex-numbers.js';
import { battlefield, isOccupied } from '../models/field.js';
import { gateExits } from '../movement/gates.js';
import { templateRefusal } from './template.js';
import { terrainOf, withTemplates } from './terrain.js';

const features = (text: string): readonly string[] =>
  parseBoard(text).terrain.features.map(({ id, cells }) => `${id}: ${cells.length}`);

describe('features', () => {
  test('neighbouring pieces of a kind are one, of different kinds are not [JHX-TERRAIN-001]', () => {
    expect(
      features(`
         ^     ~
      .     ^     ~
         .     ^
      ^     ~     .
    `),
    ).toEqual(['forest-1: 3', 'forest-2: 1', 'smoke-1: 2', 'smoke-2: 1']);
  });

  test('are the same in whatever order a map lists them [JHX-TERRAIN-001]', () => {
    const { map } = parseBoard('.\n\n.\n\n.').terrain;
    const pieces = [
      [1, 1],
      [1, 3],
      [1, 2],
    ] as const;
    const terrain = pieces.map(hex => ({ kind: 'forest', hexes: [hex] }) as const);
    expect(terrainOf({ ...map, terrain }).features).toMatchObject([{ id: 'forest-1', height: 4 }]);
  });

  test('all keywords of a hex apply [JHX-TERRAIN-032, JHX-MAP-014]', () => {
    const { terrain, cell } = parseBoard('~!1');
    expect(terrain.featuresAt(cell('1')).map(({ kind }) => kind)).toEqual(['smoke', 'treacherous']);
  });

  test('have the heights of their kinds, as Effigies and Shrines do [JHX-DEF-009, JHX-TERRAIN-026, JHX-TERRAIN-033, JHX-EFFIGY-005, JHX-SHRINE-002]', () => {
    const { forest, smoke, rough, treacherous, wall, impassable, shrine, effigy } = hexNumbers.terrain;
    expect([forest, smoke, effigy, impassable].map(({ value }) => value.height)).toEqual([4, 4, 4, 4]);
    expect([shrine, wall, rough, treacherous].map(({ value }) => value.height)).toEqual([2, 1, 0, 0]);
    const heights = Object.entries(hexNumbers.heights).map(([name, { value }]) => [name, value]);
    expect(Object.fromEntries(heights)).toEqual({ hero: 2, small: 1, knockedDown: 1, effigy: 4, soul: 1 });
  });

  test('the same map is surveyed once, with each footprint [JHX-SETUP-007]', () => {
    const [map] = skirmishMaps;
    if (!map) throw new Error('no map');
    expect(terrainOf(map)).toBe(terrainOf(map));
    const forward = terrainOf(map, 'towards-middle');
    const cells = (terrain: typeof forward): readonly string[] =>
      terrain.features
        .filter(({ side }) => side === 'lower')
        .flatMap(feature => feature.cells.map(cell => terrain.board.coordinateOf(cell).join()));
    expect(cells(terrainOf(map))).toEqual(['6,2', '7,2', '8,2']);
    expect(cells(forward)).toEqual(['6,3', '7,2', '8,3']);
  });

  test('a layout with parts off the board is refused', () => {
    const { map } = parseBoard('.\n\n.').terrain;
    expect(() => terrainOf({ ...map, soulPits: [[1, 3]] })).toThrow(RangeError);
    const centre = [1, 1] as const;
    expect(() => terrainOf({ ...map, effigies: { lower: { centre } } })).toThrow(RangeError);
  });
});

describe('templates', () => {
  const { terrain, field, cell } = parseBoard(`
       ^     1
    .     2     $
       3     +
    4     A     .
  `);
  const template = (...cells: number[]) => ({ id: 'cloud', kind: 'smoke', cells }) as const;

  test('do not merge with neighbouring terrain of their kind, nor with one another [JHX-TERRAIN-002]', () => {
    const list = [
      { id: 'a', kind: 'forest', cells: [cell('2')] },
      { id: 'b', kind: 'forest', cells: [cell('3')] },
    ] as const;
    const made = withTemplates(terrain, list);
    expect(made.features.map(({ id, cells }) => [id, cells.length])).toEqual([
      ['forest-1', 1],
      ['shrine-1', 1],
      ['a', 1],
      ['b', 1],
    ]);
    expect(withTemplates(terrain, list)).toBe(made);
    expect(withTemplates(terrain, [])).toBe(terrain);
    expect(made.featuresAt(cell('2'))).toMatchObject([{ id: 'a', template: true }]);
    expect(terrain.featuresAt(cell('2'))).toEqual([]);
  });

  test('never lie on other terrain, templates included; pits and models do not matter [JHX-TERRAIN-003]', () => {
    const at = (...names: string[]): unknown => templateRefusal(terrain, template(...names.map(cell)));
    const forest = terrain.features[0]?.cells[0] ?? -1;
    const shrine = terrain.features[1]?.cells[0] ?? -1;
    expect([at('1'), at('1', '2'), at('A')]).toEqual([undefined, undefined, undefined]);
    expect(templateRefusal(terrain, template(terrain.soulPits[0] ?? -1))).toBeUndefined();
    expect(templateRefusal(terrain, template(cell('1'), forest))).toEqual({
      code: 'on-other-terrain',
      rule: 'JHX-TERRAIN-003',
      detail: { cell: forest, feature: 'forest-1' },
    });
    expect(templateRefusal(terrain, template(shrine))).toMatchObject({ code: 'on-other-terrain' });
    const first = withTemplates(terrain, [template(cell('1'))]);
    expect(templateRefusal(first, { ...template(cell('1')), id: 'second' })).toMatchObject({ rule: 'JHX-TERRAIN-003' });
    expect(templateRefusal(terrain, template(-1))).toMatchObject({ code: 'off-the-board' });
    expect(field.pieces).toHaveLength(1);
  });
});

test('occupied: Shrines, Effigies, impassable terrain, Souls and models; nothing else [JHX-DEF-005, JHX-SOUL-004, JHX-SETUP-012]', () => {
  const occupied = (sign: string): boolean => {
    const { field } = parseBoard(sign);
    return isOccupied(field, 0);
  };
  for (const sign of ['$', '@', '%', '#', '*', 'A', 'b', '^A']) expect([sign, occupied(sign)]).toEqual([sign, true]);
  for (const sign of ['.', '^', '~', ':', '!', '+', '?', '=', '~?'])
    expect([sign, occupied(sign)]).toEqual([sign, false]);
});

describe('Teleportation Gates', () => {
  const table = (where: string): ReturnType<typeof parseBoard> =>
    parseBoard(
      `
       >1    <     .
    <     .     >2
       .     >3    A
    .     <     .
  `.replace(where, where.replace(/\d/, 'B')),
    );
  const exits = (drawn: ReturnType<typeof parseBoard>, from: string): readonly string[] => {
    const { field, cell, piece } = drawn;
    const found = gateExits(field, { ...piece('A'), cells: [cell(from)] });
    return field.terrain.gates
      .filter(({ porting }) => found.includes(porting))
      .map(({ porting }) => field.terrain.board.coordinateOf(porting).join());
  };

  test('have a solid hex and a porting hex that can be stood on [JHX-TERRAIN-023]', () => {
    const { terrain, cell, field } = table('');
    expect(terrain.gates).toHaveLength(3);
    expect(terrain.gates.every(({ impassable }) => isOccupied(field, impassable))).toBe(true);
    expect(isOccupied(field, cell('1'))).toBe(false);
  });

  test('lead from a porting hex to the free ones of other gates [JHX-TERRAIN-024]', () => {
    expect(exits(table(''), '1')).toEqual(['5,2', '4,1']);
    expect(exits(table('>2'), '1')).toEqual(['4,1']);
    expect(exits(table(''), 'A')).toEqual([]);
  });

  test('with no other free porting hex one leads nowhere [JHX-TERRAIN-024]', () => {
    const { field, piece, cell } = parseBoard('<     <\n   >A    >b\n');
    expect(gateExits(field, piece('A'))).toEqual([]);
    expect(gateExits(battlefield(field.terrain, [piece('A')]), piece('A'))).toEqual([cell('b')]);
  });
});
