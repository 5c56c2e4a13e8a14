import { describe, expect, test } from 'vitest';
import { changed, laidOut } from '../../testing/index.js';
import type { Lasting } from '../../vocabulary/index.js';
import type { Weapon } from '../../vocabulary/pack.js';
import { isDualWield, reachOf } from './weapon.js';

const blade: Weapon = { id: 'blade', name: 'blade', type: 'MEL', ap: 1, reach: 1, damage: [1, 2, 3] };
const reach = (weapon: Weapon, ...effects: readonly Omit<Lasting, 'id'>[]): number => {
  const { table, model } = laidOut('A', { effects });
  return reachOf(table, model('A'), weapon);
};

describe('the reach of a weapon', () => {
  test('of melee is what the card says and what changes reach, and nothing else [JHX-ATTACK-015]', () => {
    expect(reach(blade)).toBe(1);
    expect(reach(blade, changed('A', 'reach', 1))).toBe(2);
    expect(reach(blade, changed('A', 'dice', 1))).toBe(1);
    expect(reach(blade, changed('A', 'reach', -3))).toBe(1);
  });

  test('that is not for melee stays as printed [JHX-ATTACK-015]', () => {
    expect(reach({ ...blade, type: 'RNG', reach: 6 }, changed('A', 'reach', 1))).toBe(6);
  });
});

test('Dual Wield is one of the abilities of a weapon, or not [JHX-ABILITY-006]', () => {
  const piercing = { id: 'armour-piercing', amount: 1 } as const;
  const dual = { id: 'dual-wield' } as const;
  expect([[], [piercing], [piercing, dual], [dual]].map(common => isDualWield({ ...blade, common }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(isDualWield(blade)).toBe(false);
});
