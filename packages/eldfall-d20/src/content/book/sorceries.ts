import type { Spell } from '../../vocabulary/pack.js';
import { atLevel, by, cast, has, withX } from '../short.js';
import { marked, printed } from '../source.js';

const INT = by('INT');
const STA = by('STA');
const aura = { distance: 'casting-aura', template: 'circular-large' } as const;

/** The Sorceries of the first edition (ELD-SPELL-006). */
export const sorceries: Readonly<Record<string, Spell>> = marked<Spell>(printed, {
  // ELD-SPELLCRAFT-001.
  ignite: { name: 'Ignite', element: 'fire', type: 'sorcery', weapon: cast(INT, 16, STA, [withX('burn', 1)]) },
  // ELD-SPELLCRAFT-002.
  flare: {
    name: 'Flare',
    element: 'fire',
    type: 'sorcery',
    weapon: cast(INT, 3, 1, [atLevel('sweep', 2), withX('burn', 2)], ['ranged', 'melee']),
  },
  // ELD-SPELLCRAFT-003.
  inferno: {
    name: 'Inferno',
    element: 'fire',
    type: 'sorcery',
    weapon: cast(INT, aura, 1, has(withX('mana-cost', 1), 'targetless', withX('burn', 3))),
  },
  // ELD-SPELLCRAFT-004.
  'arcane-bolt': {
    name: 'Arcane Bolt',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(INT, 16, STA),
    onCritical: has('knockdown'),
  },
  // ELD-SPELLCRAFT-005.
  'telekinetic-blast': {
    name: 'Telekinetic Blast',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(by('INT', -3), { template: 'spray-large' }, 1, has(withX('knockback', 3), 'knockdown')),
  },
  // ELD-SPELLCRAFT-006.
  'soul-crush': {
    name: 'Soul Crush',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(INT, 16, 1, has('stun', 'ignore-armor')),
    onWound: [{ op: 'state', state: 'panicked', until: 'next-end-phase' }],
  },
  // ELD-SPELLCRAFT-014.
  'blinding-light': {
    name: 'Blinding Light',
    element: 'divine',
    type: 'sorcery',
    weapon: cast(null, { distance: 16, template: 'circular-small' }, STA, has('targetless')),
    onHit: [{ op: 'state', state: 'blinded', until: 'end-phase' }],
  },
  // ELD-SPELLCRAFT-017.
  smite: {
    name: 'Smite',
    element: 'divine',
    type: 'sorcery',
    weapon: cast(by('M'), aura, 1, has('targetless', 'armor-piercing', withX('burn', 1))),
  },
  // ELD-SPELLCRAFT-027.
  'mana-burst': {
    name: 'Mana Burst',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(INT, 16, 1, has('stagger')),
  },
  // ELD-SPELLCRAFT-031.
  ward: {
    name: 'Ward',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(null, 16, 1, [], ['ranged', 'melee']),
    changes: [{ op: 'negate-hits', plain: true, targeted: true }],
  },
  // ELD-SPELLCRAFT-034.
  'redirect-damage': {
    name: 'Redirect Damage',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(null, 16, 1, [], ['ranged', 'melee']),
    code: 'redirect-damage',
  },
  // ELD-SPELLCRAFT-048.
  'rooting-embrace': {
    name: 'Rooting Embrace',
    element: 'earth',
    type: 'sorcery',
    weapon: cast(null, { distance: 'casting-aura' }, 1, has('focus')),
    affects: 'enemies',
    onHit: [{ op: 'state', state: 'immobilized' }],
  },
  // The book calls it an Enchantment; the option `otherInferno` has the reading (ELD-SPELLCRAFT-049).
  // ELD-SPELLCRAFT-049.
  'other-inferno': {
    name: 'Inferno (Other Spells)',
    element: 'fire',
    type: 'sorcery',
    weapon: cast(INT, aura, 1, has(withX('mana-cost', 1), 'targetless', withX('burn', 1))),
    code: 'other-inferno',
  },
  // ELD-SPELLCRAFT-050.
  'mass-mindbreak': {
    name: 'Mass Mindbreak',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(INT, aura, 1, has('mindgame', 'stagger')),
    affects: 'chosen-enemies',
    onWound: [{ op: 'state', state: 'panicked', until: 'strategic-phase' }],
  },
  // ELD-SPELLCRAFT-051.
  'glacier-circle': {
    name: 'Glacier Circle',
    element: 'water',
    type: 'sorcery',
    weapon: cast(INT, aura, 1, has(withX('mana-cost', 1), 'targetless', 'frostbite')),
    onHit: [{ op: 'state', state: 'immobilized', only: 'enemies' }],
  },
  // ELD-SPELLCRAFT-052.
  thunderstorm: {
    name: 'Thunderstorm',
    element: 'air',
    type: 'sorcery',
    weapon: cast(INT, aura, 1, has(withX('mana-cost', 1), 'focus', 'stun', 'ignore-armor')),
  },
  // ELD-SPELLCRAFT-054.
  'corroding-embrace': {
    name: 'Corroding Embrace',
    element: 'profane',
    type: 'sorcery',
    weapon: cast(INT, { distance: 16, template: 'circular-large' }, 1, has('armor-piercing', atLevel('poison', 2))),
  },
  // The book names it without an entry; a Quest gives its Power (ELD-SPELLCRAFT-055).
  // ELD-SPELLCRAFT-055.
  'claws-of-earth': {
    name: 'Claws of Earth',
    element: 'earth',
    type: 'sorcery',
    weapon: cast(null, { template: 'circular-large' }, 1),
    onHit: [{ op: 'code', name: 'claws-of-earth' }],
  },
});
