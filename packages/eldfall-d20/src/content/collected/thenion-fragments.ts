import type { Profile } from '../../vocabulary/pack.js';
import { carries, profile, skills, stats } from '../profile-words.js';
import { atLevel, has } from '../short.js';
import { crossChecked } from '../source.js';
import type { Fragment } from './fragment.js';

/** Models of the Coalition of Thenion in the later print of which this edition lacks a rule. */
export const fragments: Readonly<Record<string, Fragment<Profile>>> = {
  nightshade: {
    card: profile({
      source: crossChecked,
      name: 'Nightshade',
      factions: ['thenion'],
      classes: ['assassin', 'rogue'],
      stats: stats(2, 6, 17, 8, 10, 13, 16, 10, 1, 1, 8),
      cost: 22,
      skills: skills('dual-wield', 'infiltration 2', 'stealth 2', 'flicker'),
      arts: [{ id: 'assassination', level: 4 }],
      stratagems: ['guerrilla-tactics', 'unfavorable-terrain'],
      inventory: carries(3, 'mastercrafted-piercing-dagger*2'),
    }),
    lacks: ['the Stratagem Exploiting Weakness', 'the Stratagem Mastery of Poisons', 'the Stratagem Swift Retreat'],
  },
  'bladebrethren-elite': {
    card: profile({
      source: crossChecked,
      name: 'Bladebrethren Elite',
      factions: ['thenion'],
      classes: ['rogue', 'warrior'],
      stats: stats(2, 6, 16, 13, 11, 11, 14, 12, 3, 2, 12),
      cost: 23,
      traits: has('duelist', atLevel('resourceful', 1)),
      skills: skills('dual-wield', 'dash', 'follow-up', 'stealth'),
      arts: [{ id: 'fencing', level: 3 }],
      stratagems: ['guerrilla-tactics'],
      inventory: carries(4, 'mastercrafted-sword', 'parrying-dagger'),
    }),
    lacks: [
      'the Stratagem Dishearten',
      'the Stratagem Vicious Opportunism',
      'of Mastercrafted Sword one attack die reroll per Activation or Reaction',
      "of Parrying Dagger the target's Melee Attacks at -2",
      'its Special: when it reacts with a Melee Attack a Morale roll may be made; a success gives the AP of that reaction back',
    ],
  },
  'tharos-one-eyed-wolf': {
    card: profile({
      source: crossChecked,
      name: 'Tharos, One-Eyed Wolf',
      factions: ['thenion'],
      classes: ['alchemist', 'rogue'],
      stats: stats(2, 6, 13, 10, 14, 13, 13, 12, 3, 2, 12),
      cost: 28,
      traits: has({ id: 'survival', environment: 'difficult' }, { id: 'survival', environment: 'hazy' }, 'tactician'),
      skills: skills('clairvoyance', 'climbing', 'stealth 2'),
      arts: [{ id: 'assassination', level: 3 }],
      stratagems: ['guerrilla-tactics'],
      inventory: carries(8, 'crossbow', 'short-sword', 'firecracker', 'grapeshot'),
    }),
    lacks: ['the Skill Snipe I', 'the Stratagem Mastery of Poisons', 'the Stratagem Piercing Perception'],
  },
  'slayer-dragoon': {
    card: profile({
      source: crossChecked,
      name: 'Slayer Dragoon',
      factions: ['thenion', 'neutral'],
      classes: ['assassin'],
      stats: stats(2, 6, 17, 8, 8, 10, 12, 12, 5, 2, 15),
      cost: 17,
      limit: 2,
      traits: [
        { id: 'advantage', against: { size: 'large' } },
        { id: 'advantage', against: { size: 'huge' } },
        { id: 'advantage', against: { size: 'colossal' } },
      ],
      skills: skills('follow-up', 'dash'),
      arts: [{ id: 'assassination', level: 1 }],
      inventory: carries(4, 'slayers-lance', 'short-sword'),
    }),
    lacks: ['the class Rider', "of Slayer's Lance the Trait Unwieldy"],
  },
};
