import type { Profile } from '../../vocabulary/pack.js';
import { art, carries, profile, skills, stats } from '../profile-words.js';
import { has } from '../short.js';
import { marked, original } from '../source.js';

const gladiatrix = {
  factions: ['neutral'],
  classes: ['berserker'],
  tier: 4,
  traits: has('fearless', 'duelist'),
  skills: skills('finishing-strike'),
  behaviour: 'gladiator',
} as const;

/** Further Hostiles. The rulebook names the Gladiatrix without a profile: the numbers are this project's own. */
export const hostiles: Readonly<Record<string, Profile>> = marked<Profile>(original, {
  'grave-guard': profile({
    name: 'Grave Guard',
    factions: [],
    classes: ['soldier'],
    stats: stats(2, 5, 12, 11, 8, 8, 8, 12, 3, 2, 18),
    cost: 14,
    tier: 2,
    traits: has('undead'),
    inventory: carries(4, 'grave-blade', 'shield'),
    behaviour: 'brawler',
  }),
  'grave-lantern': profile({
    name: 'Grave Lantern',
    factions: [],
    classes: ['creature'],
    stats: stats(2, 6, 12, 12, 8, 12, 12, 10, 2, 3, 18),
    cost: 20,
    tier: 3,
    traits: has('spirit', 'undead', 'intimidating'),
    skills: skills('flicker'),
    inventory: carries(0, 'grave-touch'),
    behaviour: 'prowler',
  }),
  'elder-drake': profile({
    name: 'Elder Drake',
    factions: [],
    classes: ['creature'],
    stats: stats(3, 5, 14, 12, 12, 10, 9, 17, 7, 8, 18),
    cost: 40,
    tier: 4,
    size: 'epic',
    traits: has('unstoppable', 'vigilance', { id: 'resistance', level: 2, to: { element: 'fire' } }),
    skills: skills('regeneration'),
    inventory: carries(0, 'tail-sweep', 'acid-breath'),
    behaviour: 'breather',
  }),
  'amazon-gladiatrix': profile({
    ...gladiatrix,
    name: 'Amazon Gladiatrix',
    stats: stats(3, 5, 15, 12, 8, 9, 12, 13, 2, 3, 16),
    cost: 25,
    arts: art('berserk', 2),
    inventory: carries(4, 'lance', 'dagger'),
  }),
  'amazon-gladiatrix-boss': profile({
    ...gladiatrix,
    name: 'Amazon Gladiatrix (Boss)',
    stats: stats(4, 6, 16, 14, 8, 10, 13, 14, 4, 6, 17),
    cost: 45,
    arts: art('berserk', 4),
    inventory: carries(4, 'longhilted-sword', 'dagger'),
  }),
});
