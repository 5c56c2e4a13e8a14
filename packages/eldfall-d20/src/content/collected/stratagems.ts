import type { Stratagem } from '../../vocabulary/pack.js';
import { skills } from '../profile-words.js';
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
  'stalwart-defenders': {
    name: 'Stalwart Defenders',
    kind: 'authority',
    like: [{ class: 'sentinel' }, { class: 'warrior' }],
    changes: [...changed({ DEF: 3 }), { op: 'grant', traits: has('fearless') }],
  },
  'brazen-assault': {
    name: 'Brazen Assault',
    kind: 'authority',
    like: [{ class: 'warrior' }],
    changes: [{ op: 'grant', skills: skills('dash'), traits: has('fearless') }],
  },
  'guerrilla-tactics': {
    name: 'Guerrilla Tactics',
    kind: 'authority',
    like: [{ class: 'assassin' }, { class: 'rogue' }],
    changes: [{ op: 'grant', skills: skills('hit-and-retreat', 'backstab') }],
  },
  'solemn-presence': {
    name: 'Solemn Presence',
    kind: 'authority',
    like: [{ class: 'soldier' }],
    changes: [{ op: 'grant', traits: has('vigilance') }],
  },
  'rally-troops-helian': {
    name: 'Rally Troops (Helian)',
    kind: 'authority',
    like: [{ class: 'soldier' }],
    changes: [{ op: 'immune', states: ['panicked'] }],
  },
  'painless-death': {
    name: 'Painless Death',
    kind: 'authority',
    like: [{ trait: 'undead' }],
    changes: [{ op: 'grant', classes: ['berserker'] }],
  },
  'rallying-command': {
    name: 'Rallying Command',
    kind: 'authority',
    changes: [{ op: 'grant', traits: has('fearless') }],
  },
  'formation-spearhead': {
    name: 'Formation Spearhead',
    kind: 'authority',
    one: true,
    changes: [{ op: 'grant', skills: skills('dash') }],
  },
  'expeditionary-paragon': {
    name: 'Expeditionary Paragon',
    kind: 'authority',
    one: true,
    changes: [{ op: 'grant', classes: ['soldier'] }],
  },
  'talented-command': {
    name: 'Talented Command',
    kind: 'authority',
    one: true,
    changes: [{ op: 'grant', skills: skills('chain-attack') }],
  },
  'coordinated-assault': {
    name: 'Coordinated Assault',
    kind: 'authority',
    one: true,
    changes: [{ op: 'grant', skills: skills('chain-attack') }],
  },
  'eternal-vigil': {
    name: 'Eternal Vigil',
    kind: 'authority',
    one: true,
    like: [{ trait: 'undead' }],
    changes: [{ op: 'grant', traits: has('watchful') }],
  },
});
