import { describe, expect, test } from 'vitest';
import { type DrawnBoard, parseBoard, type Unsaid } from '../../../board/parse-board.js';
import type { Routing } from '../../../vocabulary/battlefield.js';
import { stepsAway, stepsTowards } from './route.js';

const steps = (
  { field, piece, cell }: DrawnBoard,
  goal: string,
  options: Partial<Routing> = {},
  towards = true,
): string => {
  const routing: Routing = { mover: piece('A'), motion: 'advance', aroundOccupied: true, ...options };
  const found = (towards ? stepsTowards : stepsAway)(field, routing, [cell(goal)]);
  return [...'123456789']
    .filter(name => {
      try {
        return found.includes(cell(name));
      } catch {
        return false;
      }
    })
    .join('');
};
const drawn = (text: string, pieces: Unsaid['pieces'] = {}): DrawnBoard => parseBoard(text, { pieces });

describe('towards', () => {
  test('the active player chooses among all steps of shortest routes [JHX-MOVE-009]', () => {
    const table = `
         1
      A     b
         2
    `;
    expect(steps(drawn(table), 'b')).toBe('12');
    expect(steps(drawn(table.replace('1', 'C')), 'b')).toBe('2');
    for (const sign of ['*', '=']) {
      const { field, piece, cell } = drawn(table.replace('1', sign));
      const routing: Routing = { mover: piece('A'), motion: 'advance', aroundOccupied: true };
      expect(stepsTowards(field, routing, piece('b').cells)).toEqual([cell('2')]);
    }
  });

  test('a route leads around a Soul too, though a model could pass it [JHX-MOVE-009, JHX-SOUL-004]', () => {
    const table = `
          b
       .     .
          .
       3     4
          *
       5     6
          A
    `;
    expect(steps(drawn(table), 'b')).toBe('56');
  });

  test('a route leads around occupied hexes, and may lead farther from its goal for a time [JHX-MOVE-010]', () => {
    const table = `
      .     b     .
         .     .
      .     E     .
         C     D
      1     A     2
         3     4
      .     5     .
    `;
    expect(steps(drawn(table), 'b')).toBe('34');
    expect(steps(drawn(table.replace('1', '#')), 'b')).toBe('4');
  });

  test('a model next to its goal stays, and so does one that can come no nearer [JHX-MOVE-011]', () => {
    expect(steps(drawn('1     b\n   A'), 'b')).toBe('');
    expect(steps(drawn('b\n\n.\n\nC\n\nA'), 'b')).toBe('');
  });

  test('where no hex next to the goal is free, it comes as near as it can [JHX-MOVE-011]', () => {
    expect(steps(drawn('b\n\nC\n\n2\n\n1\n\nA'), 'b')).toBe('1');
    expect(steps(drawn('b\n\nC\n\n=\n\n1\n\nA'), 'b')).toBe('1');
    expect(steps(drawn('b\n\nC\n\n=\n\nA'), 'b')).toBe('');
  });

  test('a Soul goes around impassable terrain and through models [JHX-SOUL-006, JHX-SOUL-005]', () => {
    const soul = { kind: 'soul', player: null, height: 1 } as const;
    const through = { aroundOccupied: false };
    const table = (sign: string): DrawnBoard =>
      drawn(
        `
            b
         .     .
            ${sign}
         1     2
            A
    `,
        { A: soul },
      );
    expect(steps(table('5'), 'b', through)).toBe('5');
    expect(steps(table('#'), 'b', through)).toBe('12');
    const crossed = table('C');
    const { field, piece, cell } = crossed;
    expect(stepsTowards(field, { mover: piece('A'), motion: 'advance', ...through }, [cell('b')])).toEqual([cell('C')]);
    expect(steps(crossed, 'b')).toBe('12');
  });
});

test('a step away from something leads farther, onto a hex where nothing stands [JHX-MOVE-011]', () => {
  const text = `
          b
       4     5
          A
       1     2
          3
  `;
  expect(steps(drawn(text), 'b', {}, false)).toBe('123');
  const { field, piece, cell } = drawn(text.replace('3', '*'));
  const routing: Routing = { mover: piece('A'), motion: 'advance', aroundOccupied: true };
  const away = stepsAway(field, routing, [cell('b')]);
  expect([away.length, away.includes(cell('soul-1'))]).toEqual([2, false]);
  expect(steps(drawn(text.replace('3', '#')), 'b', {}, false)).toBe('12');
});
