import { createMatch } from '@rulewright/core';
import { greedyBot, playOut, randomBot } from '@rulewright/core/bots';
import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { shroudfallInches } from '../index.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Sfi } from '../vocabulary/index.js';
import { evaluate } from './index.js';

/** A beacon in the middle, which scores for the player who controls it. */
const beacon = {
  elements: { beacon: { at: { x: inches(18), y: inches(18) }, keywords: ['CONTROL'] } },
  scenario: { scoring: [{ element: 'beacon', per: 'control', points: 1 }] },
} as const;
/** The value for p1 of a table with a model of each player, as far from the beacon. */
const worthWith = (lay: LaidOut = {}): number => {
  const at = { 'A/1': { x: inches(8), y: inches(18) }, 'b/1': { x: inches(28), y: inches(18) } };
  const { game, setup } = laidOut('A b', { ...beacon, ...lay, at: { ...at, ...lay.at } });
  return evaluate(createMatch<Sfi>(game, { ...setup, seed: 'worth' }), 'p1');
};

describe('a position is worth', () => {
  test('as much to one player as it takes from the other, and a half where it is even', () => {
    const { game, setup } = laidOut('A b');
    const match = createMatch<Sfi>(game, { ...setup, seed: 'even' });
    expect(evaluate(match, 'p1') + evaluate(match, 'p2')).toBeCloseTo(1, 9);
    expect(worthWith()).toBeCloseTo(0.5, 9);
  });

  test('more with points, essence and near a scenario element, most beside it', () => {
    const plain = worthWith();
    expect(worthWith({ armies: { p1: { points: 1 } } })).toBeGreaterThan(plain);
    expect(worthWith({ armies: { p1: { reserve: { red: 1 } } } })).toBeGreaterThan(plain);
    const near = worthWith({ at: { 'A/1': { x: inches(12), y: inches(18) } } });
    const beside = worthWith({ at: { 'A/1': { x: inches(16), y: inches(18) } } });
    expect(near).toBeGreaterThan(plain);
    expect(beside).toBeGreaterThan(near);
  });

  test('less when hurt or suffering, and always between a loss and a win', () => {
    const plain = worthWith();
    const worse = [worthWith({ damage: { 'A/1': 2 } }), worthWith({ units: { A: { conditions: ['hexed'] } } })];
    for (const worth of worse) {
      expect(worth).toBeLessThan(plain);
      expect(worth).toBeGreaterThan(0);
    }
    expect(worthWith({ armies: { p1: { points: 40 } } })).toBeLessThan(1);
  });
});

test('a player who follows the evaluation beats one who plays at random: best of three small matches', () => {
  const wins = { greedy: 0, random: 0 };
  for (let at = 0; Math.max(wins.greedy, wins.random) < 2; at++) {
    const greedy = at % 2 === 0 ? 'p1' : 'p2';
    const seed = `beats ${at}`;
    const options = { 'army.points': 60 };
    const start = createMatch(shroudfallInches, { players: ['p1', 'p2'], seed, options, checked: false });
    const bot = greedyBot(evaluate, { seed, proposals: 4 });
    const bots = { p1: randomBot<Sfi>(seed), p2: randomBot<Sfi>(seed), [greedy]: bot };
    wins[playOut(start, bots).outcome?.winners.includes(greedy) ? 'greedy' : 'random']++;
  }
  expect(wins.greedy).toBe(2);
}, 120_000);
