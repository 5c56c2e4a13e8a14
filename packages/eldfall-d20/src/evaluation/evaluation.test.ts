import { createMatch } from '@rulewright/core';
import { greedyBot, playOut, randomBot } from '@rulewright/core/bots';
import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { atQuest } from '../quests/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';
import { evaluate, prefers, worth } from './index.js';

/** The value for p1 of a table with a model of each player. */
const worthWith = (lay: LaidOut = {}): number => {
  const at = { A: { x: inches(8), y: inches(18) }, a: { x: inches(28), y: inches(18) } };
  const { game, setup } = laidOut('A a', { ...lay, at: { ...at, ...lay.at } });
  return evaluate(createMatch<Eld>(game, { ...setup, seed: 'worth' }), 'p1');
};

describe('a position is worth', () => {
  test('a little more than a half where both stand in contact and it is the turn of the player, and less where they are apart', () => {
    const { game, setup } = laidOut('Aa');
    const match = createMatch<Eld>(game, { ...setup, seed: 'even' });
    expect(evaluate(match, 'p1')).toBeGreaterThan(0.5);
    expect(evaluate(match, 'p1')).toBeLessThan(0.6);
    expect(worthWith()).toBeLessThan(evaluate(match, 'p1'));
  });

  test('more the shorter the path to the nearest enemy is, round scenery', () => {
    const behind = (y: number): number =>
      worthWith({
        scenery: { wall: { boxes: [[18, 10, 1, 16]], top: 4 } },
        at: { A: { x: inches(14), y: inches(y) }, a: { x: inches(22), y: inches(18) } },
      });
    // From beside the end of the wall the way is shorter than from its middle, which is nearer in a straight line.
    expect(behind(10)).toBeGreaterThan(behind(18));
    expect(worthWith({ at: { A: { x: inches(12), y: inches(18) } } })).toBeGreaterThan(worthWith());
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

test('players who set out together win by the end of their Quest, whoever has more Victory Points', () => {
  const ended = (quest: string, reason: string): readonly number[] => {
    const { game, setup } = laidOut('A a', atQuest(quest, {}));
    const match = createMatch<Eld>(game, { ...setup, seed: 'end' });
    const outcome = { winners: ['p1'], reason, rule: 'ELD-END-003' } as const;
    return ['p1', 'p2'].map(player => worth(outcome, player, [['p1'], ['p2']], match));
  };
  expect([ended('breaking-in', 'quest'), ended('breaking-in', 'party-fallen')]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  expect(ended('treasure-hunt', 'quest')).toEqual([1, 0]);
});

test('on an open field a player who follows the evaluation does more harm than one who plays at random', () => {
  const lost = { p1: 0, p2: 0 };
  for (const seed of ['harm 1', 'harm 2']) {
    const { game, setup } = laidOut('A.B\n.\n.\n.\n.\n.\na.b');
    const start = createMatch<Eld>(game, { ...setup, seed, checked: false });
    const bots = { p1: greedyBot<Eld>(evaluate, { seed, proposals: 4, prefers, worth }), p2: randomBot<Eld>(seed) };
    const { state } = playOut(start, bots, { maxActions: 600 });
    for (const { player, hp } of state.models) lost[player === 'p1' ? 'p1' : 'p2'] += 2 - hp;
  }
  expect(lost.p2).toBeGreaterThan(lost.p1);
}, 120_000);
