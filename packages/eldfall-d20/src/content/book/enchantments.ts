import type { Spell } from '../../vocabulary/pack.js';
import { by, cast, changed, has, withX } from '../short.js';
import { marked, printed } from '../source.js';

const aura = { distance: 'casting-aura' } as const;

/** The Enchantments of the first edition (ELD-SPELL-008). */
export const enchantments: Readonly<Record<string, Spell>> = marked<Spell>(printed, {
  'protective-barrier': {
    name: 'Protective Barrier',
    element: 'divine',
    type: 'enchantment',
    weapon: cast(null, 16, by('STA')),
    changes: [{ op: 'code', name: 'protective-barrier' }],
  },
  'warding-barrier': {
    name: 'Warding Barrier',
    element: 'divine',
    type: 'enchantment',
    weapon: cast('star', aura, 1, has('stationary', 'focus')),
    code: 'warding-barrier',
  },
  anointment: {
    name: 'Anointment',
    element: 'divine',
    type: 'enchantment',
    weapon: cast(null, 16, 1),
    changes: [{ op: 'no-enchantments' }],
  },
  'fiery-fervor': {
    name: 'Fiery Fervor',
    element: 'fire',
    type: 'enchantment',
    weapon: cast(null, 16, 1),
    onHit: [
      {
        op: 'remove-states',
        states: [
          'weakened',
          'bleeding',
          'poisoned',
          'confused',
          'crippled',
          'blinded',
          'immobilized',
          'panicked',
          'petrified',
          'fatigued',
        ],
      },
    ],
    changes: changed({ OFF: 2, DEF: 2 }),
  },
  'unrelenting-zeal': {
    name: 'Unrelenting Zeal',
    element: 'fire',
    type: 'enchantment',
    weapon: cast(null, 10, 1),
    changes: [{ op: 'code', name: 'unrelenting-zeal' }],
  },
  'draining-impulse': {
    name: 'Draining Impulse',
    element: 'profane',
    type: 'enchantment',
    weapon: cast(null, 10, 1, [withX('mana-cost', 2)]),
    changes: [{ op: 'points', by: 2 }],
    onEnd: [{ op: 'state', state: 'fatigued' }],
  },
  agony: {
    name: 'Agony',
    element: 'profane',
    type: 'enchantment',
    weapon: cast(null, aura, 1),
    changes: [{ op: 'code', name: 'agony' }],
  },
  'confuse-target': {
    name: 'Confuse Target',
    element: 'elder',
    type: 'enchantment',
    weapon: cast(null, 16, 1, has('mindgame')),
    onHit: [{ op: 'state', state: 'confused', until: 'end-phase' }],
  },
  'arcane-shield': {
    name: 'Arcane Shield',
    element: 'elder',
    type: 'enchantment',
    weapon: cast(null, 16, 1),
    changes: [{ op: 'power', by: 'half', attack: { side: 'suffered' } }],
  },
  'spectral-blade': {
    name: 'Spectral Blade',
    element: 'elder',
    type: 'enchantment',
    weapon: cast('star', 16, 1),
    changes: [{ op: 'hits-have', traits: has('ignore-armor', 'stagger') }],
  },
  hasten: {
    name: 'Hasten',
    element: 'elder',
    type: 'enchantment',
    weapon: cast(null, 16, 1),
    changes: [{ op: 'code', name: 'hasten' }],
  },
  'burning-touch': {
    name: 'Burning Touch',
    element: 'fire',
    type: 'enchantment',
    weapon: cast('star', 16, 1, [], ['ranged', 'melee']),
    changes: [
      { op: 'hits-have', traits: [{ id: 'sweep', level: 1 }, withX('burn', 1)] },
      { op: 'code', name: 'burning-touch' },
    ],
  },
  'life-leech': {
    name: 'Life Leech',
    element: 'profane',
    type: 'enchantment',
    weapon: cast('star', 10, 1),
    changes: [{ op: 'code', name: 'life-leech' }],
  },
});
