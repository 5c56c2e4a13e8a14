import { createMatch } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { isStanding } from '../match/lookups.js';
import { laidOut } from '../testing/index.js';
import { atQuest } from './scenario-words.js';

/** The Hostiles that have come back when the turn of p2 begins, after one was Dead at the end of the turn of p1; another one stands. */
const beforeP2 = (quest: string, gameSize: number, tier: number): number => {
  const home = { x: inches(18), y: inches(30), z: 0 };
  const { game, setup } = laidOut('A..a1......2', {
    ...atQuest(quest, { options: { gameSize } }),
    profiles: { 1: { tier }, 2: { tier: 3 } },
    models: { 1: { home, states: [{ state: 'dead', by: 'p1', source: 'test' }] } },
    state: { stage: { name: 'turn', active: 'p1', phase: 'end', step: '' } },
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
