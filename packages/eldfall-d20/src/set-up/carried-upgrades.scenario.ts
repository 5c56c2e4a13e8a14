import { createMatch } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { expect } from 'vitest';
import { scenario } from '../attacks/scenario-words.js';
import { upgrades } from '../content/book/upgrades.js';
import { modelOf } from '../match/lookups.js';
import { nextQuest } from '../quests/carry-over.js';
import { atQuest } from '../quests/scenario-words.js';
import { conditionsOf, happened, type LaidOut, laidOut } from '../testing/index.js';
import type { Plays } from '../traits/scenario-words.js';

const list = { faction: 'neutral', models: [{ profile: 'A' }, { profile: 'B' }], upgrades: [], leader: 0 };

/** The Great Hall after a match of Breaking In that is over, with the dice of its Initiative Check. */
const next = (play: Plays, lay: LaidOut, dice: readonly number[] = [9, 1]) => {
  const own = atQuest('breaking-in', lay);
  const { game, setup } = laidOut('AB..a', {
    ...own,
    pack: { ...own.pack, upgrades },
    parties: { p1: { list, leader: 'A' }, p2: { list: { ...list, models: [{ profile: 'a' }] }, leader: 'a' } },
    state: { round: 5, stage: { name: 'turn', active: 'p2', phase: 'end', step: '' } },
  });
  const over = createMatch(game, { ...setup, seed: 'over' });
  return play(game, { ...nextQuest(over, 'great-hall'), dice });
};

scenario(
  'Tactical Expertise that a model has brought along makes the zone of its party deeper, but not one of a fallen model',
  ['ELD-UPGRADE-033', 'ELD-TRAIT-074', 'ELD-QUEST-040'],
  play => {
    const depth = (lay: LaidOut) => {
      const p = next(play, { models: { B: { upgrades: ['tactical-expertise'] } }, ...lay });
      p.choose('p1', false).choose('p2', false).choose('p1', 'position');
      return Math.max(...(p.state.parties[0]?.zone?.corners ?? []).map(({ y }) => y)) / inches(1);
    };
    expect([depth({}), depth({ models: {} }), depth({ states: { B: ['dead'] } })]).toEqual([13, 8, 8]);
  },
);

scenario(
  'Double Time that a model has brought along is removed in the Initiative Check of the next Quest',
  ['ELD-UPGRADE-042', 'ELD-QUEST-040'],
  play => {
    const p = next(play, { models: { B: { upgrades: ['pouch', 'double-time'] } } }, [1, 6]);
    p.options('p1', [true, false]).choose('p1', true).options('p2', [false]).choose('p2', false);
    const [rolled] = happened(p, 'InitiativeRolled');
    expect([rolled?.totals.p1?.total, rolled?.totals.p2?.total]).toEqual([1 + 10 + 6, 6 + 10]);
    expect(modelOf(p.state, 'B').upgrades).toEqual(['pouch']);
    // A Dead model brings nothing along that it could use.
    const dead: LaidOut = { models: { B: { upgrades: ['double-time'] } }, states: { B: ['dead'] } };
    next(play, dead, []).options('p1', [false]);
  },
);

scenario(
  'a model with Concealed Approach from an earlier Quest may begin each Quest Shrouded',
  ['ELD-UPGRADE-029', 'ELD-QUEST-040'],
  play => {
    const p = next(play, { models: { B: { upgrades: ['concealed-approach'] } } });
    p.choose('p1', false).choose('p2', false).choose('p1', 'order').choose('p2', 'whole').choose('p1', 'p1');
    const shrouded = (model: string, x: number) =>
      ({ model, at: { x: inches(x), y: inches(4), z: 0 }, facing: { x: 0, y: 1 }, secret: 'shrouded' }) as const;
    p.refuses('p1', shrouded('A', 6), { code: 'no-ability', rule: 'ELD-SKILL-040' }).choose('p1', shrouded('B', 12));
    expect(modelOf(p.state, 'B').states.map(({ state }) => state)).toEqual(['shrouded']);
  },
);

scenario(
  'a Leader that fell in an earlier Quest adds nothing to the Initiative roll, or by option its Morale',
  ['ELD-LEADER-004', 'ELD-QUEST-042'],
  play => {
    const total = (fallenLeaders: 'nothing' | 'morale', states: LaidOut['states'] & object = {}) => {
      const p = next(play, { states, options: { quest: 'breaking-in', fallenLeaders } }, [9, 1]);
      p.choose('p1', false).choose('p2', false);
      return happened(p, 'InitiativeRolled')[0]?.totals.p1?.total;
    };
    expect([total('nothing'), total('nothing', { A: ['dead'] }), total('nothing', { A: ['incapacitated'] })]).toEqual([
      19, 9, 9,
    ]);
    expect(total('morale', { A: ['dead'] })).toBe(19);
  },
);

scenario(
  'a party that has lost half of its members begins the next Quest with Broken Morale, but not by the option that counts those that are left',
  ['ELD-MORALE-001', 'ELD-MORALE-004', 'ELD-QUEST-040'],
  play => {
    const begins = (carriedParty: 'whole' | 'remaining') => {
      const p = next(play, { states: { B: ['dead'] }, options: { quest: 'breaking-in', carriedParty } });
      p.choose('p1', false).choose('p2', false).choose('p1', 'order').choose('p2', 'whole').choose('p1', 'p1');
      const at = (model: string, x: number) =>
        ({ model, at: { x: inches(x), y: inches(4), z: 0 }, facing: { x: 0, y: 1 } }) as const;
      p.choose('p1', at('A', 6)).choose('p2', at('a', 24));
      return [p.state.round, p.state.parties.map(({ broken }) => broken), conditionsOf(p, 'A'), conditionsOf(p, 'a')];
    };
    expect(begins('whole')).toEqual([1, [true, false], ['panicked'], []]);
    expect(begins('remaining')).toEqual([1, [false, false], [], []]);
  },
);
