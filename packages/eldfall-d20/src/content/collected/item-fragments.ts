import type { Item } from '../../vocabulary/pack.js';
import { atLevel, by, has, inState, melee, natural, ranged, weapon, withX } from '../short.js';
import type { Fragment } from './fragment.js';

/** Items of the later print of which this edition lacks a rule. */
export const itemFragments: Readonly<Record<string, Fragment<Item>>> = {
  'mastercrafted-sword': {
    card: weapon('Mastercrafted Sword', 1, melee(by('T'), 1, by('STA'))),
    lacks: ['one attack die reroll per Activation or Reaction'],
  },
  'parrying-dagger': {
    card: weapon('Parrying Dagger', 0, {
      ...melee(by('T', -2), 0, by('STA')),
      changes: [{ op: 'strike', by: 1, attack: { on: inState('crouched') } }],
    }),
    lacks: ["the target's Melee Attacks at -2"],
  },
  'glyphscribe-dagger': {
    card: weapon('Glyphscribe Dagger', 0, {
      ...melee(by('T', -3), 0, by('STA'), has('throwing')),
      changes: [{ op: 'strike', by: 1, attack: { on: inState('crouched') } }],
    }),
    lacks: ['the return after a throw'],
  },
  'slayers-blade': {
    card: weapon("Slayer's Blade", 3, melee(by('T', 3), 1, 1, has(atLevel('sweep', 1), 'cleave'))),
    lacks: ['one attack die reroll while no Shield and no other Weapon is equipped'],
  },
  'slayers-lance': {
    card: weapon("Slayer's Lance", 3, melee(by('T', 3), 2, 1, has('cleave', withX('knockback', 1))), has('two-handed')),
    lacks: ['the Trait Unwieldy'],
  },
  'chimera-claws': {
    card: natural('Chimera Claws', melee(by('T'), 0, by('STA'))),
    lacks: ['+1 STK against a target without AP'],
  },
  'tengu-screech': {
    card: natural('Tengu Screech', melee(8, 4, 1, has('ignore-armor', 'mindgame', 'stagger', atLevel('sweep', 2)))),
    lacks: ['cannot cause Engaged'],
  },
  'gargoyles-claws': {
    card: natural("Gargoyle's Claws", melee(by('T'), 0, by('STA'))),
    lacks: ['the first Wound it deals each turn gives it 1 AP and takes 1 AP from the wounded model'],
  },
  'water-tentacle': {
    card: natural('Water Tentacle', ranged(10, { template: 'spray-small' }, 2)),
    lacks: ['an enemy hit is pulled 3 inches closer'],
  },
  'ice-pick': {
    card: natural('Ice Pick', {
      ...melee(18, 1, 1, has('stagger')),
      changes: [{ op: 'roll', by: 3, attribute: 'OFF' }],
    }),
    lacks: ['one attack roll reroll per Attack'],
  },
  'acid-vomit': {
    card: natural('Acid Vomit', ranged(0, { template: 'spray-large' }, 1, has('unstoppable'))),
    lacks: ["a model hit makes a T-3 roll; on a failure it is Weakened until the user's next Strategic Phase"],
  },
  'staff-of-light': {
    card: { name: 'Staff of Light', category: 'accessory', traits: [], changes: [], quantity: 1, weight: 2 },
    lacks: ['one die reroll for a Divine spell cast in the Active Role'],
  },
  'staff-of-conjuration': {
    card: { name: 'Staff of Conjuration', category: 'accessory', traits: [], changes: [], quantity: 1, weight: 2 },
    lacks: ["summoned creatures may be placed anywhere in the wearer's Awareness"],
  },
  'scepter-of-sorceries': {
    card: { name: 'Scepter of Sorceries', category: 'accessory', traits: [], changes: [], quantity: 1, weight: 1 },
    lacks: ['one die reroll for a Sorcery cast in the Active Role'],
  },
  'arcane-lantern': {
    card: {
      name: 'Arcane Lantern',
      category: 'accessory',
      traits: [],
      changes: [{ op: 'grant', traits: has('vigilance') }],
      quantity: 1,
      weight: 1,
    },
    lacks: ["the end of Shrouded and Intrigue in the wearer's Awareness"],
  },
  'spirit-drum': {
    card: { name: 'Spirit Drum', category: 'accessory', traits: [], changes: [], quantity: 1, weight: 1 },
    lacks: ['allies in Awareness suffer no Morale penalties'],
  },
  'empyrean-standard': {
    card: { name: 'Empyrean Standard', category: 'accessory', traits: [], changes: [], quantity: 1, weight: 0 },
    lacks: ['models in Awareness are Fearless and ignore Confused and Weakened'],
  },
  'sealing-javelins': {
    card: {
      name: 'Sealing Javelins',
      category: 'consumable',
      weapon: ranged(by('T'), { distance: by('T') }, 1),
      traits: [],
      changes: [],
      quantity: 1,
      weight: 1,
    },
    lacks: [
      'an Incorporeal or Undead model that is hit takes 2 Wounds without a damage roll',
      'Strike by the quantity',
    ],
  },
  'glyph-of-protection': {
    card: { name: 'Glyph of Protection', category: 'accessory', traits: [], changes: [], quantity: 1, weight: null },
    lacks: [
      'wearer is always under Arcane Shield; if removed it comes back at the next Strategic Phase of either player',
    ],
  },
  'deathweaving-fan': {
    card: { name: 'Deathweaving Fan', category: 'accessory', traits: [], changes: [], quantity: 1, weight: 1 },
    lacks: [
      'one failed Profane spell die reroll per Activation; a Ritual may summon a Tier III or higher Undead for Mana of Tier + 1 and 2 Dead models in Awareness',
    ],
  },
  'staff-of-chaos': {
    card: { name: 'Staff of Chaos', category: 'accessory', traits: [], changes: [], quantity: 1, weight: 3 },
    lacks: ['one die reroll for a spell attack in the Active Role; lets the wearer engage enemies within its reach'],
  },
};
