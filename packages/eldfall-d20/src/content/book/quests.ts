import type { Quest, QuestPlace, QuestThing } from '../../vocabulary/quest.js';
import { marked, printed } from '../source.js';

/*
 * The text of the book has no map of a Quest: the places where the book gives none are this project's.
 */

const versus = {
  players: { min: 2, max: 4 },
  zones: 'opposite',
  schemes: true,
  most: 10,
  alliance: false,
  morale: true,
  duels: true,
  hostiles: [],
  things: [],
} as const;

/** A token lies flat. */
const token = (kind: string, at: QuestPlace, more: Partial<QuestThing> = {}): QuestThing => ({
  kind,
  at,
  radius: 15,
  height: 2,
  ...more,
});

/** The spells of a Sigil by the face of the die (ELD-QUEST-025). */
const sigils: readonly string[] = [
  ...Array<string>(4).fill('inferno'),
  ...Array<string>(4).fill('glacier-circle'),
  ...Array<string>(4).fill('claws-of-earth'),
  ...Array<string>(4).fill('thunderstorm'),
  ...Array<string>(2).fill('mass-mindbreak'),
  'corroding-embrace',
  'smite',
];

/** The Quests for opponents (ELD-QUEST-005 to ELD-QUEST-039). */
export const quests: Readonly<Record<string, Quest>> = marked<Quest>(printed, {
  // ELD-QUEST-005, ELD-QUEST-006, ELD-QUEST-007, ELD-QUEST-008.
  'open-hostilities': {
    ...versus,
    name: 'Open Hostilities',
    schemes: false,
    rewards: { cheap: 1, middle: 2, dear: 3, leader: 1 },
    code: 'open-hostilities',
    with: { cheapTo: 16, middleTo: 21 },
  },
  // ELD-QUEST-009, ELD-QUEST-020, ELD-QUEST-021.
  'unexpected-encounter': {
    ...versus,
    name: 'Unexpected Encounter',
    alliance: true,
    hostiles: [
      { tier: 3, at: [-3, 0], facing: { zoneOf: 0 } },
      { tier: 3, at: [3, 0], facing: { zoneOf: 1 } },
    ],
    rewards: { incapacitated: 2, dead: 3, partyMember: -1, brokenAlliance: -3 },
    code: 'unexpected-encounter',
    with: { tier: 3 },
  },
  // ELD-QUEST-022, ELD-QUEST-025, ELD-QUEST-031.
  'treasure-hunt': {
    ...versus,
    name: 'Treasure Hunt',
    things: [-4, 4].flatMap(x => [token('cache', [x, 0], { holds: ['treasure'] }), token('intrigue', [x, 0])]),
    rewards: { left: 3, unlocked: 1, held: 2 },
    code: 'treasure-hunt',
    with: { sigils, sigilPower: 14, attributes: ['AG'], item: 'treasure' },
  },
  // ELD-QUEST-033, ELD-QUEST-034, ELD-QUEST-036, ELD-QUEST-037, ELD-QUEST-038, ELD-QUEST-039.
  'battle-royale-arena': {
    ...versus,
    name: 'Battle Royale Arena',
    morale: false,
    duels: false,
    gameSize: 25,
    upgrades: 3,
    hostiles: [
      {
        tier: 4,
        profile: 'amazon-gladiatrix',
        boss: 'amazon-gladiatrix-boss',
        at: [0, 0],
        facing: { zoneOf: 0 },
      },
    ],
    things: [token('barrel', [-8, 0], { target: true }), token('barrel', [8, 0], { target: true })],
    rewards: { gladiatrix: 3, lastAlive: 5 },
    code: 'battle-royale-arena',
    with: { barrelPower: 13, barrelBurn: 1, barrelTemplate: 'circular-large' },
  },
});
