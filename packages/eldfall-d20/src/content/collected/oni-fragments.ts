import type { Profile } from '../../vocabulary/pack.js';
import { carries, profile, skills, stats } from '../profile-words.js';
import { has } from '../short.js';
import { later } from '../source.js';
import type { Fragment } from './fragment.js';

/**
 * Models of the Oni in the later print, each of which needs a rule that this edition lacks. The Oni are no faction of
 * the first edition.
 */
export const fragments: Readonly<Record<string, Fragment<Profile>>> = {
  'oni-marauder': {
    card: profile({
      source: later,
      name: 'Oni Marauder',
      factions: ['oni'],
      classes: ['creature'],
      stats: stats(2, 5, 14, 10, 8, 8, 8, 15, 3, 4, 14),
      cost: 24,
      limit: 2,
      size: 'huge',
      traits: has({ id: 'affinity', element: 'profane' }, 'demon', { id: 'survival', environment: 'difficult' }),
      skills: skills('leap'),
      inventory: carries(5, 'war-club-marauder'),
    }),
    lacks: ['the Trait Menacing I'],
  },
  'red-yaksha': {
    card: profile({
      source: later,
      name: 'Red Yaksha',
      factions: ['oni'],
      classes: ['creature'],
      stats: stats(3, 5, 16, 12, 8, 12, 13, 15, 3, 5, 14),
      cost: 30,
      limit: 2,
      size: 'large',
      traits: has({ id: 'affinity', element: 'profane' }, 'demon', { id: 'survival', environment: 'difficult' }),
      skills: skills('backstab', 'leap', 'dash', 'hit-and-retreat', 'stealth'),
      arts: [{ id: 'berserk', level: 2 }],
      inventory: carries(5, 'war-club'),
    }),
    lacks: ['the Trait Menacing I'],
  },
  'blue-yaksha': {
    card: profile({
      source: later,
      name: 'Blue Yaksha',
      factions: ['oni'],
      classes: ['creature'],
      stats: stats(3, 5, 15, 13, 10, 12, 14, 15, 3, 4, 14),
      cost: 30,
      limit: 2,
      size: 'large',
      traits: has({ id: 'affinity', element: 'profane' }, 'demon', { id: 'survival', environment: 'difficult' }),
      skills: skills('stealth', 'flicker', 'hit-and-retreat'),
      inventory: carries(5, 'bisento'),
    }),
    lacks: ['the Trait Menacing I'],
  },
  'red-rasetsu': {
    card: profile({
      source: later,
      name: 'Red Rasetsu',
      factions: ['oni'],
      classes: ['berserker'],
      stats: stats(3, 6, 16, 13, 13, 10, 13, 15, 3, 6, 16),
      cost: 35,
      traits: has({ id: 'affinity', element: 'profane' }, 'demon', 'duelist', 'fearless', {
        id: 'survival',
        environment: 'difficult',
      }),
      skills: skills('leap', 'dash'),
      arts: [{ id: 'berserk', level: 3 }],
      inventory: carries(5, 'desecrated-relic-blade'),
    }),
    lacks: [
      'the Trait Menacing I',
      'the Stratagem Raid Expert',
      'the Stratagem Devour the Enemy',
      'the Stratagem Mark of Red',
    ],
  },
  'blue-rasetsu': {
    card: profile({
      source: later,
      name: 'Blue Rasetsu',
      factions: ['oni'],
      classes: ['sentinel'],
      stats: stats(3, 6, 13, 16, 13, 15, 13, 15, 3, 4, 16),
      cost: 37,
      traits: has(
        { id: 'affinity', element: 'profane' },
        'demon',
        { id: 'survival', environment: 'difficult' },
        'vigilance',
      ),
      skills: skills('charm 2'),
      arts: [{ id: 'berserk', level: 2 }],
      stratagems: ['coordinated-assault', 'painless-death'],
      inventory: carries(5, 'war-club', 'cursed-grab'),
    }),
    lacks: [
      'the Trait Menacing I',
      'the Stratagem Mind Invasion',
      'the Stratagem Recall the Souls',
      'its Special: may recruit models with the Undead trait',
    ],
  },
  'oni-pariah': {
    card: profile({
      source: later,
      name: 'Oni Pariah',
      factions: ['oni'],
      classes: ['creature', 'berserker'],
      stats: stats(3, 5, 16, 10, 8, 8, 8, 17, 4, 8, 18),
      cost: 40,
      size: 'gigantic',
      traits: has(
        { id: 'affinity', element: 'profane' },
        'demon',
        { id: 'survival', environment: 'difficult' },
        'unstoppable',
      ),
      inventory: carries(5, 'smash-and-trash', 'crushing-maw', 'quaking-smash'),
    }),
    lacks: ['the Skill Regeneration II'],
  },
  chiyohime: {
    card: profile({
      source: later,
      name: 'Chiyohime',
      factions: ['oni'],
      classes: ['mage', 'sorcerer'],
      stats: stats(3, 5, 12, 12, 10, 17, 13, 15, 3, 4, 16),
      cost: 45,
      traits: has(
        { id: 'affinity', element: 'profane' },
        'demon',
        { id: 'resistance', level: 1, to: { type: 'spell' } },
        { id: 'survival', environment: 'difficult' },
      ),
      skills: skills('charm', 'chain-attack'),
      stratagems: ['eternal-vigil'],
      inventory: carries(5, 'deathweaving-fan'),
    }),
    lacks: [
      'the Trait Menacing I',
      'the Spellcraft Necromancy V',
      'the Stratagem Final Gambit',
      'the Stratagem Profane Mend',
      'the Stratagem Soul Harvest',
      'of Deathweaving Fan one failed Profane spell die reroll per Activation; a Ritual may summon a Tier III or higher Undead for Mana of Tier + 1 and 2 Dead models in Awareness',
      'its Special: may recruit Undead; after deployment place a Dead token at least 14 inches away that counts as a Dead model',
    ],
  },
};
