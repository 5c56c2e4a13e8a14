import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { attackFacts } from '../../attacks/facts.js';
import { spellsOf } from '../../attacks/means.js';
import { attack, resolving, scenario, told } from '../../attacks/scenario-words.js';
import { strikeOf } from '../../attacks/strike.js';
import { modelOf } from '../../match/lookups.js';
import { isOverEncumbered } from '../../movement/encumbered.js';
import { hasClass, traitLevel, traitsOf } from '../../profiles/abilities.js';
import { currentOf } from '../../profiles/current.js';
import { optionsOf } from '../../profiles/upgrade-options.js';
import { laidOut, plainItems } from '../../testing/index.js';
import type { Means } from '../../vocabulary/declared.js';
import type { Model, Table } from '../../vocabulary/index.js';
import type { Profile, Spell } from '../../vocabulary/pack.js';
import { spellcrafts } from './spellcrafts.js';
import { upgrades } from './upgrades.js';

const spell = (element: Spell['element']): Spell => ({
  name: element,
  element,
  type: 'sorcery',
  weapon: { power: 1, reach: { distance: 1 }, strike: 1, kinds: ['ranged'], traits: [] },
});
const bite = {
  ...plainItems.sword,
  name: 'Bite',
  weapon: { ...plainItems.sword?.weapon, natural: true },
} as (typeof plainItems)[string];
const pack = {
  upgrades,
  spellcrafts: {
    craft: { name: 'Craft', spells: [1, 2, 3].map(level => ({ spell: `fire-${level}`, level })) },
    other: { name: 'Other', spells: [{ spell: 'water-1', level: 1 }] },
  },
  spells: { 'fire-1': spell('fire'), 'fire-2': spell('fire'), 'fire-3': spell('fire'), 'water-1': spell('water') },
  items: { ...plainItems, bite },
};

/** The table with `A`, which has Upgrades and the options that were picked for them. */
const upgraded = (
  ids: readonly string[],
  options: readonly string[],
  profile: Partial<Profile> = {},
): readonly [Table, Model] => {
  const counters: Record<string, number> = {};
  for (const option of options) counters[`option:${option}`] = (counters[`option:${option}`] ?? 0) + 1;
  const { table } = laidOut('A..b', { pack, profiles: { A: profile }, models: { A: { upgrades: ids, counters } } });
  return [table, modelOf(table.state, 'A')];
};
const names = (id: string, profile: Partial<Profile>) => {
  const [table, model] = upgraded([id], [], profile);
  return optionsOf(table, model, id).map(({ name }) => name);
};

const caster: Partial<Profile> = {
  traits: [{ id: 'affinity', element: 'fire' }, { id: 'affinity', element: 'divine' }, { id: 'fearless' }],
  spellcrafts: [{ craft: 'craft', level: 1 }, { craft: 'other', level: 1 }],
}; // biome-ignore format: one kind in each line

test.each([
  ['UPGRADE-037', 'adept-shaper', { faction: 'helian', cost: 3, limit: 2 }],
  ['UPGRADE-046', 'arcane-tome', { faction: 'sand', cost: 4, limit: 3 }],
] as const)(
  '%s: %s opens the next level of one Spellcraft that has one [ELD-UPGRADE-037, ELD-UPGRADE-046]',
  (_, id, price) => {
    // The other chart has no level II.
    expect(names(id, caster)).toEqual(['craft']);
    expect(names(id, {})).toEqual([]);
    expect(spellsOf(...upgraded([id], [], caster))).toEqual(['fire-1']);
    expect(spellsOf(...upgraded([id], [`${id}:craft`], caster))).toEqual(['fire-1', 'fire-2']);
    expect(spellsOf(...upgraded([id, id], [`${id}:craft`, `${id}:craft`], caster))).toEqual([
      'fire-1',
      'fire-2',
      'fire-3',
    ]);
    expect(upgrades[id]).toMatchObject(price);
    expect(Object.keys(spellcrafts)).not.toContain('craft');
  },
);

describe('Reduce Weight', () => {
  const items = [
    { item: 'sword', quantity: 1 },
    { item: 'shield', quantity: 1 },
    { item: 'bite', quantity: 1 },
    { item: 'bow', quantity: 1 },
  ];
  const armed: Partial<Profile> = { inventory: { space: 6, items } };

  test('is for a Weapon or a Shield of the model, or for its armor [ELD-UPGRADE-038, ELD-UPGRADE-039]', () => {
    expect(names('reduce-weight', armed)).toEqual(['Inscribed Armor', 'sword', 'shield', 'bow']);
    expect(upgrades['reduce-weight']).toMatchObject({ faction: 'helian', cost: 3, limit: 3 });
  });

  test('an Inscribed Item strikes once more, a Shield with its Bash [ELD-UPGRADE-038]', () => {
    const strikes = (option: string) =>
      ([{ item: 'sword' }, { natural: 'shield-bash' }, { item: 'bow' }] satisfies Means[]).map(means => {
        const [table] = upgraded(['reduce-weight'], [`reduce-weight:${option}`], armed);
        return strikeOf(table, attackFacts(table, { attacker: 'A', declared: { ...attack('b'), means } })).total;
      });
    const plain = strikes('Inscribed Armor');
    expect(strikes('sword').map((strike, at) => strike - (plain[at] ?? 0))).toEqual([1, 0, 0]);
    expect(strikes('shield').map((strike, at) => strike - (plain[at] ?? 0))).toEqual([0, 1, 0]);
    expect(strikes('bow').map((strike, at) => strike - (plain[at] ?? 0))).toEqual([0, 0, 1]);
  });

  test('an Inscribed Item is lighter, and Inscribed Armor leaves more room [ELD-UPGRADE-038, ELD-UPGRADE-039, ELD-ITEM-014, ELD-ITEM-015]', () => {
    const two = [
      { item: 'bow', quantity: 1 },
      { item: 'sword', quantity: 1 },
    ];
    const full = (space: number, ...options: readonly string[]) =>
      isOverEncumbered(...upgraded(['reduce-weight'], options, { inventory: { space, items: two } }));
    expect([full(3), full(2)]).toEqual([false, true]);
    expect([full(2, 'reduce-weight:bow'), full(1, 'reduce-weight:bow')]).toEqual([false, true]);
    // An Item of Weight 1 then counts by its Quantity.
    expect(full(2, 'reduce-weight:sword')).toBe(true);
    expect([full(2, 'reduce-weight:Inscribed Armor'), full(1, 'reduce-weight:Inscribed Armor')]).toEqual([false, true]);
  });
});

test('two Glyphscribes inscribe the same thing once, or by option twice, and two things in any case [ELD-MOD-014, ELD-UPGRADE-038, ELD-UPGRADE-039]', () => {
  const items = ['sword', 'bow'].map(item => ({ item, quantity: 1 }));
  const ids = ['reduce-weight', 'reduce-weight'];
  const found = (upgradeCopies: 'once' | 'addUp', ...picks: readonly string[]) => {
    const counters: Record<string, number> = {};
    for (const pick of picks) {
      const key = `option:reduce-weight:${pick}`;
      counters[key] = (counters[key] ?? 0) + 1;
    }
    const { table } = laidOut('A..b', {
      pack,
      profiles: { A: { inventory: { space: 6, items } } },
      models: { A: { upgrades: ids, counters } },
      options: { upgradeCopies },
    });
    const model = modelOf(table.state, 'A');
    const strikes = (['sword', 'bow'] as const).map(item => {
      const declared = { ...attack('b'), means: { item } };
      return strikeOf(table, attackFacts(table, { attacker: 'A', declared })).total;
    });
    return [...strikes, currentOf(table, model, 'AG')];
  };
  const [sword = 0, bow = 0, agility = 0] = found('once');
  expect(found('once', 'sword', 'sword')).toEqual([sword + 1, bow, agility]);
  expect(found('addUp', 'sword', 'sword')).toEqual([sword + 2, bow, agility]);
  expect(found('once', 'sword', 'bow')).toEqual([sword + 1, bow + 1, agility]);
  expect(found('once', 'Inscribed Armor', 'Inscribed Armor')).toEqual([sword, bow, agility + 1]);
  expect(found('addUp', 'Inscribed Armor', 'Inscribed Armor')).toEqual([sword, bow, agility + 2]);
});

test('a Mana Catalyst turns one printed Affinity into Fire, Water, Earth or Air [ELD-UPGRADE-044]', () => {
  expect(names('mana-catalyst', caster)).toEqual([
    ...['fire to water', 'fire to earth', 'fire to air'],
    ...['divine to fire', 'divine to water', 'divine to earth', 'divine to air'],
  ]);
  const twice = [{ id: 'affinity', element: 'fire' }, ...(caster.traits ?? [])] as const;
  expect(names('mana-catalyst', { traits: twice })).toEqual(names('mana-catalyst', caster));
  const affinities = (...options: readonly string[]) =>
    traitsOf(
      ...upgraded(
        ['mana-catalyst'],
        options.map(one => `mana-catalyst:${one}`),
        caster,
      ),
    ).flatMap(one => (one.id === 'affinity' ? [one.element] : []));
  expect(affinities()).toEqual(['fire', 'divine']);
  expect(affinities('fire to water')).toEqual(['water', 'divine']);
  expect(affinities('divine to air', 'fire to earth')).toEqual(['earth', 'air']);
  expect(spellsOf(...upgraded(['mana-catalyst'], ['mana-catalyst:fire to water'], caster))).toEqual(['water-1']);
  expect(upgrades['mana-catalyst']).toMatchObject({ faction: 'sand', cost: 1, limit: null });
});

test('Conjured Retinue makes Soldiers of the creatures of Tier I and II that the model summons [ELD-UPGRADE-048]', () => {
  const { table } = laidOut('ABCDE..b', {
    pack,
    profiles: { B: { tier: 1 }, C: { tier: 2 }, D: { tier: 3 }, E: { tier: 1 } },
    models: {
      A: { upgrades: ['conjured-retinue'] },
      ...Object.fromEntries(['B', 'C', 'D'].map(id => [id, { summoned: { by: 'A', spell: 'spark' } }])),
      E: { summoned: { by: 'b', spell: 'spark' } },
    },
  });
  expect(table.state.models.filter(one => hasClass(table, one, 'soldier')).map(({ id }) => id)).toEqual(['B', 'C']);
  expect(upgrades['conjured-retinue']).toMatchObject({ faction: 'sand', cost: 3, limit: 1 });
});

test('a Companion of Hairon counts itself among the Soldiers near it [ELD-UPGRADE-035, ELD-CLASS-020]', () => {
  const offense = (companion: readonly string[], classes: Profile['classes'] = ['soldier'], gap = inches(4)) => {
    const { table } = laidOut('AB..b', {
      pack,
      profiles: { A: { classes }, B: { classes: ['soldier'] } },
      models: { A: { upgrades: companion } },
      at: { A: { x: 5000, y: 5000 }, B: { x: 5000 + gap, y: 5000 } },
    });
    return ['A', 'B'].map(id => currentOf(table, modelOf(table.state, id), 'OFF') - 12);
  };
  expect(offense(['companion-of-hairon'])).toEqual([2, 1]);
  expect(offense([])).toEqual([1, 1]);
  expect(offense(['companion-of-hairon'], ['soldier'], inches(20))).toEqual([1, 0]);
  expect(offense(['companion-of-hairon'], ['warrior'])).toEqual([0, 0]);
  expect(upgrades['companion-of-hairon']).toMatchObject({ faction: 'helian', cost: 2, limit: 2, classes: ['soldier'] });
});

test('Poisoned Weapons give Poison I, or the next level to a model that has it [ELD-UPGRADE-025]', () => {
  const level = (ids: readonly string[], own: Partial<Profile> = {}) => traitLevel(...upgraded(ids, [], own), 'poison');
  expect([level([]), level(['poisoned-weapons'])]).toEqual([0, 1]);
  expect(level(['poisoned-weapons'], { traits: [{ id: 'poison' }] })).toBe(2);
});

scenario('the Hits of a model with Poisoned Weapons are poisoned, at level II for good', 'ELD-UPGRADE-025', play => {
  const wounded = (own: Partial<Profile>, ids: readonly string[] = ['poisoned-weapons']) => {
    const lay = { pack, profiles: { A: own }, models: { A: { upgrades: ids } }, action: attack('b') };
    const { game, setup } = resolving('A\nb', lay);
    return told(play(game, { ...setup, dice: [5, 1] }).match).filter(line => line.includes('b is'));
  };
  expect(wounded({})).toEqual(['b is weakened']);
  expect(wounded({ traits: [{ id: 'poison' }] })).toEqual(['b is weakened', 'b is poisoned']);
  expect(wounded({}, [])).toEqual([]);
});
