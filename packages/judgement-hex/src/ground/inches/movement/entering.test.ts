import { describe, expect, test } from 'vitest';
import { drawnTable, type Undrawn } from '../../../v11/testing/drawn-table.js';
import type { MovementRulings } from '../../../vocabulary/battlefield.js';
import type { OwnMotion } from '../../../vocabulary/motion.js';
import { placeAt } from '../measure/place.js';
import { tableOf } from '../models/table.js';
import { entryRefusal } from './entering.js';

/** Code and rule of a refusal, and the obstacle if there is one. */
type Answer = readonly unknown[] | 'yes';

/** A, at 1.5" of a table 9" wide and 4" high, goes to 7.5", straight to the right unless told otherwise. */
const goes = (undrawn: Undrawn, motion: OwnMotion = 'advance', rulings: MovementRulings = {}, y = 5080): Answer => {
  const text = `
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    A . . ${undrawn.models?.b ? 'b' : '.'} ${undrawn.models?.c ? 'c' : '.'} . . . .
  `;
  const { table, model } = drawnTable(text, { ...undrawn, at: { A: [3810, 5080], ...undrawn.at } });
  const refusal = entryRefusal(table, model('A'), placeAt({ x: 19_050, y }), motion, rulings);
  const { piece, feature } = refusal?.detail ?? {};
  return refusal ? [refusal.code, refusal.rule, ...[piece ?? feature].filter(one => one !== undefined)] : 'yes';
};

/** A square of 1" with its lower edge this far above the upper edge of the base of A on its way. */
const above = (gap: number, kind: 'impassable' | 'wall' = 'impassable', height?: number): Undrawn => {
  const low = (5080 + 1500 + gap) / 2540;
  const outlines = [[[4, low], [5, low], [5, low + 1], [4, low + 1]]] as const; // biome-ignore format: corners
  return { map: { terrain: [{ kind, outlines, ...(height !== undefined && { height }) }] } };
};

describe('the base stays clear of everything it may not overlap at every point of its path:', () => {
  test('of impassable terrain, by 1/100 mm [JV11-BASE-013, JV11-TERR-006]', () => {
    expect([0, -1].map(gap => goes(above(gap)))).toEqual(['yes', ['impassable', 'JV11-TERR-006', 'impassable-1']]);
  });

  test('of other models, by 1/100 mm [JV11-BASE-013]', () => {
    const b = (gap: number) => goes({ models: { b: {} }, at: { b: [9000, 5080 + 3000 + gap] } });
    expect([0, -1].map(b)).toEqual(['yes', ['model-in-the-way', 'JV11-BASE-013', 'b']]);
  });

  test('slantwise as well [JV11-BASE-013]', () => {
    // The way rises 3 for each 4 to the right, so that a base beside it is 5 parts away for each 4 upwards.
    const { table, model } = drawnTable(
      '. . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\nA . . . . . .\nb . . . . . .',
      {
        at: { A: [2000, 2000], b: [6000 - 1800, 5000 + 2400] },
      },
    );
    const to = placeAt({ x: 10_000, y: 8000 });
    expect(entryRefusal(table, model('A'), to, 'advance')).toBeUndefined();
    const nearer = { ...model('b'), cells: [placeAt({ x: 6000 - 1800, y: 5000 + 2399 })] };
    expect(entryRefusal(tableOf(table.terrain, [model('A'), nearer]), model('A'), to, 'advance')?.code).toBe(
      'model-in-the-way',
    );
  });

  test('of the edge of the table', () => {
    expect(goes({}, 'advance', {}, 1500)).toBe('yes');
    expect(goes({}, 'advance', {}, 1499)).toEqual(['off-the-board', 'JHX-MAP-006']);
  });

  test('a refusal names the first obstacle on the path', () => {
    const both = { models: { b: {}, c: {} }, at: { b: [15_000, 5080], c: [9000, 5080] } } as const;
    expect(goes(both)).toEqual(['model-in-the-way', 'JV11-BASE-013', 'c']);
    expect(goes({ ...both, ...above(-10) })).toEqual(['model-in-the-way', 'JV11-BASE-013', 'c']);
  });
});

describe('nobody is stopped', () => {
  const b = { at: { b: [9000, 5080] } } as const;

  test('by a Soul, nor a Soul by a model [JV11-COMM-006]', () => {
    expect(goes({ ...b, models: { b: { kind: 'soul', player: null } } })).toBe('yes');
    expect(goes({ ...b, models: { b: {}, A: { kind: 'soul', player: null } } })).toBe('yes');
    expect(goes({ ...above(-1), models: { A: { kind: 'soul', player: null, mm: 30 } } })).toEqual(['impassable', 'JV11-TERR-006', 'impassable-1']); // biome-ignore format: one line
  });

  test('by an Incorporeal model, or a friend where one of both is Small', () => {
    expect(goes({ ...b, models: { b: { traits: ['incorporeal'] } } })).toBe('yes');
    expect(goes({ ...b, models: { b: {}, A: { traits: ['incorporeal'] } } })).toBe('yes');
    expect(goes({ ...b, models: { b: { traits: ['small'], player: 'p1' } } })).toBe('yes');
    expect(goes({ ...b, models: { b: { player: 'p1' }, A: { traits: ['small'] } } })).toBe('yes');
    expect(goes({ ...b, models: { b: { traits: ['small'] } } })).toEqual(['model-in-the-way', 'JV11-BASE-013', 'b']);
  });

  test('by the own Effigy; that of an enemy is in the way', () => {
    const effigy = (player: string): Undrawn => ({
      at: { b: [10_160, 5080] },
      models: { b: { kind: 'effigy', player } },
      map: { effigies: { lower: { at: [4, 2] } } },
    });
    expect(goes(effigy('p1'))).toBe('yes');
    expect(goes(effigy('p2'))).toEqual(['enemy-effigy', 'JV11-BASE-013', 'b']);
    expect(goes({ map: { effigies: { lower: { at: [4, 2] } } } })).toEqual([
      'impassable',
      'JV11-BASE-013',
      'effigy-lower',
    ]);
    expect(goes({ map: { shrines: [{ at: [4, 2] }] } })).toEqual(['impassable', 'JV11-BASE-013', 'shrine-1']);
  });

  test('in the air: in a Charge, as a Monster, or by a ruling [JV11-ACT-007]', () => {
    const fly = { ...above(-100), models: { A: { traits: ['fly'] } } } as const;
    expect(goes(fly)).toEqual(['impassable', 'JV11-TERR-006', 'impassable-1']);
    expect([goes(fly, 'charge'), goes(fly, 'advance', { flyAppliesToAdvance: true })]).toEqual(['yes', 'yes']);
    expect(goes({ ...above(-100, 'wall'), models: { A: { traits: ['fly'] } } }, 'charge')).toBe('yes');
    expect(goes({ ...fly, models: { A: { kind: 'monster', player: null, traits: ['fly'], mm: 30 } } }, 'hunt')).toBe(
      'yes',
    );
  });
});

describe('a wall', () => {
  test('is crossed by models taller than it [JV11-BASE-013]', () => {
    expect(goes(above(-1, 'wall'))).toBe('yes');
    expect(goes(above(-1, 'wall', 2))).toEqual(['wall-too-high', 'JHX-TERRAIN-027', 'wall-1']);
    expect(goes({ ...above(-1, 'wall'), models: { A: { height: 1 } } })).toEqual([
      'wall-too-high',
      'JHX-TERRAIN-027',
      'wall-1',
    ]);
    expect(goes({ ...above(-1, 'wall', 4), models: { A: { kind: 'soul', player: null, height: 1, mm: 30 } } })).toBe(
      'yes',
    );
  });

  test('is crossed in a Charge with Pathfinder only, if it is no higher than 1 [JV11-ACT-007]', () => {
    const pathfinder = { models: { A: { traits: ['pathfinder'], height: 3 } } } as const;
    expect(goes(above(0, 'wall'), 'charge')).toBe('yes');
    expect(goes(above(-1, 'wall'), 'charge')).toEqual(['wall-in-charge', 'JV11-ACT-007', 'wall-1']);
    expect(goes({ ...above(-1, 'wall'), ...pathfinder }, 'charge')).toBe('yes');
    expect(goes({ ...above(-1, 'wall', 2), ...pathfinder }, 'charge')).toEqual([
      'wall-in-charge',
      'JHX-ABILITY-041',
      'wall-1',
    ]);
  });
});
