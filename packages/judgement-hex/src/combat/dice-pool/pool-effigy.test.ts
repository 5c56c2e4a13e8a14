import { describe, expect, test } from 'vitest';
import { whyPool } from '../../numbers/why.js';
import { as, card, laidOut, suffering } from '../../testing/index.js';
import { aimingOf } from './aiming.js';
import { dice, duel, on, poolOf } from './pool-words.js';

describe('an Effigy as the target', () => {
  const field = (left: string, right: string): string => `
        %
     %     %
        A
     ${left}     ${right}
        .
     @     @
        @
  `;
  const siege = field('c', '.');
  const at = (lay: Parameters<typeof poolOf>[1] = {}): { total: number; lines: string[] } =>
    poolOf(siege, { target: 'effigy:p2', ...lay });

  test('has AGI 3, which effects may raise and nothing lowers [JHX-EFFIGY-002, JHX-EFFIGY-004]', () => {
    expect(at().lines.slice(0, 2)).toEqual(['5 MEL ATTACK-016', '-3 effigy:p2 EFFIGY-002']);
    const agility = (by: number): string | undefined =>
      at({ effects: [on('effigy:p2', 'a', { kind: 'modify', what: 'AGI', by })] }).lines[1];
    expect([1, -1].map(agility)).toEqual(['-4 effigy:p2 EFFIGY-002', '-3 effigy:p2 EFFIGY-002']);
    expect(at({ effects: [on('effigy:p2', 'a', { kind: 'modify', what: 'RES', by: 1 })] }).lines[1]).toBe(
      '-3 effigy:p2 EFFIGY-002',
    );
  });

  test('effects that raise the attribute are left out [JHX-EFFIGY-013]', () => {
    const effects = [on('A', 'strength', { kind: 'modify', what: 'MEL', by: 3 })];
    expect(at({ effects }).lines.slice(0, 3)).toEqual([
      '5 MEL ATTACK-016',
      '+3 strength EFFIGY-013 (effigy)',
      '-3 effigy:p2 EFFIGY-002',
    ]);
    expect(poolOf(duel, { effects }).total).toBe(5);
    // A bound is nothing that raises it.
    const all = whyPool(laidOut(siege, { active: 'A' }).table, {
      attacker: 'A',
      target: 'effigy:p2',
      weapon: 'blade',
      kind: 'action',
      ap: 1,
    });
    expect(all.lines.filter(({ rejected, rule }) => rejected && rule === 'JHX-EFFIGY-013')).toEqual([]);
  });

  test('effects that lower it count [JHX-EFFIGY-014]', () => {
    expect(at({ effects: [suffering('A', 'poison')] }).lines[0]).toBe('4 MEL ATTACK-016');
    const one = as(card({ MEL: 1 }));
    expect(at({ effects: [suffering('A', 'poison')], ...one }).lines[0]).toBe('1 MEL ATTACK-016');
    expect(at(as(card({ MEL: 0 }))).lines[0]).toBe('0 MEL ATTACK-016');
  });

  test('only the charging and aiming bonuses add dice [JHX-EFFIGY-015]', () => {
    const plain = at().total;
    expect(at({ effects: [dice(2)], dice: 1 }).total).toBe(plain);
    expect(at({ effects: [dice(2)] }).lines).toContain('+2 blessing ATTACK-023 (effigy)');
    expect(at({ dice: 1 }).lines).toContain('+1 ability ATTACK-023 (effigy)');
    expect(at({ kind: 'charge', ...as(card({ MEL: 8 })) }).total).toBe(at(as(card({ MEL: 8 }))).total + 2);
    expect(at({ weapon: 'bow', effects: [aimingOf('A')] }).lines).toContain('+1 aiming ATTACK-029');
  });

  test('neither Ganging Up nor Firing Into Melee is used [JHX-EFFIGY-016]', () => {
    const near = field('.', 'C');
    const { lines } = poolOf(near, { target: 'effigy:p2' });
    expect(lines).toContain('+1 C ATTACK-022 (effigy)');
    const shot = poolOf(near, { target: 'effigy:p2', weapon: 'bow' });
    expect(shot.lines).toContain('-1 C ATTACK-033 (effigy)');
    expect(shot.total).toBe(2);
  });

  test('effects narrowed to models of a type do not count [JHX-EFFIGY-017]', () => {
    const narrowed = dice(-1, { against: 'human' });
    const strong = as(card({ MEL: 9 }));
    expect(at({ ...strong, effects: [narrowed] })).toEqual(at(strong));
    expect(poolOf(duel, { ...strong, effects: [narrowed] }).total).toBe(5);
  });

  test('Distracted, cover and other negative dice apply [JHX-EFFIGY-017]', () => {
    const strong = as(card({ MEL: 9 }));
    expect(at(strong)).toEqual({
      total: 5,
      lines: ['9 MEL ATTACK-016', '-3 effigy:p2 EFFIGY-002', '-1 c ATTACK-024'],
    });
    expect(at({ ...strong, effects: [dice(-1)], dice: -1 }).total).toBe(3);
    const covered = `
        %
     %     %
        .
     #     .
        .
     A     .
        .
  `;
    const shot = poolOf(covered, { target: 'effigy:p2', weapon: 'bow', ...as(card({ RNG: 9 })) });
    expect([shot.total, shot.lines.at(-1)?.endsWith('COVER-006')]).toEqual([4, true]);
  });
});
