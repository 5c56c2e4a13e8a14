import { createMatch, type Refusal, RefusalError } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { judgementOfTheGods } from '../index.js';
import { village } from '../testing/village.js';
import type { Village } from '../vocabulary/index.js';

const refusal = (change: (position: Record<string, never>) => unknown): Refusal | undefined => {
  const setup = village({
    turn: 'farmer',
    tiles: { '1,0': 'hill temple' },
    decks: { terrain: ['forest'] },
  });
  const position = change(JSON.parse(JSON.stringify(setup.position)) as never) as Village;
  try {
    createMatch(judgementOfTheGods, { ...setup, position, seed: 's' });
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal;
    throw error;
  }
  return undefined;
};
const put = (field: string, value: unknown) =>
  refusal(position => {
    const keys = field.split('.');
    const last = keys.pop() as string;
    let at = position as Record<string, unknown>;
    for (const key of keys) at = at[key] as Record<string, unknown>;
    at[last] = value;
    return position;
  });

describe('a match begins only at a legal table', () => {
  test('a legal table is accepted', () => expect(refusal(position => position)).toBeUndefined());

  test.each<[string, unknown, string, string]>([
    ['players', ['p1', 'p2', 'p3', 'eve'], 'other-players', 'position.players'],
    ['rulings.adjacency', 'king', 'other-rulings', 'position.rulings.adjacency'],
    ['rulings.extra', true, 'other-rulings', 'position.rulings.extra'],
    ['done', new Array(1001).fill('farmer'), 'too-long', 'position.done'],
    ['decks.terrain.cards', new Array(1001).fill('hill'), 'too-long', 'position.decks.terrain.cards'],
    ['phase', 'tea', 'unknown-phase', 'position.phase'],
    ['round', 1.5, 'not-a-whole-number', 'position.round'],
    ['round', -1, 'too-small', 'position.round'],
    ['pool.food', 1e300, 'too-large', 'position.pool.food'],
    ['pool.food', '60', 'not-a-whole-number', 'position.pool.food'],
    ['pool.gold', -1, 'too-small', 'position.pool.gold'],
    ['pool.beer', 3, 'unknown-field', 'position.pool.beer'],
    ['active', 'king', 'not-in-play', 'position.active'],
    ['phase', 'judgement', 'nobodys-turn', 'position.active'],
    ['done', ['king'], 'not-in-play', 'position.done[0]'],
    ['characters.1.role', 'king', 'unknown-role', 'position.characters[1]'],
    ['characters.1.role', 'chieftain', 'role-twice', 'position.characters[1]'],
    ['characters.1.player', 'eve', 'unknown-player', 'position.characters[1]'],
    ['characters.1.at', { x: 9, y: 9 }, 'stands-on-no-tile', 'position.characters[1]'],
    ['tiles.1.kind', 'volcano', 'unknown-tile', 'position.tiles[1]'],
    ['tiles.1.at', { x: 0, y: 0 }, 'two-tiles-on-a-square', 'position.tiles[1]'],
    ['tiles.1.building', 'pub', 'unknown-building', 'position.tiles[1].building'],
    ['decks.terrain.cards', ['volcano'], 'unknown-card', 'position.decks.terrain.cards[0]'],
    ['decks.building.cards', ['pub'], 'unknown-card', 'position.decks.building.cards[0]'],
    ['decks.judgement.cards', ['picnic'], 'unknown-card', 'position.decks.judgement.cards[0]'],
    ['decks.terrain.knownTop', 2, 'knows-more-than-there-is', 'position.decks.terrain'],
    ['statue', { pieces: 3, at: { x: 1, y: 0 } }, 'over-already', 'position.statue.pieces'],
    ['statue', { pieces: 1, at: null }, 'statue-without-a-place', 'position.statue.at'],
    ['judgementDays', 3, 'over-already', 'position.judgementDays'],
    ['ending', { reason: 'statue-completed' }, 'over-already', 'position.ending'],
    ['shown', null, 'wrong-type', 'position.shown'],
    ['moved', 'yes', 'not-true-or-false', 'position.moved'],
  ])('%s = %j', (field, value, code, path) => {
    expect(put(field, value)).toMatchObject({ code, path });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['text', 'village'],
    ['a prototype', JSON.parse('{"__proto__":{}}')],
    ['nothing in it', {}],
    ['deep nesting', JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)],
  ])('%s is refused at the position', (_, position) => {
    expect(refusal(() => position)?.path).toMatch(/^position/);
  });
});
