import type { Item } from '../../vocabulary/pack.js';
import { by, has, inState, melee, ranged, weapon, withX } from '../short.js';
import { marked, printed } from '../source.js';

const T = by('T');
const STA = by('STA');

/** The Items that the first edition prints (ELD-ITEM-001): samples, and those of Upgrades and Quests. */
export const items: Readonly<Record<string, Item>> = marked<Item>(printed, {
  sword: weapon('Sword', 1, melee(T, 1, STA)),
  dagger: weapon('Dagger', 0, {
    ...melee(by('T', -3), 0, STA, has('throwing')),
    changes: [{ op: 'strike', by: 1, attack: { on: inState('crouched') } }],
  }),
  spear: weapon('Spear', 2, melee(T, 2, STA, has('throwing'))),
  lance: weapon('Lance', 2, melee(by('T', 2), 2, STA, has('throwing')), has('two-handed')),
  'longhilted-sword': weapon(
    'Longhilted Sword',
    2,
    melee(by('T', 2), 1, STA, [{ id: 'sweep' }, { id: 'bleed' }]),
    has('two-handed'),
  ),
  'heavy-bludgeon': weapon(
    'Heavy Bludgeon',
    3,
    melee(by('T', 4), 1, by('STA', -1), has('armor-piercing', 'stagger', 'stun')),
    has('two-handed'),
  ),
  'short-bow': weapon(
    'Short Bow',
    2,
    ranged(
      T,
      [
        { to: 20, modifier: 0 },
        { to: 40, modifier: -6 },
      ],
      STA,
    ),
    has('two-handed'),
  ),
  'war-bow': weapon(
    'War Bow',
    2,
    ranged(
      by('T', 4),
      [
        { to: 24, modifier: 0 },
        { to: 48, modifier: -6 },
      ],
      by('STA', -1),
      has('stagger'),
    ),
    has('two-handed'),
  ),
  crossbow: weapon(
    'Crossbow',
    2,
    ranged(
      13,
      [
        { to: 24, modifier: 3 },
        { to: 48, modifier: -3 },
      ],
      1,
    ),
    has('two-handed'),
  ),
  // The weapon of a Shield is the Shield Bash (ELD-MELEE-005); its changes: ELD-MELEE-007, ELD-ITEM-008.
  shield: {
    name: 'Shield',
    category: 'shield',
    weapon: melee(T, 0, 1, has(withX('knockback', 1), 'unkeen')),
    traits: [],
    changes: [{ op: 'roll', by: 3, attribute: 'ARM', attack: { side: 'suffered', kind: 'ranged', front: true } }],
    quantity: 1,
    weight: 2,
  },
  // ELD-ITEM-010.
  'staff-of-sorceries': {
    name: 'Staff of Sorceries',
    category: 'accessory',
    traits: [],
    changes: [{ op: 'strike', by: 1, attack: { with: 'sorcery' } }],
    quantity: 1,
    weight: 2,
  },
  'casting-amplifier': {
    name: 'Casting Amplifier',
    category: 'accessory',
    traits: [],
    changes: [{ op: 'reach', by: 4, attack: { with: 'spell' } }],
    quantity: 1,
    weight: 0,
  },
  'flying-carpet': {
    name: 'Flying Carpet',
    category: 'accessory',
    traits: [],
    changes: [{ op: 'grant', skills: [{ id: 'flight' }] }],
    quantity: 1,
    weight: 0,
  },
  grapeshot: {
    name: 'Grapeshot',
    category: 'consumable',
    weapon: ranged(12, { distance: T, template: 'circular-large' }, 1, has('targetless')),
    traits: [],
    changes: [],
    quantity: 3,
    weight: 0,
  },
  'war-darts': {
    name: 'War Darts',
    category: 'consumable',
    weapon: {
      ...ranged(8, { distance: T, template: 'circular-large' }, 1, has('targetless', 'bleed')),
      changes: [{ op: 'roll', by: 3, attribute: 'ACC' }],
    },
    traits: [],
    changes: [],
    quantity: 1,
    weight: 1,
  },
  // ELD-QUEST-063.
  'earthbreaker-bomb': {
    name: 'Earthbreaker Bomb',
    category: 'consumable',
    weapon: {
      ...ranged(16, { distance: T, template: 'circular-small' }, 1, has('armor-piercing', 'cleave')),
      onHit: [{ op: 'destroy-structure' }],
    },
    traits: [],
    changes: [],
    quantity: 1,
    weight: 0,
  },
  // ELD-QUEST-062.
  'scroll-of-superior-mending': {
    name: 'Scroll of Superior Mending',
    category: 'consumable',
    weapon: ranged(null, { distance: 16 }, 1),
    traits: [],
    changes: [],
    effects: [{ op: 'heal', amount: 'all', only: [{ trait: 'construct' }] }, { op: 'repair-structure' }],
    quantity: 1,
    weight: 0,
    element: 'earth',
    spell: true,
  },
  // ELD-QUEST-029.
  treasure: { name: 'Treasure', category: 'quest', traits: [], changes: [], quantity: 1, weight: 1 },
});
