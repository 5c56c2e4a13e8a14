import { createMatch } from '@rulewright/core';
import { inches, mm } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { quests } from '../content/book/quests.js';
import { restoringBalance } from '../content/book/restoring-balance.js';
import { bookQuests } from '../quests/book.js';
import { atQuest, place, thing, zones } from '../quests/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Eld, QuestGoal } from '../vocabulary/index.js';
import { evaluate } from './index.js';

/** The value for p1 of a table, with the goals of a Quest of one's own in place of the book's. */
const worthOf = (quest: string, drawing: string, lay: LaidOut, goals?: readonly QuestGoal[]): number => {
  const { game, setup } = laidOut(drawing, atQuest(quest, lay));
  const rules = game.quests[quest];
  const own = goals && rules ? { ...game, quests: { ...game.quests, [quest]: { ...rules, goals } } } : game;
  return evaluate(createMatch<Eld>(own, { ...setup, seed: 'goals' }), 'p1');
};

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const gates = thing('gates', place(18, 34), { radius: mm(40), hp: 5, armour: 5 });
const exit = thing('exit', place(18, 34), { radius: mm(40) });

describe('a model', () => {
  test('goes to what the Quest wants used, and not to a Hostile whose fall is worth nothing', () => {
    const stands = (x: number, y: number): number =>
      worthOf('breaking-in', 'A1', { at: { A: at(x, y), 1: at(4, 12) }, things: [gates, exit], players: ['p1'] });
    expect(stands(18, 30)).toBeGreaterThan(stands(18, 20));
    expect(stands(18, 20)).toBeGreaterThan(stands(5, 14));
  });

  test('goes to the exit once the gates are open, and out', () => {
    const open = [{ ...gates, marks: ['open'] }, exit];
    const stands = (y: number, left = false): number =>
      worthOf('breaking-in', 'A1', {
        at: { A: at(18, y), 1: at(4, 12) },
        models: { A: { where: left ? 'left' : 'field' } },
        parties: { p1: { original: 1 } },
        things: open,
        players: ['p1'],
      });
    expect(stands(30)).toBeGreaterThan(stands(20));
    expect(stands(30, true)).toBeGreaterThan(stands(30));
  });

  test('that carries a Treasure goes home, and another one to the Cache', () => {
    const treasure = { item: 'treasure', quantity: 1, acquired: true, found: true } as const;
    const stands = (y: number, carries: boolean): number =>
      worthOf('treasure-hunt', 'Aa', {
        at: { A: at(18, y), a: at(4, 30) },
        models: { A: { inventory: carries ? [treasure] : [] } },
        things: [thing('cache', place(18, 18))],
        parties: zones,
      });
    expect(stands(10, true)).toBeGreaterThan(stands(15, true));
    expect(stands(15, false)).toBeGreaterThan(stands(10, false));
  });

  test('goes to enemies where the Quest says so, and by default to everything', () => {
    const stands = (x: number, goals?: readonly QuestGoal[]): number =>
      worthOf('breaking-in', 'A1', { at: { A: at(x, 18), 1: at(4, 18) }, things: [exit], players: ['p1'] }, goals);
    const fell = [{ fell: 'hostiles' }] as const;
    expect(stands(8, fell)).toBeGreaterThan(stands(18, fell));
    const leave = [{ leaveBy: 'exit', reward: 'allLeft' }] as const;
    expect(stands(18, leave)).toBeGreaterThan(stands(8, leave));
  });
});

test('the fall of a Hostile is worth more where the Quest rewards it', () => {
  const gain = (quest: string): number => {
    const fallen = (states: LaidOut['states'] = {}): number =>
      worthOf(quest, 'A12', { states, things: [gates, exit], players: ['p1'] });
    return fallen({ 1: ['dead'] }) - fallen();
  };
  expect(gain('breaking-in')).toBeGreaterThan(0);
  expect(gain('antechamber')).toBeGreaterThan(2 * gain('breaking-in'));
});

test('a Wound of a Hostile is worth more where the Quest pays for its fall', () => {
  const gain = (tier: number): number => {
    const hurt = (hp: number): number =>
      worthOf('unexpected-encounter', 'A1a', { models: { 1: { hp } }, profiles: { 1: { tier } }, parties: zones });
    return hurt(1) - hurt(2);
  };
  expect(gain(2)).toBeGreaterThan(0);
  expect(gain(3)).toBeGreaterThan(2 * gain(2));
});

test('the fall of a member of another party is worth less where it costs Victory Points', () => {
  const gain = (quest: string): number => {
    const fallen = (states: LaidOut['states'] = {}): number => worthOf(quest, 'A12a', { states, parties: zones });
    return fallen({ a: ['dead'] }) - fallen();
  };
  expect(gain('unexpected-encounter')).toBeGreaterThan(0);
  expect(gain('treasure-hunt')).toBeGreaterThan(2 * gain('unexpected-encounter'));
});

test('damage to what is to be destroyed is worth something, and a thing on a roof less than one on the ground', () => {
  const stands = (hp: number, z = 0): number => {
    const things = [thing('obelisk', { ...place(18, 30), z: inches(z) }, { hp, armour: 5 })];
    return worthOf('obelisk', 'A1', { things, players: ['p1'] });
  };
  expect(stands(2)).toBeGreaterThan(stands(5));
  expect(stands(5)).toBeGreaterThan(stands(5, 5));
});

test('the goals of the book name things and rewards that the cards have', () => {
  const cards = { ...quests, ...restoringBalance };
  for (const [id, { code, things, rewards }] of Object.entries(cards)) {
    const goals = bookQuests[code]?.goals ?? [];
    expect(goals, id).not.toEqual([]);
    const kinds = things.map(({ kind }) => kind);
    for (const goal of goals) {
      if ('use' in goal && goal.use !== 'treasure') expect(kinds, id).toContain(goal.use);
      if ('leaveBy' in goal && goal.leaveBy !== 'zone') expect(kinds, id).toContain(goal.leaveBy);
      if ('leaveBy' in goal && goal.reward !== undefined) expect(rewards, id).toHaveProperty(goal.reward);
    }
  }
});
