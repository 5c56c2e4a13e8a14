import { describe, expect, test } from 'vitest';
import { drawnTable, type Undrawn } from '../../../v11/testing/drawn-table.js';
import type { Motion } from '../../../vocabulary/motion.js';
import { nowhere } from '../../../vocabulary/place.js';
import { placeAt } from '../measure/place.js';
import { landingRefusal } from './standing.js';

/** Code and rule of a refusal, and the obstacle if there is one. */
type Answer = readonly unknown[] | 'yes';

const lands = (text: string, x: number, y: number, undrawn: Undrawn = {}, motion: Motion = 'advance'): Answer => {
  const { table, model } = drawnTable(text, undrawn);
  const refusal = landingRefusal(table, model('A'), placeAt({ x, y }), motion);
  const { piece, feature } = refusal?.detail ?? {};
  return refusal ? [refusal.code, refusal.rule, ...[piece ?? feature].filter(one => one !== undefined)] : 'yes';
};

describe('a base may touch, but not overlap,', () => {
  const beside = (sign: string, gap: number, motion: Motion = 'advance') =>
    lands(`A . . . ${sign} ${sign}\n. . . . ${sign} ${sign}`, 4 * 2540 - 1500 - gap, 2540, {}, motion);

  test('impassable terrain, by 1/100 mm [JV11-BASE-008, JV11-TERR-006]', () => {
    expect([0, -1].map(gap => beside('#', gap))).toEqual(['yes', ['impassable', 'JV11-BASE-008', 'impassable-1']]);
  });

  test('a wall, whoever puts it there [JV11-BASE-008]', () => {
    expect([0, -1].map(gap => beside('|', gap))).toEqual(['yes', ['on-a-wall', 'JHX-TERRAIN-029', 'wall-1']]);
    expect(beside('|', -1, 'throw')).toEqual(['on-a-wall', 'JHX-TERRAIN-031', 'wall-1']);
  });

  test('another base, that of a Soul too [JV11-BASE-008]', () => {
    const at = (gap: number, undrawn: Undrawn = {}) =>
      lands('A . . . b .\n. . . . . .', 4 * 2540 + 1270 - 3000 - gap, 1500, {
        at: { b: [4 * 2540 + 1270, 1500] },
        ...undrawn,
      });
    expect([0, -1].map(gap => at(gap))).toEqual(['yes', ['occupied', 'JV11-BASE-008', 'b']]);
    const soul = { models: { b: { kind: 'soul', player: null, mm: 30 } } } as const;
    expect([0, -1].map(gap => at(gap, soul))).toEqual(['yes', ['occupied', 'JV11-BASE-008', 'b']]);
    const small = { models: { b: { player: 'p1', traits: ['small'] } } } as const;
    expect(at(-1, small)).toEqual(['occupied', 'JV11-BASE-008', 'b']);
  });

  test('a Shrine or an Effigy [JV11-BASE-004, JV11-BASE-008]', () => {
    const at = (gap: number, map: Undrawn['map']) =>
      lands('A . . . . . .\n. . . . . . .', 4 * 2540 - 2500 - 1500 - gap, 2540, map ? { map } : {});
    const shrine = { shrines: [{ at: [4, 1] }] } as const;
    const effigy = { effigies: { upper: { at: [4, 1] } } } as const;
    expect([0, -1].map(gap => at(gap, shrine))).toEqual(['yes', ['impassable', 'JV11-BASE-008', 'shrine-1']]);
    expect([0, -1].map(gap => at(gap, effigy))).toEqual(['yes', ['impassable', 'JV11-BASE-008', 'effigy-upper']]);
  });

  test('the edge of the table', () => {
    expect([1500, 1499].map(x => lands('A . .\n. . .', x, 2540))).toEqual(['yes', ['off-the-board', 'JHX-MAP-006']]);
    expect([5080 - 1500, 5080 - 1499].map(y => lands('A . .\n. . .', 2540, y))).toEqual(['yes', ['off-the-board', 'JHX-MAP-006']]); // biome-ignore format: one line
    const { table, model } = drawnTable('A . .');
    expect([nowhere, 0.5, 1e20].map(at => landingRefusal(table, model('A'), at, 'place')?.code)).toEqual(Array(3).fill('off-the-board')); // biome-ignore format: one line
  });
});

test('open ground of every kind is stood on, and a model may stay where it is [JV11-BASE-008]', () => {
  for (const sign of ['.', '^', '~', ':', '!']) {
    expect([sign, lands(`A . ${sign} ${sign}\n. . ${sign} ${sign}`, 3 * 2540, 2540)]).toEqual([sign, 'yes']);
  }
  expect(lands('A . .\n. . .', 2540, 2540, { at: { A: [2540, 2540] } })).toBe('yes');
});

test('an Effigy is never moved', () => {
  expect(lands('A . .\n. . .', 5080, 2540, { models: { A: { kind: 'effigy' } } })).toEqual(['immovable', 'JHX-SETUP-006']); // biome-ignore format: one line
});
