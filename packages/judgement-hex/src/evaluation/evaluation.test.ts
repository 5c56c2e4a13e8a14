import { createMatch } from '@rulewright/core';
import { greedyBot, playOut, randomBot } from '@rulewright/core/bots';
import { describe, expect, test } from 'vitest';
import { judgementHex } from '../index.js';
import { laidOut } from '../testing/index.js';
import type { Jhx, Model } from '../vocabulary/index.js';
import { evaluate } from './index.js';

const drawing = 'A     .     b\n   .     .';

/** The value for p1 of a table with two Heroes apart, with changes to the Hero of p1. */
const worthWith = (own: Partial<Model>): number => {
  const { game, setup } = laidOut(drawing, { models: { A: own } });
  return evaluate(createMatch<Jhx>(game, { ...setup, seed: 'worth' }), 'p1');
};

describe('a position is worth', () => {
  test('as much to one player as it takes from the other, and a half where it is even', () => {
    const { game, setup } = laidOut(drawing);
    const match = createMatch<Jhx>(game, { ...setup, seed: 'even' });
    expect(evaluate(match, 'p1') + evaluate(match, 'p2')).toBeCloseTo(1, 9);
    expect(evaluate(match, 'p1')).toBeGreaterThan(0.4);
    expect(evaluate(match, 'p1')).toBeLessThan(0.6);
  });

  test('more with levels and Souls, less when hurt, and always between a loss and a win', () => {
    const plain = worthWith({});
    expect(worthWith({ level: 2 })).toBeGreaterThan(plain);
    expect(worthWith({ damage: 3 })).toBeLessThan(plain);
    const models: readonly Partial<Model>[] = [{}, { level: 3 }, { damage: 5 }];
    for (const own of models) {
      expect(worthWith(own)).toBeGreaterThan(0);
      expect(worthWith(own)).toBeLessThan(1);
    }
  });
});

test('a player who follows the evaluation beats one who plays at random: best of three matches', () => {
  const wins = { greedy: 0, random: 0 };
  for (let at = 0; Math.max(wins.greedy, wins.random) < 2; at++) {
    const greedy = at % 2 === 0 ? 'p1' : 'p2';
    const seed = `beats ${at}`;
    const options = { mode: '3v3', map: '3v3-2', roundLimit: 3 } as const;
    const start = createMatch(judgementHex, { players: ['p1', 'p2'], seed, options, checked: false });
    const bots = { p1: randomBot<Jhx>(seed), p2: randomBot<Jhx>(seed), [greedy]: greedyBot(evaluate, { seed }) };
    wins[playOut(start, bots).outcome?.winners.includes(greedy) ? 'greedy' : 'random']++;
  }
  expect(wins.greedy).toBe(2);
}, 120_000);
