import { createMatch, explain, legal } from '@rulewright/core';
import { inches, rectangle } from '@rulewright/core/inches';
import { scenarios, scripted } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { modelIn } from '../activation/scenario-words.js';
import { items } from '../content/book/items.js';
import { upgrades } from '../content/book/upgrades.js';
import { modelOf } from '../match/lookups.js';
import { tableIn } from '../match/table.js';
import { isOverEncumbered } from '../movement/encumbered.js';
import { currentOf } from '../profiles/current.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainItems } from '../testing/index.js';
import type { Item } from '../vocabulary/pack.js';
import type { Element } from '../vocabulary/words.js';

const scenario = scenarios<RuleId>(test);
const zone = rectangle({ x: 0, y: 0 }, inches(36), inches(8));

/** `A` waits for its deployment, with Upgrades of the party to get. */
const waiting = (bought: readonly string[], more: LaidOut = {}) =>
  laidOut('A\nb', {
    ...more,
    pack: { upgrades, ...more.pack },
    at: { b: { x: inches(30), y: inches(30) } },
    models: { A: { where: 'waiting', states: [] } },
    parties: { p1: { upgrades: bought, zone }, p2: { zone }, ...more.parties },
    state: { stage: { name: 'set-up', step: 'deploy models' }, round: 0 },
  });
const put = { model: 'A', at: { x: inches(10), y: inches(4), z: 0 }, facing: { x: 0, y: 1 } };
const shrouded = { ...put, secret: 'shrouded' } as const;
const states = (p: Parameters<typeof modelIn>[0]) => modelIn(p, 'A').states.map(({ state }) => state);

scenario('with Concealed Approach a model may begin the game Shrouded', 'ELD-UPGRADE-029', play => {
  const { game, setup } = waiting(['concealed-approach']);
  const cloak = { upgrades: ['concealed-approach'] };
  expect(states(play(game, setup).choose('p1', { ...shrouded, ...cloak }))).toEqual(['shrouded']);
  expect(states(play(game, setup).choose('p1', { ...put, ...cloak }))).toEqual([]);
  play(game, setup).refuses('p1', shrouded, { code: 'no-ability', rule: 'ELD-SKILL-040' });
  expect(upgrades['concealed-approach']).toMatchObject({ faction: 'thenion', cost: 3, limit: 3 });
});

scenario(
  'an option of an Upgrade is picked when it is given, and one that can change nothing is not for the model',
  ['ELD-SETUP-014', 'ELD-UPGRADE-005', 'ELD-UPGRADE-044'],
  play => {
    const bought = ['mana-catalyst'];
    const fire = waiting(bought, { profiles: { A: { traits: [{ id: 'affinity', element: 'fire' }] } } });
    const p = play(fire.game, fire.setup)
      .refuses('p1', { ...put, upgrades: bought }, { code: 'options-of-upgrades', rule: 'ELD-SETUP-014' })
      .refuses(
        'p1',
        { ...put, upgrades: bought, options: ['water to fire'] },
        { code: 'no-such-option', rule: 'ELD-SETUP-014' },
      )
      .choose('p1', { ...put, upgrades: bought, options: ['fire to air'] });
    expect(modelIn(p, 'A').counters).toEqual({ 'option:mana-catalyst:fire to air': 1 });
    const plain = waiting(bought);
    const given = { ...put, upgrades: bought };
    play(plain.game, plain.setup).refuses('p1', given, {
      code: 'not-for-this-model',
      rule: 'ELD-UPGRADE-005',
    });
  },
);

scenario(
  'Elemental Lineage offers no Affinity that the model has, from its profile or by another Upgrade',
  ['ELD-UPGRADE-045', 'ELD-SETUP-014', 'ELD-UPGRADE-005'],
  play => {
    const names = (...list: readonly Element[]) => list.map(element => `Affinity (${element})`);
    const waits = (bought: readonly string[], own: readonly Element[]) => {
      const traits = own.map(element => ({ id: 'affinity', element }) as const);
      return waiting(bought, { profiles: { A: { traits: [...traits, { id: 'resourceful' }] } } });
    };
    const refusal = (bought: readonly string[], own: readonly Element[], options: readonly string[]) => {
      const { game, setup } = waits(bought, own);
      const { match } = play(game, setup);
      const given = { ...put, upgrades: bought, ...(options.length === 0 ? {} : { options }) };
      const found = explain(match, { decision: match.decisions[0]?.id ?? 0, by: 'p1', choice: given });
      return found ? `${found.code} ${found.path ?? ''}` : 'allowed';
    };
    const one = ['elemental-lineage'];
    expect([refusal(one, ['fire'], names('fire')), refusal(one, ['fire'], names('air'))]).toEqual([
      'no-such-option choice.options[0]',
      'allowed',
    ]);
    // The last of the four is no choice, and then the Upgrade has nothing to give.
    expect([refusal(one, ['fire', 'air', 'earth'], []), refusal(one, ['fire', 'air', 'earth', 'water'], [])]).toEqual([
      'allowed',
      'not-for-this-model choice.upgrades[0]',
    ]);
    const two = [...one, ...one];
    expect([refusal(two, [], names('fire', 'fire')), refusal(two, [], names('fire', 'water'))]).toEqual([
      'no-such-option choice.options[1]',
      'allowed',
    ]);
    // Fire became Air, and so Fire is free.
    const changed = ['mana-catalyst', ...one];
    const by = (element: Element) => refusal(changed, ['fire'], ['fire to air', ...names(element)]);
    expect([by('air'), by('fire')]).toEqual(['no-such-option choice.options[1]', 'allowed']);
    const { game, setup } = waits(two, ['fire']);
    const [suggested] = legal(createMatch(game, { ...setup, dice: scripted() }), 'p1', { suggest: 1 });
    expect(suggested?.choice).toMatchObject({ options: names('water', 'earth') });
  },
);

scenario('an Item of an Upgrade may burden its model too much', ['ELD-SETUP-014', 'ELD-ITEM-014'], play => {
  const { game, setup } = waiting(['utility-tool'], {
    pack: { upgrades, items },
    profiles: { A: { inventory: { space: 1, items: [{ item: 'sword', quantity: 1 }] } } },
  });
  const p = play(game, setup).choose('p1', { ...put, upgrades: ['utility-tool'] });
  expect(modelIn(p, 'A').inventory.map(({ item }) => item)).toEqual(['sword', 'dagger']);
});

scenario(
  'a copy that a Primary Weapon has made cheaper is for a model with that weapon, where no points are left',
  ['ELD-UPGRADE-019', 'ELD-PARTY-008'],
  play => {
    const bought = ['yari-tsukai'];
    const given = (item: string, gameSize: number, models: readonly string[]) => {
      const list = { faction: 'soga', models: models.map(profile => ({ profile })), upgrades: bought, leader: 0 };
      const { game, setup } = waiting(bought, {
        pack: { upgrades, items },
        options: { gameSize },
        profiles: { A: { classes: ['warrior'], inventory: { space: 6, items: [{ item, quantity: 1 }] } } },
        parties: { p1: { upgrades: bought, zone, list }, p2: { zone } },
      });
      return play(game, setup);
    };
    const lance = { ...put, upgrades: bought };
    const carried = (p: ReturnType<typeof given>) => modelIn(p, 'A').inventory.map(({ item }) => item);
    expect(carried(given('spear', 11, ['A']).choose('p1', lance))).toEqual(['lance']);
    expect(carried(given('sword', 12, ['A']).choose('p1', lance))).toEqual(['lance']);
    given('sword', 11, ['A']).refuses('p1', lance, {
      code: 'too-expensive',
      rule: 'ELD-PARTY-008',
    });
  },
);

scenario(
  'a Kassen Buki is for a Warrior with a Primary Weapon to replace',
  ['ELD-UPGRADE-005', 'ELD-ITEM-022'],
  play => {
    const bought = ['nagamaki-tsukai'];
    const claws = {
      ...plainItems.sword,
      name: 'Claws',
      category: 'weapon',
      traits: [],
      changes: [],
      quantity: null,
      weight: null,
    } as const;
    const given = (carried: readonly string[], classes: readonly ['warrior' | 'rogue'] = ['warrior']) => {
      const { game, setup } = waiting(bought, {
        pack: {
          upgrades,
          items: { ...items, claws: { ...claws, weapon: { ...plainItems.sword?.weapon, natural: true } } as Item },
        },
        profiles: { A: { classes, inventory: { space: 6, items: carried.map(item => ({ item, quantity: 1 })) } } },
      });
      return play(game, setup);
    };
    const assigned = { ...put, upgrades: bought };
    const refused = { code: 'not-for-this-model', rule: 'ELD-UPGRADE-005' } as const;
    const p = given(['shield', 'sword']).choose('p1', assigned);
    expect(modelIn(p, 'A').inventory.map(({ item }) => item)).toEqual(['shield', 'longhilted-sword']);
    given(['sword'], ['rogue']).refuses('p1', assigned, refused);
    given(['shield']).refuses('p1', assigned, refused);
    // Parts of the body are no category of Items.
    given(['claws']).refuses('p1', assigned, refused);
  },
);

test('the format and the measuring mode are fixed before the first step of set-up [ELD-SETUP-016]', () => {
  const { game } = laidOut('A\nb');
  const options = { format: 'guildsworn', measuringMode: 'realism' } as const;
  const match = createMatch(game, { players: 2, options, seed: 'modes' });
  expect(match.header.options).toMatchObject(options);
  expect(match.decisions.map(({ kind }) => kind)).toEqual(['party', 'party']);
  const wrong = { measuringMode: 'by-eye' } as object;
  expect(() => createMatch(game, { players: 2, options: wrong, seed: 'modes' })).toThrow();
});

test('two copies of one Upgrade change an attribute of a model once, or by option twice [ELD-MOD-014]', () => {
  const attributes = (options: LaidOut['options'] = {}) => {
    const models = { A: { upgrades: ['gift-of-longevity', 'gift-of-longevity', 'devotion-anras', 'devotion-anras'] } };
    const { table } = laidOut('A', { pack: { upgrades }, models, options });
    const A = modelOf(table.state, 'A');
    return [currentOf(table, A, 'INT'), currentOf(table, A, 'DEF')];
  };
  expect([attributes(), attributes({ upgradeCopies: 'addUp' })]).toEqual([
    [11, 11],
    [12, 12],
  ]);
});

scenario(
  'each Pouch brings room and a place for another Upgrade, or by option only the first one',
  ['ELD-UPGRADE-006', 'ELD-UPGRADE-003', 'ELD-ITEM-014'],
  play => {
    const pouches = ['pouch', 'pouch', 'utility-tool'];
    const inventory = {
      space: 1,
      items: [
        { item: 'sword', quantity: 1 },
        { item: 'bow', quantity: 2 },
      ],
    };
    const packed = (pouchCopies: 'each' | 'once') =>
      waiting(pouches, { options: { pouchCopies }, pack: { upgrades, items }, profiles: { A: { inventory } } });
    const { game, setup } = packed('each');
    const p = play(game, setup).choose('p1', { ...put, upgrades: pouches });
    // A sword, two bows of Weight 2 and the dagger, in the room of 1 and two Pouches.
    const burdened = (match: typeof p.match) => isOverEncumbered(tableIn(match), modelOf(match.state, 'A'));
    expect([modelIn(p, 'A').upgrades, burdened(p.match)]).toEqual([pouches, true]);
    const other = packed('once');
    const q = play(other.game, other.setup).refuses(
      'p1',
      { ...put, upgrades: pouches },
      { code: 'too-many-upgrades', rule: 'ELD-UPGRADE-003' },
    );
    expect(modelIn(q.choose('p1', { ...put, upgrades: ['pouch', 'pouch'] }), 'A').upgrades).toEqual(['pouch', 'pouch']);
  },
);
