import { act, createMatch } from '@rulewright/core';
import { scripted } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { laidOut, plainItems, plainProfile, plainSpell } from '../testing/index.js';
import type { Carried } from '../vocabulary/index.js';
import type { Item, Profile } from '../vocabulary/pack.js';

const { sword, bow } = plainItems;
if (!sword?.weapon || !bow?.weapon) throw new RangeError('no weapons');

const items: Readonly<Record<string, Item>> = {
  axe: { ...sword, name: 'Axe' },
  knife: { ...sword, name: 'Knife', weapon: { ...sword.weapon, reach: { distance: 0 } } },
  spear: { ...sword, name: 'Spear', weapon: { ...sword.weapon, reach: { distance: 3 } } },
  hammer: { ...sword, name: 'Hammer', traits: [{ id: 'two-handed' }] },
  ring: { name: 'Ring', category: 'accessory', traits: [], changes: [], quantity: 1, weight: 0 },
  claws: { ...sword, name: 'Claws', weapon: { ...sword.weapon, natural: true }, quantity: null, weight: null },
  gem: { name: 'Gem', category: 'consumable', traits: [], changes: [], quantity: 1, weight: 0 },
};

/** The equipment that `A` may take as it is activated; undefined where nothing is asked. */
const offered = (
  carried: readonly (string | readonly [item: string, quantity: number])[],
  equipped: readonly string[],
  profile: Partial<Profile> = {},
): readonly unknown[] | undefined => {
  const lots = carried.map(one => (typeof one === 'string' ? ([one, 1] as const) : one));
  const inventory = lots.map(([item, quantity]): Carried => ({ item, quantity, acquired: false }));
  const { game, setup } = laidOut('A..b', {
    profiles: { A: { traits: [{ id: 'affinity', element: 'fire' }], ...profile } },
    models: { A: { inventory, equipped }, b: { points: 0 } },
    pack: { items, spells: { spark: plainSpell } },
  });
  const match = createMatch(game, { ...setup, dice: scripted() });
  const [activate] = match.decisions;
  if (!activate) throw new RangeError('nothing is asked');
  const { decisions } = act(match, { decision: activate.id, by: 'p1', choice: 'A' });
  return decisions[0]?.kind === 'equip' ? decisions[0].options : undefined;
};

describe('a model may change its equipment', () => {
  test('to one weapon, one shield and one accessory that it carries, and no shield with a Two-Handed weapon [ELD-ACT-011, ELD-ITEM-002, ELD-TRAIT-069, ELD-UPGRADE-052]', () => {
    expect(offered(['sword', 'axe'], ['sword'])).toEqual(['keep', ['axe']]);
    expect(offered(['sword', 'shield', 'hammer', 'ring'], ['sword', 'shield', 'ring'])).toEqual([
      'keep',
      ['hammer', 'ring'],
      ['hammer'],
      ['sword', 'ring'],
    ]);
    expect(offered(['sword', 'shield'], [])).toEqual(['keep', ['sword', 'shield'], ['shield'], ['sword']]);
  });

  test('and is not asked without another choice, nor for what cannot be equipped [ELD-ACT-011]', () => {
    expect(offered(['sword'], ['sword'])).toBeUndefined();
    expect(offered(['sword', 'gem'], ['sword'])).toBeUndefined();
    expect(offered([], [])).toBeUndefined();
  });

  test('to two short Melee Weapons with Dual Wield, in any order, without a shield [ELD-SKILL-017]', () => {
    const dual = { skills: [{ id: 'dual-wield', level: 1 }] } as const;
    const pairs = (carried: readonly string[]) =>
      offered(carried, [], dual)?.filter(one => Array.isArray(one) && one.length > 1);
    expect(pairs(['sword', 'axe'])).toEqual([['axe', 'sword']]);
    expect(pairs(['sword', 'spear'])).toEqual([]);
    expect(pairs(['sword', 'hammer', 'bow'])).toEqual([]);
    expect(pairs(['sword', 'axe', 'shield'])).toEqual([
      ['sword', 'shield'],
      ['axe', 'shield'],
      ['axe', 'sword'],
    ]);
    expect(offered(['sword', 'axe'], [])).not.toContainEqual(['axe', 'sword']);
  });

  test('to two copies of one Melee Weapon with Dual Wield [ELD-SKILL-017]', () => {
    const dual = { skills: [{ id: 'dual-wield', level: 1 }] } as const;
    expect(offered([['knife', 2]], ['knife'], dual)).toEqual(['keep', ['knife', 'knife']]);
    expect(offered([['knife', 2]], ['knife', 'knife'], dual)).toBeUndefined();
    expect(offered([['knife', 1], 'axe'], ['knife', 'axe'], dual)).toBeUndefined();
    expect(offered([['knife', 2], 'axe'], ['axe', 'knife'], dual)).toEqual(['keep', ['knife', 'knife']]);
    // Neither a copy that is not there, nor a part of the body.
    expect(offered(['knife'], ['knife'], dual)).toBeUndefined();
    expect(offered(['knife', 'claws'], ['claws', 'knife'], dual)).toBeUndefined();
    expect(offered([['knife', 2]], ['knife'])).toBeUndefined();
  });

  test('beside all parts of its body, which are of no category [ELD-ITEM-002]', () => {
    expect(offered(['claws', 'sword'], ['claws', 'sword'])).toBeUndefined();
    expect(offered(['claws', 'sword', 'hammer'], ['claws', 'sword'])).toEqual(['keep', ['claws', 'hammer']]);
  });

  test('to a weapon without its Shield, which costs a strike, only where it strikes more often so [ELD-ACT-011, ELD-MELEE-006]', () => {
    const all = ['sword', 'shield', 'ring'];
    expect(offered(all, all)).toEqual(['keep', ['sword', 'ring']]);
    // With STA 1, with a weapon of Reach 0 and without a weapon nothing is gained.
    expect(offered(all, all, { stats: { ...plainProfile.stats, STA: 1 } })).toBeUndefined();
    expect(offered(['knife', 'shield'], ['knife', 'shield'])).toBeUndefined();
    expect(offered(['shield'], ['shield'])).toBeUndefined();
  });

  test('to fewer Items only if that frees a hand for Spells [ELD-SPELL-003]', () => {
    const caster = { spells: ['spark'] } as const;
    expect(offered(['sword', 'shield'], ['sword', 'shield'], caster)).toEqual(['keep', ['shield'], ['sword'], []]);
    expect(offered(['sword'], ['sword'], caster)).toBeUndefined();
    expect(offered(['bow', 'ring'], ['bow', 'ring'], caster)).toEqual(['keep', ['ring'], []]);
  });
});
