import { createMatch } from '@rulewright/core';
import { inches, rectangle } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { hostiles } from '../content/training/hostiles.js';
import { laidOut } from '../testing/index.js';
import type { EldOptions } from '../vocabulary/index.js';
import { atQuest } from './scenario-words.js';

const strip = (y: number) => ({ zone: rectangle({ x: 0, y: inches(y) }, inches(36), inches(8)) });

/** The Hostiles of a Quest after the zones are taken: p1 has the upper strip. */
const facing = (quest: string, order: readonly string[], options: Partial<EldOptions> = {}) => {
  const lay = atQuest(quest, { options, parties: { p1: strip(28), p2: strip(0) } });
  const begun = (step: string, models = laidOut('', lay).setup.position.models) => {
    const { game, setup } = laidOut('', {
      ...lay,
      pack: { ...lay.pack, profiles: hostiles },
      options: { ...lay.options },
      state: { stage: { name: 'set-up', step }, order, models },
    });
    return createMatch(game, { ...setup, seed: 'facing' }).state.models;
  };
  const brought = begun('bring the Quest');
  return begun('face the zones', brought).map(({ profile, facing: { x, y } }) => [profile, Math.sign(x), Math.sign(y)]);
};

test('Unexpected Encounter: each Tier III Hostile faces another zone [ELD-QUEST-009]', () => {
  expect(facing('unexpected-encounter', ['p1', 'p2']).map(([, , y]) => y)).toEqual([1, -1]);
  expect(facing('unexpected-encounter', ['p2', 'p1']).map(([, , y]) => y)).toEqual([-1, 1]);
});

test('Battle Royale Arena: the Gladiatrix faces the zone of the 1st Player [ELD-QUEST-033]', () => {
  expect(facing('battle-royale-arena', ['p1', 'p2'])).toEqual([['amazon-gladiatrix', 0, 1]]);
  expect(facing('battle-royale-arena', ['p2', 'p1'])).toEqual([['amazon-gladiatrix', 0, -1]]);
});

test('in Boss mode the Gladiatrix has her other profile [ELD-QUEST-035]', () => {
  const boss = facing('battle-royale-arena', ['p1', 'p2'], { gladiatrixMode: 'boss' });
  expect(boss.map(([profile]) => profile)).toEqual(['amazon-gladiatrix-boss']);
  expect(hostiles['amazon-gladiatrix']?.cost).toBe(25);
});
