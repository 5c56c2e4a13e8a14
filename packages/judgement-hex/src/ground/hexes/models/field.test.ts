import { expect, test } from 'vitest';
import { parseBoard } from '../../../board/parse-board.js';
import { areAdjacent, areWithin, distanceBetween } from './field.js';

test('within a number of hexes counts in any direction and around corners, the last hex included [JHX-DEF-002]', () => {
  const { field, cell } = parseBoard(`
          4
       .     5
    A     #     1
       .     .
          2
             3
  `);
  const { board } = field.terrain;
  const within = (hexes: number): string =>
    ['1', '2', '3', '4', '5'].filter(name => areWithin(board, hexes, [cell('A')], [cell(name)])).join('');
  expect([1, 2, 3, 4].map(within)).toEqual(['', '24', '2345', '12345']);
  expect(areWithin(board, 0, [cell('A')], [cell('A')])).toBe(true);
});

test('between models of several hexes the nearest hexes count [JHX-ATTACK-011, JHX-DEF-002]', () => {
  const { field, piece } = parseBoard(`
       .     A
    @     .
       @     .
    @     .
       .     .
          b
  `);
  const { board } = field.terrain;
  const far = (id: string): number => distanceBetween(board, piece('effigy-lower').cells, piece(id).cells);
  expect([far('A'), far('b')]).toEqual([2, 2]);
  expect(areAdjacent(board, piece('effigy-lower').cells, piece('b').cells)).toBe(false);
});
