import { expect, test } from 'vitest';
import { withUpgradeItems } from '../items/upgrade-items.js';
import { packWith, plainItems } from '../testing/index.js';
import type { Item, Weapon } from '../vocabulary/pack.js';
import { defaultEquipment } from './default-equipment.js';

const charm = { name: 'Charm', category: 'accessory', traits: [], changes: [], quantity: 1, weight: 0 } as const;
const sword = plainItems.sword as Item;
const claws: Item = { ...sword, name: 'Claws', weapon: { ...(sword.weapon as Weapon), natural: true } };
const pack = packWith({
  items: {
    ...plainItems,
    charm,
    claws,
    tail: { ...claws, name: 'Tail' },
    draught: { ...charm, name: 'Draught', category: 'consumable' },
  },
  upgrades: {
    lance: { name: 'Lance', faction: 'soga', cost: 2, changes: [], items: ['bow'], primary: true },
    tool: { name: 'Tool', faction: 'neutral', cost: 1, changes: [], items: ['bow'] },
  },
});
const carry = (...items: readonly string[]) => items.map(item => ({ item, quantity: 1, acquired: false }));

test.each([
  [
    ['sword', 'bow', 'charm', 'draught'],
    ['sword', 'charm'],
  ],
  [['bow', 'sword'], ['bow']],
  [
    ['claws', 'bow', 'sword', 'tail', 'tail'],
    ['claws', 'bow', 'tail'],
  ],
  [['bow', 'shield'], ['bow']],
  [['shield', 'bow'], ['shield']],
  [
    ['sword', 'shield'],
    ['sword', 'shield'],
  ],
])(
  '%j: the highest Item of each category is equipped, no Shield beside two hands [ELD-ITEM-001, ELD-ITEM-002, ELD-ITEM-003, ELD-ITEM-004, ELD-ITEM-005]',
  (items, equipped) => {
    expect(defaultEquipment({ pack }, carry(...items))).toEqual(equipped);
  },
);

test('Items of Upgrades are added, or take the place of the Primary Weapon [ELD-ITEM-021, ELD-ITEM-022]', () => {
  const items = (upgrade: string) =>
    withUpgradeItems({ pack }, carry('charm', 'sword'), [upgrade]).map(({ item }) => item);
  expect(items('tool')).toEqual(['charm', 'sword', 'bow']);
  expect(items('lance')).toEqual(['charm', 'bow']);
  // A part of the body is no Primary Weapon.
  const beast = withUpgradeItems({ pack }, carry('claws', 'sword'), ['lance']);
  expect(beast.map(({ item }) => item)).toEqual(['claws', 'bow']);
});
