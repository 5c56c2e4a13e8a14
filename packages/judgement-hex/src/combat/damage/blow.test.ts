import { describe, expect, test } from 'vitest';
import { as, card, changed, gained, type LaidOut, laidOut, suffering, told } from '../../testing/index.js';
import type { Attack } from '../../vocabulary/attack.js';
import type { Hero } from '../../vocabulary/pack.js';
import { attackOf } from '../declare/facts.js';
import { blowTally } from './blow.js';

interface Case extends LaidOut {
  readonly weapon?: string;
  readonly blow?: Attack['blow'];
  readonly resistance?: number;
  readonly kind?: Attack['kind'];
  /** The model that `A` hits. Default `b`. */
  readonly target?: string;
}

/** The damage of a blow of `A`, with its lines: with its blade (2, 3, 5), solid unless said. */
const damage = (lay: Case = {}, drawing = 'A\n   b'): { total: number; lines: string[] } => {
  const { weapon = 'blade', blow = 'solid', resistance = null, kind = 'action', target = 'b', ...rest } = lay;
  const { table } = laidOut(drawing, { active: 'A', ...rest });
  const attack = attackOf(table, { attacker: 'A', target, weapon, kind, ap: 1 });
  const tally = blowTally(table, attack, blow, resistance);
  return { total: tally.total, lines: told(tally) };
};

const armoured = (RES: number, more: Partial<Hero> = {}) => as(card({ RES }, more), 'b');
const piercing = (amount: number) => [gained('A', { id: 'armour-piercing', amount })];
const frozen = suffering('A', 'freeze');

test('a blow deals what the weapon says for it [JHX-DAMAGE-001, JHX-ATTR-009]', () => {
  const dealt = (blow: Attack['blow'], weapon: string) => damage({ blow, weapon }).total;
  expect((['glancing', 'solid', 'critical'] as const).map(blow => dealt(blow, 'blade'))).toEqual([2, 3, 5]);
  expect((['glancing', 'solid', 'critical'] as const).map(blow => dealt(blow, 'bow'))).toEqual([1, 2, 4]);
  expect(dealt(null, 'blade')).toBe(0);
});

describe('RES', () => {
  test('of the target is taken from it [JHX-DAMAGE-002]', () => {
    expect(damage(armoured(1))).toEqual({ total: 2, lines: ['3 blade, solid DAMAGE-001', '-1 RES DAMAGE-002'] });
  });

  test('takes a weak blow down to 0, and never below [JHX-DAMAGE-003]', () => {
    expect(damage({ ...armoured(2), blow: 'glancing' }).total).toBe(0);
    expect(damage({ ...armoured(2), blow: 'glancing', weapon: 'bow' })).toEqual({
      total: 0,
      lines: ['1 bow, glancing DAMAGE-001', '-2 RES DAMAGE-002', '>=0 DAMAGE-003'],
    });
  });

  test('is lowered by Armour Piercing to 0 at the least, and never adds damage [JHX-ATTR-008, JHX-ABILITY-001]', () => {
    expect([1, 2, 3].map(amount => damage({ ...armoured(2), effects: piercing(amount) }).total)).toEqual([2, 3, 3]);
    expect(damage({ ...armoured(0), effects: piercing(1) }).lines).toEqual(['3 blade, solid DAMAGE-001']);
  });

  test('is at most 2, unless the card says otherwise [JHX-ATTR-007]', () => {
    const effects = [changed('b', 'RES', 1)];
    expect(damage({ ...armoured(2), effects }).total).toBe(1);
    expect(damage({ ...armoured(2, { mostRES: 3 }), effects }).total).toBe(0);
  });

  test('may fall to 0 [JHX-ATTR-008]', () => {
    expect(damage({ ...armoured(1), effects: [changed('b', 'RES', -1)] }).total).toBe(3);
    expect(damage({ ...armoured(1), effects: [changed('b', 'RES', -2)] }).total).toBe(3);
  });

  test('is what a guardian makes it, still pierced [JHX-ABILITY-091]', () => {
    expect(damage({ resistance: 2 }).total).toBe(1);
    expect(damage({ resistance: 2, effects: piercing(1) }).total).toBe(2);
  });

  test('is 1 more against magic for Psionics [JHX-ABILITY-049]', () => {
    const psionic = armoured(0, { common: [{ id: 'psionics' }] });
    expect(damage({ ...psionic, weapon: 'staff' }).total).toBe(1);
    expect(damage({ ...psionic, weapon: 'bow' }).total).toBe(2);
  });

  test('that counts in certain attacks only counts in those', () => {
    const effects = [changed('b', 'RES', 1, { attack: 'RNG' })];
    expect(damage({ effects, weapon: 'bow' }).total).toBe(1);
    expect(damage({ effects, weapon: 'blade' }).total).toBe(3);
  });
});

describe('the order of changes to damage', () => {
  test('is bonuses, then reductions, then RES [JHX-DAMAGE-004, JHX-COND-021]', () => {
    const effects = [frozen, changed('A', 'damage', 2)];
    expect(damage({ ...armoured(1), effects })).toEqual({
      total: 3,
      lines: ['3 blade, solid DAMAGE-001', '+2 modify:damage:2 DAMAGE-004', '-1 freeze COND-021', '-1 RES DAMAGE-002'],
    });
  });

  test('takes a blow down to 0 before RES, and there it stays [JHX-DAMAGE-004]', () => {
    const effects = [frozen, changed('A', 'damage', -2)];
    expect(damage({ ...armoured(1), effects, blow: 'glancing', weapon: 'bow' })).toEqual({
      total: 0,
      lines: [
        '1 bow, glancing DAMAGE-001',
        '-2 modify:damage:-2 DAMAGE-004',
        '-1 freeze COND-021',
        '>=0 DAMAGE-004',
        '-1 RES DAMAGE-002',
        '>=0 DAMAGE-003',
      ],
    });
  });
});

describe('an Effigy', () => {
  const beside = `
        %
     %     %
        A
     .     b
        .
     @     @
        @
  `;
  const effigy = { target: 'effigy:p2' };

  test('has RES 1, which nothing lowers [JHX-EFFIGY-003]', () => {
    expect(damage(effigy, beside).total).toBe(2);
    expect(damage({ ...effigy, effects: [...piercing(1), changed('effigy:p2', 'RES', -1)] }, beside).total).toBe(2);
  });

  test('has more of it by effects that raise it [JHX-EFFIGY-004]', () => {
    expect(damage({ ...effigy, effects: [changed('effigy:p2', 'RES', 1)] }, beside).total).toBe(1);
  });

  test('suffers the printed grid: no increase counts [JHX-EFFIGY-012]', () => {
    expect(damage({ ...effigy, effects: [changed('A', 'damage', 2)] }, beside)).toEqual({
      total: 2,
      lines: ['3 blade, solid DAMAGE-001', '+2 modify:damage:2 EFFIGY-012 (effigy)', '-1 RES DAMAGE-002'],
    });
  });

  test('gains by what lowers damage [JHX-EFFIGY-014]', () => {
    expect(damage({ ...effigy, effects: [frozen, changed('A', 'damage', -1)] }, beside).total).toBe(0);
  });
});
