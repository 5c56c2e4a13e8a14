import type { Profile } from '../../vocabulary/pack.js';
import { carries, profile, skills, stats } from '../profile-words.js';
import { has } from '../short.js';
import { crossChecked, later } from '../source.js';
import type { Fragment } from './fragment.js';

/** Models of no faction in the later print of which this edition lacks a rule. */
export const fragments: Readonly<Record<string, Fragment<Profile>>> = {
  'guildsworn-knight': {
    card: profile({
      source: later,
      name: 'Guildsworn Knight',
      factions: ['neutral'],
      classes: ['armsmaster', 'warrior'],
      stats: stats(2, 5, 15, 15, 12, 13, 8, 14, 7, 4, 17),
      cost: 30,
      traits: has(
        'fearless',
        { id: 'resistance', level: 1, to: { trait: 'bleed' } },
        { id: 'resistance', level: 1, to: { trait: 'knockback' } },
      ),
      skills: skills('finishing-strike', 'follow-up', 'protector'),
      arts: [{ id: 'fencing', level: 4 }],
      inventory: carries(6, 'poleaxe', 'sword', 'glyphscribe-dagger', 'shield'),
    }),
    lacks: [
      'the Stratagem Defensive Formation',
      'the Stratagem Unconventional Tactics',
      'of Glyphscribe Dagger the return after a throw',
    ],
  },
  'tomoe-endless-rain': {
    card: profile({
      source: crossChecked,
      name: 'Tomoe, Endless Rain',
      factions: ['neutral'],
      classes: ['mage', 'mystic', 'sorcerer'],
      stats: stats(2, 6, 10, 10, 12, 10, 12, 10, 1, 2, 14),
      cost: 28,
      traits: [
        { id: 'affinity', element: 'air' },
        { id: 'affinity', element: 'water' },
      ],
      inventory: carries(3),
    }),
    lacks: [
      'the Spellcraft Everlasting Rain Invocations III',
      'its Special: always counts as in Light Cover against enemy Ranged Attacks',
    ],
  },
  'kogetsu-cursed-monk': {
    card: profile({
      source: later,
      name: 'Kogetsu, Cursed Monk',
      factions: ['neutral'],
      classes: ['warrior', 'sentinel'],
      stats: stats(2, 5, 14, 16, 10, 10, 10, 13, 3, 3, 14),
      cost: 30,
      size: 'large',
      traits: has({ id: 'advantage', against: { trait: 'demon' } }, 'vigilance'),
      skills: skills('leap', 'impede'),
      arts: [{ id: 'fencing', level: 2 }],
      inventory: carries(5, 'naginata', 'tengu-screech'),
    }),
    lacks: [
      'of Tengu Screech cannot cause Engaged',
      'its Special: attacks on it at -4; once it is hit, enemies within 3 inches take a Hit with Knockback 3 and the effect is off until the next Strategic Phase',
    ],
  },
  'renegade-rasetsu': {
    card: profile({
      source: later,
      name: 'Renegade Rasetsu',
      factions: ['neutral'],
      classes: ['berserker'],
      stats: stats(2, 6, 16, 13, 8, 10, 13, 15, 3, 4, 16),
      cost: 27,
      traits: has({ id: 'affinity', element: 'profane' }, 'demon', 'duelist', 'fearless', {
        id: 'survival',
        environment: 'difficult',
      }),
      skills: skills('leap', 'dash'),
      arts: [{ id: 'berserk', level: 3 }],
      inventory: carries(5, 'relic-weapon'),
    }),
    lacks: ['its Special: other models of the party have -4 Morale'],
  },
};
