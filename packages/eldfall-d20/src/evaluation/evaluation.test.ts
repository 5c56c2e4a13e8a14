import { createMatch } from '@rulewright/core';
import { greedyBot, playOut, randomBot } from '@rulewright/core/bots';
import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
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
    // The turn is worth a little.
    expect(worthWith()).toBeCloseTo(0.5, 1);
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

test('on an open field a player who goes by it does more harm than one who plays at random', () => {
  const lost = { p1: 0, p2: 0 };
  for (const seed of ['harm 1', 'harm 2']) {
    const { game, setup } = laidOut('A.B.C\n.\n.\n.\n.\n.\na.b.c');
    const start = createMatch<Eld>(game, { ...setup, seed, checked: false });
    const bots = { p1: greedyBot<Eld>(evaluate, { seed, proposals: 4 }), p2: randomBot<Eld>(seed) };
    const { state } = playOut(start, bots, { maxActions: 1500 });
    for (const { player, hp } of state.models) lost[player === 'p1' ? 'p1' : 'p2'] += 2 - hp;
  }
  expect(lost.p2).toBeGreaterThan(lost.p1);
}, 120_000);
