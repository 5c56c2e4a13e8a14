import { describe, expect, test } from 'vitest';
import { drawnTable, type Undrawn } from '../../../v11/testing/drawn-table.js';
import type { Advancing } from '../../../vocabulary/battlefield.js';
import { placeAt } from '../measure/place.js';
import { advanceRefusal, startOf } from './advance.js';
import { lengthOf } from './leg.js';
import { penaltiesOn, penaltyOf } from './penalty.js';
import { treacherousStep } from './treacherous.js';

const open = `
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  A . . . . . . . . . . .
`;

type XY = readonly [x: number, y: number];

/** Ground of a kind from x to the right end of the table, and A at 1". */
const groundFrom = (x: number, kind: 'rough' | 'treacherous' | 'impassable' = 'rough'): Undrawn => ({
  at: { A: [2540, 5080] },
  map: { terrain: [{ kind, outlines: [[[x / 2540, 0], [12, 0], [12, 4], [x / 2540, 4]]] }] },
}); // biome-ignore format: corners

const advance = (undrawn: Undrawn, ends: readonly XY[], more: Partial<Advancing> = {}) => {
  const { table, model } = drawnTable(open, { at: { A: [2540, 5080] }, ...undrawn });
  const path = [startOf(model('A')), ...ends.map(([x, y]) => placeAt({ x, y }))];
  const refusal = advanceRefusal(table, { mover: model('A'), mov: 4, ...more }, path);
  return refusal ? [refusal.code, refusal.rule] : 'yes';
};

describe('a Move', () => {
  test('is as long as MOV in inches, and no 1/100 mm longer [JV11-ACT-002, JV11-BASE-013]', () => {
    expect(advance({}, [[2540 * 5, 5080]])).toBe('yes');
    expect(advance({}, [[2540 * 5 + 1, 5080]])).toEqual(['too-far', 'JV11-ACT-002']);
    expect(advance({}, [[2540 * 6, 5080]], { extra: 1 })).toBe('yes');
  });

  test('is measured along the path of the centre, corner by corner [JV11-BASE-013]', () => {
    // 3, 4 and 5 half inches: 2.5" up and 1.5" on.
    const corner = [2540 + 1905, 5080 + 2540] as const;
    expect(lengthOf([placeAt({ x: 2540, y: 5080 }), placeAt({ x: corner[0], y: corner[1] })])).toBe(1.25);
    const end = (x: number) => advance({}, [corner, [corner[0] + x, corner[1]]]);
    expect([end(2540 * 4 - 3175), end(2540 * 4 - 3174)]).toEqual(['yes', ['too-far', 'JV11-ACT-002']]);
  });

  test('leads along any path that is free, and ends where the model may stand [JV11-ACT-002, JV11-BASE-008]', () => {
    const b = { models: { b: {} }, at: { A: [2540, 5080], b: [6540, 5080] } } as const;
    const { table, model } = drawnTable(open.replace('A .', 'A b'), b);
    const refusal = (...ends: XY[]) =>
      advanceRefusal(table, { mover: model('A'), mov: 8 }, [
        startOf(model('A')),
        ...ends.map(([x, y]) => placeAt({ x, y })),
      ])?.code;
    expect(refusal([10_540, 5080])).toBe('model-in-the-way');
    expect(refusal([4000, 8100], [9080, 8100], [10_540, 5080])).toBeUndefined();
    expect(refusal([3540, 5080])).toBeUndefined();
    expect(refusal([3541, 5080])).toBe('model-in-the-way');
    const friend = { ...b, models: { b: { player: 'p1', traits: ['small'] } } } as const;
    const through = drawnTable(open.replace('A .', 'A b'), friend);
    const passes = (x: number) =>
      advanceRefusal(through.table, { mover: through.model('A'), mov: 8 }, [
        startOf(model('A')),
        placeAt({ x, y: 5080 }),
      ])?.code;
    expect([passes(9540), passes(9539)]).toEqual([undefined, 'occupied']);
  });

  test('starts where the model is, and may be no move at all', () => {
    const { table, model } = drawnTable(open);
    const a = { mover: model('A'), mov: 4 };
    expect(advanceRefusal(table, a, [startOf(model('A'))])).toBeUndefined();
    expect(advanceRefusal(table, a, [placeAt({ x: 5080, y: 5080 })])?.code).toBe('not-from-here');
    expect(advanceRefusal(table, a, [])?.code).toBe('not-from-here');
    expect(advanceRefusal(table, a, [startOf(model('A')), -1])?.code).toBe('no-step');
  });
});

describe('penalising ground', () => {
  test('rough ground takes 1 from MOV wherever the base touches it, the end included [JV11-TERR-002, JV11-TERR-001]', () => {
    const to = (x: number) => advance(groundFrom(10_000), [[x, 5080]]);
    // Up to 8500 the base does not touch it. The Move may then be 3" long: to 10160.
    expect([8499, 8500, 10_160, 10_161].map(to)).toEqual(['yes', 'yes', 'yes', ['too-far', 'JV11-TERR-008']]);
  });

  test('the start of a Move counts: ground that the base only leaves [JV11-TERR-002]', () => {
    const { table, model } = drawnTable(': : . . . .\n: : . . . .', { at: { A: [5080 + 1500, 2540] }, models: {} }); // biome-ignore format: one line
    expect(table.terrain.features).toHaveLength(1);
    expect(() => model('A')).toThrow();
    const from = (gap: number) => {
      const drawn = drawnTable(': : . . . . . .\n: : . . A . . .', { at: { A: [5080 + 1500 + gap, 2540] } });
      const path = [startOf(drawn.model('A')), placeAt({ x: 5080 + 1500 + gap + 4 * 2540, y: 2540 })];
      return advanceRefusal(drawn.table, { mover: drawn.model('A'), mov: 4 }, path)?.code;
    };
    expect([0, 1].map(from)).toEqual(['too-far', undefined]);
  });

  test('a Move that would already be too long on contact stops short of the ground [JV11-TERR-008]', () => {
    // 3" after the penalty lead to 10160, where the base reaches 11660.
    const from = (x: number) => [x - 1501, x - 1500].map(end => advance(groundFrom(x), [[end, 5080]]));
    expect(from(11_660)).toEqual(['yes', 'yes']);
    expect(from(11_661)).toEqual(['yes', ['too-far', 'JV11-TERR-008']]);
  });

  test('treacherous ground takes 2 [JV11-TERR-003]', () => {
    const to = (x: number) => advance(groundFrom(6000, 'treacherous'), [[x, 5080]]);
    expect([4500, 2540 * 3, 2540 * 3 + 1].map(to)).toEqual(['yes', 'yes', ['too-far', 'JV11-TERR-008']]);
  });

  test('only the greatest penalty counts, and MOV never falls below 1 [JV11-TERR-007]', () => {
    const both: Undrawn = {
      map: {
        terrain: [
          { kind: 'rough', outlines: [[[2, 0], [12, 0], [12, 4], [2, 4]]] },
          { kind: 'treacherous', outlines: [[[2, 0], [12, 0], [12, 4], [2, 4]]] },
        ],
      },
    }; // biome-ignore format: corners
    expect([2540 * 3, 2540 * 3 + 1].map(x => advance(both, [[x, 5080]]))).toEqual([
      'yes',
      ['too-far', 'JV11-TERR-008'],
    ]);
    expect([2540 * 2, 2540 * 2 + 1].map(x => advance(both, [[x, 5080]], { mov: 2 }))).toEqual(['yes', ['too-far', 'JV11-TERR-008']]); // biome-ignore format: one line
  });

  test('Pathfinder, Incorporeal models, Souls, Monsters and those in the air are not slowed; a Push is not either [JV11-TERR-009]', () => {
    const penalty = (models: Undrawn['models'], rulings = {}) => {
      const { table, model } = drawnTable(open, { ...groundFrom(6000), ...(models && { models }) });
      return penaltyOf(
        table.terrain,
        model('A'),
        [startOf(model('A')), placeAt({ x: 9000, y: 5080 })],
        'advance',
        rulings,
      );
    };
    expect(penalty({})).toEqual({ hexes: 1, feature: 'rough-1', rule: 'JHX-TERRAIN-009' });
    expect(penalty({ A: { traits: ['pathfinder'] } })).toBeUndefined();
    expect(penalty({ A: { traits: ['incorporeal'] } })).toBeUndefined();
    expect(penalty({ A: { kind: 'soul', player: null } })).toBeUndefined();
    expect(penalty({ A: { kind: 'monster', player: null } })).toBeUndefined();
    expect(penalty({ A: { traits: ['fly'] } }, { flyAppliesToAdvance: true })).toBeUndefined();
    const { table, model } = drawnTable(open, groundFrom(1000));
    expect(penaltyOf(table.terrain, model('A'), [startOf(model('A'))], 'advance')).toBeUndefined();
  });

  test('all penalties of a path are listed in its order, one for each feature', () => {
    const { table, model } = drawnTable('A . ! . : : .\n. . . . . . .', { at: { A: [1500, 3810] } });
    const path = [startOf(model('A')), placeAt({ x: 15_000, y: 3810 })];
    expect(penaltiesOn(table.terrain, model('A'), path).map(({ feature }) => feature)).toEqual([
      'treacherous-1',
      'rough-1',
    ]);
    expect(penaltiesOn(table.terrain, model('A'), [...path].reverse()).map(({ feature }) => feature)).toEqual(['rough-1', 'treacherous-1']); // biome-ignore format: one line
    expect(penaltiesOn(table.terrain, model('A'), path.slice(0, 1))).toEqual([]);
  });
});

describe('the damage of treacherous ground', () => {
  const step = (undrawn: Undrawn, xs: readonly number[], motion: Parameters<typeof treacherousStep>[3] = 'advance') => {
    const { table, model } = drawnTable(open, undrawn);
    const path = [startOf(model('A')), ...xs.map(x => placeAt({ x, y: 5080 }))];
    return treacherousStep(table.terrain, model('A'), path, motion);
  };
  const ground = groundFrom(10_000, 'treacherous');

  test('is dealt with the leg on which the base first touches it, once [JV11-TERR-004, JV11-TERR-005]', () => {
    expect([8499, 8500].map(x => step(ground, [x]))).toEqual([undefined, 1]);
    expect(step(ground, [5000, 8499, 9000, 10_000])).toBe(3);
    expect(step(ground, [])).toBeUndefined();
  });

  test('is dealt to models that begin there, by themselves or pushed on over it [JV11-TERR-004, JV11-TERR-005]', () => {
    const inside = groundFrom(3000, 'treacherous');
    expect([step(inside, [2000]), step(inside, [4000])]).toEqual([1, 1]);
    expect(step(inside, [4000], 'push')).toBe(1);
    // The base touches the ground at its start only.
    const leaving = { ...groundFrom(4040, 'treacherous'), at: { A: [2540, 5080] } } as const;
    expect([step(leaving, [2000], 'push'), step(leaving, [2000])]).toEqual([undefined, 1]);
  });

  test('is dealt where a Place or Throw ends, not along its path; a Push counts its path [JV11-TERR-005]', () => {
    const strip: Undrawn = {
      at: { A: [2540, 5080] },
      map: { terrain: [{ kind: 'treacherous', outlines: [[[3, 0], [4, 0], [4, 4], [3, 4]]] }] },
    }; // biome-ignore format: corners
    expect(step(strip, [20_000], 'place')).toBeUndefined();
    expect(step(strip, [10_160 + 1500], 'throw')).toBe(1);
    expect(step(strip, [10_160 + 1501], 'recall')).toBeUndefined();
    expect(step(strip, [20_000], 'push')).toBe(1);
  });

  test('is dealt in a Charge with Fly only where it ends; never to Monsters, Souls and Effigies', () => {
    const flying = { ...ground, models: { A: { traits: ['fly'] } } } as const;
    expect([step(flying, [9000], 'charge'), step(flying, [8499], 'charge')]).toEqual([1, undefined]);
    for (const kind of ['monster', 'soul', 'effigy'] as const) {
      expect(step({ ...ground, models: { A: { kind, player: null } } }, [12_000])).toBeUndefined();
    }
  });
});
