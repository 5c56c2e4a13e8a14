import type { Stratagem } from '../../vocabulary/pack.js';
import { changed, has } from '../short.js';
import { later, marked } from '../source.js';

/** Stratagems of the later print whose changes are data. The others stand in the fragments of their profiles. */
export const stratagems: Readonly<Record<string, Stratagem>> = marked<Stratagem>(later, {
  'spiritual-paragon': { name: 'Spiritual Paragon', kind: 'authority', changes: changed({ M: 4 }) },
  advance: { name: 'Advance!', kind: 'authority', changes: changed({ SPD: 1 }) },
  'evasion-tactics': { name: 'Evasion Tactics', kind: 'authority', changes: changed({ AG: 2 }) },
  'back-to-back': { name: 'Back to Back', kind: 'authority', changes: [{ op: 'grant', traits: has('vigilance') }] },
  'unfavorable-terrain': { name: 'Unfavorable Terrain', kind: 'subterfuge', changes: changed({ SPD: -1 }) },
  march: {
    name: 'March!',
    kind: 'authority',
    changes: [{ op: 'attribute', attribute: 'SPD', by: 1, if: [{ class: 'soldier' }] }],
  },
  'weavers-aura': {
    name: 'Weavers Aura',
    kind: 'authority',
    changes: [{ op: 'power', by: 2, attack: { with: 'spell' } }],
  },
  'break-the-offensive': {
    name: 'Break the Offensive',
    kind: 'authority',
    changes: [{ op: 'attribute', attribute: 'DEF', by: 3, if: [{ class: 'warrior' }, { class: 'soldier' }] }],
  },
});
