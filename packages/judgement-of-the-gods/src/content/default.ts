import { freeze } from '@rulewright/core';
import { defaultDeck } from './default-deck.js';
import type { ContentPack, JudgementDeck, TileKind } from './pack.js';

/** The four tiles of one kind of terrain: three regular ones and a magical one (JOG-COMP-002). */
const pair = (terrain: 'forest' | 'plains' | 'mountain' | 'hill', name: string): readonly TileKind[] => [
  { id: terrain, name, terrain, magical: false, count: 3, inDeck: true, buildable: true },
  {
    id: `magical-${terrain}`,
    name: `Magical ${name}`,
    terrain,
    magical: true,
    count: 1,
    inDeck: true,
    buildable: true,
  },
];

/** Facts of both kinds of marsh: JOG-TERR-001, JOG-EXP-005. */
const marsh = { terrain: 'marsh', inDeck: true, buildable: false, onPlace: 'drawJudgement' } as const;

/**
 * The facts of the rules sheet, and the original judgement deck `default`. Deep-frozen. For a pack of your own start
 * from a copy and read it with `readContent`.
 */
export const defaultContent: ContentPack = /* @__PURE__ */ freeze({
  id: 'judgement-of-the-gods',
  version: '1.0.0',
  // JOG-COMP-001, JOG-SETUP-001
  players: { min: 2, max: 6 },
  charactersPerPlayer: { 2: 2, 3: 2, 4: 1, 5: 1, 6: 1 },
  // JOG-SETUP-006: the order of the start dice
  basicResources: ['food', 'wood', 'stone', 'magic'],
  startDie: { sides: 6 },
  // JOG-PROD-009, JOG-PROD-010
  productionDie: { sides: 6, count: 1, notAt: ['townHall'] },
  // JOG-DECK-003, JOG-DECK-007
  cardDie: { sides: 6 },
  charactersWithoutExtra: 4,
  // JOG-END-002
  judgementDaysToLose: 3,
  // JOG-COMP-004, JOG-CHAR-001 to JOG-CHAR-004, JOG-CHAR-009
  roles: {
    chieftain: {
      name: 'Chieftain',
      leader: true,
      stats: { food: 4, wood: 4, stone: 4, magic: 6 },
      hallow: true,
      exclusive: ['rollCall'],
    },
    farmer: {
      name: 'Farmer',
      leader: false,
      stats: { food: 10, wood: 4, stone: 3, magic: 2 },
      protects: { resource: 'food', at: 'farm', by: 5 },
    },
    miner: {
      name: 'Miner',
      leader: false,
      stats: { food: 4, wood: 3, stone: 10, magic: 2 },
      protects: { resource: 'stone', at: 'mine', by: 5 },
    },
    // JOG-COMP-005
    woodsman: {
      name: 'Woodsman',
      aliases: ['Craftsman'],
      leader: false,
      stats: { food: 3, wood: 10, stone: 4, magic: 2 },
      protects: { resource: 'wood', at: 'lumberMill', by: 5 },
    },
    gatherer: {
      name: 'Gatherer',
      leader: false,
      stats: { food: 8, wood: 5, stone: 5, magic: 2 },
      explore: { draw: 2 },
    },
    shaman: {
      name: 'Shaman',
      leader: true,
      stats: { food: 4, wood: 3, stone: 3, magic: 8 },
      hallow: true,
      protects: { resource: 'magic', at: 'temple', by: 5 },
    },
  },
  // JOG-COMP-002, JOG-COMP-003
  tiles: [
    {
      id: 'town-hall',
      name: 'Town Hall',
      terrain: 'townHall',
      magical: false,
      count: 1,
      inDeck: false,
      buildable: false,
      building: 'townHall',
    },
    ...pair('forest', 'Forest'),
    ...pair('plains', 'Plains'),
    ...pair('mountain', 'Mountain'),
    ...pair('hill', 'Hill'),
    { ...marsh, id: 'marsh', name: 'Marsh', magical: false, count: 3 },
    // JOG-TERR-002
    { ...marsh, id: 'magical-marsh', name: 'Magical Marsh', magical: true, count: 1, aura: 'curseNeighbours' },
  ],
  // JOG-COMP-006; JOG-PROD-002 and JOG-PROD-004 say which resource a building yields, and on which terrain.
  buildings: {
    // JOG-BLD-009
    farm: { name: 'Farm', cards: 2, produces: 'food', terrain: 'plains', cost: { food: 20, wood: 20, stone: 20 } },
    // JOG-BLD-008
    lumberMill: {
      name: 'Lumber Mill',
      cards: 2,
      produces: 'wood',
      terrain: 'forest',
      cost: { food: 25, wood: 20, stone: 15 },
    },
    // JOG-BLD-010
    mine: { name: 'Mine', cards: 2, produces: 'stone', terrain: 'mountain', cost: { food: 30, wood: 20, stone: 10 } },
    // JOG-BLD-011
    temple: {
      name: 'Temple',
      cards: 2,
      produces: 'magic',
      terrain: 'hill',
      cost: { food: 40, wood: 30, stone: 40, magic: 20 },
    },
    townHall: { name: 'Town Hall', cards: 0, produces: 'all', terrain: null, cost: null },
  },
  production: {
    inappropriate: [1, 1], // JOG-PROD-005
    appropriate: [3, 2], // JOG-PROD-006
    appropriateMagical: [2, 1], // JOG-PROD-007
    inappropriateMagical: [3, 2], // JOG-PROD-008
    townHall: [1, 2], // JOG-PROD-010
  },
  explore: { cost: { food: 10, wood: 5, stone: 5 } }, // JOG-EXP-002
  hallow: { cost: { magic: 20 } }, // JOG-HAL-003
  build: { cardsDrawn: 2 }, // JOG-BLD-002
  // JOG-SPC-003, JOG-SPC-004, JOG-SPC-005
  templeAlchemy: { at: 'temple', catalyst: 'magic', limitPerStat: 2, resources: ['food', 'wood', 'stone'] },
  advancedAlchemy: { at: 'temple', give: { magic: 40 }, receive: { gold: 1 } }, // JOG-SPC-006
  mineAlchemy: { at: 'mine', give: { magic: 25, stone: 30 }, receive: { gold: 1 } }, // JOG-SPC-007
  // JOG-END-001, JOG-STAT-002, JOG-STAT-003
  statue: {
    at: 'temple',
    pieces: 3,
    cost: { food: 15, wood: 10, stone: 15, magic: 40, gold: 2 },
    costOnMagicalTile: { food: 15, wood: 10, stone: 15, magic: 20, gold: 1 },
  },
  rollCall: { at: 'townHall' }, // JOG-SPC-010
  // JOG-SPC-009
  merchant: { at: 'townHall', give: 100, receive: 25, resources: ['food', 'wood', 'stone', 'magic'] },
  // JOG-SPC-012, JOG-SPC-013
  trade: {
    needsCharacterAt: 'townHall',
    give: { gold: 1 },
    receive: 10,
    resources: ['food', 'wood', 'stone', 'magic'],
  },
  judgementDecks: { default: defaultDeck },
} satisfies ContentPack as ContentPack);

/** The judgement decks of the default content, by id. */
export const judgementDecks: Readonly<Record<string, JudgementDeck>> = /* @__PURE__ */ (() =>
  defaultContent.judgementDecks)();
