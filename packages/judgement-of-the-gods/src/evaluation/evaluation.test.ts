import { attempt, createMatch, history, type Match } from '@rulewright/core';
import { greedyBot, randomBot, selfPlay } from '@rulewright/core/bots';
import { Random } from '@rulewright/core/dice';
import { describe, expect, test } from 'vitest';
import { defaultContent as pack } from '../content/index.js';
import { judgementOfTheGods as game } from '../index.js';
import { resample } from '../secrets.js';
import { type Layout, village } from '../testing/village.js';
import type { Jog, Village } from '../vocabulary/index.js';
import { evaluate } from './index.js';
import { chanceOfTemple } from './jobs.js';

const begun = (layout: Layout): Match<Jog> => createMatch(game, { ...village(layout), seed: 'judge' });
const worth = (layout: Layout): number => evaluate(begun(layout), 'p1');

const judgement = ['flood', 'quake', 'tribute', 'gentle-rain', 'judgement-day', 'dry-rot'];
const building = ['farm', 'farm', 'mine', 'mine', 'temple', 'temple', 'lumberMill', 'lumberMill'];
const decks = { judgement, building, terrain: ['forest', 'magical-hill', 'marsh', 'hill'] };
const start: Layout = { turn: 'farmer', decks, pool: { food: 30, wood: 30, stone: 30, magic: 30 } };
const settled: Layout = { ...start, tiles: { '1,0': 'hill temple' } };

describe('a village is worth more', () => {
  test.each<readonly [string, Layout, Layout]>([
    ['with land to build on', { ...start, tiles: { '1,0': 'hill' } }, start],
    ['with magical land', { ...start, tiles: { '1,0': 'magical-forest' } }, { ...start, tiles: { '1,0': 'forest' } }],
    [
      'with hallowed land',
      { ...start, tiles: { '1,0': 'magical-hill hallowed' } },
      { ...start, tiles: { '1,0': 'magical-hill' } },
    ],
    ['with a temple', settled, { ...start, tiles: { '1,0': 'hill' } }],
    ['with a piece of the statue', { ...settled, statue: { pieces: 1, at: '1,0' } }, settled],
    ['with more wood', { ...start, pool: { ...start.pool, wood: 31 } }, start],
    ['with gold', { ...settled, pool: { ...settled.pool, gold: 1 } }, settled],
    ['before a Judgement Day', start, { ...start, judgementDays: 1 }],
    [
      'with a character near its work',
      { ...settled, at: { shaman: '1,0' } },
      {
        ...settled,
        tiles: { '1,0': 'hill temple', '-1,0': 'forest', '-2,0': 'forest', '-3,0': 'forest' },
        at: { shaman: '-3,0' },
      },
    ],
  ])('%s', (_, better, worse) => {
    expect(worth(better)).toBeGreaterThan(worth(worse));
  });

  test('with a temple than with the price of one', () => {
    const tiles = { '1,0': 'hill' };
    const rich = { ...start, tiles, pool: { food: 75, wood: 65, stone: 75, magic: 55 } };
    const paid = { ...start, tiles: { '1,0': 'hill temple' }, pool: { food: 35, wood: 35, stone: 35, magic: 35 } };
    expect(worth(paid)).toBeGreaterThan(worth(rich));
  });

  test('with stone for the next card than with land and too little stone', () => {
    // Every card Quake takes 8 stone.
    const shaken = { ...start, decks: { ...decks, judgement: ['quake', 'quake'] } };
    const low = { ...shaken, pool: { ...start.pool, stone: 12 } };
    const lower = { ...shaken, tiles: { '1,0': 'forest' }, pool: { food: 20, wood: 25, stone: 7, magic: 30 } };
    expect(worth(low)).toBeGreaterThan(worth(lower));
  });
});

/** The match at the start of a turn, with everything that is hidden from the player in another order. */
const otherwise = (match: Match<Jog>, seed: string): Match<Jog> => {
  const random = Random.fromSeed(seed);
  const { header, state } = match;
  const position = resample(state, 'p1', n => random.below(n), state);
  return createMatch(game, { players: header.players, options: header.options, position, seed });
};

describe('hidden cards do not change the evaluation', () => {
  const played = [
    ...selfPlay<Jog>(game, { players: 4, seed: 'hidden', matches: 5, bot: (_, seed) => randomBot(seed) }),
  ];
  const turns = played.flatMap(match => history(match)).filter(({ decisions }) => decisions[0]?.kind === 'turn');

  test('before an action', () => {
    expect(turns.length).toBeGreaterThan(20);
    for (const match of turns) {
      expect(evaluate(otherwise(match, 'one'), 'p1')).toBe(evaluate(otherwise(match, 'other'), 'p1'));
    }
  });

  test('after an action that ends the round, for every card that may come up', () => {
    const last = begun({ ...start, done: ['chieftain', 'gatherer', 'shaman'], options: { startingSeat: 0 } });
    const [decision] = last.decisions;
    if (!decision) throw new Error('nothing asked');
    const cardsDrawn = new Set<string>();
    const worths = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seed => {
      const { match } = attempt(otherwise(last, seed), {
        decision: decision.id,
        by: decision.by,
        choice: { do: 'pass' },
      });
      cardsDrawn.add(String(match.state.drawnCards[0]));
      return evaluate(match, 'p1');
    });
    expect(cardsDrawn.size).toBeGreaterThan(2);
    expect(new Set(worths).size).toBe(1);
  });

  test('after an action that draws a tile', () => {
    const explorer = begun({ ...start, turn: 'farmer' });
    const [decision] = explorer.decisions;
    if (!decision) throw new Error('nothing asked');
    const worths = ['a', 'b', 'c', 'd', 'e'].map(seed => {
      const choice = { do: 'explore', draw: 1 };
      const { match } = attempt(otherwise(explorer, seed), { decision: decision.id, by: decision.by, choice });
      expect(match.decisions[0]?.kind).toBe('square');
      return evaluate(match, 'p1');
    });
    expect(Math.max(...worths) - Math.min(...worths)).toBeLessThan(1e-12);
  });
});

test('an evaluation is between 0 and 1, at every moment of a match', () => {
  for (const players of [2, 6]) {
    const setup = { players, seed: 'range', matches: 2, bot: (_: string, seed: string) => randomBot<Jog>(seed) };
    for (const match of selfPlay<Jog>(game, setup)) {
      for (const moment of history(match)) {
        const value = evaluate(moment, 'p1');
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(1);
      }
    }
  }
});

test('the chance to draw a temple is exact', () => {
  const table = { pack, state: village({}).position as Village };
  const unknown = { farm: 2, mine: 2, temple: 2, lumberMill: 2 };
  // The complement of two draws without a temple: 6/8 · 5/7.
  expect(chanceOfTemple(table, { size: 8, top: [], unknown, bottom: [] })).toBeCloseTo(13 / 28, 12);
  const rest = { farm: 1, mine: 2, temple: 1, lumberMill: 2 };
  expect(chanceOfTemple(table, { size: 8, top: [], unknown: rest, bottom: ['farm', 'temple'] })).toBeCloseTo(1 / 3, 12);
  expect(chanceOfTemple(table, { size: 2, top: [], unknown: {}, bottom: ['farm', 'temple'] })).toBe(1);
  expect(chanceOfTemple(table, { size: 3, top: [], unknown: {}, bottom: ['farm', 'mine', 'temple'] })).toBe(0);
  expect(chanceOfTemple(table, { size: 3, top: ['farm', 'mine'], unknown: { temple: 1 }, bottom: [] })).toBe(0);
  expect(chanceOfTemple(table, { size: 3, top: ['mine', 'temple'], unknown: { temple: 1 }, bottom: [] })).toBe(1);
});

describe('teams of four on the default deck', () => {
  const wins = (matches: number, bot: (player: string, seed: string) => ReturnType<typeof randomBot<Jog>>): number =>
    [...selfPlay<Jog>(game, { players: 4, seed: 'band', matches, bot, checked: false })].filter(
      ({ outcome }) => outcome?.reason === 'statue-completed',
    ).length;

  test('greedy ones win between a fifth and seven tenths of their matches', { timeout: 180_000 }, () => {
    const won = wins(8, (_, seed) => greedyBot<Jog>(evaluate, { seed }));
    expect(won).toBeGreaterThanOrEqual(2);
    expect(won).toBeLessThanOrEqual(6);
  });

  test('random ones hardly ever win', { timeout: 60_000 }, () => {
    expect(wins(40, (_, seed) => randomBot<Jog>(seed))).toBeLessThanOrEqual(1);
  });
});
