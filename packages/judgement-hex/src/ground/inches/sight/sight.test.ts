import { describe, expect, test } from 'vitest';
import { drawnNumbers, drawnTable, type Undrawn } from '../../../v11/testing/drawn-table.js';
import { placeAt } from '../measure/place.js';
import { tableOf } from '../models/table.js';
import { hexagonAt } from '../terrain/template.js';
import { lineOfSight, sees } from './sight.js';
import { hasStealth, isHiddenFrom } from './stealth.js';

const sight = (text: string, undrawn: Undrawn = {}): boolean | readonly string[] => {
  const { table, model } = drawnTable(text, { mm: 20, ...undrawn });
  const [a, b] = [model('A'), model('b')];
  const found = lineOfSight(table, a, b);
  expect(sees(table, a, b)).toBe(found.clear);
  expect(sees(table, b, a)).toBe(found.clear);
  return found.clear || found.blockers;
};

describe('a line of sight', () => {
  const past = (top: number): boolean | readonly string[] =>
    // The bases reach up to 1270 + 1500.
    sight('A . . . . b\n. . . . . .\n. . . . . .', {
      mm: 30,
      at: { A: [1500, 1500], b: [12_000, 1500] },
      map: {
        terrain: [
          {
            kind: 'impassable',
            outlines: [
              [
                [2, 0],
                [3, 0],
                [3, top / 2540],
                [2, top / 2540],
              ],
            ],
          },
        ],
      },
    });

  test('leads from any point of a base to any point of the other and touches no blocker [JV11-BASE-012]', () => {
    // The upper edges of both bases are at 3000: a line along the top of the feature touches it.
    expect([2999, 3000, 3001].map(past)).toEqual([true, ['impassable-1'], ['impassable-1']]);
  });

  test('between bases that touch is always free [JV11-BASE-012]', () => {
    const { model } = drawnTable('A b .\n# # .', { at: { A: [1500, 4040], b: [4500, 4040] } });
    expect(model('A').cells).toEqual([placeAt({ x: 1500, y: 4040 })]);
    expect(sight('A b .\n# # .', { at: { A: [1500, 4040], b: [4500, 4040] } })).toBe(true);
  });

  test('leads out of a rock that a base is in, but not where the base is a hair inside, as a rounded stop can be [JV11-BASE-012, JV11-BASE-006]', () => {
    // The rock begins 2 inches from the left.
    const into = (depth: number) =>
      sight('. . # . . .\nA . # . . b\n. . # . . .', { mm: 30, at: { A: [5080 - 1500 + depth, 3810] } });
    expect([0, 1, 2, 3].map(into)).toEqual([['impassable-1'], ['impassable-1'], ['impassable-1'], true]);
  });

  test('is blocked by several features together, each of which is needed [JV11-BASE-012]', () => {
    const closed = `
      . . . # . . .
      A . . # . . b
      . . ^ . . . .
      . . ^ . . . .
    `;
    const at = { A: [1270, 5080], b: [16_510, 5080] } as const;
    expect(sight(closed, { at })).toEqual(['impassable-1', 'forest-1']);
    expect(sight(closed.replaceAll('#', '.'), { at })).toBe(true);
    expect(sight(closed.replaceAll('^', '.'), { at })).toBe(true);
  });
});

describe('the blockers of sight are those of hexes:', () => {
  const tall = 'A . # . b\n. . # . .';

  test('features that are at least as tall as both models [JV11-BASE-012]', () => {
    const wall = `
      . . | . .
      A . | . b
      . . | . .
    `;
    expect(sight(wall)).toBe(true);
    expect(sight(wall, { models: { A: { height: 1 } } })).toBe(true);
    expect(sight(wall, { models: { A: { height: 1 }, b: { height: 1 } } })).toEqual(['wall-1']);
    expect(sight(wall, { terrain: { '|': { height: 2 } } })).toEqual(['wall-1']);
    expect(sight(wall, { terrain: { '|': { height: 2 } }, models: { b: { height: 3 } } })).toBe(true);
  });

  test('a Forest, but not for a model whose base touches it; another one still blocks [JV11-BASE-012]', () => {
    const at = (gap: number) => sight('A . ^ ^ . . . b', { at: { A: [5080 - 1000 - gap, 1270] } });
    expect([1, 0].map(at)).toEqual([['forest-1'], true]);
  });

  test('not the Forest that a model is in, but the next one [JV11-BASE-012]', () => {
    const text = `
      . ^ . ^ .
      . ^ . ^ .
      A ^ . ^ b
      . ^ . ^ .
      . ^ . ^ .
    `;
    const [in1, in2] = [[2000, 6350], [10_700, 6350]] as const; // biome-ignore format: a pair
    expect(sight(text, { at: { A: in1 } })).toEqual(['forest-2']);
    expect(sight(text, { at: { A: in1, b: in2 } })).toBe(true);
  });

  test('Smoke alike; no rough ground, model, Shrine or single hex [JV11-BASE-012]', () => {
    expect(sight('A . ~ . b\n. . ~ . .\n')).toEqual(['smoke-1']);
    expect(sight('A . : . b\n. . : . .\n')).toBe(true);
    expect(sight('A . # . b\n. . # . .\n. . # . .')).toEqual(['impassable-1']);
    expect(sight('A . c . b', { models: { c: { height: 4, mm: 50 } } })).toBe(true);
    const narrow = { A: { mm: 10 }, b: { mm: 10 } };
    expect(sight('A . . . b', { models: narrow, map: { shrines: [{ at: [2.5, 0.5] }] } })).toBe(true);
    const hex = hexagonAt(placeAt({ x: 6350, y: 1270 })).corners.map(({ x, y }) => [x / 2540, y / 2540] as const);
    const one = { terrain: [{ kind: 'impassable', outlines: [hex] }] } as const;
    expect(sight('A . . . b', { models: narrow, map: one })).toBe(true);
    const more = {
      terrain: [{ kind: 'impassable', outlines: [hex, hex.map(([x, y]) => [x, y + 1] as const)] }],
    } as const;
    expect(sight('. . . . .\n. . . . .\nA . . . b', { models: narrow, map: more })).toEqual(['impassable-1']);
  });

  test('an Effigy, but neither to nor from itself [JV11-BASE-012]', () => {
    const map = { effigies: { upper: { at: [2.5, 0.5] } } } as const;
    const effigy = { kind: 'effigy', height: 4, mm: 50 } as const;
    const narrow = { A: { mm: 10 }, b: { mm: 10 } };
    expect(sight('A . E . b', { models: { ...narrow, E: effigy }, map })).toEqual(['effigy-upper']);
    expect(sight('A . b . .', { models: { A: { mm: 10 }, b: effigy }, map })).toBe(true);
  });

  test('a table without its models has the same sight', () => {
    const { table, model } = drawnTable(tall);
    expect(sees(tableOf(table.terrain, []), model('A'), model('b'))).toBe(sees(table, model('A'), model('b')));
  });
});

describe('Stealth', () => {
  const hidden = (text: string, undrawn: Undrawn = {}): boolean => {
    const { table, model } = drawnTable(text, undrawn);
    return isHiddenFrom(table, model('A'), model('b'));
  };

  test('comes from Smoke and not from Forests, unless the option `v11ForestStealth` says so [JV11-COV-006]', () => {
    expect(hidden('A . . . . b . ~')).toBe(false);
    expect(hidden('A . . . . b ~', { at: { b: [15_240 - 1500, 1270] } })).toBe(true);
    expect(hidden('A . . . . b ^', { at: { b: [15_240 - 1500, 1270] } })).toBe(false);
    const { forest } = drawnNumbers.terrain;
    const hiding = { ...forest, value: { ...forest.value, stealth: true } };
    const numbers = { ...drawnNumbers, terrain: { ...drawnNumbers.terrain, forest: hiding } };
    expect(hidden('A . . . . b ^', { at: { b: [15_240 - 1500, 1270] }, numbers })).toBe(true);
    expect(hidden('A . . . . b', { models: { b: { traits: ['stealth'] } } })).toBe(true);
  });

  test('hides from enemies beyond 2 inches only [JV11-COV-006, JV11-BASE-009]', () => {
    const at = (gap: number) => ({ at: { A: [1500, 1270], b: [4500 + gap, 1270] } }) as const;
    const stealthy = { models: { b: { traits: ['stealth'] } } } as const;
    expect([5080, 5082, 5083].map(gap => hidden('A . . . b', { ...stealthy, ...at(gap) }))).toEqual([
      false,
      false,
      true,
    ]);
    const { table, model } = drawnTable('A . . . . B', { models: { B: { traits: ['stealth'] } } });
    expect([hasStealth(table, model('B')), isHiddenFrom(table, model('A'), model('B'))]).toEqual([true, false]);
  });
});
