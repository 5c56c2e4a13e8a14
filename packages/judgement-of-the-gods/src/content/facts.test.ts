import { describe, expect, test } from 'vitest';
import { defaultContent, judgementDecks } from './default.js';
import type { Effect } from './pack.js';

// Titles cite only the rules that are nothing but data; scenarios test the rules that code carries out.
const { tiles, roles, buildings, statue, production } = defaultContent;

describe('the facts of the sheet', () => {
  test('two to six players, four to six characters', () => {
    expect(defaultContent.players).toEqual({ min: 2, max: 6 });
    const inPlay = [2, 3, 4, 5, 6].map(players => players * (defaultContent.charactersPerPlayer[players] ?? 0));
    expect(inPlay).toEqual([4, 6, 4, 5, 6]);
  });

  test('JOG-COMP-002: 21 tiles, of which all but the Town Hall are the terrain deck', () => {
    expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(21);
    expect(tiles.filter(({ inDeck }) => inDeck).reduce((sum, { count }) => sum + count, 0)).toBe(20);
    for (const terrain of ['forest', 'plains', 'mountain', 'hill', 'marsh']) {
      const kinds = tiles.filter(tile => tile.terrain === terrain).map(({ magical, count }) => ({ magical, count }));
      expect(kinds).toEqual([
        { magical: false, count: 3 },
        { magical: true, count: 1 },
      ]);
    }
  });

  test('only marshes draw a card and cannot be built on, and only the magical one curses', () => {
    for (const { id, terrain, buildable, onPlace, aura } of tiles) {
      if (terrain === 'townHall') continue;
      expect({ id, buildable, onPlace, aura }).toEqual({
        id,
        buildable: terrain !== 'marsh',
        onPlace: terrain === 'marsh' ? 'drawJudgement' : undefined,
        aura: id === 'magical-marsh' ? 'curseNeighbours' : undefined,
      });
    }
  });

  test('JOG-COMP-004: six roles, their stats and their own abilities', () => {
    const table = Object.entries(roles).map(([id, { stats, leader, hallow, exclusive, explore }]) => {
      const { food, wood, stone, magic } = stats;
      return [id, food, wood, stone, magic, leader, hallow ?? false, exclusive ?? [], explore?.draw ?? 1];
    });
    expect(table).toEqual([
      ['chieftain', 4, 4, 4, 6, true, true, ['rollCall'], 1],
      ['farmer', 10, 4, 3, 2, false, false, [], 1],
      ['miner', 4, 3, 10, 2, false, false, [], 1],
      ['woodsman', 3, 10, 4, 2, false, false, [], 1],
      ['gatherer', 8, 5, 5, 2, false, false, [], 2],
      ['shaman', 4, 3, 3, 8, true, true, [], 1],
    ]);
    expect(roles.woodsman?.aliases).toEqual(['Craftsman']);
  });

  test('four roles protect a resource at a building each', () => {
    const protectors = Object.entries(roles).flatMap(([id, { protects }]) => (protects ? [{ id, ...protects }] : []));
    expect(protectors).toEqual([
      { id: 'farmer', resource: 'food', at: 'farm', by: 5 },
      { id: 'miner', resource: 'stone', at: 'mine', by: 5 },
      { id: 'woodsman', resource: 'wood', at: 'lumberMill', by: 5 },
      { id: 'shaman', resource: 'magic', at: 'temple', by: 5 },
    ]);
  });

  test('the four stats of all six roles add up to the start of the six-character game', () => {
    const sums = defaultContent.basicResources.map(resource =>
      Object.values(roles).reduce((sum, { stats }) => sum + stats[resource], 0),
    );
    expect(sums).toEqual([33, 29, 29, 22]);
    expect(defaultContent.startDie).toEqual({ sides: 6 });
  });

  test('JOG-COMP-006, JOG-BLD-008, JOG-BLD-009, JOG-BLD-010, JOG-BLD-011: buildings, cards and costs', () => {
    expect(Object.entries(buildings).map(([id, { cards, cost }]) => [id, cards, cost])).toEqual([
      ['farm', 2, { food: 20, wood: 20, stone: 20 }],
      ['lumberMill', 2, { food: 25, wood: 20, stone: 15 }],
      ['mine', 2, { food: 30, wood: 20, stone: 10 }],
      ['temple', 2, { food: 40, wood: 30, stone: 40, magic: 20 }],
      ['townHall', 0, null],
    ]);
  });

  test('JOG-PROD-004: each building has its yield and its terrain', () => {
    expect(Object.entries(buildings).map(([id, { produces, terrain }]) => [id, produces, terrain])).toEqual([
      ['farm', 'food', 'plains'],
      ['lumberMill', 'wood', 'forest'],
      ['mine', 'stone', 'mountain'],
      ['temple', 'magic', 'hill'],
      ['townHall', 'all', null],
    ]);
  });

  test('production has its factors and its die', () => {
    expect(production).toEqual({
      inappropriate: [1, 1],
      appropriate: [3, 2],
      appropriateMagical: [2, 1],
      inappropriateMagical: [3, 2],
      townHall: [1, 2],
    });
    expect(defaultContent.productionDie).toEqual({ sides: 6, count: 1, notAt: ['townHall'] });
  });

  test('exploring, hallowing and the statue have their prices', () => {
    expect(defaultContent.explore.cost).toEqual({ food: 10, wood: 5, stone: 5 });
    expect(defaultContent.hallow.cost).toEqual({ magic: 20 });
    expect(statue.pieces).toBe(3);
    expect(statue.cost).toEqual({ food: 15, wood: 10, stone: 15, magic: 40, gold: 2 });
    expect(statue.costOnMagicalTile).toEqual({ food: 15, wood: 10, stone: 15, magic: 20, gold: 1 });
  });

  test('alchemy, the merchant and the Trade have their rates', () => {
    const { templeAlchemy, advancedAlchemy, mineAlchemy, merchant, trade } = defaultContent;
    expect(templeAlchemy).toEqual({
      at: 'temple',
      catalyst: 'magic',
      limitPerStat: 2,
      resources: ['food', 'wood', 'stone'],
    });
    expect(advancedAlchemy).toEqual({ at: 'temple', give: { magic: 40 }, receive: { gold: 1 } });
    expect(mineAlchemy).toEqual({ at: 'mine', give: { magic: 25, stone: 30 }, receive: { gold: 1 } });
    expect([merchant.at, merchant.give, merchant.receive]).toEqual(['townHall', 100, 25]);
    expect([trade.needsCharacterAt, trade.give, trade.receive]).toEqual(['townHall', { gold: 1 }, 10]);
  });
});

describe('the default judgement deck', () => {
  const cards = judgementDecks.default?.cards ?? [];
  const copies = (of: typeof cards): number => of.reduce((sum, { count }) => sum + count, 0);

  test('JOG-COMP-007: 40 cards, of which four are Judgement Days', () => {
    expect(copies(cards)).toBe(40);
    expect(copies(cards.filter(({ kind }) => kind === 'judgementDay'))).toBe(4);
    expect(defaultContent.judgementDaysToLose).toBe(3);
  });

  test('JOG-DECK-012: 16 take one resource, 6 several, 4 a fraction, 4 by place, building or choice, 6 others', () => {
    const sort = (effects: readonly Effect[]): string => {
      const ops = new Set(effects.map(({ op }) => op));
      if (ops.has('gain') || ops.has('scry') || ops.has('drawAgain')) return 'others';
      if (ops.has('loseFraction')) return 'fraction';
      const everywhere = effects.every(effect => effect.op !== 'losePerCharacter' || effect.where === 'any');
      if (!everywhere || ops.has('losePerBuilding') || ops.has('choose')) return 'depends';
      return effects.length === 1 ? 'one' : 'several';
    };
    const sorts = new Map<string, number>();
    for (const { kind, count, effects } of cards) {
      if (kind === 'event') sorts.set(sort(effects), (sorts.get(sort(effects)) ?? 0) + count);
    }
    expect(Object.fromEntries(sorts)).toEqual({ one: 16, several: 6, fraction: 4, depends: 4, others: 6 });
  });

  test('original cards are marked as original, and every event card has a text for people', () => {
    expect(judgementDecks.default?.source).toBe('original');
    expect(cards.filter(({ source }) => source !== 'original').map(({ id }) => id)).toEqual(['judgement-day']);
    expect(cards.filter(({ text }) => text === undefined)).toEqual([]);
  });
});
