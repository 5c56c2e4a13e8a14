import type { Spell } from '../../vocabulary/pack.js';
import { by, cast, changed, has, withX } from '../short.js';
import { marked, printed } from '../source.js';

const aura = { distance: 'casting-aura' } as const;

/** The Enchantments of the first edition (ELD-SPELL-008). */
export const enchantments: Readonly<Record<string, Spell>> = marked<Spell>(printed, {
  // ELD-SPELLCRAFT-013.
  'protective-barrier': {
    name: 'Protective Barrier',
    element: 'divine',
    type: 'enchantment',
    weapon: cast(null, 16, by('STA')),
    changes: [{ op: 'negate-hits', once: true }],
  },
  // ELD-SPELLCRAFT-015.
  'warding-barrier': {
    name: 'Warding Barrier',
    element: 'divine',
    type: 'enchantment',
    weapon: cast('star', aura, 1, has('stationary', 'focus')),
    changes: [{ op: 'negate-hits', attack: { kind: 'ranged', with: 'spell' }, aura: true }],
    code: 'warding-barrier',
  },
  // ELD-SPELLCRAFT-019.
  anointment: {
    name: 'Anointment',
    element: 'divine',
    type: 'enchantment',
    weapon: cast(null, 16, 1),
    changes: [{ op: 'no-enchantments' }],
  },
  // ELD-SPELLCRAFT-020, ELD-SPELLCRAFT-021.
  'fiery-fervor': {
    name: 'Fiery Fervor',
    element: 'fire',
    type: 'enchantment',
    weapon: cast(null, 16, 1),
    onHit: [
      {
        op: 'remove-states',
        states: [
          'bleeding',
          'blinded',
          'confused',
          'crippled',
          'fatigued',
          'immobilized',
          'panicked',
          'petrified',
          'poisoned',
          'weakened',
        ],
      },
    ],
    changes: changed({ OFF: 2, DEF: 2 }),
  },
  // ELD-SPELLCRAFT-022.
  'unrelenting-zeal': {
    name: 'Unrelenting Zeal',
    element: 'fire',
    type: 'enchantment',
    weapon: cast(null, 10, 1),
    changes: [{ op: 'prevent-wounds', attribute: 'M' }],
  },
  // ELD-SPELLCRAFT-023, ELD-SPELLCRAFT-024.
  'draining-impulse': {
    name: 'Draining Impulse',
    element: 'profane',
    type: 'enchantment',
    weapon: cast(null, 10, 1, [withX('mana-cost', 2)]),
    changes: [{ op: 'points', by: 2 }],
    onEnd: [{ op: 'state', state: 'fatigued' }],
  },
  // ELD-SPELLCRAFT-025.
  agony: {
    name: 'Agony',
    element: 'profane',
    type: 'enchantment',
    weapon: cast(null, aura, 1),
    changes: [{ op: 'torment', attribute: 'INT', loses: 1 }],
  },
  // ELD-SPELLCRAFT-029.
  'confuse-target': {
    name: 'Confuse Target',
    element: 'elder',
    type: 'enchantment',
    weapon: cast(null, 16, 1, has('mindgame')),
    onHit: [{ op: 'state', state: 'confused', until: 'end-phase' }],
  },
  // ELD-SPELLCRAFT-038.
  'arcane-shield': {
    name: 'Arcane Shield',
    element: 'elder',
    type: 'enchantment',
    weapon: cast(null, 16, 1),
    changes: [{ op: 'power', by: 'half', attack: { side: 'suffered' } }],
  },
  // ELD-SPELLCRAFT-039.
  'spectral-blade': {
    name: 'Spectral Blade',
    element: 'elder',
    type: 'enchantment',
    weapon: cast('star', 16, 1),
    changes: [{ op: 'hits-have', traits: has('ignore-armor', 'stagger') }],
  },
  // ELD-SPELLCRAFT-040.
  hasten: {
    name: 'Hasten',
    element: 'elder',
    type: 'enchantment',
    weapon: cast(null, 16, 1),
    changes: [{ op: 'strategic-move' }],
  },
  // ELD-SPELLCRAFT-041.
  'burning-touch': {
    name: 'Burning Touch',
    element: 'fire',
    type: 'enchantment',
    weapon: cast('star', 16, 1, [], ['ranged', 'melee']),
    changes: [
      { op: 'hits-have', traits: [{ id: 'sweep', level: 1 }, withX('burn', 1)] },
      { op: 'assist', name: 'Burning Touch', effects: [{ op: 'remove-states', states: ['bleeding'] }] },
    ],
  },
  // ELD-SPELLCRAFT-053.
  'life-leech': {
    name: 'Life Leech',
    element: 'profane',
    type: 'enchantment',
    weapon: cast('star', 10, 1),
    changes: [{ op: 'leech', hp: 1, unlike: [{ trait: 'undead' }, { trait: 'construct' }], times: 2 }],
  },
});
