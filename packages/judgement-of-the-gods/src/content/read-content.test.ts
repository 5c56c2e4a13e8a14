import type { Refusal } from '@rulewright/core';
import { refusalOf as refused, replaced, without } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { defaultContent } from './default.js';
import { readContent } from './read-content.js';

/** The default pack with the value at a path (`roles.farmer.stats.food`) replaced, or taken out. */
const changed = (path: string, value?: unknown): unknown =>
  value === undefined ? without(defaultContent, path.split('.')) : replaced(defaultContent, path.split('.'), value);

/** The refusal of a pack; undefined if the pack is accepted. */
const refusalOf = (value: unknown): Refusal | undefined => refused(() => readContent(value));

describe('reading a content pack', () => {
  test('numbers, names, roles and decks may differ from the sheet', () => {
    const other = { source: 'mine', cards: [{ id: 'end', name: 'End', kind: 'judgementDay', count: 3, effects: [] }] };
    expect(readContent(changed('judgementDecks.short', other)).judgementDecks.short).toEqual(other);
    expect(readContent(changed('buildings.farm.cost', { magic: 3 })).buildings.farm.cost).toEqual({ magic: 3 });
    expect(readContent(changed('roles.gatherer.explore')).roles.gatherer?.explore).toBeUndefined();
  });
});

const twoLeaders = { min: 1, max: 6 };
const card = (fields: object): object => ({ id: 'a', name: 'A', kind: 'event', count: 1, effects: [], ...fields });

describe('a pack is refused, with code, field and rule', () => {
  test.each<[path: string, value: unknown, code: string, rule: string | undefined, where?: string]>([
    // fields of the wrong shape
    ['version', undefined, 'missing-field', undefined],
    ['version', 1, 'not-a-text', undefined],
    ['version', '', 'empty', undefined],
    ['version', 'v'.repeat(501), 'too-long', undefined],
    ['id', 'no spaces', 'bad-id', undefined],
    ['id', 'toString', 'bad-id', undefined],
    ['extra', 1, 'unknown-field', undefined],
    ['roles.farmer.stats.gold', 1, 'unknown-field', 'JOG-COMP-004'],
    ['roles.farmer.stats.food', undefined, 'missing-field', 'JOG-COMP-004'],
    ['roles.farmer.stats.food', 1.5, 'not-a-whole-number', 'JOG-COMP-004'],
    ['roles.farmer.stats.food', -1, 'too-small', 'JOG-COMP-004'],
    ['roles.farmer.stats.food', 1e300, 'too-large', 'JOG-COMP-004'],
    ['roles.farmer.stats.food', '10', 'not-a-whole-number', 'JOG-COMP-004'],
    ['roles.farmer.stats.food', Number.NaN, 'not-a-finite-number', 'JOG-COMP-004'],
    ['roles.farmer.stats.food', Number.POSITIVE_INFINITY, 'not-a-finite-number', 'JOG-COMP-004'],
    ['roles.farmer.leader', 'yes', 'not-true-or-false', 'JOG-COMP-004'],
    ['roles.farmer.protects.resource', 'gold', 'unknown-resource', 'JOG-COMP-004'],
    ['roles.farmer.protects.at', 'castle', 'unknown-building', 'JOG-COMP-004'],
    ['roles.farmer.exclusive', ['fly'], 'unknown-ability', 'JOG-COMP-004', 'roles.farmer.exclusive[0]'],
    ['roles.bad role', { ...defaultContent.roles.farmer, name: 'X' }, 'bad-id', 'JOG-COMP-004'],
    ['roles.gatherer.explore.draw', 0, 'too-small', 'JOG-COMP-004'],
    ['roles', [], 'not-an-object', 'JOG-COMP-004'],
    ['tiles', {}, 'not-a-list', 'JOG-COMP-002'],
    ['tiles.1.terrain', 'swamp', 'unknown-terrain', 'JOG-COMP-002', 'tiles[1].terrain'],
    ['tiles.1.count', 0, 'too-small', 'JOG-COMP-002', 'tiles[1].count'],
    ['tiles.1.aura', 'bless', 'unknown-ability', 'JOG-COMP-002', 'tiles[1].aura'],
    ['tiles.1.onPlace', 'explode', 'unknown-ability', 'JOG-COMP-002', 'tiles[1].onPlace'],
    ['buildings.castle', defaultContent.buildings.farm, 'unknown-field', 'JOG-COMP-006'],
    ['buildings.mine', undefined, 'missing-field', 'JOG-COMP-006'],
    ['buildings.mine.produces', 'gold', 'unknown-resource', 'JOG-COMP-006'],
    ['buildings.mine.terrain', 'townHall', 'unknown-terrain', 'JOG-COMP-006'],
    ['buildings.mine.cost', 5, 'not-an-object', 'JOG-COMP-006'],
    ['buildings.mine.cost', [], 'not-an-object', 'JOG-COMP-006'],
    ['charactersPerPlayer', [], 'not-an-object', 'JOG-SETUP-001'],
    ['judgementDecks', [], 'not-an-object', 'JOG-DECK-002'],
    ['buildings.mine.cost.iron', 5, 'unknown-field', 'JOG-COMP-006'],
    ['buildings.mine.cost.food', -5, 'too-small', 'JOG-COMP-006'],
    ['production.townHall', [1, 0], 'too-small', 'JOG-PROD-003', 'production.townHall[1]'],
    ['production.townHall', [1], 'not-a-whole-number', 'JOG-PROD-003', 'production.townHall[1]'],
    ['production.townHall', [1, 2, 3], 'too-long', 'JOG-PROD-003', 'production.townHall[2]'],
    ['startDie.sides', 0, 'too-small', 'JOG-SETUP-006'],
    ['startDie.sides', 1001, 'too-large', 'JOG-SETUP-006'],
    ['merchant.resources', ['food', 'gold'], 'unknown-resource', 'JOG-SPC-009', 'merchant.resources[1]'],
    ['statue.pieces', 0, 'too-small', 'JOG-STAT-002'],
    ['judgementDaysToLose', 0, 'too-small', 'JOG-END-002'],
    // limits, so that no pack asks for endless work
    ['players', { min: 0, max: 6 }, 'too-small', 'JOG-COMP-001', 'players.min'],
    ['players', { min: 21, max: 6 }, 'too-large', 'JOG-COMP-001', 'players.min'],
    ['players', { min: 2, max: 21 }, 'too-large', 'JOG-COMP-001', 'players.max'],
    ['charactersPerPlayer.2', 0, 'too-small', 'JOG-SETUP-001'],
    ['charactersPerPlayer.2', 21, 'too-large', 'JOG-SETUP-001'],
    ['productionDie.sides', 0, 'too-small', 'JOG-PROD-009'],
    ['productionDie.sides', 1001, 'too-large', 'JOG-PROD-009'],
    ['productionDie.count', 1001, 'too-large', 'JOG-PROD-009'],
    ['roles.gatherer.explore.draw', 21, 'too-large', 'JOG-COMP-004'],
    ['tiles.1.count', 1001, 'too-large', 'JOG-COMP-002', 'tiles[1].count'],
    ['buildings.farm.cards', 1001, 'too-large', 'JOG-COMP-006'],
    ['build.cardsDrawn', 0, 'too-small', 'JOG-BLD-002'],
    ['build.cardsDrawn', 21, 'too-large', 'JOG-BLD-002'],
    ['merchant.give', 0, 'too-small', 'JOG-SPC-009'],
    ['tiles', new Array(1001).fill(defaultContent.tiles[1]), 'too-long', 'JOG-COMP-002'],
    // fields that contradict each other
    ['players', { min: 3, max: 2 }, 'too-small', 'JOG-COMP-001', 'players.max'],
    ['charactersPerPlayer.6', undefined, 'missing-field', 'JOG-SETUP-001'],
    ['charactersPerPlayer.7', 1, 'unknown-field', 'JOG-SETUP-001'],
    ['charactersPerPlayer.6', 2, 'too-few-roles', 'JOG-SETUP-001'],
    ['basicResources', ['food', 'food', 'wood', 'stone'], 'duplicate-resource', 'JOG-COMP-009', 'basicResources[1]'],
    ['basicResources', ['food', 'wood', 'stone'], 'missing-resource', 'JOG-COMP-009'],
    ['roles.miner.name', 'Farmer', 'duplicate-name', 'JOG-COMP-004'],
    ['roles.woodsman.aliases', ['Shaman'], 'duplicate-name', 'JOG-COMP-004', 'roles.shaman.name'],
    ['roles.both', { ...defaultContent.roles.farmer, name: 'X' }, 'bad-id', 'JOG-COMP-004'],
    ['tiles.2.id', 'forest', 'duplicate-id', 'JOG-COMP-002', 'tiles[2].id'],
    ['tiles.0.inDeck', true, 'town-hall-in-deck', 'JOG-COMP-003', 'tiles[0].inDeck'],
    ['tiles.1.inDeck', false, 'not-in-deck', 'JOG-COMP-003', 'tiles[1].inDeck'],
    ['tiles.0.count', 2, 'not-one-town-hall', 'JOG-COMP-002', 'tiles[0].count'],
    ['tiles.0.building', undefined, 'wrong-building', 'JOG-COMP-002', 'tiles[0].building'],
    ['tiles.1.building', 'farm', 'wrong-building', 'JOG-COMP-002', 'tiles[1].building'],
    ['tiles', defaultContent.tiles.slice(1), 'not-one-town-hall', 'JOG-COMP-002'],
    ['tiles.1.count', 1000, 'too-many-tiles', 'JOG-COMP-002', 'tiles'],
    ['buildings.townHall.cards', 1, 'too-large', 'JOG-COMP-006'],
    ['buildings.mine.cost', null, 'no-price', 'JOG-COMP-006'],
    ['templeAlchemy.resources', ['food'], 'too-few-resources', 'JOG-SPC-003'],
    [
      'templeAlchemy.resources',
      ['food', 'magic'],
      'catalyst-among-resources',
      'JOG-SPC-003',
      'templeAlchemy.resources[1]',
    ],
    ['merchant.resources', ['food', 'food'], 'duplicate-resource', 'JOG-SPC-009', 'merchant.resources[1]'],
    ['trade.resources', [], 'too-few-resources', 'JOG-SPC-012'],
    ['trade.give', { gold: 0 }, 'free', 'JOG-SPC-012'],
    ['advancedAlchemy.give', {}, 'free', 'JOG-SPC-006'],
    ['mineAlchemy.give', {}, 'free', 'JOG-SPC-007'],
    ['judgementDecks.default', undefined, 'missing-field', 'JOG-DECK-001'],
    ['judgementDecks.other', { cards: [] }, 'too-few-judgement-days', 'JOG-DECK-002', 'judgementDecks.other.cards'],
    [
      'judgementDecks.other',
      { cards: [card({ effects: [{ op: 'sing' }] })] },
      'unknown-effect',
      'JOG-DECK-002',
      'judgementDecks.other.cards[0].effects[0].op',
    ],
  ])('%s is wrong (%#)', (path, value, code, rule, where = path) => {
    const refusal = { ...refusalOf(changed(path, value)) };
    expect({ code: refusal.code, rule: refusal.rule, path: refusal.path }).toEqual({
      code,
      rule,
      path: where,
    });
  });

  test('no leader, or more leaders than the smallest game has characters', () => {
    const roles = Object.entries(defaultContent.roles);
    const led = (leader: boolean): object => Object.fromEntries(roles.map(([id, role]) => [id, { ...role, leader }]));
    expect(refusalOf(changed('roles', led(false)))).toEqual({
      code: 'no-leader',
      rule: 'JOG-SETUP-002',
      path: 'roles',
    });
    expect(refusalOf(changed('roles', led(true)))).toMatchObject({ code: 'too-many-leaders', detail: { most: 4 } });
    const alone = {
      ...defaultContent,
      players: twoLeaders,
      charactersPerPlayer: { 1: 1, ...defaultContent.charactersPerPlayer },
    };
    expect(refusalOf(alone)).toMatchObject({ code: 'too-many-leaders', detail: { most: 1 } });
  });
});
