import { createMatch } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { scenario } from '../attacks/scenario-words.js';
import { upgrades as bookUpgrades } from '../content/book/upgrades.js';
import { modelOf } from '../match/lookups.js';
import { tableIn } from '../match/table.js';
import { currentOf } from '../profiles/current.js';
import { type LaidOut, plainSpell } from '../testing/index.js';
import { atQuest, beginning, HP5, points } from './scenario-words.js';

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
    'a model that buys a Pouch has room for another Upgrade, and both serve at once',
    ['ELD-QUEST-064', 'ELD-UPGRADE-003', 'ELD-UPGRADE-006', 'ELD-UPGRADE-007'],
    play => {
      const [game, setup] = trading(9, { pack: { upgrades: bookUpgrades } });
      const p = play(game, { ...setup, dice: [] });
      for (const upgrade of ['pouch', 'additional-protection']) p.choose('p1', upgrade).choose('p1', 'A');
      expect([modelOf(p.state, 'A').upgrades, points(p)[0]]).toEqual([['pouch', 'additional-protection'], 5]);
      const table = tableIn(p.match);
      const [ARM, AG] = (['ARM', 'AG'] as const).map(one => currentOf(table, modelOf(table.state, 'A'), one));
      expect([ARM, AG]).toEqual([4, 8]);
    },
  );

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

  scenario(
    'a Trait that bars an Upgrade does so at the Broker as well, and its class by the option',
    ['ELD-QUEST-064', 'ELD-UPGRADE-005'],
    play => {
      const other = { faction: 'soga', cost: 2, limit: null, changes: [] } as const;
      const cards = {
        devotion: { ...other, name: 'Devotion', without: ['demon'] },
        duel: { ...other, name: 'Duel', classes: ['warrior'] },
      } as const;
      const takers = (ware: string, lay: LaidOut = {}) => {
        const [game, setup] = trading(9, {
          pack: { upgrades: cards },
          profiles: { A: { ...HP5, traits: [{ id: 'demon' }] }, B: HP5, C: { ...HP5, classes: ['warrior'] } },
          ...lay,
        });
        const p = play(game, { ...setup, dice: [] }).choose('p1', ware);
        const [decision] = p.match.decisions;
        return decision?.kind === 'model' ? decision.options : p.state.models.filter(one => one.upgrades.length > 0);
      };
      expect([takers('devotion'), takers('duel')]).toEqual([
        ['B', 'C'],
        ['A', 'B', 'C'],
      ]);
      expect(takers('duel', { options: { brokerClasses: 'kept' } })).toMatchObject([{ id: 'C', upgrades: ['duel'] }]);
    },
  );

  scenario(
    'Upgrades of the Broker serve in the set-up of the same Quest: the Initiative Check, the Deployment Zone, a secret deployment',
    ['ELD-QUEST-064', 'ELD-UPGRADE-042', 'ELD-UPGRADE-033', 'ELD-UPGRADE-029', 'ELD-UPGRADE-006'],
    play => {
      const [game, setup] = trading(16, { pack: { upgrades: bookUpgrades }, parties: { p1: { leader: 'A' } } });
      const p = play(game, { ...setup, dice: [8, 13] });
      // A Pouch has room for itself: B has two Upgrades, and could have no third one.
      for (const [ware, model] of [
        ['double-time', 'A'],
        ['tactical-expertise', 'B'],
        ['concealed-approach', undefined],
        ['pouch', 'B'],
      ] as const) {
        p.choose('p1', ware);
        if (model) p.choose('p1', model);
      }
      expect([points(p)[0], ...['A', 'B', 'C'].map(id => modelOf(p.state, id).upgrades)]).toEqual([
        2,
        ['double-time'],
        ['tactical-expertise', 'pouch'],
        ['concealed-approach'],
      ]);
      p.choose('p1', 'none').choose('p1', true).choose('p2', false);
      // 8 and 6 for p1 against 13 for p2: Double Time of a model decides.
      p.choose('p1', 'position').choose('p1', 'whole').choose('p2', 'p1');
      const put = (model: string, x: number, y: number) =>
        ({ model, at: { x: inches(x), y: inches(y), z: 0 }, facing: { x: 0, y: 1 } }) as const;
      const shrouded = { ...put('C', 10, 4), secret: 'shrouded' } as const;
      p.refuses('p1', { ...put('B', 10, 4), secret: 'shrouded' }, { code: 'no-ability', rule: 'ELD-SKILL-040' });
      p.choose('p1', put('A', 6, 12))
        .choose('p1', shrouded)
        .choose('p1', put('B', 14, 4));
      expect(modelOf(p.state, 'A').upgrades).toEqual([]);
      expect(modelOf(p.state, 'C').states.map(({ state }) => state)).toEqual(['shrouded']);
    },
  );
});
