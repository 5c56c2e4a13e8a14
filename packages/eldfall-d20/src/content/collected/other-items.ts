import type { Item } from '../../vocabulary/pack.js';
import { atLevel, by, has, melee, natural, ranged, withX } from '../short.js';
import { later, marked } from '../source.js';

/** A Shield that hinders Melee Attacks on its Front, and protects from Ranged Attacks there. */
const shield = (name: string, weight: number, amount: number): Item => ({
  name,
  category: 'shield',
  weapon: melee(by('T'), 0, 1, has(withX('knockback', 1), 'unkeen')),
  traits: [],
  changes: [
    { op: 'roll', by: -amount, attack: { side: 'suffered', kind: 'melee', front: true } },
    { op: 'roll', by: amount, attribute: 'ARM', attack: { side: 'suffered', kind: 'ranged', front: true } },
  ],
  quantity: 1,
  weight,
});

/** Parts of bodies, Shields and Consumables of the later print that this edition has all rules for. */
export const otherItems: Readonly<Record<string, Item>> = marked<Item>(later, {
  'cursed-grab': natural(
    'Cursed Grab',
    melee(by('T'), 0, 1, has({ id: 'advantage', against: { size: 'medium' } }, 'armor-piercing', withX('burn', 3))),
  ),
  'smash-and-trash': natural(
    'Smash and Trash',
    melee(by('T'), 2, 2, [
      atLevel('sweep', 1),
      { id: 'advantage', against: { size: 'medium' } },
      { id: 'advantage', against: { size: 'large' } },
    ]),
  ),
  'crushing-maw': natural('Crushing Maw', melee(by('T'), 0, 1, has('cleave', 'crippling'))),
  'quaking-smash': natural(
    'Quaking Smash',
    melee(by('T'), 2, 1, has(withX('knockback', 1), 'knockdown', atLevel('sweep', 2))),
  ),
  'fists-of-stone': natural('Fists of Stone', melee(by('T'), 0, by('STA'), has('stagger'))),
  'earthen-fists': natural('Earthen Fists', melee(by('T'), 1, 2, has('stagger', 'knockdown'))),
  'hack-thrash': natural('Hack & Thrash', melee(by('T'), 1, 2, has(atLevel('sweep', 1), 'knockdown', 'cleave'))),
  'tidal-wave': natural('Tidal Wave', ranged(10, { template: 'spray-large' }, 1, has('knockdown'))),
  bite: natural('Bite', melee(by('T'), 0, 1)),
  'rending-claws': natural('Rending Claws', melee(by('T'), 1, 2, has('cleave'))),
  'venomous-bite': natural('Venomous Bite', melee(by('T'), 0, 1, [atLevel('poison', 2)])),
  'raging-thrash': natural('Raging Thrash', melee(18, 2, 2, has('stagger', atLevel('sweep', 2)))),
  shield: shield('Shield', 2, 3),
  javelin: {
    name: 'Javelin',
    category: 'consumable',
    weapon: ranged(by('T', 2), { distance: by('T') }, 2, has('stun')),
    traits: [],
    changes: [],
    quantity: 1,
    weight: 1,
  },
  'light-shield': shield('Light Shield', 1, 2),
  'great-shield': shield('Great Shield', 3, 4),
  firecracker: {
    name: 'Firecracker',
    category: 'consumable',
    weapon: ranged(0, { distance: by('T'), template: 'circular-small' }, 1, has('stagger', 'targetless')),
    traits: [],
    changes: [],
    quantity: 1,
    weight: 1,
  },
  grapeshot: {
    name: 'Grapeshot',
    category: 'consumable',
    weapon: ranged(13, { distance: by('T'), template: 'circular-small' }, 1, has('targetless')),
    traits: [],
    changes: [],
    quantity: 1,
    weight: 1,
  },
});
