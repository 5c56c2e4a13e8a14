// #region cards
import { createGame, type EldGame, type Profile } from '@rulewright/eldfall-d20';
import { type ContentPack, type Item, readContent, type Spell } from '@rulewright/eldfall-d20/content';
import { bridgeWarden, myPack, tollBridgeRules } from './my-party.js';

/** A weapon. Its Power is a number, or hangs on an attribute; its Strike is that of the Stamina here. */
export const tollHook: Item = {
  name: 'Toll Hook',
  source: 'original',
  category: 'weapon',
  weapon: {
    power: { attribute: 'T', plus: -1 },
    reach: { distance: 2 },
    strike: { attribute: 'STA' },
    kinds: ['melee'],
    traits: [{ id: 'weakening' }],
  },
  traits: [],
  changes: [],
  quantity: 1,
  weight: 2,
};

/**
 * A Sorcery of the Casting Aura. The state that `onHit` brings lasts until the end of the sequence, as with every
 * Sorcery, unless it has `until`.
 */
export const ebb: Spell = {
  name: 'Ebb',
  source: 'original',
  element: 'water',
  type: 'sorcery',
  weapon: { power: 9, reach: { distance: 'casting-aura' }, strike: 1, kinds: ['ranged'], traits: [] },
  onHit: [{ op: 'state', state: 'crippled', until: 'own-strategic-phase' }],
};

export const ferryMage: Profile = {
  ...bridgeWarden,
  name: 'Ferry Mage',
  classes: ['mage'],
  stats: { ...bridgeWarden.stats, INT: 14 },
  traits: [{ id: 'affinity', element: 'water' }],
  skills: [],
  arts: [],
  specials: [],
  spells: ['ebb'],
  inventory: { space: 4, items: [{ item: 'toll-hook', quantity: 1 }] },
};

/** The pack of the Wardens with these cards. */
export const cardPack: ContentPack = readContent({
  ...myPack,
  id: 'my-ferry',
  items: { ...myPack.items, 'toll-hook': tollHook },
  spells: { ...myPack.spells, ebb },
  profiles: { ...myPack.profiles, 'ferry-mage': ferryMage },
});

/** The Quest of the pack has its rules in code. */
export const cardGame: EldGame = createGame({ pack: cardPack, quests: { 'toll-bridge': tollBridgeRules } });
// #endregion
