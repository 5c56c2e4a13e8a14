import type { Spell } from '../../vocabulary/pack.js';
import type { Element } from '../../vocabulary/words.js';
import { cast, withX } from '../short.js';
import { marked, printed } from '../source.js';

const summon = (creature: string, name: string, element: Element, mana: number): Spell => ({
  name: `Summon ${name}`,
  element,
  type: 'conjuration',
  weapon: cast(null, 0, 1, [withX('mana-cost', mana)]),
  summons: creature,
});

/** The Conjurations of the first edition (ELD-MANA-005). The book has no profile of the creatures. */
export const conjurations: Readonly<Record<string, Spell>> = marked<Spell>(printed, {
  // ELD-SPELLCRAFT-043.
  'summon-gargoyle': summon('gargoyle', 'Gargoyle', 'earth', 1),
  // ELD-SPELLCRAFT-044.
  'summon-golem': summon('golem', 'Golem', 'earth', 2),
  // ELD-SPELLCRAFT-045.
  'summon-earth-elemental': summon('earth-elemental', 'Earth Elemental', 'earth', 3),
  // ELD-SPELLCRAFT-046.
  'summon-colossus': summon('colossus', 'Colossus', 'earth', 4),
  // ELD-SPELLCRAFT-047.
  'summon-imp': summon('imp', 'Imp', 'elder', 1),
});
