import { createMatch } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { isStanding } from '../match/lookups.js';
import { laidOut } from '../testing/index.js';
import type { Profile } from '../vocabulary/pack.js';
import { atQuest } from './scenario-words.js';

/** The Hostiles that have come back when the turn of p2 begins, after one was Dead at the end of the turn of p1; another one stands. */
const beforeP2 = (
  quest: string,
  gameSize: number,
  tier: number,
  ...gone: readonly ('removed' | 'gone' | 'dead')[]
): number => {
  const home = { x: inches(18), y: inches(30), z: 0 };
  const { game, setup } = laidOut('A..a1......2', {
    ...atQuest(quest, { options: { gameSize } }),
    profiles: { 1: { tier }, 2: { tier: 3 } },
    models: {
      1: gone.length > 0 ? { home, where: 'removed' } : { home, states: [{ state: 'dead', by: 'p1', source: 'test' }] },
    },
    state: {
      deeds: gone.map(deed => ({ deed, by: null, of: '1', model: null })),
      stage: { name: 'turn', active: 'p1', phase: 'end', step: '' },
    },
  });
  const { state } = createMatch(game, { ...setup, seed: 'respawn' });
  expect(state.stage).toMatchObject({ active: 'p2' });
  return state.models.filter(one => one.player === null && one.id !== '2' && isStanding(one)).length;
};

test('a Hostile comes back at the end of the turn in which it died where the Quest says so, and else waits for the turn of the Hostiles [ELD-QUEST-048, ELD-QUEST-052, ELD-QUEST-060]', () => {
  expect([61, 121, 181].map(size => beforeP2('breaking-in', size, 1))).toEqual([0, 0, 1]);
  expect([61, 121, 181].map(size => beforeP2('breaking-in', size, 2))).toEqual([0, 0, 1]);
  expect([61, 121, 181].map(size => beforeP2('great-hall', size, 2))).toEqual([0, 1, 1]);
  expect([61, 121, 181].map(size => beforeP2('antechamber', size, 1))).toEqual([0, 1, 1]);
  expect([121, 181].map(size => beforeP2('antechamber', size, 2))).toEqual([0, 1]);
});

test('a Spirit that comes back inside a Warding Barrier is hurt and driven out of it [ELD-SPELLCRAFT-016, ELD-HOSTILE-036]', () => {
  const code = 'warding-barrier';
  const barrier = {
    key: code,
    source: 'A',
    target: 'A',
    data: { kind: 'enchantment', changes: [], ends: 'strategic-phase', by: 'p1', card: code },
  } as const;
  const back = (traits: Profile['traits']) => {
    const home = { x: inches(18), y: inches(8), z: 0 };
    const { game, setup } = laidOut('A..a1......2', {
      ...atQuest('great-hall', { options: { gameSize: 121 } }),
      at: { A: { x: inches(20), y: inches(8) } },
      profiles: { 1: { tier: 1, traits }, 2: { tier: 3 } },
      models: { 1: { home, states: [{ state: 'dead', by: 'p1', source: 'test' }] } },
      effects: [barrier],
      state: { stage: { name: 'turn', active: 'p1', phase: 'end', step: '' } },
    });
    const match = createMatch(game, { ...setup, dice: scripted(20) });
    const { at } = match.state.models.find(one => one.player === null && one.id !== '2' && isStanding(one)) ?? {};
    const rolled = match.records.flatMap(one => (one.kind === 'event' && one.event.type === 'DamageRolled' ? [1] : []));
    return [at, rolled.length];
  };
  // Ten inches of Awareness lie between the bases, and a tolerance.
  const away = { x: inches(20) - inches(10) - 2 * 1600 - 3, y: inches(8), z: 0 };
  expect(back([{ id: 'spirit' }])).toEqual([away, 1]);
  expect(back([])).toEqual([{ x: inches(18), y: inches(8), z: 0 }, 0]);
});

test('a Hostile that was removed at 0 HP comes back, and one that fled off the field does not [ELD-QUEST-043, ELD-DEF-019]', () => {
  expect(beforeP2('breaking-in', 181, 1, 'removed')).toBe(1);
  expect(beforeP2('breaking-in', 181, 1, 'gone')).toBe(0);
  // One that was killed on its way off the field has died.
  expect(beforeP2('breaking-in', 181, 1, 'dead', 'gone')).toBe(1);
});

test('a Hostile comes back beside scenery on its starting place, such as a wall that was raised there, and never inside of it [ELD-HOSTILE-036, ELD-QUEST-043]', () => {
  const home = { x: inches(18), y: inches(20), z: 0 };
  const back = (...boxes: readonly (readonly [number, number, number, number])[]) => {
    const { game, setup } = laidOut('A..a1......2', {
      ...atQuest('great-hall', { options: { gameSize: 121 } }),
      profiles: { 1: { tier: 1 }, 2: { tier: 3 } },
      models: { 1: { home, states: [{ state: 'dead', by: 'p1', source: 'test' }] } },
      scenery: boxes.length > 0 ? { wall: { boxes, top: null } } : {},
      state: { stage: { name: 'turn', active: 'p1', phase: 'end', step: '' } },
    });
    const { models } = createMatch(game, { ...setup, seed: 'wall' }).state;
    const { at, facing } = models.find(one => one.player === null && one.id !== '2' && isStanding(one)) ?? {};
    return [at, facing];
  };
  expect(back()).toEqual([home, { x: 0, y: -1 }]);
  // The wall ends half an inch above the starting place, and the base has a radius of 16 mm.
  const [at] = back([12, 10, 12, 10.5]);
  expect(at).toEqual({ x: home.x, y: inches(20.5) + 1600, z: 0 });
  // A wall that touches the base leaves it where it was.
  expect(back([12, 10, 12, 10 - 1600 / 2540])[0]).toEqual(home);
});
