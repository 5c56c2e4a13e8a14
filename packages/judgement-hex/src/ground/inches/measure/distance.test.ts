import { describe, expect, test } from 'vitest';
import { drawnTable } from '../../../v11/testing/drawn-table.js';
import { standingAt } from '../models/table.js';
import { areOverlapping, areWithin, gapBetween, inContact } from './distance.js';

/** A, with a base of 30 mm, and b, with a base of 40 mm, so that their edges are this far apart in 1/100 mm. */
const apart = (gap: number, x = 2540) =>
  drawnTable('A . . . . . . . b', { models: { b: { mm: 40 } }, at: { A: [x, 1270], b: [x + 3500 + gap, 1270] } });

describe('distance', () => {
  test('is the gap between the edges of two bases, and zero when they touch or overlap [JV11-BASE-005]', () => {
    for (const [gap, expected] of [
      [2540, 2540],
      [1, 1],
      [0, 0],
      [-100, 0],
    ] as const) {
      // biome-ignore format: a pair each
      const { model } = apart(gap);
      expect(gapBetween(model('A'), model('b'))).toBe(expected);
      expect(gapBetween(model('b'), model('A'))).toBe(expected);
    }
  });

  test('to a point is the gap from the edge of the base [JV11-BASE-005]', () => {
    const { model, place } = drawnTable('A . . . .');
    expect(gapBetween(model('A'), { cells: [place(3.5, 0.5)] })).toBe(3 * 2540 - 1500);
    expect(gapBetween(model('A'), { cells: [] })).toBe(Number.POSITIVE_INFINITY);
  });

  test('is between the nearest of several places', () => {
    const { model, place } = drawnTable('A . . . .');
    expect(gapBetween(model('A'), { cells: [place(4.5, 0.5), place(2.5, 0.5)] })).toBe(2 * 2540 - 1500);
  });
});

describe('within', () => {
  test('holds up to a length and a thousandth of an inch more, and no farther [JV11-BASE-006]', () => {
    const holds = (gap: number) => areWithin(3, apart(gap).model('A'), apart(gap).model('b'));
    expect([3 * 2540 - 1, 3 * 2540, 3 * 2540 + 2, 3 * 2540 + 3].map(holds)).toEqual([true, true, true, false]);
  });

  test('reads one inch for one hex of a card [JV11-BASE-009]', () => {
    const holds = (lengths: number, gap: number) => areWithin(lengths, apart(gap).model('A'), apart(gap).model('b'));
    expect([holds(1, 2540), holds(1, 2543), holds(2, 5080), holds(2, 5083)]).toEqual([true, false, true, false]);
  });

  test('is the same from both sides, and slantwise', () => {
    // 3, 4 and 5: the centres are 5 inches apart.
    const { model } = drawnTable('A b', { at: { A: [2540, 2540], b: [2540 * 4, 2540 * 5] } });
    expect(gapBetween(model('A'), model('b'))).toBe(5 * 2540 - 3000);
    expect([areWithin(4, model('A'), model('b')), areWithin(3, model('b'), model('A'))]).toEqual([true, false]);
  });
});

describe('contact', () => {
  test('is a gap of zero, or one too small to be told from it [JV11-BASE-007]', () => {
    const touch = (gap: number) => inContact(apart(gap).model('A'), apart(gap).model('b'));
    expect([-1, 0, 2, 3].map(touch)).toEqual([true, true, true, false]);
  });

  test('is no overlap: bases overlap by 1/100 mm or more [JV11-BASE-008]', () => {
    const overlap = (gap: number) => areOverlapping(apart(gap).model('A'), apart(gap).model('b'));
    expect([-1, 0, 1].map(overlap)).toEqual([true, false, false]);
  });

  test('follows a model to another place', () => {
    const { model, place } = drawnTable('A . . . b');
    expect(gapBetween(standingAt(model('A'), place(3.5, 0.5)), model('b'))).toBe(0);
  });
});
