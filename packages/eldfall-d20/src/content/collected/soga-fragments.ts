import type { Profile } from '../../vocabulary/pack.js';
import { carries, profile, skills, stats } from '../profile-words.js';
import { has } from '../short.js';
import { crossChecked } from '../source.js';
import type { Fragment } from './fragment.js';

/** Models of the Empire of Soga in the later print of which this edition lacks a rule. */
export const fragments: Readonly<Record<string, Fragment<Profile>>> = {
  'kitsune-spellmaiden': {
    card: profile({
      source: crossChecked,
      name: 'Kitsune Spellmaiden',
      factions: ['soga'],
      classes: ['mystic'],
      stats: stats(2, 6, 8, 8, 8, 14, 14, 8, 1, 1, 15),
      cost: 16,
      traits: has({ id: 'affinity', element: 'fire' }, 'acute-senses', 'vigilance'),
      skills: skills('charm'),
      spellcrafts: [
        { craft: 'kitsune-no-mai', level: 1 },
        { craft: 'purification-rites', level: 1 },
      ],
      inventory: carries(5, 'spirit-drum'),
    }),
    lacks: ['of Spirit Drum allies in Awareness suffer no Morale penalties'],
  },
  'great-guard': {
    card: profile({
      source: crossChecked,
      name: 'Great Guard',
      factions: ['soga'],
      classes: ['sentinel', 'warrior'],
      stats: stats(2, 4, 12, 16, 10, 10, 8, 13, 7, 3, 17),
      cost: 23,
      traits: has('vigilance', 'watchful'),
      skills: skills('impede'),
      arts: [{ id: 'fencing', level: 4 }],
      stratagems: ['break-the-offensive'],
      inventory: carries(5, 'polearm', 'sword', 'piercing-dagger'),
    }),
    lacks: ['the Stratagem Close Ranks', 'the Stratagem Overcome Pain', 'the Stratagem Rally Troops (Soga)'],
  },
  'scholar-of-the-true-word': {
    card: profile({
      source: crossChecked,
      name: 'Scholar of the True Word',
      factions: ['soga', 'neutral'],
      classes: ['artificer', 'mystic'],
      stats: stats(2, 5, 12, 12, 8, 13, 10, 13, 1, 2, 16),
      cost: 19,
      traits: [{ id: 'affinity', element: 'earth' }],
      inventory: carries(5, 'monks-staff', 'short-sword'),
    }),
    lacks: ['the Spellcraft Invocation III'],
  },
  'seigen-of-the-keshobarai': {
    card: profile({
      source: crossChecked,
      name: 'Seigen, of the Keshobarai',
      factions: ['soga'],
      classes: ['sentinel', 'ranger'],
      stats: stats(2, 5, 14, 16, 12, 13, 11, 13, 6, 3, 17),
      cost: 28,
      traits: has(
        'fearless',
        { id: 'resistance', level: 1, to: { type: 'spell' } },
        { id: 'resistance', level: 1, to: { element: 'profane' } },
        'vigilance',
      ),
      skills: skills('finishing-strike', 'impede', 'protector'),
      arts: [{ id: 'fencing', level: 4 }],
      stratagems: ['stalwart-defenders'],
      inventory: carries(6, 'stonesplitter', 'sealing-javelins*2'),
    }),
    lacks: [
      'the Stratagem Hunter Tactics',
      'the Stratagem Overcome Pain',
      'of Sealing Javelins an Incorporeal or Undead model that is hit takes 2 Wounds without a damage roll',
      'of Sealing Javelins Strike by the quantity',
    ],
  },
};
