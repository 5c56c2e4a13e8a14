import type { Direction } from '@rulewright/core/hex';
import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../../board/parse-board.js';
import { placeAlong, pushAlong, pushRoutes, straightLine } from './directed.js';
import { freeCellsBeside, landingRefusal } from './landing.js';

const up: Direction = 5;
const down: Direction = 2;

/** The number of hexes that A is pushed up a column drawn from the lowest hex. */
const pushed = (hexes: number, ...signs: string[]): number => {
  const { field, piece } = parseBoard(signs.reverse().join('\n\n'));
  return pushAlong(field, piece('A'), up, hexes).length;
};

describe('Push', () => {
  test('goes straight from hex to hex [JHX-MAN-012]', () => {
    const { field, piece, cell } = parseBoard(`
      2
         .
      1
         3
      A
    `);
    expect(pushAlong(field, piece('A'), up, 2)).toEqual([cell('1'), cell('2')]);
    expect(pushAlong(field, piece('A'), up, 1)).toEqual([cell('1')]);
    expect(pushAlong(field, piece('A'), 0, 2)).toEqual([cell('3')]);
    expect(pushAlong(field, piece('A'), down, 2)).toEqual([]);
  });

  test('ends before the first hex that is occupied, impassable or a wall [JHX-MAN-014, JHX-MOVE-015]', () => {
    for (const sign of ['b', 'B', '*', '#', '$', '=', '@', '%']) {
      expect([sign, pushed(3, 'A', '.', sign, '.')]).toEqual([sign, 1]);
    }
    expect(pushed(3, 'A', '.', '.', 'b')).toBe(2);
  });

  test('does not mind what slows a model down [JHX-MAN-015]', () => {
    expect(pushed(3, 'A', '^', '!', ':')).toBe(3);
  });
});

describe('towards and away', () => {
  const routes = (text: string, bearing: 'towards' | 'away', hexes: number): readonly string[] => {
    const { field, piece, cell } = parseBoard(text);
    const digits = [...'12345'].filter(digit => text.includes(digit));
    return pushRoutes(field, piece('A'), bearing, piece('b').cells, hexes).map(({ cells }) =>
      cells.map(at => digits.find(digit => cell(digit) === at) ?? '?').join(''),
    );
  };

  test('a Push takes each straight line that leads nearer with every hex; the active player chooses [JHX-MOVE-015, JHX-MOVE-011]', () => {
    // From 3 the second hex downwards is no nearer.
    const table = `
         .     .
      .     2     b
         1     .
      A     .     .
         3     .
      .     .     .
    `;
    expect(routes(table, 'towards', 2)).toEqual(['12', '3']);
    expect(routes(table, 'towards', 1)).toEqual(['1', '3']);
    expect(routes(table.replace('1', 'C').replace('2', '.'), 'towards', 2)).toEqual(['', '3']);
  });

  test('a Push away goes on as long as it leads farther and nothing stands there [JHX-MOVE-011, JHX-MOVE-015]', () => {
    const table = `
      b

      A
         1
      3
         2
      4
    `;
    expect(routes(table, 'away', 9)).toEqual(['1', '34']);
    expect(routes(table.replace('4', '#'), 'away', 9)).toEqual(['1', '3']);
  });

  test('a Place follows the straight line, no farther than the goal or than stated [JHX-MOVE-014]', () => {
    const { field, cell } = parseBoard(['4', '3', '2', '1', '0'].join('\n\n'));
    const { board } = field.terrain;
    const line = (from: string, bearing: 'towards' | 'away', goal: string, hexes: number): readonly number[] =>
      straightLine(board, cell(from), bearing, cell(goal), hexes);
    const cells = (digits: string): readonly number[] => [...digits].map(cell);
    expect(line('0', 'towards', '4', 2)).toEqual(cells('12'));
    expect(line('0', 'towards', '2', 9)).toEqual(cells('12'));
    expect(line('2', 'away', '1', 1)).toEqual(cells('3'));
    expect(line('2', 'away', '1', 9)).toEqual(cells('34'));
    expect(line('2', 'away', '2', 9)).toEqual([]);
  });

  test('an occupied end falls back to the first free hex towards the start, or the model stays [JHX-MOVE-014, JHX-MOVE-012]', () => {
    const landed = (...signs: string[]): number | undefined => {
      const { field, piece } = parseBoard(signs.reverse().join('\n\n'));
      const { board } = field.terrain;
      const [start] = piece('A').cells;
      const line = straightLine(board, start ?? -1, 'towards', board.cellAt([1, signs.length]), 9);
      const end = placeAlong(field, piece('A'), line);
      return end === undefined ? undefined : board.coordinateOf(end)[1];
    };
    expect(landed('A', '#', 'b', '.')).toBe(4);
    expect(landed('A', '.', '.', 'b')).toBe(3);
    expect(landed('A', '.', '=', 'b')).toBe(2);
    expect(landed('A', '#', 'b')).toBeUndefined();
  });
});

test('where a model can be put next to an Effigy, recalled or resurrected: free hexes next to any of its own [JHX-ACTION-010, JHX-DEF-007, JHX-EFFIGY-026]', () => {
  const { field, piece } = parseBoard(`
       A     .
    b     @     .
       @     @
    .     =     .
       .     .
    .     .     .
  `);
  const cells = freeCellsBeside(field, piece('A'), piece('effigy-lower').cells);
  const places = cells.map(cell => field.terrain.board.coordinateOf(cell).join());
  expect(places).toEqual(['1,2', '2,1', '2,3', '4,1', '4,3', '5,2', '5,3']);
});

test('nothing moves an Effigy [JHX-SETUP-006, JHX-MAN-020]', () => {
  const { field, piece, cell } = parseBoard(`
       1     .
    .     .     .
       @     .
    @     @     .
       .     A
  `);
  const effigy = piece('effigy-lower');
  expect(pushAlong(field, effigy, up, 3)).toEqual([]);
  expect(landingRefusal(field, effigy, cell('1'), 'place')).toEqual({ code: 'immovable', rule: 'JHX-SETUP-006' });
  expect(pushRoutes(field, effigy, 'away', piece('A').cells, 3).flatMap(({ cells }) => cells)).toEqual([]);
  expect(placeAlong(field, effigy, [cell('1')])).toBeUndefined();
  expect(placeAlong(field, piece('A'), [cell('1')])).toBe(cell('1'));
});
