import type { ContentPack, Item, Profile, Spell } from '../vocabulary/pack.js';
import type { Quest } from '../vocabulary/quest.js';

/** A profile of which every field is plain: tests name only what differs. */
export const plainProfile: Profile = {
  name: 'Plain',
  factions: ['neutral'],
  classes: ['civilian'],
  stats: { STA: 2, SPD: 6, OFF: 12, DEF: 10, ACC: 10, INT: 10, AG: 10, T: 10, ARM: 2, HP: 2, M: 10 },
  size: 'medium',
  cost: 10,
  limit: 4,
  traits: [],
  skills: [],
  arts: [],
  spellcrafts: [],
  spells: [],
  specials: [],
  stratagems: [],
  inventory: { space: 6, items: [{ item: 'sword', quantity: 1 }] },
};

/** Items that need no card of their own in tests. */
export const plainItems: Readonly<Record<string, Item>> = {
  sword: {
    name: 'Sword',
    category: 'weapon',
    weapon: {
      power: { attribute: 'T' },
      reach: { distance: 1 },
      strike: { attribute: 'STA' },
      kinds: ['melee'],
      traits: [],
    },
    traits: [],
    changes: [],
    quantity: 1,
    weight: 1,
  },
  bow: {
    name: 'Bow',
    category: 'weapon',
    weapon: {
      power: { attribute: 'T' },
      reach: {
        distance: [
          { to: 20, modifier: 0 },
          { to: 40, modifier: -6 },
        ],
      },
      strike: { attribute: 'STA' },
      kinds: ['ranged'],
      traits: [{ id: 'two-handed' }],
    },
    traits: [{ id: 'two-handed' }],
    changes: [],
    quantity: 1,
    weight: 2,
  },
  shield: {
    name: 'Shield',
    category: 'shield',
    traits: [],
    changes: [],
    quantity: 1,
    weight: 2,
  },
};

/** A Spell of which every field is plain: a ranged fire Sorcery with Reach 16. */
export const plainSpell: Spell = {
  name: 'Spark',
  element: 'fire',
  type: 'sorcery',
  weapon: {
    power: { attribute: 'INT' },
    reach: { distance: 16 },
    strike: { attribute: 'STA' },
    kinds: ['ranged'],
    traits: [],
  },
};

/** A Quest without rules of its own. */
export const plainQuest: Quest = {
  name: 'Plain Quest',
  players: { min: 1, max: 4 },
  zones: 'opposite',
  schemes: false,
  most: 10,
  alliance: false,
  morale: true,
  duels: true,
  hostiles: [],
  things: [],
  rewards: {},
  code: 'plain',
};

/** A pack for tests: plain Items, and the cards that a test adds. */
export const packWith = (own: Partial<ContentPack> = {}): ContentPack => ({
  id: 'test',
  version: '1.0.0',
  factions: { neutral: { name: 'Neutral' } },
  profiles: { plain: plainProfile },
  spells: { spark: plainSpell },
  spellcrafts: {},
  upgrades: {},
  stratagems: {},
  schemes: {},
  behaviours: {},
  parties: {},
  fields: {},
  ...own,
  items: { ...plainItems, ...own.items },
  quests: { 'open-hostilities': plainQuest, ...own.quests },
});
