import type { Quest, QuestHostile, QuestPlace, QuestThing } from '../../vocabulary/quest.js';
import { marked, printed } from '../source.js';

/*
 * The text of the book has no map of a Quest: the places where the book gives none are this project's.
 */

const together = {
  players: { min: 1, max: 4 },
  zones: 'shared',
  schemes: false,
  most: 10,
  alliance: true,
  morale: true,
  duels: true,
} as const;

const brokenIn = { partyMember: -1, brokenAlliance: -3 };

/** The rewards for members that left by the exit (ELD-QUEST-046). */
const leaving = { allLeft: 7, mostLeft: 5, someLeft: 3 };

const guards: readonly QuestHostile[] = [
  { tier: 2, at: [-6, 2] },
  { tier: 2, at: [6, 2] },
  { tier: 1, at: [-10, -1] },
  { tier: 1, at: [10, -1] },
];

const gates: QuestThing = { kind: 'gates', at: 'far-edge', radius: 40, height: 80 };
/** The exit, which stays when the Gates are destroyed. */
const exit: QuestThing = { kind: 'exit', at: 'far-edge', radius: 40, height: 2 };
const cache = (at: QuestPlace): QuestThing => ({ kind: 'cache', at, radius: 15, height: 2 });

/** The exchange of Victory Points at a Campfire (ELD-QUEST-054). */
const campfire = { heal: 1, healFallen: 3, healAll: 3, healAllFallen: 5 };

/** The result of a Cache by the face of the die (ELD-QUEST-057). */
const loot: readonly string[] = [
  ...Array<string>(4).fill('scroll-of-superior-mending'),
  ...Array<string>(4).fill('earthbreaker-bomb'),
  ...Array<string>(4).fill('victory-point'),
  ...Array<string>(3).fill('additional-protection'),
  ...Array<string>(5).fill('hostile'),
];

/** The consecutive Quests (ELD-QUEST-040 to ELD-QUEST-069). */
export const restoringBalance: Readonly<Record<string, Quest>> = marked<Quest>(printed, {
  // ELD-QUEST-043, ELD-QUEST-044, ELD-QUEST-046, ELD-QUEST-047, ELD-QUEST-048.
  'breaking-in': {
    ...together,
    name: 'Restoring Balance: Breaking In',
    hostiles: guards,
    respawn: {
      default: [{ tier: 1, when: 'next-hostiles-turn' }],
      high: [
        { tier: 1, when: 'next-hostiles-turn' },
        { tier: 2, when: 'next-hostiles-turn' },
      ],
      highest: [
        { tier: 1, when: 'end-of-turn' },
        { tier: 2, when: 'end-of-turn' },
      ],
    },
    things: [{ ...gates, hp: 5, armor: 5 }, exit],
    rewards: { opened: 2, ...leaving, ...brokenIn },
    code: 'breaking-in',
    with: { attributes: ['T', 'AG'] },
  },
  // ELD-QUEST-049, ELD-QUEST-051, ELD-QUEST-052.
  'great-hall': {
    ...together,
    name: 'Restoring Balance: The Great Hall',
    after: 'breaking-in',
    hostiles: [...guards, { tier: 2, at: [0, 0], bands: ['highest'] }],
    respawn: {
      default: [
        { tier: 1, when: 'next-hostiles-turn' },
        { tier: 2, when: 'next-hostiles-turn' },
      ],
      high: [
        { tier: 1, when: 'end-of-turn' },
        { tier: 2, when: 'end-of-turn' },
      ],
      highest: [
        { tier: 1, when: 'end-of-turn' },
        { tier: 2, when: 'end-of-turn' },
      ],
    },
    things: [{ kind: 'mechanism', at: [0, 0], radius: 25, height: 60 }, gates, exit],
    rewards: { mechanism: 2, ...leaving, ...brokenIn },
    code: 'great-hall',
    with: { attributes: ['INT'], environment: 'toxic' },
  },
  // ELD-QUEST-054, ELD-QUEST-056, ELD-QUEST-057, ELD-QUEST-058, ELD-QUEST-059, ELD-QUEST-060.
  antechamber: {
    ...together,
    name: 'Restoring Balance: The Antechamber',
    after: 'great-hall',
    hostiles: [
      { tier: 3, trait: 'elemental', at: [0, 0] },
      { tier: 2, at: [-6, 2], bands: ['default', 'high', 'highest'] },
      { tier: 2, at: [6, 2], bands: ['default', 'high', 'highest'] },
      { tier: 1, at: [-10, -1] },
      { tier: 1, at: [10, -1] },
    ],
    respawn: {
      high: [{ tier: 1, when: 'end-of-turn', once: true }],
      highest: [
        { tier: 1, when: 'end-of-turn', once: true },
        { tier: 2, when: 'end-of-turn', once: true },
      ],
    },
    things: [cache([-12, 12]), cache([0, 12]), cache([12, 12])],
    rewards: { tier3: 3, tier2: 2, tier1: 1, partyMember: -1, cache: 1, cacheHostile: 2 },
    code: 'antechamber',
    with: { ...campfire, loot, lootOfCache: 2, lootOfModel: 1 },
  },
  // ELD-QUEST-064, ELD-QUEST-065, ELD-QUEST-066, ELD-QUEST-067, ELD-QUEST-068, ELD-QUEST-069.
  obelisk: {
    ...together,
    name: 'Restoring Balance: The Obelisk',
    after: 'antechamber',
    hostiles: [
      { tier: 4, at: [0, 0] },
      { tier: 3, at: [-9, 0], bands: ['default', 'high', 'highest'] },
      { tier: 3, at: [9, 0], bands: ['default', 'high', 'highest'] },
      ...[-15, -12, 12, 15].map((x): QuestHostile => ({ tier: 2, at: [x, -15], bands: ['highest'] })),
    ],
    respawn: {
      high: [{ tier: 3, when: 'next-hostiles-turn' }],
      highest: [{ tier: 3, when: 'next-hostiles-turn' }],
    },
    things: [{ kind: 'obelisk', at: 'far-edge', radius: 30, height: 120, hp: 5, armor: 5 }],
    rewards: { obelisk: 4, tier4Incapacitated: 1, tier4Dead: 2, tier3: 1, partyMember: -1 },
    code: 'obelisk',
    with: {
      ...campfire,
      repairs: 2,
      upgradePrice: 1,
      itemPrice: 5,
      items: ['earthbreaker-bomb', 'scroll-of-superior-mending'],
    },
  },
});
