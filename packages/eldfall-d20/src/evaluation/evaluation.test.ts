import { createMatch } from '@rulewright/core';
import { greedyBot, playOut, randomBot } from '@rulewright/core/bots';
import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { createGame } from '../game.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';
import { evaluate } from './index.js';

/** The value for p1 of a table with a model of each player. */
const worthWith = (lay: LaidOut = {}): number => {
  const at = { A: { x: inches(8), y: inches(18) }, a: { x: inches(28), y: inches(18) } };
  const { game, setup } = laidOut('A a', { ...lay, at: { ...at, ...lay.at } });
  return evaluate(createMatch<Eld>(game, { ...setup, seed: 'worth' }), 'p1');
};

describe('a position is worth', () => {
  test('as much to the one as it takes from the other, and even at a half', () => {
    const { game, setup } = laidOut('A a');
    const match = createMatch<Eld>(game, { ...setup, seed: 'even' });
    expect(evaluate(match, 'p1') + evaluate(match, 'p2')).toBeCloseTo(1, 9);
    expect(worthWith()).toBeCloseTo(0.5, 9);
  });

  test('more with Victory Points, and less when hurt, fallen or in a bad state', () => {
    const plain = worthWith();
    expect(worthWith({ parties: { p1: { points: 1 } } })).toBeGreaterThan(plain);
    const hurt = worthWith({ models: { A: { hp: 1 } } });
    const fallen = worthWith({ states: { A: ['incapacitated'] } });
    expect(hurt).toBeLessThan(plain);
    expect(fallen).toBeLessThan(hurt);
    expect(worthWith({ states: { A: ['bleeding'] } })).toBeLessThan(plain);
  });

  test('less with Hostiles on the field, and more when they fall', () => {
    const withHostile = (lay: LaidOut = {}): number => {
      const { game, setup } = laidOut('A 1 a', lay);
      return evaluate(createMatch<Eld>(game, { ...setup, seed: 'hostile' }), 'p1');
    };
    const [standing, dead] = [withHostile(), withHostile({ states: { 1: ['dead'] } })];
    expect(standing).toBeLessThan(0.5);
    expect(dead).toBeGreaterThan(standing);
  });
});

test('a player who goes by it beats one who plays at random: best of three small matches', () => {
  const quests = { 'open-hostilities': { ...defaultContent.quests['open-hostilities'], duels: false } };
  const game = createGame({ pack: { ...defaultContent, quests } as typeof defaultContent });
  const wins = { greedy: 0, random: 0 };
  for (let at = 0; Math.max(wins.greedy, wins.random) < 2; at++) {
    const greedy = at % 2 === 0 ? 'p1' : 'p2';
    const seed = `beats ${at}`;
    const options = { gameSize: 60, quest: 'open-hostilities' };
    const start = createMatch(game, { players: ['p1', 'p2'], seed, options, checked: false });
    const bots = {
      p1: randomBot<Eld>(seed),
      p2: randomBot<Eld>(seed),
      [greedy]: greedyBot(evaluate, { seed, proposals: 4 }),
    };
    wins[playOut(start, bots).outcome?.winners.join() === greedy ? 'greedy' : 'random']++;
  }
  expect(wins.greedy).toBe(2);
}, 120_000);
