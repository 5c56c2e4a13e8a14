import type { Profile } from '../../vocabulary/pack.js';
import { carries, profile, skills, stats } from '../profile-words.js';
import { atLevel, has } from '../short.js';
import { crossChecked, later } from '../source.js';
import type { Fragment } from './fragment.js';

/** Models of the Sand Kingdoms in the later print of which this edition lacks a rule. */
export const fragments: Readonly<Record<string, Fragment<Profile>>> = {
  'vizier-of-conjurations': {
    card: profile({
      source: crossChecked,
      name: 'Vizier of Conjurations',
      factions: ['sand'],
      classes: ['mage', 'summoner'],
      stats: stats(2, 5, 8, 8, 8, 16, 10, 8, 0, 1, 8),
      cost: 22,
      traits: [atLevel('resourceful', 2), { id: 'affinity', element: 'elder' }, { id: 'affinity', element: 'earth' }],
      spellcrafts: [
        { craft: 'art-of-conjuration', level: 4 },
        { craft: 'wizardry', level: 1 },
      ],
      inventory: carries(3, 'staff-of-conjuration'),
    }),
    lacks: [
      'the Stratagem Temporary Bind',
      'the Stratagem Refined Conjuration',
      "of Staff of Conjuration summoned creatures may be placed anywhere in the wearer's Awareness",
    ],
  },
  'faris-outrider': {
    card: profile({
      source: crossChecked,
      name: 'Faris Outrider',
      factions: ['sand'],
      classes: ['artificer', 'rogue'],
      stats: stats(2, 5, 14, 11, 8, 13, 12, 13, 1, 2, 12),
      cost: 18,
      limit: 2,
      traits: [
        { id: 'affinity', element: 'elder' },
        { id: 'survival', environment: 'scorching' },
      ],
      skills: skills('stealth', 'follow-up', 'taunt'),
      spellcrafts: [{ craft: 'art-of-enchanting', level: 3 }],
      inventory: carries(5, 'sword', 'arcane-lantern', 'dagger'),
    }),
    lacks: ["of Arcane Lantern the end of Shrouded and Intrigue in the wearer's Awareness"],
  },
  'na-ra-veil-watcher': {
    card: profile({
      source: crossChecked,
      name: "Na'ra, Veil Watcher",
      factions: ['sand'],
      classes: ['artificer'],
      stats: stats(2, 7, 15, 12, 8, 13, 13, 12, 0, 2, 14),
      cost: 28,
      traits: has(
        'acute-senses',
        { id: 'affinity', element: 'profane' },
        { id: 'survival', environment: 'scorching' },
        { id: 'survival', environment: 'dark' },
      ),
      skills: skills('stealth', 'hit-and-retreat', 'leap', 'dash', 'climbing'),
      inventory: carries(2, 'chimera-claws'),
    }),
    lacks: [
      'the Spellcraft Necromancy III',
      'the Stratagem Adrenaline Rush',
      'the Stratagem Ironhide',
      'the Stratagem Reinforced Claws',
      'of Chimera Claws +1 STK against a target without AP',
    ],
  },
  'spelldancer-aeroturge': {
    card: profile({
      source: crossChecked,
      name: 'Spelldancer Aeroturge',
      factions: ['sand'],
      classes: ['enchanter', 'mage'],
      stats: stats(2, 6, 8, 8, 8, 12, 14, 8, 0, 1, 12),
      cost: 15,
      limit: 2,
      traits: [
        { id: 'affinity', element: 'air' },
        { id: 'affinity', element: 'elder' },
        { id: 'survival', environment: 'scorching' },
      ],
      skills: skills('charm'),
      spellcrafts: [{ craft: 'art-of-enchanting', level: 3 }],
      inventory: carries(3),
    }),
    lacks: ['the Spellcraft Electromancy I'],
  },
  'spelldancer-voidcaster': {
    card: profile({
      source: crossChecked,
      name: 'Spelldancer Voidcaster',
      factions: ['sand'],
      classes: ['wizard', 'artificer'],
      stats: stats(2, 6, 8, 8, 8, 12, 14, 8, 0, 1, 12),
      cost: 17,
      limit: 2,
      traits: [
        { id: 'survival', environment: 'scorching' },
        { id: 'affinity', element: 'elder' },
      ],
      skills: skills('hit-and-retreat'),
      spellcrafts: [{ craft: 'art-of-enchanting', level: 1 }],
      inventory: carries(3),
    }),
    lacks: ['the Spellcraft Armamancy III'],
  },
  shieldbearer: {
    card: profile({
      source: later,
      name: 'Shieldbearer',
      factions: ['sand', 'neutral'],
      classes: ['soldier', 'warrior'],
      stats: stats(2, 4, 13, 13, 10, 8, 8, 13, 5, 2, 12),
      cost: 18,
      limit: 4,
      traits: [
        { id: 'survival', environment: 'scorching' },
        { id: 'advantage', against: { class: 'creature' } },
      ],
      inventory: carries(7, 'battle-axe', 'slayers-blade', 'great-shield'),
    }),
    lacks: [
      'the Skill Shield Wall',
      "of Slayer's Blade one attack die reroll while no Shield and no other Weapon is equipped",
    ],
  },
  'djinnborn-marzban': {
    card: profile({
      source: later,
      name: 'Djinnborn Marzban',
      factions: ['sand'],
      classes: ['mage', 'sorcerer'],
      stats: stats(2, 5, 8, 8, 8, 16, 12, 10, 0, 2, 12),
      cost: 25,
      traits: [{ id: 'survival', environment: 'scorching' }],
      skills: skills('flicker'),
      spellcrafts: [
        { craft: 'art-of-enchanting', level: 1 },
        { craft: 'art-of-sorcery', level: 4 },
      ],
      inventory: carries(5, 'glyph-of-protection'),
    }),
    lacks: [
      'the Trait Affinity (one of Fire, Air, Earth, Water, Elder, chosen)',
      'the Trait Resistance I (the same element)',
      'the Combat Art Metamagic III',
      'the Stratagem Arcane Link',
      'the Stratagem Arcane Protection',
      'the Stratagem Mana Syphon',
      'of Glyph of Protection wearer is always under Arcane Shield; if removed it comes back at the next Strategic Phase of either player',
    ],
  },
};
