import type { Spell } from '../../vocabulary/pack.js';
import { atLevel, by, cast, has, withX } from '../short.js';
import { marked, printed } from '../source.js';

const INT = by('INT');
const STA = by('STA');
const aura = { distance: 'casting-aura', template: 'circular-large' } as const;

/** The Sorceries of the first edition (ELD-SPELL-006). */
export const sorceries: Readonly<Record<string, Spell>> = marked<Spell>(printed, {
  ignite: { name: 'Ignite', element: 'fire', type: 'sorcery', weapon: cast(INT, 16, STA, [withX('burn', 1)]) },
  flare: {
    name: 'Flare',
    element: 'fire',
    type: 'sorcery',
    weapon: cast(INT, 3, 1, [atLevel('sweep', 2), withX('burn', 2)], ['ranged', 'melee']),
  },
  inferno: {
    name: 'Inferno',
    element: 'fire',
    type: 'sorcery',
    weapon: cast(INT, aura, 1, has(withX('mana-cost', 1), 'targetless', withX('burn', 3))),
  },
  'arcane-bolt': {
    name: 'Arcane Bolt',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(INT, 16, STA),
    onCritical: has('knockdown'),
  },
  'telekinetic-blast': {
    name: 'Telekinetic Blast',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(by('INT', -3), { template: 'spray-large' }, 1, has(withX('knockback', 3), 'knockdown')),
  },
  'soul-crush': {
    name: 'Soul Crush',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(INT, 16, 1, has('stun', 'ignore-armor')),
    onWound: [{ op: 'state', state: 'panicked', until: 'next-end-phase' }],
  },
  'blinding-light': {
    name: 'Blinding Light',
    element: 'divine',
    type: 'sorcery',
    weapon: cast(null, { distance: 16, template: 'circular-small' }, STA, has('targetless')),
    onHit: [{ op: 'state', state: 'blinded', until: 'end-phase' }],
  },
  smite: {
    name: 'Smite',
    element: 'divine',
    type: 'sorcery',
    weapon: cast(by('M'), aura, 1, has('targetless', 'armor-piercing', withX('burn', 1))),
  },
  'mana-burst': {
    name: 'Mana Burst',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(INT, 16, 1, has('stagger')),
  },
  ward: {
    name: 'Ward',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(null, 16, 1, [], ['ranged', 'melee']),
    code: 'ward',
  },
  'redirect-damage': {
    name: 'Redirect Damage',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(null, 16, 1, [], ['ranged', 'melee']),
    code: 'redirect-damage',
  },
  'rooting-embrace': {
    name: 'Rooting Embrace',
    element: 'earth',
    type: 'sorcery',
    weapon: cast(null, { distance: 'casting-aura' }, 1, has('focus')),
    affects: 'enemies',
    onHit: [{ op: 'state', state: 'immobilized' }],
  },
  // The book calls it an Enchantment; the option `otherInferno` has the reading (ELD-SPELLCRAFT-049).
  'other-inferno': {
    name: 'Inferno (Other Spells)',
    element: 'fire',
    type: 'sorcery',
    weapon: cast(INT, aura, 1, has(withX('mana-cost', 1), 'targetless', withX('burn', 1))),
    code: 'other-inferno',
  },
  'mass-mindbreak': {
    name: 'Mass Mindbreak',
    element: 'elder',
    type: 'sorcery',
    weapon: cast(INT, aura, 1, has('mindgame', 'stagger')),
    affects: 'chosen-enemies',
    onWound: [{ op: 'state', state: 'panicked', until: 'strategic-phase' }],
  },
  'glacier-circle': {
    name: 'Glacier Circle',
    element: 'water',
    type: 'sorcery',
    weapon: cast(INT, aura, 1, has(withX('mana-cost', 1), 'targetless', 'frostbite')),
    onHit: [{ op: 'state', state: 'immobilized', only: 'enemies' }],
  },
  thunderstorm: {
    name: 'Thunderstorm',
    element: 'air',
    type: 'sorcery',
    weapon: cast(INT, aura, 1, has(withX('mana-cost', 1), 'focus', 'stun', 'ignore-armor')),
  },
  'corroding-embrace': {
    name: 'Corroding Embrace',
    element: 'profane',
    type: 'sorcery',
    weapon: cast(INT, { distance: 16, template: 'circular-large' }, 1, has('armor-piercing', atLevel('poison', 2))),
  },
  // The book names it without an entry; a Quest gives its Power (ELD-SPELLCRAFT-055).
  'claws-of-earth': {
    name: 'Claws of Earth',
    element: 'earth',
    type: 'sorcery',
    weapon: cast(null, { template: 'circular-large' }, 1),
    onHit: [{ op: 'code', name: 'claws-of-earth' }],
  },
});
