import { offBoard } from '@rulewright/core/hex';
import { expect, test } from 'vitest';
import { parseBoard } from '../../../board/parse-board.js';
import { areWithin } from '../models/field.js';
import { entersArea } from './entering-area.js';

test('to enter an area is to come into it from outside; within it, or out of it, is not [JHX-MOVE-018]', () => {
  const { field, cell } = parseBoard(`
    4

    3

    2

    1
  `);
  const near = (at: number): boolean => at !== offBoard && areWithin(field.terrain.board, 1, [cell('1')], [at]);
  const enters = (from: string, to: string): boolean => entersArea(near, cell(from), cell(to));
  expect([enters('3', '2'), enters('4', '1')]).toEqual([true, true]);
  expect([enters('1', '2'), enters('2', '3'), enters('4', '3')]).toEqual([false, false, false]);
  expect(entersArea(near, offBoard, cell('2'))).toBe(true);
});
