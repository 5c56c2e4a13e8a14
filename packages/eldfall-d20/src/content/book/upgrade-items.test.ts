import { describe, expect, test } from 'vitest';
import { idle } from '../../activation/scenario-words.js';
import { attackFacts } from '../../attacks/facts.js';
import { formulaValue } from '../../attacks/formula.js';
import { reachOf } from '../../attacks/range.js';
import { attack, resolving, scenario, told } from '../../attacks/scenario-words.js';
import { strikeOf } from '../../attacks/strike.js';
import { weaponOf } from '../../attacks/weapon.js';
import { withUpgradeItems } from '../../items/upgrade-items.js';
import { modelOf } from '../../match/lookups.js';
import { skillLevel } from '../../profiles/abilities.js';
import { defaultEquipment } from '../../profiles/default-equipment.js';
import { type Laid, type LaidOut, laidOut, packWith, plainItems, plainSpell } from '../../testing/index.js';
import type { DeclaredAttack, Means } from '../../vocabulary/declared.js';
import type { Carried } from '../../vocabulary/index.js';
import { items } from './items.js';
import { upgrades } from './upgrades.js';

const pack = { upgrades, items: { ...plainItems, ...items } };
const plain: readonly Carried[] = [{ item: 'sword', quantity: 1, acquired: false }];
const inventoryWith = (...ids: readonly string[]) => withUpgradeItems({ pack: packWith(pack) }, plain, ids);

/** `A` with Upgrades and one Item of them equipped, and b. */
const owning = (ids: readonly string[], item: string, more: LaidOut = {}): Laid =>
  laidOut('A\nb', {
    ...more,
    pack: { ...pack, ...more.pack },
    models: { A: { upgrades: ids, inventory: inventoryWith(...ids), equipped: [item] } },
  });

/** The numbers of a means as the engine reads them, for a model with T 10 and STA 2. */
const facts = ({ table }: Laid, means: Means, kind: 'melee' | 'ranged') => {
  const model = modelOf(table.state, 'A');
  const weapon = weaponOf(table, model, means);
  const declared = { ...attack('b'), means, kind };
  const strike = strikeOf(table, attackFacts(table, { attacker: 'A', declared })).total;
  const power =
    typeof weapon.power === 'object' && weapon.power ? formulaValue(table, model, weapon.power) : weapon.power;
  return {
    power,
    strike,
    reach: reachOf(table, model, weapon)?.map(({ to, modifier }) => [to, modifier]),
    traits: weapon.traits.map(({ id }) => id).toSorted(),
  };
};

type Row = readonly [
  id: string,
  upgrade: string,
  price: readonly [faction: string, cost: number, limit: number | null | undefined],
  item: string,
  numbers: Omit<ReturnType<typeof facts>, 'reach'> & { readonly reach: readonly (readonly [number, number])[] },
  weight: number,
];

const rows: readonly Row[] = [
  ['UPGRADE-008', 'utility-tool', ['neutral', 1, null], 'dagger', { power: 7, strike: 2, reach: [[0, 0]], traits: ['throwing'] }, 0],
  ['UPGRADE-012', 'imported-crossbow', ['neutral', 5, 1], 'crossbow', { power: 13, strike: 1, reach: [[24, 3], [48, -3]], traits: ['two-handed'] }, 2],
  ['UPGRADE-014', 'king-of-the-battlefield', ['neutral', 2, 3], 'spear', { power: 10, strike: 2, reach: [[2, 0]], traits: ['throwing'] }, 2],
  ['UPGRADE-019', 'yari-tsukai', ['soga', 2, undefined], 'lance', { power: 12, strike: 2, reach: [[2, 0]], traits: ['throwing', 'two-handed'] }, 2],
  ['UPGRADE-020', 'nagamaki-tsukai', ['soga', 2, 3], 'longhilted-sword', { power: 12, strike: 2, reach: [[1, 0]], traits: ['bleed', 'sweep', 'two-handed'] }, 2],
  ['UPGRADE-021', 'daikyuu-tsukai', ['soga', 3, 3], 'war-bow', { power: 14, strike: 1, reach: [[24, 0], [48, -6]], traits: ['stagger', 'two-handed'] }, 2],
  ['UPGRADE-022', 'kanabou-tsukai', ['soga', 3, 3], 'heavy-bludgeon', { power: 14, strike: 1, reach: [[1, 0]], traits: ['armor-piercing', 'stagger', 'stun', 'two-handed'] }, 3],
  ['UPGRADE-028', 'fangs-of-tiamat', ['thenion', 2, 3], 'war-darts', { power: 8, strike: 1, reach: [[10, 0]], traits: ['bleed', 'targetless'] }, 1],
]; // biome-ignore format: one card in each line

describe('an Upgrade brings an Item', () => {
  test.each(rows)(
    '%s: %s [ELD-UPGRADE-008, ELD-UPGRADE-012, ELD-UPGRADE-014, ELD-UPGRADE-019, ELD-UPGRADE-020, ELD-UPGRADE-021, ELD-UPGRADE-022, ELD-UPGRADE-028]',
    (_, id, [faction, cost, limit], item, numbers, weight) => {
      const kind = items[item]?.weapon?.kinds[0] ?? 'melee';
      expect(facts(owning([id], item), { item }, kind)).toEqual(numbers);
      expect([items[item]?.weight, items[item]?.quantity]).toEqual([weight, 1]);
      expect(upgrades[id]).toMatchObject({ faction, cost });
      expect(upgrades[id]?.limit).toBe(limit);
    },
  );

  test('the weapon of a Kassen Buki takes the place of the Primary Weapon, for Warriors only [ELD-UPGRADE-020, ELD-UPGRADE-022, ELD-ITEM-022]', () => {
    for (const id of ['yari-tsukai', 'nagamaki-tsukai', 'daikyuu-tsukai', 'kanabou-tsukai']) {
      expect(inventoryWith(id).map(one => one.item)).toEqual(upgrades[id]?.items);
      expect(upgrades[id]?.classes).toEqual(['warrior']);
    }
    expect(inventoryWith('utility-tool').map(one => one.item)).toEqual(['sword', 'dagger']);
  });
});

test('a Dagger strikes once more at a Crouched target [ELD-UPGRADE-008]', () => {
  const strikes = (states: LaidOut['states']) =>
    facts(owning(['utility-tool'], 'dagger', { states: states ?? {} }), { item: 'dagger' }, 'melee').strike;
  expect([strikes({}), strikes({ b: ['crouched'] }), strikes({ b: ['slowed'] })]).toEqual([2, 3, 2]);
});

scenario(
  'the strike more of a Dagger is aimed at the Crouched target of all others, and none comes where a strike goes elsewhere',
  ['ELD-UPGRADE-008', 'ELD-STRIKE-006'],
  play => {
    const rolled = (targets: readonly string[], dice: number, states: LaidOut['states'] = { b: ['crouched'] }) => {
      const { game, setup } = laidOut('Abc', {
        pack,
        profiles: {
          A: { traits: [{ id: 'vigilance' }], inventory: { space: 3, items: [{ item: 'dagger', quantity: 1 }] } },
        },
        models: { b: { points: 0 }, c: { points: 0 } },
        at: { A: { x: 5000, y: 5000 }, b: { x: 5000, y: 8200 }, c: { x: 5000, y: 1800 } },
        states: states ?? {},
      });
      const p = play(game, { ...setup, dice: Array<number>(dice).fill(20) });
      p.choose('p1', 'A').choose('p1', idle());
      p.choose('p1', { do: 'attack', means: { item: 'dagger' }, kind: 'melee' });
      for (const model of targets) p.choose('p1', { model });
      return told(p.match).filter(line => line.startsWith('A attack'));
    };
    expect(rolled(['b', 'b'], 3)).toEqual(['A attack OFF 12 at b: 20- 20- 20-']);
    expect(rolled(['b', 'b'], 2, {})).toEqual(['A attack OFF 12 at b: 20- 20-']);
    expect(rolled(['c', 'c'], 2)).toEqual(['A attack OFF 12 at c: 20- 20-']);
    const split = ['A attack OFF 12 at b: 20-', 'A attack OFF 12 at c: 20-'];
    expect([rolled(['b', 'c'], 2), rolled(['c', 'b'], 2)]).toEqual([split, split.toReversed()]);
  },
);

scenario('War Darts are thrown with 3 more ACC, and other weapons are not', 'ELD-UPGRADE-028', play => {
  const spot = { x: 5080, y: 10160, z: 0 };
  const darts = { spot, template: { template: 'circular-large', at: spot } } as const;
  const bow = { item: 'bow', quantity: 1, acquired: false };
  const carried = { inventory: [...inventoryWith('fangs-of-tiamat'), bow], equipped: ['bow'] };
  const rolled = (item: string, aims: DeclaredAttack['aims'], dice: readonly number[]) => {
    const action = { ...attack(''), kind: 'ranged', means: { item }, aims } as const;
    const { game, setup } = resolving('A\nb', { pack, models: { A: carried }, action });
    return told(play(game, { ...setup, dice }).match);
  };
  expect(rolled('war-darts', [darts], [14])).toEqual(['A attack ACC 13: 14-']);
  expect(rolled('bow', [{ model: 'b' }], [14])).toEqual(['A attack ACC 10 at b: 14-']);
});

describe('Accessories of Upgrades', () => {
  test('a Flying Carpet lets its wearer fly [ELD-UPGRADE-047]', () => {
    const level = (item: string) => {
      const { table } = owning(['flying-carpet'], item);
      return skillLevel(table, modelOf(table.state, 'A'), 'flight');
    };
    expect([level('flying-carpet'), level('sword')]).toEqual([1, 0]);
    expect(upgrades['flying-carpet']).toMatchObject({ faction: 'sand', cost: 4, limit: 1 });
  });

  const spells = {
    spark: plainSpell,
    aura: { ...plainSpell, weapon: { ...plainSpell.weapon, reach: { distance: 'casting-aura' as const } } },
  };
  const reachWith = (ids: readonly string[], equipped: string, means: Means) =>
    facts(owning(ids, equipped, { pack: { spells } }), means, 'ranged').reach?.at(-1)?.[0];

  test.each([
    ['UPGRADE-011', 'imported-casting-amplifier', { faction: 'neutral', cost: 4, limit: 1 }],
    ['UPGRADE-051', 'casting-amplifier', { faction: 'sand', cost: 2, limit: 3 }],
  ] as const)(
    '%s: the Amplifier of %s adds 4 inches to the Reach of Spells [ELD-UPGRADE-011, ELD-UPGRADE-051]',
    (_, id, price) => {
      const spark = { spell: 'spark' };
      expect(reachWith([id], 'casting-amplifier', spark)).toBe(20);
      expect(reachWith([id], 'sword', spark)).toBe(16);
      expect(reachWith([id], 'casting-amplifier', { spell: 'aura' })).toBe(10);
      expect(reachWith([id], 'casting-amplifier', { item: 'bow' })).toBe(40);
      expect(upgrades[id]).toMatchObject(price);
    },
  );

  test('two Amplifiers are not worn at once, so they do not add up [ELD-UPGRADE-052]', () => {
    const both = ['casting-amplifier', 'imported-casting-amplifier'];
    const inventory = inventoryWith(...both);
    expect(inventory.map(({ item }) => item)).toEqual(['sword', 'casting-amplifier', 'casting-amplifier']);
    expect(defaultEquipment({ pack: packWith(pack) }, inventory)).toEqual(['sword', 'casting-amplifier']);
    expect(reachWith(both, 'casting-amplifier', { spell: 'spark' })).toBe(20);
  });
});
