import { describe, expect, test, vi } from 'vitest';
import { aimingOf } from '../../combat/dice-pool/aiming.js';
import { apart, dice, duel, type OneAttack, on, poolOf as poolIn } from '../../combat/dice-pool/pool-words.js';
import { HexBattlefield } from '../../ground/hexes/battlefield.js';
import { as, card, column, type LaidOut, suffering } from '../../testing/index.js';
import { byTheSheet } from '../scenario-words.js';

const poolOf = (drawing: string, one: OneAttack = {}): { total: number; lines: string[] } =>
  poolIn(drawing, { ...one, ...byTheSheet(one) });
const strong = as(card({ MEL: 8, RNG: 8, MAG: 8 }));

describe('the base of the pool', () => {
  test('is the attribute of the attack less the AGI of the defender [JV11-DICE-001, JV11-DICE-002]', () => {
    expect(poolOf(duel).lines).toEqual(['5 MEL ATTACK-016', '-3 AGI ATTACK-016']);
    expect(poolOf(apart, { weapon: 'bow', ...as(card({ RNG: 9 })) }).total).toBe(6);
    expect(poolOf(apart, { weapon: 'staff', ...as(card({ AGI: 1 }), 'b') }).total).toBe(4);
  });

  test('counts as 1 where it is less, before modifiers [JV11-DICE-003]', () => {
    const nimble: LaidOut = {
      cards: { heroes: { slow: card({ MEL: 4 }), quick: card({ AGI: 6 }) } },
      models: { A: { card: 'slow' }, b: { card: 'quick' } },
    };
    expect(poolOf(duel, { ...nimble, kind: 'charge' })).toEqual({
      total: 3,
      lines: ['4 MEL ATTACK-016', '-6 AGI ATTACK-016', '>=1 JV11-DICE-003', '+2 charge JV11-MEL-001'],
    });
    const without = { ...nimble, options: { v11BaseFloor: false } };
    expect(poolOf(duel, { ...without, kind: 'charge' }).total).toBe(1);
    expect(poolOf(duel, { ...without, kind: 'charge', effects: [dice(2)] }).total).toBe(2);
    expect(poolOf(duel, { ...nimble, kind: 'charge', effects: [dice(2)] }).total).toBe(5);
  });
});

describe('the modifiers', () => {
  test('add up before they are subtracted, cover and Stand Your Ground among the last [JV11-DICE-004, JV11-DICE-005]', () => {
    const walled = `
    b
       #
    A     c
  `;
    const one = { kind: 'charge', stoodGround: true, effects: [dice(-1), dice(1)] } as const;
    expect(poolOf(walled, { ...one, ...as(card({ MEL: 9 })) }).lines).toEqual([
      '9 MEL ATTACK-016',
      '-3 AGI ATTACK-016',
      '+2 charge JV11-MEL-001',
      '+1 blessing ATTACK-023',
      '-1 impassable-1 JV11-MEL-005',
      '-1 hex ATTACK-027',
      '-1 b JV11-MEL-006',
    ]);
  });

  test('leave at least 1 die [JV11-DICE-008]', () => {
    expect(poolOf(duel, { effects: [dice(-4)] })).toEqual({
      total: 1,
      lines: ['5 MEL ATTACK-016', '-3 AGI ATTACK-016', '-4 hex ATTACK-027', '>=1 JV11-DICE-008'],
    });
    expect(poolOf(duel, { effects: [dice(-1)] }).total).toBe(1);
  });

  test('that come after all others come last [JV11-DICE-006]', () => {
    const late = on('A', 'late', { kind: 'modify', what: 'dice', by: 1, last: true });
    const { total, lines } = poolOf(duel, { effects: [late, dice(-4)] });
    expect([total, lines.slice(-3)]).toEqual([2, ['-4 hex ATTACK-027', '>=1 JV11-DICE-008', '+1 late ATTACK-023']]);
  });
});

describe('in melee', () => {
  test('a Charge adds 2 dice, a Parting Blow 1, and a Parting Blow has at least 3 [JV11-MEL-001, JV11-MEL-003, JV11-MEL-007]', () => {
    expect(poolOf(duel, { kind: 'charge' }).total).toBe(poolOf(duel).total + 2);
    expect(poolOf(duel, { kind: 'parting-blow', active: 'b', ...strong }).lines.at(-1)).toBe(
      '+1 parting blow JV11-MEL-003',
    );
    const weak = poolOf(duel, { kind: 'parting-blow', active: 'b', effects: [dice(-3)] });
    expect([weak.total, weak.lines.at(-1)]).toEqual([3, '>=3 JV11-MEL-007']);
  });

  test('each additional friend adds a die, each additional enemy takes one [JV11-MEL-002, JV11-MEL-004]', () => {
    const { total, lines } = poolOf(column('c', 'A', 'b', 'D'), strong);
    expect([total, lines.slice(2)]).toEqual([5, ['+1 D JV11-MEL-002', '-1 c JV11-MEL-004']]);
    // Two hexes away nobody engages.
    expect(poolOf(column('c', '.', 'A', 'b', '.', 'D'), strong).total).toBe(5);
  });

  test('a Monster is not distracted [JV11-MEL-004]', () => {
    const models = { A: { kind: 'monster' } } as const;
    expect(poolOf(column('c', 'A', 'b'), { weapon: 'teeth', kind: 'monster', models }).lines).toContain(
      '-1 c JV11-MEL-004 (monster)',
    );
  });

  test('hard cover takes 1 die [JV11-MEL-005]', () => {
    const beside = (sign: string): string => `
    b
       ${sign}
    A
  `;
    expect(poolOf(beside('#'), strong).total).toBe(4);
    expect(poolOf(beside('.'), strong).total).toBe(5);
  });

  test('Stand Your Ground takes 1 die of a Charge [JV11-MEL-006]', () => {
    const one = { kind: 'charge', ...strong } as const;
    expect(poolOf(duel, { ...one, stoodGround: true }).total).toBe(poolOf(duel, one).total - 1);
  });
});

const walled = (sign: string): string => `
    b
       ${sign}
    .

    A
  `;

describe('at range', () => {
  test('aiming adds 1 die to ranged attacks [JV11-RNG-001]', () => {
    const aimed = { effects: [aimingOf('A')] };
    expect(poolOf(apart, { weapon: 'bow', ...aimed }).lines.at(-1)).toBe('+1 aiming JV11-RNG-001');
    expect(poolOf(apart, { weapon: 'staff', ...aimed }).total).toBe(2);
  });

  test.each([
    ['bow', 'JV11-RNG-005'],
    ['staff', 'JV11-MAG-001'],
  ])(
    'each other model in melee with the target takes a die from a %s, the target itself none [JV11-RNG-005, JV11-MAG-001]',
    (weapon, rule) => {
      const at = (...signs: string[]): { total: number; lines: string[] } =>
        poolOf(column(...signs), { weapon, ...strong });
      expect(at('A', '.', 'b', '.', 'C').total).toBe(5);
      expect(at('A', '.', 'b', 'C').lines.at(-1)).toBe(`-1 C ${rule}`);
      expect(at('A', 'C', 'b', 'D').total).toBe(3);
      // A model that lies down engages nobody, and is engaged all the same.
      expect(
        poolOf(column('A', '.', 'b', 'C'), { weapon, ...strong, effects: [suffering('C', 'knock-down')] }).total,
      ).toBe(4);
    },
  );

  test.each([
    ['bow', 2, 'JV11-RNG-007'],
    ['staff', 1, 'JV11-MAG-002'],
  ] as const)('hard cover takes dice from a %s: %i [JV11-RNG-007, JV11-MAG-002]', (weapon, less, rule) => {
    const { total, lines } = poolOf(walled('#'), { weapon, ...strong });
    expect([total, lines.at(-1)?.endsWith(rule)]).toEqual([5 - less, true]);
    expect(poolOf(walled('.'), { weapon, ...strong }).total).toBe(5);
  });
});

describe('soft cover', () => {
  // A board of hexes gives hard cover alone, so the ground is made to answer otherwise.
  const inForest = (weapon: string): { total: number; lines: string[] } => {
    const cover = vi.spyOn(HexBattlefield.prototype, 'coverFrom');
    cover.mockReturnValue({ feature: 'forest-1', grade: 'soft' });
    const pool = poolOf(weapon === 'blade' ? duel : apart, { weapon, ...strong });
    cover.mockRestore();
    return pool;
  };

  test('takes 1 die from a ranged attack [JV11-RNG-006]', () => {
    expect(inForest('bow')).toEqual({
      total: 4,
      lines: ['8 RNG ATTACK-016', '-3 AGI ATTACK-016', '-1 forest-1 JV11-RNG-006'],
    });
  });

  test('changes neither a melee attack nor a magic one [JV11-MEL-008, JV11-MAG-003]', () => {
    expect(inForest('blade').lines).toEqual(['8 MEL ATTACK-016', '-3 AGI ATTACK-016']);
    expect(inForest('staff').lines).toEqual(['8 MAG ATTACK-016', '-3 AGI ATTACK-016']);
  });
});
