import type { Profile } from '../../vocabulary/pack.js';
import { carries, profile, skills, stats } from '../profile-words.js';
import { atLevel, has } from '../short.js';
import { crossChecked } from '../source.js';
import type { Fragment } from './fragment.js';

/** Models of the Helian League in the later print of which this edition lacks a rule. */
export const fragments: Readonly<Record<string, Fragment<Profile>>> = {
  'expeditionary-hierophant': {
    card: profile({
      source: crossChecked,
      name: 'Expeditionary Hierophant',
      factions: ['helian'],
      classes: ['mage', 'vitalist'],
      stats: stats(2, 5, 8, 8, 8, 15, 11, 8, 4, 1, 12),
      cost: 23,
      traits: [{ id: 'affinity', element: 'divine' }],
      skills: skills('clairvoyance'),
      spellcrafts: [{ craft: 'hieromancy', level: 4 }],
      stratagems: ['spiritual-paragon'],
      inventory: carries(3, 'staff-of-light'),
    }),
    lacks: [
      'the Stratagem Nursing Aura',
      'of Staff of Light one die reroll for a Divine spell cast in the Active Role',
    ],
  },
  'flameweaver-errant': {
    card: profile({
      source: crossChecked,
      name: 'Flameweaver Errant',
      factions: ['helian'],
      classes: ['artificer', 'soldier'],
      stats: stats(2, 5, 14, 14, 8, 13, 12, 12, 3, 2, 16),
      cost: 21,
      limit: 2,
      traits: has('tactician', atLevel('resourceful', 1), { id: 'affinity', element: 'fire' }),
      arts: [{ id: 'fencing', level: 1 }],
      spellcrafts: [
        { craft: 'art-of-enchanting', level: 3 },
        { craft: 'art-of-sorcery', level: 1 },
      ],
      stratagems: ['march', 'rally-troops-helian', 'expeditionary-paragon'],
      inventory: carries(5, 'mastercrafted-helrin-sword', 'dagger'),
    }),
    lacks: ['the Stratagem Striking Momentum'],
  },
  'flameweaver-noble': {
    card: profile({
      source: crossChecked,
      name: 'Flameweaver Noble',
      factions: ['helian'],
      classes: ['mage', 'enchanter'],
      stats: stats(2, 5, 8, 10, 8, 14, 12, 8, 3, 2, 12),
      cost: 21,
      limit: 2,
      traits: [{ id: 'affinity', element: 'fire' }],
      spellcrafts: [
        { craft: 'art-of-sorcery', level: 3 },
        { craft: 'art-of-enchanting', level: 3 },
      ],
      inventory: carries(5, 'sword', 'dagger', 'scepter-of-sorceries'),
    }),
    lacks: [
      'of Scepter of Sorceries one die reroll for a Sorcery cast in the Active Role',
      'its Special: may spend one of its Mana Counters to reroll one failed die of a spell cast by itself or an ally in its Awareness',
    ],
  },
  'paladin-of-the-order': {
    card: profile({
      source: crossChecked,
      name: 'Paladin of the Order',
      factions: ['helian'],
      classes: ['mystic', 'soldier'],
      stats: stats(2, 5, 14, 14, 10, 12, 10, 12, 6, 2, 15),
      cost: 22,
      traits: has({ id: 'affinity', element: 'divine' }, 'fearless'),
      arts: [{ id: 'fencing', level: 2 }],
      spellcrafts: [{ craft: 'hieromancy', level: 1 }],
      stratagems: ['solemn-presence'],
      inventory: carries(5, 'banner-lance', 'sword', 'empyrean-standard'),
    }),
    lacks: [
      'the Stratagem Sacred Vow',
      'of Empyrean Standard models in Awareness are Fearless and ignore Confused and Weakened',
      'its Special: takes over as Leader while the Leader is Incapacitated',
    ],
  },
  'anari-erudite-prodigy': {
    card: profile({
      source: crossChecked,
      name: 'Anari, Erudite Prodigy',
      factions: ['helian'],
      classes: ['enchanter', 'mage'],
      stats: stats(2, 5, 9, 9, 8, 16, 12, 8, 3, 2, 12),
      cost: 28,
      traits: [
        { id: 'affinity', element: 'fire' },
        { id: 'affinity', element: 'water' },
      ],
      skills: skills('foresight'),
      spellcrafts: [{ craft: 'art-of-enchanting', level: 3 }],
      stratagems: ['talented-command', 'weavers-aura'],
      inventory: carries(3),
    }),
    lacks: ['the Trait Strategist', 'the Spellcraft Cryomancy III', 'the Stratagem Active Support'],
  },
};
