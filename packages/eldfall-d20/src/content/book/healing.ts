import type { Effect } from '../../vocabulary/effect.js';
import type { Spell } from '../../vocabulary/pack.js';
import { by, cast, has } from '../short.js';
import { marked, printed } from '../source.js';

const cure: readonly Effect[] = [
  { op: 'heal', amount: 'all' },
  { op: 'remove-states', states: ['weakened', 'bleeding', 'crippled', 'poisoned'] },
];

/** The Healing spells of the first edition (ELD-SPELL-007). */
export const healing: Readonly<Record<string, Spell>> = marked<Spell>(printed, {
  // ELD-SPELLCRAFT-007, ELD-SPELLCRAFT-008, ELD-SPELLCRAFT-009.
  purification: {
    name: 'Purification',
    element: 'fire',
    type: 'healing',
    weapon: cast(null, 16, 1),
    onHit: [
      { op: 'remove-enchantments' },
      { op: 'remove-states', states: ['weakened', 'poisoned', 'petrified', 'confused', 'blinded'] },
      { op: 'lasting', changes: [{ op: 'no-enchantments' }], until: 'end-phase' },
    ],
    wounds: [{ trait: 'undead' }],
  },
  // ELD-SPELLCRAFT-010, ELD-SPELLCRAFT-011.
  purgation: {
    name: 'Purgation',
    element: 'divine',
    type: 'healing',
    weapon: cast(null, 16, 1, [], ['ranged', 'melee']),
    onHit: [{ op: 'remove-states', states: ['weakened', 'poisoned'] }, { op: 'remove-enchantments' }],
    wounds: [{ trait: 'undead' }, { affinity: 'profane' }, { essence: 'profane' }],
  },
  // ELD-SPELLCRAFT-012.
  'curative-touch': {
    name: 'Curative Touch',
    element: 'divine',
    type: 'healing',
    weapon: cast(null, 0, by('STA'), [], ['melee']),
    onHit: cure,
  },
  // ELD-SPELLCRAFT-018.
  'curative-miracle': {
    name: 'Curative Miracle',
    element: 'divine',
    type: 'healing',
    weapon: cast(null, 16, 1),
    onHit: cure,
  },
  // ELD-SPELLCRAFT-026.
  'burning-resolve': {
    name: 'Burning Resolve',
    element: 'fire',
    type: 'healing',
    weapon: cast(null, 10, 1),
    onHit: [{ op: 'points', by: 1, ifNone: true }],
  },
  // ELD-SPELLCRAFT-028.
  'dispel-magic': {
    name: 'Dispel Magic',
    element: 'elder',
    type: 'healing',
    weapon: cast(null, { distance: 16, template: 'circular-large' }, 1, has('targetless')),
    modes: [
      { name: 'Remove Spells', onHit: [{ op: 'remove-spells' }] },
      { name: 'Remove creatures', onHit: [{ op: 'send-away' }] },
      { name: 'Cancel Shrouded', onHit: [{ op: 'reveal' }] },
    ],
  },
  // ELD-SPELLCRAFT-037.
  'hastened-recovery': {
    name: 'Hastened Recovery',
    element: 'elder',
    type: 'healing',
    weapon: cast(null, 16, by('STA')),
    onHit: [
      {
        op: 'choose',
        options: [
          {
            name: 'Remove a state',
            effects: [{ op: 'remove-states', states: ['crippled', 'bleeding', 'weakened', 'poisoned'], count: 1 }],
          },
          { name: 'Regain HP', effects: [{ op: 'heal', amount: 1 }] },
        ],
      },
    ],
  },
});
