import type { NamedFragment } from '../../vocabulary/fragment.js';
import { book, builder, site } from './words.js';

/** The published factions, as far as they are known. */
export const factionFragments: Readonly<Record<string, NamedFragment>> = {
  'silver-line': {
    name: 'Silver Line',
    source: `${book}; ${site('post/rules-focus-the-silver-line')}`,
    missing: ['units', 'card'],
    keyword: 'SILVER LINE',
    known: [
      'Commanders give Orders at the start of a round, and most have an Order of their own (current rules)',
      'Each unit may use one essence re-roll free of cost in its activation (current rules)',
      'Units on foot have ARM 6 as a rule; some have 8, or 9 with essence abilities (current rules)',
    ],
  },
  'umbral-veil': {
    name: 'Umbral Veil',
    source: `${book}; ${builder('factions')}`,
    missing: ['units', 'card', 'keyword'],
  },
  'chosen-of-the-spirit-tree': {
    name: 'Chosen of the Spirit Tree',
    source: `${book}; ${builder('factions')}`,
    missing: ['units', 'card', 'keyword'],
    known: ['The rulebook names the Ailur and the Aiyani as its peoples'],
  },
  bloodthorne: {
    name: 'Bloodthorne',
    source: `${book}; ${builder('factions')}`,
    missing: ['units', 'card', 'keyword'],
    known: ['The rulebook calls it Bloodthorne Lodge'],
  },
  mercenaries: {
    name: 'Mercenaries',
    source: builder('factions'),
    missing: ['units', 'card', 'keyword'],
    known: ['The builder asks 5 more points for every further essence weaver of an army (current rules)'],
  },
};
