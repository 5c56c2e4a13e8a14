import { describe, expect, test } from 'vitest';
import { battleMaps, skirmishMaps } from '../content/maps/index.js';
import { gridOfMode } from '../ground/board/grid.js';
import { groundOf } from '../ground/terrain/ground.js';
import { draw } from './draw.js';
import { parseBoard } from './parse-board.js';

describe('a drawing', () => {
  test.each([...skirmishMaps, ...battleMaps])('of $id is read as the same board', map => {
    const ground = groundOf(map);
    const text = draw(ground);
    const drawn = parseBoard(text);
    expect(drawn.ground.board.grid).toEqual(gridOfMode[map.mode]);
    const plain = (features: typeof ground.features): unknown =>
      features.map(({ kind, side, cells, height, cover }) => ({
        kind,
        side,
        height,
        cover,
        cells: [...cells].sort((a, b) => a - b),
      }));
    const all = (features: typeof ground.features): unknown => expect.arrayContaining(plain(features) as unknown[]);
    expect(plain(drawn.ground.features)).toEqual(all(ground.features));
    expect(drawn.ground.features).toHaveLength(ground.features.length);
    const sorted = (cells: readonly number[]): readonly number[] => [...cells].sort((a, b) => a - b);
    expect(sorted(drawn.ground.soulPits)).toEqual(sorted(ground.soulPits));
    expect(sorted(drawn.ground.monsterPits)).toEqual(sorted(ground.monsterPits));
    expect(draw(drawn.ground)).toBe(text);
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
    const { ground, field } = parseBoard(text);
    expect(draw(ground, field.pieces)).toBe(text);
    expect(field.pieces.map(({ id }) => id)).toEqual(['effigy-lower', 'effigy-upper', 'A', 'soul-1', 'b', 'c', 'B']);
    expect(ground.features.filter(({ template }) => template).map(({ kind }) => kind)).toEqual(['forest', 'smoke']);
  });

  test('models without a letter get one: capitals for the first player, small ones for all others', () => {
    const { ground, piece } = parseBoard('A     b\n   .');
    const long = [
      { ...piece('A'), id: 'skoll' },
      { ...piece('b'), id: 'gloom', player: null },
      {
        ...piece('A'),
        id: 'A',
        cells: ground.board.hexes.map((_, cell) => cell).filter(cell => ground.board.coordinateOf(cell)[0] === 2),
      },
    ];
    expect(draw(ground, long)).toBe('B     a\n   A');
  });

  test('tells who is whose: capitals of the lower edge, small letters of the upper', () => {
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
    expect(drawn.ground.board.distance(drawn.cell('1'), drawn.cell('b'))).toBe(1);
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

  test('nothing is there that was not drawn', () => {
    const { piece, cell } = parseBoard('A\n\n1');
    expect(() => piece('b')).toThrow(RangeError);
    expect(() => cell('2')).toThrow(RangeError);
    expect(() => parseBoard('A', { pieces: { b: { height: 1 } } })).toThrow(RangeError);
  });
});
