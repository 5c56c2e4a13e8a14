import type { Faction } from '../../vocabulary/pack.js';
import type { Scheme, SchemeTiming } from '../../vocabulary/quest.js';
import { marked, printed } from '../source.js';

/** A Scheme whose code has its id. */
const scheme = (name: string, timing: SchemeTiming, points: number, most: number | null): Omit<Scheme, 'code'> => ({
  name,
  timing,
  points,
  most,
});

const cards: Readonly<Record<string, Omit<Scheme, 'code'>>> = {
  'opportunistic-manipulation': scheme('Opportunistic Manipulation', 'at-once', 1, 3),
  'assassination-contract': scheme('Assassination Contract', 'at-once', 3, 3),
  'virtuous-commander': scheme('Virtuous Commander', 'end-of-game', 1, 3),
  'martial-valor': scheme('Martial Valor', 'at-once', 2, 2),
  'no-quarter': scheme('No Quarter', 'at-once', 1, 3),
  'stand-your-ground': scheme('Stand Your Ground', 'revealed', 1, 3),

  'unmatched-flanking': scheme('Unmatched Flanking', 'revealed', 1, 3),
  'leave-unnoticed': scheme('Leave Unnoticed', 'end-of-game', 1, 3),
  'cunning-tenacity': scheme('Cunning Tenacity', 'end-of-game', 2, null),
  'breach-their-defenses': scheme('Breach Their Defenses', 'end-of-game', 2, null),
  'blood-for-blood': scheme('Blood for Blood', 'revealed', 3, 3),

  'head-hunt': scheme('Head Hunt', 'at-once', 1, 3),
  'open-aggression': scheme('Open Aggression', 'revealed', 1, 3),
  'pursuit-of-glory': scheme('Pursuit of Glory', 'revealed', 1, 3),
  'engetsu-formation': scheme('Engetsu Formation', 'end-of-game', 1, 3),
  'fierce-as-fire': scheme('Fierce as Fire, Immovable as a Mountain', 'at-once', 1, 3),
  'stalwart-defender': scheme('Stalwart Defender', 'end-of-game', 3, 3),

  'decisive-victory': scheme('Decisive Victory', 'end-of-game', 3, 3),
  'relentless-advance': scheme('Relentless Advance', 'revealed', 2, 6),
  'peacekeeping-paragon': scheme('Peacekeeping Paragon', 'end-of-game', 2, null),
  'last-warning': scheme('Last Warning', 'revealed', 3, 3),

  'appear-weak': scheme('Appear Weak When You Are Strong', 'at-once', 1, null),
  'unhindered-expedition': scheme('Unhindered Expedition', 'revealed', 1, 3),
  'strength-in-numbers': scheme('Strength in Numbers', 'end-of-game', 2, 2),
  'steadfast-expansion': scheme('Steadfast Expansion', 'end-of-game', 1, 3),
};

/** The Schemes of the first edition (ELD-SCHEME-007 to ELD-SCHEME-037). */
export const schemes: Readonly<Record<string, Scheme>> = marked<Scheme>(
  printed,
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, code: id }])),
);

/** The faces 1 to 10 of every chart (ELD-SCHEME-005). */
const common: readonly string[] = [
  'opportunistic-manipulation',
  'assassination-contract',
  ...Array<string>(2).fill('virtuous-commander'),
  ...Array<string>(2).fill('martial-valor'),
  ...Array<string>(2).fill('no-quarter'),
  ...Array<string>(2).fill('stand-your-ground'),
];

/** A chart: four Schemes with two faces each from 11, then those of 19 and 20. */
const chart = (pairs: readonly [string, string, string, string], nineteen: string, twenty: string): string[] => [
  ...common,
  ...pairs.flatMap(one => [one, one]),
  nineteen,
  twenty,
];

/** The factions of the first edition (ELD-PARTY-002) with their charts. */
export const factions: Readonly<Record<string, Faction>> = marked<Faction>(printed, {
  // ELD-SCHEME-014.
  thenion: {
    name: 'Coalition of Thenion',
    schemes: chart(
      ['unmatched-flanking', 'leave-unnoticed', 'cunning-tenacity', 'breach-their-defenses'],
      'assassination-contract',
      'blood-for-blood',
    ),
  },
  // ELD-SCHEME-020.
  soga: {
    name: 'Empire of Soga',
    schemes: chart(
      ['head-hunt', 'open-aggression', 'pursuit-of-glory', 'fierce-as-fire'],
      'engetsu-formation',
      'stalwart-defender',
    ),
  },
  // ELD-SCHEME-027, ELD-SCHEME-028.
  helian: {
    name: 'Helian League',
    schemes: chart(
      ['decisive-victory', 'virtuous-commander', 'last-warning', 'fierce-as-fire'],
      'relentless-advance',
      'peacekeeping-paragon',
    ),
  },
  // ELD-SCHEME-033.
  sand: {
    name: 'Sand Kingdoms',
    schemes: chart(
      ['stand-your-ground', 'appear-weak', 'unhindered-expedition', 'strength-in-numbers'],
      'steadfast-expansion',
      'stalwart-defender',
    ),
  },
  neutral: { name: 'Neutral' },
});
