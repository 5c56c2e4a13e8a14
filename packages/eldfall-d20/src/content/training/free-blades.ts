import type { Profile } from '../../vocabulary/pack.js';
import { art, carries, profile, skills, stats } from '../profile-words.js';
import { has, withX } from '../short.js';
import { marked, original } from '../source.js';

const factions = ['neutral'];

/** Neutral models of the training set. */
export const freeBlades: Readonly<Record<string, Profile>> = marked<Profile>(original, {
  'hill-giant': profile({
    name: 'Hill Giant',
    factions,
    classes: ['berserker'],
    stats: stats(2, 5, 14, 10, 10, 8, 8, 15, 4, 4, 14),
    cost: 23,
    size: 'huge',
    traits: has('unstoppable', 'trample'),
    skills: skills('hurl', 'leap', 'finishing-strike'),
    arts: art('berserk', 4),
    stratagems: ['forward'],
    inventory: carries(6, 'war-hammer'),
  }),
  'road-warden': profile({
    name: 'Road Warden',
    factions: ['neutral', 'helian'],
    classes: ['ranger', 'sentinel'],
    stats: stats(2, 5, 13, 12, 11, 11, 11, 12, 4, 2, 14),
    cost: 16,
    limit: 2,
    traits: [{ id: 'advantage', against: { size: 'huge' } }],
    skills: skills('impede', 'tracking'),
    inventory: carries(6, 'longhilted-sword', 'crossbow'),
    specials: [
      { name: 'Old Roads', changes: [{ op: 'hits-have', traits: [withX('knockback', 1)], attack: { kind: 'melee' } }] },
    ],
  }),
  'grey-hound': profile({
    name: 'Grey Hound',
    factions,
    classes: ['creature'],
    stats: stats(2, 7, 11, 9, 8, 8, 13, 10, 0, 1, 11),
    cost: 7,
    limit: 3,
    size: 'small',
    traits: has('acute-senses', { id: 'word', word: 'beast' }),
    skills: skills('tracking', 'follow-up'),
    inventory: carries(0, 'bite'),
  }),
});
