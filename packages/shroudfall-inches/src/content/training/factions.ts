import type { Faction, Manifestation } from '../../vocabulary/pack.js';
import { dice, original } from './words.js';

/** The two training factions. The first uses its faction abilities as the options say, the second by a card of its own. */
export const factions: Readonly<Record<string, Faction>> = {
  'brass-tide': { name: 'Brass Tide', source: original, keyword: 'BRASS TIDE' },
  'moss-court': {
    name: 'Moss Court',
    source: original,
    keyword: 'MOSS COURT',
    use: { cost: dice('G'), range: 6, onlyOnOwnActivation: true, oncePerActivation: true },
  },
};

/** The manifestations of training units. */
export const manifestations: Readonly<Record<string, Manifestation>> = {
  'lightning-rod': {
    name: 'Lightning Rod',
    source: original,
    base: 30,
    reach: 2,
    on: ['entered', 'completed'],
    effects: [
      { op: 'damageRoll', dice: dice('YG') },
      { op: 'condition', condition: 'shocked' },
    ],
  },
  'spore-veil': {
    name: 'Spore Veil',
    source: original,
    base: 40,
    reach: 2,
    on: ['completed'],
    obscuring: true,
    lasts: 'game',
    effects: [{ op: 'condition', condition: 'poisoned', to: 'trigger' }],
  },
};
