import { createMatch, type Match, RefusalError } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { modelOf } from '../match/lookups.js';
import { carriedMark } from '../match/quest.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Eld, EldState, Party } from '../vocabulary/index.js';
import { nextQuest } from './carry-over.js';
import { atQuest, HP5, list } from './scenario-words.js';

const parties: Readonly<Record<string, Partial<Party>>> = { p1: { list }, p2: { list } };

/** A match of a Quest that ends at once, since the last round is over. */
const over = (quest: string, drawing: string, lay: LaidOut = {}): Match<Eld> => {
  const own = atQuest(quest, lay);
  const { game, setup } = laidOut(drawing, {
    ...own,
    parties: { p1: { ...parties.p1, ...lay.parties?.p1 }, p2: { ...parties.p2, ...lay.parties?.p2 } },
    state: { round: 5, stage: { name: 'turn', active: 'p2', phase: 'end', step: '' }, ...lay.state },
  });
  return createMatch(game, { ...setup, seed: 'over' });
};

const code = (body: () => unknown): unknown => {
  try {
    body();
  } catch (error) {
    return error instanceof RefusalError ? error.refusal.code : error;
  }
  return undefined;
};

describe('between Quests', () => {
  const carried = (lay: LaidOut): EldState => nextQuest(over('breaking-in', 'AB..a', lay), 'great-hall').position;

  test('HP, Inventories, Upgrades and Victory Points carry over; states, places and creatures do not [ELD-QUEST-040]', () => {
    const bow = { item: 'bow', quantity: 1, acquired: true };
    const state = carried({
      profiles: { A: HP5 },
      models: { A: { hp: 3, inventory: [bow], upgrades: ['pouch'], points: 1, where: 'left' }, B: { original: false } },
      states: { A: ['crouched', 'bleeding'] },
      parties: { p1: { points: 4 } },
    });
    expect(state.models.map(({ id }) => id)).toEqual(['A', 'a']);
    expect(modelOf(state, 'A')).toMatchObject({
      where: 'waiting',
      hp: 3,
      inventory: [bow],
      upgrades: ['pouch'],
      points: 0,
      states: [],
    });
    // 3 VP more for one of two members that left through the Gates.
    expect(state.parties.map(one => one.points)).toEqual([7, 0]);
    expect([state.stage, state.round, state.quest.card]).toEqual([
      { name: 'set-up', step: 'begin the Quest' },
      0,
      'great-hall',
    ]);
  });

  test('a model begins the next Quest with the Items equipped that it lists highest, whatever it had in hand [ELD-ITEM-003, ELD-QUEST-040]', () => {
    const equipped = (items: readonly string[], before: readonly string[]) => {
      const inventory = items.map(item => ({ item, quantity: 1, acquired: false }));
      return modelOf(carried({ models: { A: { inventory, equipped: before } } }), 'A').equipped;
    };
    expect(equipped(['sword', 'bow'], ['bow'])).toEqual(['sword']);
    // A model whose weapon in hand was thrown and lost takes the next one.
    expect([equipped(['bow'], []), equipped([], [])]).toEqual([['bow'], []]);
  });

  test('Schemes in hand stay secret before a further Quest, and carry over [ELD-QUEST-040]', () => {
    const { schemes, factions } = defaultContent;
    const hand = (quest: string) => {
      const own = atQuest(quest, {});
      return over(quest, 'AB..a', {
        pack: { ...own.pack, schemes, factions },
        parties: { p1: { schemes: ['virtuous-commander'] } },
      });
    };
    expect(nextQuest(hand('breaking-in'), 'great-hall').position.parties[0]?.schemes).toEqual(['virtuous-commander']);
    const last = hand('obelisk').state.parties[0];
    expect([last?.schemes, last?.points]).toEqual([[], 2]);
  });

  test('an Incapacitated model that has HP again stays fallen, or by option gets up before the next Quest [ELD-QUEST-042, ELD-STATE-048]', () => {
    const states = (carriedFallen: 'fallen' | 'getUp', hp: number) =>
      modelOf(
        carried({ models: { A: { hp } }, states: { A: ['incapacitated', 'crouched'] }, options: { carriedFallen } }),
        'A',
      ).states.map(({ state }) => state);
    expect([states('fallen', 0), states('fallen', 1)]).toEqual([['incapacitated'], ['incapacitated']]);
    expect([states('getUp', 0), states('getUp', 1)]).toEqual([['incapacitated'], []]);
  });

  test('fallen models are carried along and stay fallen, and one that was removed is lost [ELD-QUEST-042]', () => {
    const state = carried({
      states: { A: ['incapacitated', 'poisoned'], B: ['dead'] },
      models: { A: { hp: 0 }, a: { where: 'removed' } },
    });
    expect(state.models.map(({ where, states }) => [where, states.map(one => one.state)])).toEqual([
      ['waiting', ['incapacitated']],
      ['waiting', ['dead']],
      ['removed', []],
    ]);
  });

  test('a member that fled is lost, or by option comes into the next Quest; a destroyed one does not [ELD-QUEST-042]', () => {
    const where = (deed: 'gone' | 'removed', fledMembers: 'lost' | 'return') => {
      const deeds = [{ deed, of: 'A', by: null, model: null }] as const;
      const gone = { models: { A: { where: 'removed', hp: 1 } }, options: { fledMembers } } as const;
      const { where: there, hp } = modelOf(carried({ ...gone, state: { deeds } }), 'A');
      return [there, hp];
    };
    expect([where('gone', 'lost'), where('gone', 'return'), where('removed', 'return')]).toEqual([
      ['removed', 1],
      ['waiting', 1],
      ['removed', 1],
    ]);
  });

  test('Luck counters and Mana Counters are lost, or by option carried into the next Quest, with the options of Upgrades in any case [ELD-QUEST-040]', () => {
    const counters = { luck: 2, 'option:mana-catalyst:fire to air': 1, dismiss: 1 };
    const after = (carriedCounters: 'lost' | 'kept') => {
      const { mana, counters: left } = modelOf(
        carried({ models: { A: { mana: 3, counters } }, options: { carriedCounters } }),
        'A',
      );
      return [mana, left];
    };
    expect([after('lost'), after('kept')]).toEqual([
      [0, { 'option:mana-catalyst:fire to air': 1 }],
      [3, { luck: 2, 'option:mana-catalyst:fire to air': 1 }],
    ]);
  });

  test('members that were lost count in the number of the party, but by option no more [ELD-QUEST-040]', () => {
    const original = (carriedParty: 'whole' | 'remaining') => {
      const fallen = { states: { B: ['dead'] }, models: { a: { where: 'removed' } } } as const;
      return carried({ ...fallen, options: { carriedParty } }).parties.map(one => one.original);
    };
    expect([original('whole'), original('remaining')]).toEqual([
      [2, 1],
      [1, 0],
    ]);
    // An Incapacitated member may be healed at a Campfire, and counts.
    const lying = { states: { B: ['incapacitated'] }, options: { carriedParty: 'remaining' } } as const;
    expect(carried(lying).parties[0]?.original).toBe(2);
  });

  test('only the Quest that follows can be next, after the match is over [ELD-QUEST-040]', () => {
    const match = over('breaking-in', 'A..a');
    expect(code(() => nextQuest(match, 'great-hall'))).toBeUndefined();
    expect(code(() => nextQuest(match, 'obelisk'))).toBe('not-the-next-quest');
    const { game, setup } = laidOut('A..a', atQuest('breaking-in', {}));
    expect(code(() => nextQuest(createMatch(game, { ...setup, seed: 'open' }), 'great-hall'))).toBe('not-over');
  });

  test('the maximum counts for each Quest by itself, and the lower bound for the total [ELD-QUEST-001, ELD-QUEST-002, ELD-QUEST-040]', () => {
    const marks = { [carriedMark('p1')]: 8, [carriedMark('p2')]: 8 };
    const state = { quest: { card: 'breaking-in', marks } };
    const ended = over('breaking-in', 'A..a', { state, parties: { p1: { points: 19 }, p2: { points: -1 } } });
    expect(ended.state.parties.map(one => one.points)).toEqual([18, 0]);
  });
});
