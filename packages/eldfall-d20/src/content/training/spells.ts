import type { Spell, Spellcraft } from '../../vocabulary/pack.js';
import { cast, has, withX } from '../short.js';
import { marked, original } from '../source.js';

/** Spells of the training set, for the types that the rulebook has no spell of: Transmutations, and a Familiar. */
export const spells: Readonly<Record<string, Spell>> = marked<Spell>(original, {
  'raise-wall': {
    name: 'Raise Wall',
    element: 'earth',
    type: 'transmutation',
    weapon: cast(null, 0, 1),
    raises: { width: 80, depth: 15, height: 50, armor: 6 },
  },
  'call-owl': {
    name: 'Call Owl',
    element: 'elder',
    type: 'conjuration',
    weapon: cast(null, 0, 1, has(withX('mana-cost', 1), 'familiar')),
    changes: [
      { op: 'attribute', attribute: 'INT', by: 1 },
      { op: 'grant', skills: [{ id: 'tracking' }] },
    ],
  },
});

/** Spellcrafts of the training set. */
export const spellcrafts: Readonly<Record<string, Spellcraft>> = marked<Spellcraft>(original, {
  'field-craft': {
    name: 'Field Craft',
    spells: [
      { spell: 'raise-wall', level: 1 },
      { spell: 'call-owl', level: 2 },
    ],
  },
});
