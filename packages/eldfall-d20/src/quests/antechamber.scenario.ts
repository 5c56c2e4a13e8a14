import { createMatch } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { actionMenu } from '../actions/menu.js';
import { attack, type Declared, resolving, scenario } from '../attacks/scenario-words.js';
import { areTouching } from '../battlefield/distance.js';
import { hitboxOf } from '../battlefield/hitbox.js';
import { defaultContent } from '../content/default.js';
import { modelOf } from '../match/lookups.js';
import { tableIn } from '../match/table.js';
import { conditionsOf, laidOut, plainProfile } from '../testing/index.js';
import type { Deed } from '../vocabulary/index.js';
import { atQuest, place, points, TOUCH, thing } from './scenario-words.js';

const CODE = 'antechamber';
const middle = place(18, 18);
const cache = thing('cache', middle);
const loot = { do: 'interact', thing: 'cache-1' } as const;
const actor = { model: 'A', role: 'active', occasion: 'step' } as const;
const beside = { A: { x: middle.x, y: middle.y - TOUCH } };
const { upgrades } = defaultContent;
const imp = { ...plainProfile, name: 'Imp', tier: 1, behaviour: 'card' };

const table = (more: Declared): Declared => {
  const lay = atQuest(CODE, { at: beside, things: [cache], ...more });
  return { ...lay, pack: { ...lay.pack, upgrades, profiles: { imp } } };
};

/** The table after `A` has looted the Cache with this face, beside an enemy far away. */
const looting = (more: Declared = {}) => {
  const { game, setup } = resolving('A......b', table({ action: loot, ...more }));
  return (face: number) => [game, { ...setup, dice: [face] }] as const;
};

describe('a Cache', () => {
  scenario('the die tells what a model finds', 'ELD-QUEST-057', play => {
    const found = (face: number) => {
      const p = play(...looting()(face));
      const { inventory, upgrades: own } = modelOf(p.state, 'A');
      return [inventory.at(-1)?.item, own, points(p)[0], p.state.models.length];
    };
    for (const face of [1, 4]) expect(found(face)).toEqual(['scroll-of-superior-mending', [], 0, 2]);
    for (const face of [5, 8]) expect(found(face)).toEqual(['earthbreaker-bomb', [], 0, 2]);
    for (const face of [9, 12]) expect(found(face)).toEqual(['sword', [], 1, 2]);
    for (const face of [13, 15]) expect(found(face)).toEqual(['sword', ['additional-protection'], 0, 2]);
    for (const face of [16, 20]) expect(found(face)).toEqual(['sword', [], 2, 3]);
  });

  scenario(
    'a Luck counter throws the die of a Cache again, once; the second face counts, also if it is worse',
    ['ELD-QUEST-057', 'ELD-UPGRADE-018', 'ELD-ROLL-009', 'ELD-ROLL-010'],
    play => {
      const { game, setup } = resolving('A......b', table({ action: loot, models: { A: { counters: { luck: 2 } } } }));
      const found = (again: boolean, ...dice: readonly number[]) => {
        const p = play(game, { ...setup, dice })
          .options('p1', [true, false])
          .choose('p1', again);
        const { inventory, counters } = modelOf(p.state, 'A');
        return [inventory.at(-1)?.item, counters.luck, points(p)[0], p.state.models.length];
      };
      expect(found(true, 16, 5)).toEqual(['earthbreaker-bomb', 1, 0, 2]);
      expect(found(false, 16)).toEqual(['sword', 2, 2, 3]);
    },
  );

  scenario(
    'a model with an Upgrade gets another one from a Cache, but by the option only if it may have one more',
    ['ELD-QUEST-057', 'ELD-UPGRADE-003'],
    play => {
      const found = (foundUpgrades: 'onTop' | 'withRoom', ...own: readonly string[]) => {
        const more = { options: { quest: CODE, foundUpgrades }, models: { A: { upgrades: own } } };
        return modelOf(play(...looting(more)(13)).state, 'A').upgrades.length - own.length;
      };
      expect([found('onTop', 'pouch'), found('onTop', 'gift-of-longevity')]).toEqual([1, 1]);
      expect([found('withRoom'), found('withRoom', 'pouch'), found('withRoom', 'gift-of-longevity')]).toEqual([
        1, 1, 0,
      ]);
    },
  );

  scenario('a Tier I Hostile comes into Base Contact with the model', ['ELD-QUEST-057', 'ELD-HOSTILE-036'], play => {
    const { match } = play(...looting()(16));
    const [hostile] = match.state.models.filter(({ player }) => player === null);
    const own = tableIn(match);
    expect(hostile).toMatchObject({ profile: 'imp', points: 0, hp: 2 });
    const looter = modelOf(own.state, 'A');
    expect(hostile && areTouching(own, hitboxOf(own, hostile), hitboxOf(own, looter))).toBe(true);
    // The Hostile looks straight at the model, on whichever side of it there is room.
    expect(hostile?.facing).toEqual({ x: looter.at.x - (hostile?.at.x ?? 0), y: looter.at.y - (hostile?.at.y ?? 0) });
  });

  test('a Cache is looted twice, and once by each model [ELD-QUEST-058]', () => {
    const why = (marks: readonly string[]) =>
      actionMenu.whyNot(loot, laidOut('A', table({ things: [{ ...cache, marks }] })).table, actor)?.code;
    expect([why([]), why(['B']), why(['B', 'C']), why(['A'])]).toEqual([
      undefined,
      undefined,
      'no-object',
      'no-object',
    ]);
  });

  test('by the option a model that has looted a Cache loots no other one [ELD-QUEST-058]', () => {
    const why = (cachesOfModel: 'each' | 'one', marks: readonly string[]) => {
      const other = thing('cache', place(30, 30), { id: 'cache-2', marks });
      return actionMenu.whyNot(
        loot,
        laidOut('A', table({ things: [cache, other], options: { cachesOfModel } })).table,
        actor,
      )?.code;
    };
    expect([why('each', ['A']), why('one', ['A']), why('one', ['B'])]).toEqual([undefined, 'no-object', undefined]);
  });

  scenario('every try to loot a Cache counts, whatever it gives', 'ELD-QUEST-058', play => {
    const p = play(...looting()(9));
    expect(p.state.things[0]?.marks).toEqual(['A']);
  });
});

const fell = (deed: 'incapacitated' | 'dead' | 'removed', of: string): Deed => ({ deed, by: 'p1', of, model: 'A' });

/** The points after some deeds, with one Hostile of a Tier. */
const scored = (tier: number, deeds: readonly Deed[], more: Declared = {}): readonly number[] => {
  const { game, setup } = laidOut('Aa1', {
    ...table({ things: [], ...more }),
    profiles: { 1: { tier } },
    state: { deeds, stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' } },
  });
  return createMatch(game, { ...setup, seed: 'tiers' }).state.parties.map(one => one.points);
};

test('a Hostile that is incapacitated is worth 3, 2 or 1 VP by its Tier, once; one that just dies nothing more [ELD-QUEST-059, ELD-QUEST-003]', () => {
  expect([3, 2, 1].map(tier => scored(tier, [fell('incapacitated', '1')])[0])).toEqual([3, 2, 1]);
  expect(scored(3, [fell('incapacitated', '1'), fell('dead', '1')])).toEqual([3, 0]);
  expect(scored(3, [fell('dead', '1')])).toEqual([0, 0]);
});

scenario(
  'a Hostile that is killed outright is worth nothing more, or by the option as much as one that is incapacitated before',
  ['ELD-QUEST-003', 'ELD-QUEST-059', 'ELD-QUEST-020'],
  play => {
    const killed = (killedOutright: 'dead' | 'both', quest: string) => {
      const { game, setup } = resolving(
        'A1',
        atQuest(quest, {
          pitch: 1.5,
          options: { killedOutright },
          profiles: { A: { arts: [{ id: 'assassination', level: 5 }] }, 1: { tier: 3, stats: { HP: 5 } } },
          action: attack('1', { art: { id: 'assassination', level: 5 } }),
          facing: { A: { x: 1, y: 0 } },
        }),
      );
      const p = play(game, { ...setup, dice: [5, 3] });
      expect(conditionsOf(p, '1')).toEqual(['dead']);
      return p.state.parties[0]?.points;
    };
    expect([killed('dead', 'antechamber'), killed('both', 'antechamber')]).toEqual([0, 3]);
    expect([killed('dead', 'unexpected-encounter'), killed('both', 'unexpected-encounter')]).toEqual([3, 5]);
  },
);

test('a Construct that is taken off the field at 0 HP counts as Incapacitated and Dead [ELD-QUEST-004]', () => {
  expect(scored(3, [fell('removed', '1')])).toEqual([3, 0]);
  const { game, setup } = laidOut('Aa1', {
    ...atQuest('unexpected-encounter', {}),
    profiles: { 1: { tier: 3 } },
    state: { deeds: [fell('removed', '1')], stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' } },
  });
  // 2 VP for Incapacitated and 3 for Dead.
  expect(createMatch(game, { ...setup, seed: 'both' }).state.parties.map(one => one.points)).toEqual([5, 0]);
  expect(scored(3, [{ deed: 'removed', by: null, of: '1', model: null }])).toEqual([0, 0]);
});

test('an opponent’s member that falls costs 1 VP [ELD-QUEST-059]', () => {
  expect(scored(3, [fell('dead', 'a')])).toEqual([-1, 0]);
  expect(scored(3, [fell('dead', 'a')], { models: { a: { original: false } } })).toEqual([0, 0]);
});

test('the Quest ends when all Hostiles are defeated, and none of them will come back [ELD-QUEST-061, ELD-QUEST-060]', () => {
  const ended = (states: Declared['states'], more: Declared = {}) => {
    const { game, setup } = laidOut('Aa12', {
      ...table({ things: [], ...more }),
      profiles: { 1: { tier: 1 }, 2: { tier: 1 } },
      states: states ?? {},
      state: { stage: { name: 'turn', active: 'p1', phase: 'upkeep', step: '' } },
    });
    return createMatch(game, { ...setup, seed: 'defeated' }).outcome?.reason;
  };
  const both = { 1: ['dead'], 2: ['incapacitated'] } as const;
  expect(ended(both)).toBe('quest');
  expect(ended({ 1: ['dead'] })).toBeUndefined();
  // By the option the core rules alone end it.
  expect(ended(both, { options: { antechamberEnd: 'core' } })).toBeUndefined();
  const high = { options: { gameSize: 121 } };
  expect(ended(both, high)).toBeUndefined();
  expect(ended(both, { ...high, models: { 1: { counters: { returned: 1 } } } })).toBe('quest');
});
