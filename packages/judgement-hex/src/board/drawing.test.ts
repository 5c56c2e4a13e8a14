import { describe, expect, test } from 'vitest';
import { battleMaps, skirmishMaps } from '../content/maps/index.js';
import { gridOfMode } from '../ground/hexes/board/grid.js';
import { terrainOf } from '../ground/hexes/terrain/terrain.js';
import { draw } from './draw.js';
import { parseBoard } from './parse-board.js';

describe('a drawing', () => {
  test.each([...skirmishMaps, ...battleMaps])('of $id is read as the same board', map => {
    const terrain = terrainOf(map);
    const text = draw(terrain);
    const drawn = parseBoard(text);
    expect(drawn.terrain.board.grid).toEqual(gridOfMode[map.mode]);
    const plain = (features: typeof terrain.features): unknown =>
      features.map(({ kind, side, cells, height, cover }) => ({
        kind,
        side,
        height,
        cover,
        cells: [...cells].sort((a, b) => a - b),
      }));
    const all = (features: typeof terrain.features): unknown => expect.arrayContaining(plain(features) as unknown[]);
    expect(plain(drawn.terrain.features)).toEqual(all(terrain.features));
    expect(drawn.terrain.features).toHaveLength(terrain.features.length);
    const sorted = (cells: readonly number[]): readonly number[] => [...cells].sort((a, b) => a - b);
    expect(sorted(drawn.terrain.soulPits)).toEqual(sorted(terrain.soulPits));
    expect(sorted(drawn.terrain.monsterPits)).toEqual(sorted(terrain.monsterPits));
    expect(draw(drawn.terrain)).toBe(text);
    expect(drawn.field.pieces.map(({ id, player }) => `${id} ${player}`)).toEqual([
      'effigy-lower p1',
      'effigy-upper p2',
    ]);
  });

  test('with everything that can be drawn comes back sign by sign', () => {
    const text = `\
   %     %
.     %     ~!?
   ^A    '~    :
=     *     +b
   #     $     <
!     .     >c
   '^B   @     .
      @     @`;
    const { terrain, field } = parseBoard(text);
    expect(draw(terrain, field.pieces)).toBe(text);
    expect(field.pieces.map(({ id }) => id)).toEqual(['effigy-lower', 'effigy-upper', 'A', 'soul-1', 'b', 'c', 'B']);
    expect(terrain.features.filter(({ template }) => template).map(({ kind }) => kind)).toEqual(['forest', 'smoke']);
  });

  test('models without a letter get one: capitals for the first player, small ones for all others', () => {
    const { terrain, piece } = parseBoard('A     b\n   .');
    const long = [
      { ...piece('A'), id: 'skoll' },
      { ...piece('b'), id: 'gloom', player: null },
      {
        ...piece('A'),
        id: 'A',
        cells: terrain.board.hexes.map((_, cell) => cell).filter(cell => terrain.board.coordinateOf(cell)[0] === 2),
      },
    ];
    expect(draw(terrain, long)).toBe('B     a\n   A');
  });

  test('tells the player of each model: capitals for the lower edge, small letters for the upper', () => {
    const drawn = parseBoard('A     b\n   1', {
      players: ['ann', 'bob'],
      pieces: { b: { height: 1, traits: ['small'] } },
    });
    expect(drawn.piece('A')).toEqual({
      id: 'A',
      kind: 'hero',
      player: 'ann',
      cells: [drawn.cell('A')],
      height: 2,
      meleeReach: 1,
      traits: [],
    });
    expect(drawn.piece('b')).toMatchObject({ player: 'bob', height: 1, traits: ['small'] });
    expect(drawn.terrain.board.distance(drawn.cell('1'), drawn.cell('b'))).toBe(1);
  });

  test.each([
    ['nothing', '   \n  '],
    ['a hex between two columns', 'A\n  b'],
    ['a hex at half a height', 'A\nb'],
    ['a gap in a column', 'A\n   .\n.\n\n\n   .'],
    ['a column left out', 'A     b'],
    ['an unknown sign', '&'],
    ['a template of nothing', "'A"],
    ['a template sign alone', "'"],
    ['the same model twice', 'A\n   .\nA'],
    ['half a gate', '<'],
    ['a gate that is apart', '<\n\n.\n\n>'],
    ['an Effigy that is apart', '@\n\n.\n\n@'],
  ])('%s is refused', (_what, text) => {
    expect(() => parseBoard(text)).toThrow(RangeError);
  });

  test('the table of a drawing holds nothing that was not drawn', () => {
    const { piece, cell } = parseBoard('A\n\n1');
    expect(() => piece('b')).toThrow(RangeError);
    expect(() => cell('2')).toThrow(RangeError);
    expect(() => parseBoard('A', { pieces: { b: { height: 1 } } })).toThrow(RangeError);
  });
});
