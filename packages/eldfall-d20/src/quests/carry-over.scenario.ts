import { createMatch, type Match, RefusalError } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { scenario } from '../attacks/scenario-words.js';
import { defaultContent } from '../content/default.js';
import { modelOf } from '../match/lookups.js';
import { carriedMark } from '../match/quest.js';
import { type LaidOut, laidOut, plainProfile, plainSpell } from '../testing/index.js';
import type { Eld, EldState, Party } from '../vocabulary/index.js';
import { nextQuest } from './carry-over.js';
import { atQuest, points } from './scenario-words.js';

const HP5 = { stats: { ...plainProfile.stats, HP: 5 } };
const list = { faction: 'neutral', models: [{ profile: 'A' }], upgrades: [], leader: 0 };
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

/** A match that begins with a Quest after another one: the players have these Victory Points. */
const beginning = (quest: string, lay: LaidOut, won = 9) => {
  const own = atQuest(quest, lay);
  const { game, setup } = laidOut('ABC..a', {
    ...own,
    profiles: { A: HP5, B: HP5, C: HP5, ...lay.profiles },
    parties: { p1: { list, points: won }, p2: { list } },
    state: {
      stage: { name: 'set-up', step: 'prepare' },
      quest: { card: quest, marks: { [carriedMark('p1')]: won } },
      ...lay.state,
    },
  });
  const models = setup.position.models.map(one => ({ ...one, where: 'waiting' as const }));
  // Two dice for the Initiative after it.
  return [game, { ...setup, position: { ...setup.position, models }, dice: [20, 1] }] as const;
};

describe('a Campfire', () => {
  const wounded: LaidOut = {
    models: { A: { hp: 2 }, B: { hp: 0 }, C: { hp: 0 } },
    states: { B: ['incapacitated'], C: ['dead'] },
  };

  test.each(['antechamber', 'obelisk'])(
    '%s offers HP for Victory Points, as far as they go [ELD-QUEST-054, ELD-QUEST-064, ELD-QUEST-042]',
    quest => {
      const offered = (won: number) => {
        const [game, { dice: _, ...setup }] = beginning(quest, wounded, won);
        const [decision] = createMatch(game, { ...setup, seed: 'camp' }).decisions;
        return decision?.kind === 'effect' ? decision.options : undefined;
      };
      expect(offered(9)).toEqual(['heal', 'healFallen', 'healAll', 'healAllFallen', 'done']);
      expect(offered(4)).toEqual(['heal', 'healFallen', 'healAll', 'done']);
      expect(offered(2)).toEqual(['heal', 'done']);
      expect(offered(0)).toBeUndefined();
    },
  );

  scenario('each service has its price', 'ELD-QUEST-054', play => {
    const served = (name: string) => {
      const [game, setup] = beginning('antechamber', wounded);
      const p = play(game, setup).choose('p1', name).choose('p1', 'done');
      return [points(p)[0], modelOf(p.state, 'A').hp, modelOf(p.state, 'B').hp, p.state.quest.marks[carriedMark('p1')]];
    };
    expect(served('heal')).toEqual([8, 3, 0, 8]);
    expect(served('healFallen')).toEqual([6, 2, 1, 6]);
    expect(served('healAll')).toEqual([6, 5, 0, 6]);
    expect(served('healAllFallen')).toEqual([4, 2, 5, 4]);
  });

  scenario('a restored model can be deployed, a fallen one cannot', ['ELD-QUEST-055', 'ELD-QUEST-042'], play => {
    const deployed = (...names: readonly string[]): unknown => {
      const [game, setup] = beginning('antechamber', { ...wounded, at: {} });
      let p = play(game, setup);
      for (const name of names) p = p.choose('p1', name);
      if (p.match.decisions[0]?.kind === 'effect') p = p.choose('p1', 'done');
      p = p.choose('p1', 'order').choose('p2', 'whole').choose('p1', 'p1');
      const [decision] = p.match.decisions;
      return decision?.kind === 'deploy' && decision.proposal && 'models' in decision.proposal
        ? decision.proposal.models
        : decision?.kind;
    };
    expect([deployed(), deployed('healFallen')]).toEqual([['A'], ['A', 'B']]);
  });

  scenario(
    'an Incapacitated model that has its HP again can be restored, and keeps them',
    ['ELD-QUEST-055', 'ELD-QUEST-042'],
    play => {
      const lay: LaidOut = { models: { B: { hp: 5 } }, states: { B: ['incapacitated'] } };
      for (const service of ['healFallen', 'healAllFallen']) {
        const [game, setup] = beginning('antechamber', lay);
        const p = play(game, setup).options('p1', ['healFallen', 'healAllFallen', 'done']).choose('p1', service);
        const { hp, states } = modelOf(p.state, 'B');
        expect([hp, states, points(p)[0]]).toEqual([5, [], service === 'healFallen' ? 6 : 4]);
      }
    },
  );

  scenario('Quests without a Campfire offer none', 'ELD-QUEST-054', play => {
    const [game, setup] = beginning('great-hall', wounded);
    expect(play(game, setup).match.decisions[0]?.kind).toBe('initiative');
  });
});

describe('the Broker', () => {
  const upgrades = {
    plate: { name: 'Plate', faction: 'soga', cost: 2, limit: 1, classes: ['warrior'], changes: [] },
    charm: { name: 'Charm', faction: 'neutral', cost: 8, limit: null, changes: [] },
  } as const;
  const trading = (won: number, lay: LaidOut = {}) => {
    const own = atQuest('obelisk', lay);
    return beginning('obelisk', { ...lay, pack: { ...own.pack, upgrades, ...lay.pack } }, won);
  };

  test('any Upgrade costs 1 VP more, an Item 5 VP [ELD-QUEST-064]', () => {
    const offered = (won: number) => {
      const [game, { dice: _, ...setup }] = trading(won);
      const [decision] = createMatch(game, { ...setup, seed: 'broker' }).decisions;
      return decision?.kind === 'card' ? decision.options : undefined;
    };
    const items = ['earthbreaker-bomb', 'scroll-of-superior-mending'];
    expect(offered(9)).toEqual(['plate', 'charm', ...items, 'none']);
    expect(offered(8)).toEqual(['plate', ...items, 'none']);
    expect(offered(4)).toEqual(['plate', 'none']);
    expect(offered(2)).toBeUndefined();
  });

  scenario('a purchase belongs to one model, within the Limit of an Upgrade', 'ELD-QUEST-064', play => {
    const [game, setup] = trading(9);
    const p = play(game, setup).choose('p1', 'plate').choose('p1', 'B');
    expect([points(p)[0], modelOf(p.state, 'B').upgrades]).toEqual([6, ['plate']]);
    expect(p.match.decisions[0]?.options).toEqual(['earthbreaker-bomb', 'scroll-of-superior-mending', 'none']);
    p.choose('p1', 'earthbreaker-bomb').choose('p1', 'A');
    expect(modelOf(p.state, 'A').inventory.at(-1)).toEqual({ item: 'earthbreaker-bomb', quantity: 1, acquired: true });
    expect(points(p)[0]).toBe(1);
  });

  scenario(
    'the Broker sells no Upgrade for a model that has nothing which it could change, and none without such a model',
    ['ELD-QUEST-064', 'ELD-UPGRADE-005', 'ELD-UPGRADE-046'],
    play => {
      const cards = {
        tome: { name: 'Tome', faction: 'sand', cost: 1, limit: null, optionsFor: 'spellcrafts', changes: [] },
        lance: { name: 'Lance', faction: 'soga', cost: 1, limit: null, primary: true, changes: [] },
      } as const;
      const spells = [1, 2].map(level => ({ spell: 'spark', level }));
      const learned = (level: number) => ({ spellcrafts: [{ craft: 'embers', level }] });
      const [game, setup] = trading(20, {
        pack: { upgrades: cards, spellcrafts: { embers: { name: 'Embers', spells } }, spells: { spark: plainSpell } },
        profiles: {
          A: { ...HP5, ...learned(1), traits: [{ id: 'resourceful' }], inventory: { space: 9, items: [] } },
          B: { ...HP5, ...learned(2), inventory: { space: 9, items: [] } },
          C: { ...HP5, inventory: { space: 9, items: [{ item: 'sword', quantity: 1 }] } },
        },
      });
      const items = ['earthbreaker-bomb', 'scroll-of-superior-mending'];
      const p = play(game, setup);
      p.options('p1', ['tome', 'lance', ...items, 'none']).choose('p1', 'tome');
      // Only A has a next level; then nobody has one, and A has room for another Upgrade.
      expect(modelOf(p.state, 'A').upgrades).toEqual(['tome']);
      p.options('p1', ['lance', ...items, 'none']).choose('p1', 'lance');
      expect(modelOf(p.state, 'C').upgrades).toEqual(['lance']);
      p.options('p1', [...items, 'none']).choose('p1', 'none');
    },
  );

  scenario(
    'an Upgrade that replaces a Primary Weapon is cheaper for a model with the named one at the Broker as well',
    ['ELD-QUEST-064', 'ELD-UPGRADE-019', 'ELD-UPGRADE-021'],
    play => {
      const lance = { name: 'Lance', faction: 'soga', cost: 3, limit: null, primary: true, changes: [] } as const;
      const armed = (item: string) => ({ ...HP5, inventory: { space: 9, items: [{ item, quantity: 1 }] } });
      const bought = (won: number, lay: LaidOut = {}) => {
        const [game, setup] = trading(won, {
          pack: { upgrades: { lance: { ...lance, costWithPrimary: { bow: 2 } } } },
          profiles: { A: armed('bow'), B: armed('sword'), C: armed('sword') },
          ...lay,
        });
        return play(game, setup);
      };
      // Three points buy it only for A, and four for the others too.
      const cheap = bought(3).options('p1', ['lance', 'none']).choose('p1', 'lance');
      expect([points(cheap)[0], modelOf(cheap.state, 'A').upgrades]).toEqual([0, ['lance']]);
      const dear = bought(4).choose('p1', 'lance').options('p1', ['A', 'B', 'C']).choose('p1', 'B');
      expect([points(dear)[0], modelOf(dear.state, 'B').upgrades]).toEqual([0, ['lance']]);
      // The weapon counts that A has now, and not the one of its profile.
      const inventory = [{ item: 'sword', quantity: 1, acquired: true }];
      expect(bought(3, { models: { A: { inventory } } }).match.decisions[0]?.kind).toBe('initiative');
    },
  );

  scenario(
    'Devotion: Paimon of any member makes other Upgrades cheaper at the Broker as well, and its own second copy',
    ['ELD-QUEST-064', 'ELD-UPGRADE-032'],
    play => {
      const other = { faction: 'soga', limit: null, changes: [] } as const;
      const cards = {
        paimon: { ...other, name: 'Paimon', cost: 2, code: 'devotion-paimon' },
        plate: { ...other, name: 'Plate', cost: 2 },
        strap: { ...other, name: 'Strap', cost: 1 },
      } as const;
      const at = (won: number, lay: LaidOut = {}) => {
        const [game, setup] = trading(won, { pack: { upgrades: cards }, ...lay });
        return play(game, setup);
      };
      // Two points buy nothing but the cheapest, and with Paimon all three.
      at(2).options('p1', ['strap', 'none']).choose('p1', 'none');
      const owned: LaidOut = { models: { C: { upgrades: ['paimon'] } }, states: { C: ['dead'] } };
      at(2, owned).options('p1', ['paimon', 'plate', 'strap', 'none']).choose('p1', 'none');
      expect(at(1, owned).match.decisions[0]?.kind).toBe('initiative');
      // The first copy has its full price, and counts from the next purchase on; that of the enemy never counts.
      const p = at(5, { models: { a: { upgrades: ['paimon'] } } });
      p.choose('p1', 'paimon').choose('p1', 'A').options('p1', ['paimon', 'plate', 'strap', 'none']);
      expect(points(p)[0]).toBe(2);
      p.choose('p1', 'plate').choose('p1', 'B');
      expect(points(p)[0]).toBe(0);
    },
  );

  scenario('a fallen model buys nothing', 'ELD-QUEST-064', play => {
    const [game, setup] = trading(9, { states: { B: ['incapacitated'], C: ['dead'] } });
    const p = play(game, setup).choose('p1', 'done').choose('p1', 'plate');
    expect(modelOf(p.state, 'A').upgrades).toEqual(['plate']);
    p.choose('p1', 'none');
  });
});
