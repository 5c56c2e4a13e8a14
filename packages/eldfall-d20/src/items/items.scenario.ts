import { expect, test } from 'vitest';
import { idle, modelIn } from '../activation/scenario-words.js';
import { attackFacts } from '../attacks/facts.js';
import { meansOf } from '../attacks/means.js';
import { attack, resolving, scenario, told } from '../attacks/scenario-words.js';
import { strikeOf } from '../attacks/strike.js';
import { items } from '../content/book/items.js';
import { modelOf } from '../match/lookups.js';
import { isOverEncumbered } from '../movement/encumbered.js';
import { hasTrait } from '../profiles/abilities.js';
import { type LaidOut, laidOut, plainItems, plainSpell } from '../testing/index.js';
import type { Carried, Thing } from '../vocabulary/index.js';
import type { Item, Profile } from '../vocabulary/pack.js';

const own: Readonly<Record<string, Item>> = {
  draught: {
    name: 'Draught',
    category: 'consumable',
    traits: [],
    changes: [],
    effects: [
      { op: 'heal', amount: 1 },
      { op: 'remove-states', states: ['bleeding', 'weakened'] },
    ],
    quantity: 1,
    weight: 1,
  },
  lamp: {
    name: 'Lamp',
    category: 'accessory',
    traits: [],
    changes: [{ op: 'grant', traits: [{ id: 'vigilance' }] }],
    quantity: 1,
    weight: 1,
  },
  claws: { ...(plainItems.sword as Item), name: 'Claws', quantity: null, weight: null },
};
const pack = { items: { ...plainItems, ...items, ...own } };
const carrying = (...carried: readonly string[]): Pick<Profile, 'inventory'> => ({
  inventory: { space: 6, items: carried.map(item => ({ item, quantity: 1 })) },
});
const means = (carried: readonly string[], equipped: readonly string[]) => {
  const { table } = laidOut('A\nb', { pack, profiles: { A: carrying(...carried) }, models: { A: { equipped } } });
  return meansOf(table, modelOf(table.state, 'A')).flatMap(one => ('item' in one.means ? [one.means.item] : []));
};

test('a weapon attacks while it is equipped, and a Consumable needs no hand [ELD-ITEM-006, ELD-ITEM-013]', () => {
  expect(means(['sword', 'heavy-bludgeon', 'grapeshot'], ['heavy-bludgeon'])).toEqual(['heavy-bludgeon', 'grapeshot']);
  expect(means(['sword', 'heavy-bludgeon', 'grapeshot'], ['sword'])).toEqual(['sword', 'grapeshot']);
});

scenario('an equipped weapon gives the attack its Power, Strike and traits', 'ELD-ITEM-006', play => {
  const strike = (item: string) => {
    const lay = { pack, profiles: { A: carrying(item) }, action: attack('bb', { with: item }) };
    const { game, setup } = resolving('A\nb', lay);
    const dice = item === 'sword' ? [5, 6, 20, 20] : [5, 20];
    return told(play(game, { ...setup, dice }).match).filter(line => line.startsWith('damage'));
  };
  expect(strike('sword')).toEqual(['damage to b: 20+2 against 10', 'damage to b: 20+2 against 10']);
  // Armor-Piercing halves the Armor.
  expect(strike('heavy-bludgeon')).toEqual(['damage to b: 20+1 against 14']);
});

scenario(
  'an equipped Shield adds 3 Armor against Ranged Attacks from the Front, and no other',
  ['ELD-ITEM-007', 'ELD-ITEM-008'],
  play => {
    const armour = (more: Partial<LaidOut> = {}, kind: 'bow' | 'sword' = 'bow') => {
      const lay: LaidOut = { pack, profiles: { A: carrying(kind), b: carrying('shield') }, ...more };
      const { game, setup } = resolving('A\nb', { ...lay, action: attack('b', { with: kind }) });
      const { match } = play(game, { ...setup, dice: [5, 20] });
      return told(match).filter(line => line.startsWith('damage'));
    };
    expect(armour()).toEqual(['damage to b: 20+5 against 10']);
    expect(armour({ facing: { b: { x: 0, y: 1 } } })).toEqual(['damage to b: 20+2 against 10']);
    expect(armour({ models: { b: { equipped: [] } } })).toEqual(['damage to b: 20+2 against 10']);
    expect(armour({}, 'sword')).toEqual(['damage to b: 20+2 against 10']);
  },
);

scenario(
  'the Armor of a Shield is added before Armor-Piercing halves it, and counts against an area that is aimed at another model',
  ['ELD-ITEM-008', 'ELD-TRAIT-006', 'ELD-MOD-003'],
  play => {
    const { weapon, ...bow } = plainItems.bow as Item;
    const reach = { distance: 16, template: 'circular-large' } as const;
    const traits = [{ id: 'armor-piercing' }] as const;
    const blast: Item = { ...bow, ...(weapon ? { weapon: { ...weapon, reach, strike: 1, traits } } : {}) };
    const armour = (y: number) => {
      const at = { x: 5080, y: 15240, z: 0 };
      const { game, setup } = resolving('A\n\nbc', {
        pack: { items: { ...pack.items, bow: blast } },
        profiles: { A: carrying('bow'), c: carrying('shield') },
        facing: { c: { x: 0, y } },
        action: attack('', { with: 'bow', aims: [{ model: 'b', template: { template: 'circular-large', at } }] }),
      });
      const { match } = play(game, { ...setup, dice: [5, 20, 20] });
      return told(match).filter(line => line.startsWith('damage to c'));
    };
    expect([armour(-1), armour(1)]).toEqual([['damage to c: 20+3 against 10'], ['damage to c: 20+1 against 10']]);
  },
);

test('an Accessory works while it is equipped [ELD-ITEM-009, ELD-DEF-017]', () => {
  const watches = (equipped: readonly string[]) => {
    const { table } = laidOut('A\nb', { pack, profiles: { A: carrying('lamp') }, models: { A: { equipped } } });
    return hasTrait(table, modelOf(table.state, 'A'), 'vigilance');
  };
  expect([watches(['lamp']), watches([])]).toEqual([true, false]);
});

test('a Staff of Sorceries strikes once more with Sorceries only [ELD-ITEM-010]', () => {
  const spells = { spark: plainSpell, mend: { ...plainSpell, name: 'Mend', type: 'healing' as const } };
  const strike = (spell: string, equipped: readonly string[]) => {
    const lay: LaidOut = { pack: { ...pack, spells }, profiles: { A: carrying('staff-of-sorceries') } };
    const { table } = laidOut('A\nb', { ...lay, models: { A: { equipped } } });
    const declared = { ...attack('bb'), kind: 'ranged', means: { spell } } as const;
    return strikeOf(table, attackFacts(table, { attacker: 'A', declared })).total;
  };
  const staff = ['staff-of-sorceries'];
  expect([strike('spark', staff), strike('spark', []), strike('mend', staff)]).toEqual([3, 2, 2]);
});

test('the Inventory limits Quantity and Weight, and an Item with "/" takes no room [ELD-ITEM-014, ELD-ITEM-016, ELD-ITEM-017]', () => {
  const full = (space: number, ...carried: readonly (readonly [string, number])[]) => {
    const inventory = { space, items: carried.map(([item, quantity]) => ({ item, quantity })) };
    const { table } = laidOut('A\nb', { pack, profiles: { A: { inventory } } });
    return isOverEncumbered(table, modelOf(table.state, 'A'));
  };
  // Weight 2 in one piece, and Quantity 3 of Weight 0.
  expect([full(2, ['bow', 1]), full(1, ['bow', 1])]).toEqual([false, true]);
  expect([full(3, ['grapeshot', 3]), full(2, ['grapeshot', 3])]).toEqual([false, true]);
  expect([full(2, ['bow', 1], ['claws', 5]), full(2, ['bow', 1], ['sword', 1])]).toEqual([false, true]);
});

scenario(
  'an Item is used on the model itself or on an ally in Base Contact, without a roll',
  ['ELD-ACTION-006', 'ELD-ITEM-011', 'ELD-ITEM-013'],
  play => {
    const use = (target: string, gap: number) => {
      const lay: LaidOut = {
        pack,
        profiles: { A: carrying('sword', 'draught') },
        models: { A: { hp: 1, equipped: ['sword'] }, B: { hp: 1 } },
        states: { A: ['bleeding'], B: ['weakened', 'slowed'] },
        at: { A: { x: 5000, y: 5000 }, B: { x: 5000, y: 5000 + 3200 + gap }, b: { x: 30000, y: 30000 } },
      };
      const action = { do: 'assist', means: { item: 'draught' }, targets: [target] } as const;
      const { game, setup } = resolving('AB\nb', { ...lay, action });
      const p = play(game, setup);
      const { hp, states } = modelIn(p, target);
      return [hp, states.map(({ state }) => state), modelIn(p, 'A').inventory.map(({ item }) => item)];
    };
    expect(use('A', 0)).toEqual([2, [], ['sword']]);
    expect(use('B', 2)).toEqual([2, ['slowed'], ['sword']]);
    // Out of contact it is used up for nothing (ELD-ITEM-011).
    expect(use('B', 3)).toEqual([1, ['weakened', 'slowed'], ['sword']]);
  },
);

scenario('a model takes any of the Items that lie in Base Contact, without a roll', 'ELD-ITEM-018', play => {
  const held = { acquired: true, found: true } as const;
  const cache = (holds: readonly Carried[]): Thing => ({
    id: 'dropped-items-1',
    kind: 'dropped-items',
    at: { x: 10000, y: 13100, z: 0 },
    radius: 1500,
    height: 200,
    hp: null,
    armour: null,
    holds,
    marks: [],
  });
  const lay: LaidOut = {
    pack,
    models: { b: { points: 0 } },
    at: { A: { x: 10000, y: 10000 }, b: { x: 60000, y: 60000 } },
    things: [
      cache([
        { item: 'draught', quantity: 2, ...held },
        { item: 'bow', quantity: 1, ...held },
      ]),
    ],
  };
  const { game, setup } = laidOut('A\nb', lay);
  const p = play(game, setup)
    .choose('p1', 'A')
    .choose('p1', idle())
    .choose('p1', { do: 'interact', thing: 'dropped-items-1' });
  p.options('p1', ['draught', 'bow']).choose('p1', 'draught').options('p1', ['none', 'draught', 'bow']);
  p.choose('p1', 'bow').choose('p1', 'none');
  expect(modelIn(p, 'A').inventory.slice(1)).toEqual([
    { item: 'draught', quantity: 1, ...held },
    { item: 'bow', quantity: 1, ...held },
  ]);
  expect(p.state.things).toEqual([cache([{ item: 'draught', quantity: 1, ...held }])]);
});

scenario('Items stay with the fallen; by option those of the Dead lie beside them', 'ELD-ITEM-023', play => {
  const bled = (lootFallen: boolean, hp = 0) => {
    const lay: LaidOut = {
      pack,
      profiles: { A: carrying('sword', 'claws') },
      models: { A: { hp } },
      states: { A: hp > 0 ? ['bleeding'] : ['incapacitated', 'bleeding'] },
      options: { lootFallen },
      state: { stage: { name: 'turn', active: 'p1', phase: 'strategic', step: '' } },
    };
    const { game, setup } = laidOut('ABCDE\nb', lay);
    return play(game, { ...setup, dice: [20] });
  };
  const stays = bled(false).waitsFor({ by: 'p1', kind: 'activate' });
  expect([modelIn(stays, 'A').inventory.length, stays.state.things]).toEqual([2, []]);
  const down = bled(true, 1).waitsFor({ by: 'p1', kind: 'activate' });
  expect([modelIn(down, 'A').inventory.length, down.state.things]).toEqual([2, []]);
  const left = bled(true).waitsFor({ by: 'p1', kind: 'place' });
  expect(modelIn(left, 'A').inventory.map(({ item }) => item)).toEqual(['claws']);
  const { x, y } = modelIn(left, 'A').at;
  left.choose('p1', { x, y: y - 3100, z: 0 });
  expect(left.state.things).toMatchObject([{ kind: 'dropped-items', holds: [{ item: 'sword', quantity: 1 }] }]);
});

scenario('with Dual Wield a second short weapon takes the place of the Shield', 'ELD-SKILL-017', play => {
  const equipments = (skills: Profile['skills'], ...carried: readonly string[]) => {
    const lay: LaidOut = {
      pack,
      profiles: { A: { ...carrying(...carried), skills } },
      models: { A: { equipped: ['sword'] } },
    };
    const { game, setup } = laidOut('A\n.\n.\n.\n.\nb', lay);
    const p = play(game, setup).choose('p1', 'A');
    return p.match.decisions[0]?.kind === 'equip' ? p.match.decisions[0].options : [];
  };
  const both: Profile['skills'] = [{ id: 'dual-wield' }];
  expect(equipments(both, 'sword', 'dagger')).toEqual(['keep', ['dagger'], ['dagger', 'sword']]);
  expect(equipments([], 'sword', 'dagger')).toEqual(['keep', ['dagger']]);
  // A Spear is too long, and a Shield takes the hand.
  expect(equipments(both, 'sword', 'spear')).toEqual(['keep', ['spear']]);
  expect(equipments(both, 'sword', 'shield')).toEqual(['keep', ['sword', 'shield'], ['shield']]);
});
