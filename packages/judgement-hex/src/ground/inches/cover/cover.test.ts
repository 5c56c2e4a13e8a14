import { describe, expect, test } from 'vitest';
import { drawnTable, type Undrawn } from '../../../v11/testing/drawn-table.js';
import { coverFrom } from './cover.js';
import { coverLine } from './line.js';

const cover = (text: string, undrawn: Undrawn = {}): readonly [string, string] | undefined => {
  const { table, model } = drawnTable(text, undrawn);
  const found = coverFrom(table, model('A'), model('b'));
  return found && [found.feature, found.grade];
};

describe('near the feature', () => {
  test('a feature covers within 1 inch of the base of the target, and no farther [JV11-COV-001]', () => {
    const text = 'A . . | . . b';
    const at = (gap: number) => cover(text, { at: { b: [4 * 2540 + 1500 + gap, 1270] } });
    expect([0, 2540, 2542, 2543].map(at)).toEqual([['wall-1', 'hard'], ['wall-1', 'hard'], ['wall-1', 'hard'], undefined]); // biome-ignore format: one line
  });

  test('a feature beside the attacker alone does nothing [JV11-COV-001]', () => {
    expect(cover('A | . . . . b')).toBeUndefined();
    expect(cover('b | . . . . A')).toEqual(['wall-1', 'hard']);
  });

  test('a Forest covers a model within it alone: touching is within [JV11-COV-002]', () => {
    const at = (gap: number) => cover('A . . ^ ^ . b', { at: { b: [5 * 2540 + 1500 + gap, 1270] } });
    expect([-1, 0, 1].map(at)).toEqual([['forest-1', 'soft'], ['forest-1', 'soft'], undefined]);
  });
});

describe('through the feature', () => {
  test('a feature that a base is in by a hair only, as a rounded stop can be, is touched and not crossed [JV11-COV-003, JV11-BASE-006]', () => {
    // The rock begins 2 inches from the left, and A stands above b.
    const into = (depth: number) =>
      cover('. A .\n. . .\n. . .\n. b #', { at: { A: [3500, 8890], b: [5080 - 1500 + depth, 1270] } });
    expect([0, 1, 2, 3].map(into)).toEqual([undefined, undefined, undefined, ['impassable-1', 'hard']]);
  });

  test('some line from base to base crosses it [JV11-COV-003]', () => {
    const small = { mm: 20 };
    expect(cover('A . . b |', small)).toBeUndefined();
    expect(cover('. . | |\nA . . b', small)).toBeUndefined();
    expect(cover('. . | |\nA . . b')).toEqual(['wall-1', 'hard']);
    expect(cover('A . | b', small)).toEqual(['wall-1', 'hard']);
  });

  // The upper edges of two bases of 30 mm are at 3000.
  const wallFrom = (low: number, left = 2540): Undrawn => ({
    at: { A: [1500, 1500], b: [9000, 1500] },
    map: {
      terrain: [
        {
          kind: 'wall',
          outlines: [
            [
              [left / 2540, low / 2540],
              [left / 2540 + 2, low / 2540],
              [left / 2540 + 2, 2],
              [left / 2540, 2],
            ],
          ],
        },
      ],
    },
  });
  const blank = 'A . . . b\n. . . . .';

  test('a line along its edge counts, by 1/100 mm [JV11-COV-003]', () => {
    const from = (low: number) => cover(blank, wallFrom(low)) !== undefined;
    expect([2999, 3000, 3001].map(from)).toEqual([true, true, false]);
  });

  test('a line that touches a single point does not count [JV11-COV-003]', () => {
    // The wall begins where the base of b ends, or a hair before.
    expect(cover(blank, wallFrom(3000, 9000))).toBeUndefined();
    expect(cover(blank, wallFrom(3000, 8999))).toEqual(['wall-1', 'hard']);
    // An edge that only crosses the line, at one corner.
    const slanted = (y: number): Undrawn => ({
      at: { A: [1500, 1500], b: [9000, 1500] },
      map: { terrain: [{ kind: 'wall', outlines: [[[2.8, y / 2540], [3.2, 2], [2.4, 2]]] }] },
    }); // biome-ignore format: a triangle
    expect([3000, 2999].map(y => cover(blank, slanted(y)))).toEqual([undefined, ['wall-1', 'hard']]);
  });

  test('every line that starts inside a Forest crosses it, whatever the direction [JV11-COV-003, JV11-COV-005]', () => {
    const inside = { at: { b: [3 * 2540, 1270] } } as const;
    expect(cover('A . b ^ .', inside)).toEqual(['forest-1', 'soft']);
    expect(cover('. . b ^ A', inside)).toEqual(['forest-1', 'soft']);
    // The base only touches the Forest: no line from A on its other side starts inside.
    const touching = { at: { b: [3 * 2540 - 1500, 1270] } } as const;
    expect(cover('A . b ^ .', touching)).toBeUndefined();
    expect(cover('. . b ^ A', touching)).toEqual(['forest-1', 'soft']);
  });

  test('round features are crossed like others', () => {
    const map = (y: number): Undrawn => ({
      map: { shrines: [{ at: [3, y] }] },
      at: { A: [1500, 1500], b: [9000, 1500] },
    });
    const shrine = (low: number) => cover(blank, map((low + 2500) / 2540));
    expect([2999, 3000].map(shrine)).toEqual([['shrine-1', 'hard'], undefined]);
  });
});

describe('the kind of cover', () => {
  test('is hard for impassable terrain, walls, Shrines and Effigies [JV11-COV-004]', () => {
    expect(cover('A . # b')).toEqual(['impassable-1', 'hard']);
    expect(cover('A . | b')).toEqual(['wall-1', 'hard']);
    expect(cover('A . . . b', { map: { shrines: [{ at: [2.7, 0.5] }] } })).toEqual(['shrine-1', 'hard']);
    expect(cover('A . . . b', { map: { effigies: { lower: { at: [2.7, 0.5] } } } })).toEqual(['effigy-lower', 'hard']);
  });

  test('is soft for Forests; Smoke and open ground give none [JV11-COV-005]', () => {
    const at = { b: [4 * 2540, 1270] } as const;
    expect(['^', '~', ':', '!'].map(sign => cover(`A . . ${sign} b`, { at }))).toEqual([['forest-1', 'soft'], undefined, undefined, undefined]); // biome-ignore format: one line
  });

  test('is the best one of several: hard and soft are not added [JV11-COV-007]', () => {
    const inForest = { at: { b: [5 * 2540, 1270] } } as const;
    expect(cover('A . . . ^ b', inForest)).toEqual(['forest-1', 'soft']);
    expect(cover('A . . | ^ b', inForest)).toEqual(['wall-1', 'hard']);
  });

  test('an Effigy is not its own cover, nor that of its target', () => {
    const map = { effigies: { lower: { at: [4.5, 0.5] } } } as const;
    const effigy = { kind: 'effigy', height: 4 } as const;
    expect(cover('A . . . b', { models: { b: effigy }, map })).toBeUndefined();
    expect(cover('b . . . A', { models: { A: effigy }, map, at: { b: [6000, 1270] } })).toBeUndefined();
  });
});

test('the line for pictures runs from base to base through the feature [JV11-COV-003]', () => {
  const { table, model } = drawnTable('. . | .\nA . . b');
  const found = coverFrom(table, model('A'), model('b'));
  const line = found && coverLine(table, model('A'), model('b'), found);
  const { from, to } = line ?? { from: { x: 0, y: 0 }, to: { x: 1, y: 0 } };
  // The wall is above 1" and right of 2".
  expect(from.y + ((to.y - from.y) * (5100 - from.x)) / (to.x - from.x)).toBeGreaterThan(2540);
  const shrine = drawnTable('A . . . b', { map: { shrines: [{ at: [2.7, 0.5] }] } });
  const by = coverFrom(shrine.table, shrine.model('A'), shrine.model('b'));
  expect(by && coverLine(shrine.table, shrine.model('A'), shrine.model('b'), by)).toEqual({
    from: { x: 1270, y: 1270 },
    to: { x: 11_430, y: 1270 },
  });
});
