import { expect, test } from 'vitest';
import { events, going, idle, modelIn } from '../activation/scenario-words.js';
import { spellsOf } from '../attacks/means.js';
import { scenario } from '../attacks/scenario-words.js';
import { modelOf } from '../match/lookups.js';
import { changesOn } from '../profiles/changes.js';
import { currentOf } from '../profiles/current.js';
import { type LaidOut, laidOut, plainItems, plainSpell } from '../testing/index.js';
import { whyNotUpgrades } from '../upgrades/allowed.js';
import type { Stage, TemplatePlace } from '../vocabulary/index.js';
import type { Item, Spell, Upgrade } from '../vocabulary/pack.js';
import type { Trait } from '../vocabulary/traits.js';

const traits = (...list: readonly Trait[]) => ({ traits: list });
const strategic: Stage = { name: 'turn', active: 'p1', phase: 'strategic', step: '' };

scenario(
  'a Watchful model gets double Activation Points in its Reactive role, and extra ones afterwards',
  'ELD-TRAIT-049',
  play => {
    const more = { name: 'More', faction: 'neutral', cost: 1, changes: [{ op: 'points', by: 1 }] } as const;
    const { game, setup } = laidOut('AB\n..\nbcd', {
      profiles: { A: traits({ id: 'watchful' }), b: traits({ id: 'watchful' }), d: traits({ id: 'watchful' }) },
      models: { d: { upgrades: ['more'] } },
      pack: { upgrades: { more } },
      state: { stage: strategic },
    });
    const p = play(game, setup);
    expect(['A', 'B', 'b', 'c', 'd'].map(id => modelIn(p, id).points)).toEqual([2, 2, 4, 2, 5]);
  },
);

test('Resourceful I gives one more Upgrade, Resourceful II another one [ELD-TRAIT-052, ELD-TRAIT-053]', () => {
  const plain: Upgrade = { name: 'Boots', faction: 'neutral', cost: 1, changes: [] };
  const most = (...list: readonly Trait[]) => {
    const upgrades = ['boots', 'boots', 'boots', 'boots'];
    const { table } = laidOut('A', {
      profiles: { A: traits(...list) },
      pack: { upgrades: { boots: plain } },
      parties: { p1: { upgrades } },
    });
    const model = modelOf(table.state, 'A');
    return [1, 2, 3, 4].filter(count => !whyNotUpgrades(table, model, upgrades.slice(0, count), '')).at(-1);
  };
  expect([most(), most({ id: 'resourceful' }), most({ id: 'resourceful', level: 2 })]).toEqual([1, 2, 3]);
});

const shell: Spell = { ...plainSpell, type: 'enchantment', changes: [{ op: 'attribute', attribute: 'ARM', by: 3 }] };
const ring: Item = {
  name: 'Ring',
  category: 'accessory',
  traits: [{ id: 'spellbound', spell: 'shell' }],
  changes: [],
  quantity: 1,
  weight: 0,
};

test('Spellbound: the wearer is under the Enchantment as long as it has the Item, and nothing ends it [ELD-TRAIT-054]', () => {
  const armour = (lay: LaidOut) => {
    const { table } = laidOut('A', { ...lay, pack: { spells: { shell }, items: { ring } } });
    return currentOf(table, modelOf(table.state, 'A'), 'ARM');
  };
  const wears = { profiles: { A: { inventory: { space: 9, items: [{ item: 'ring', quantity: 1 }] } } } };
  expect([armour({}), armour(wears)]).toEqual([2, 5]);
  expect(armour({ ...wears, models: { A: { equipped: [] } } })).toBe(2);
  expect(armour({ profiles: { A: traits({ id: 'spellbound', spell: 'shell' }) } })).toBe(5);
  // Two sources of one Enchantment count once.
  const twice = { A: { ...wears.profiles.A, ...traits({ id: 'spellbound', spell: 'shell' }) } };
  expect(armour({ profiles: twice })).toBe(5);
  const { table } = laidOut('A', { profiles: twice, pack: { spells: { shell }, items: { ring } } });
  expect(changesOn(table, modelOf(table.state, 'A')).length).toBe(1);
});

scenario('no End phase and no removal of Enchantments ends a Spellbound one', 'ELD-TRAIT-054', play => {
  const { game, setup } = laidOut('A..b', {
    profiles: { A: traits({ id: 'spellbound', spell: 'shell' }) },
    pack: { spells: { shell } },
  });
  const p = play(game, setup).choose('p1', 'end').choose('p2', 'end');
  expect(p.state.effects).toEqual([]);
  const table = { ...laidOut('A', { pack: { spells: { shell } } }).table, pack: game.pack, state: p.state };
  expect(currentOf(table, modelOf(p.state, 'A'), 'ARM')).toBe(5);
});

test('a model casts the Spells of a chart for whose Element it has Affinity [ELD-TRAIT-005]', () => {
  const spells = { ember: plainSpell, brook: { ...plainSpell, element: 'water' as const } };
  const spellcrafts = {
    lore: {
      name: 'Lore',
      spells: [
        { spell: 'ember', level: 1 },
        { spell: 'brook', level: 1 },
      ],
    },
  };
  const known = (...list: readonly Trait[]) => {
    const { table } = laidOut('A', {
      profiles: { A: { ...traits(...list), spellcrafts: [{ craft: 'lore', level: 1 }] } },
      pack: { spells, spellcrafts },
    });
    return spellsOf(table, modelOf(table.state, 'A'));
  };
  expect([known(), known({ id: 'affinity', element: 'water' }), known({ id: 'affinity', element: 'earth' })]).toEqual([
    [],
    ['brook'],
    [],
  ]);
});

scenario('beside a Two-Handed weapon neither a Shield nor another weapon is equipped', 'ELD-TRAIT-069', play => {
  const items = ['bow', 'sword', 'shield'].map(item => ({ item, quantity: 1 }));
  const { game, setup } = laidOut('A..b', {
    profiles: { A: { skills: [{ id: 'dual-wield' }], inventory: { space: 9, items } } },
    models: { A: { equipped: ['sword', 'shield'] } },
    pack: { items: { ...plainItems } },
  });
  const asked = play(game, setup).choose('p1', 'A').match.decisions[0];
  const sets = (asked?.options ?? []).filter((one): one is string[] => Array.isArray(one));
  expect([asked?.kind, sets.filter(set => set.includes('bow'))]).toEqual(['equip', [['bow']]]);
});

const bomb: Spell = {
  ...plainSpell,
  weapon: {
    ...plainSpell.weapon,
    reach: { distance: 16, template: 'circular-small' },
    strike: 1,
    traits: [{ id: 'targetless' }],
  },
};
const throwing = { do: 'attack', means: { spell: 'bomb' }, kind: 'ranged' } as const;
const bomber = { spells: ['bomb'], ...traits({ id: 'affinity', element: 'fire' }) };
const bombing = (lay: LaidOut = {}): LaidOut => ({
  profiles: { A: bomber, b: bomber },
  pack: { spells: { bomb } },
  at: { A: { x: 12700, y: 12700 }, b: { x: 12700, y: 20320 } },
  ...lay,
});
const circle = (x: number, y: number): TemplatePlace => ({ template: 'circular-small', at: { x, y, z: 0 } });
const spot = (x: number, y: number) => ({ spot: { x, y, z: 0 }, template: circle(x, y) });

scenario(
  'Targetless: in the Active role the target can be any surface, without an enemy in sight',
  'ELD-TRAIT-062',
  play => {
    const to = (lay: LaidOut, dice: readonly number[]) => {
      const { game, setup } = laidOut('A\nb', {
        ...bombing(lay),
        facing: { A: { x: 0, y: -1 } },
        models: { b: { points: 0 } },
      });
      return play(game, { ...setup, dice })
        .choose('p1', 'A')
        .choose('p1', idle({ x: 0, y: -1 }));
    };
    const p = to({}, [10]).choose('p1', throwing).choose('p1', spot(12700, 9000));
    expect(events(p, 'TemplatePlaced').map(({ at }) => at)).toEqual([{ x: 12700, y: 9000, z: 0 }]);
    // Other templates need a target.
    const plain: Spell = { ...bomb, weapon: { ...bomb.weapon, traits: [] } };
    to({ pack: { spells: { bomb: plain } } }, []).refuses('p1', throwing, {
      code: 'no-target',
      rule: 'ELD-ACTION-027',
    });
    const seen = laidOut('A\nb', { ...bombing({ pack: { spells: { bomb: plain } } }), models: { b: { points: 0 } } });
    play(seen.game, seen.setup)
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p1', throwing)
      .refuses('p1', spot(12700, 15000), { code: 'needs-a-target', rule: 'ELD-TRAIT-062' });
  },
);

scenario(
  'Targetless: a reacting model aims at the activated one, which is wholly under the template',
  'ELD-TRAIT-063',
  play => {
    const { game, setup } = laidOut('A\nb', bombing());
    const p = play(game, { ...setup, dice: [10, 20] })
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', { model: 'b' });
    p.choose('p2', throwing).refuses('p2', spot(12700, 12700), { code: 'needs-a-target', rule: 'ELD-TRAIT-063' });
    // The circle has a radius of 35 mm, the base one of 16 mm.
    const beside = (units: number) => ({ model: 'A', template: circle(12700 + 1900 + units, 12700) });
    p.refuses('p2', beside(1), { code: 'not-covered', rule: 'ELD-TEMPLATE-002' }).choose('p2', beside(0));
    p.choose('p1', { do: 'nothing' });
    expect(events(p, 'HitScored').map(({ attacker, on }) => `${attacker} ${on}`)).toEqual(['b A']);
    // Without sight there is nothing to aim at.
    const blind = laidOut('A\nb', { ...bombing(), facing: { b: { x: 0, y: 1 } } });
    play(blind.game, blind.setup)
      .choose('p1', 'A')
      .choose('p1', idle())
      .choose('p2', { model: 'b' })
      .refuses('p2', throwing, { code: 'no-target', rule: 'ELD-ACTION-027' });
  },
);

scenario(
  'Stationary: the Spell ends when its caster moves, and by option the word means nothing',
  'ELD-TRAIT-075',
  play => {
    const rooted: Spell = { ...shell, weapon: { ...shell.weapon, traits: [{ id: 'stationary' }] } };
    const left = (spell: Spell, mover: string, move: ReturnType<typeof idle>, options: LaidOut['options'] = {}) => {
      const data = { kind: 'enchantment', changes: [], ends: 'game', by: 'p1', card: 'rooted' } as const;
      const { game, setup } = laidOut('AB', {
        effects: [{ key: 'rooted', source: 'A', target: 'A', data }],
        pack: { spells: { rooted: spell } },
        options,
      });
      return play(game, setup).choose('p1', mover).choose('p1', move).state.effects.length;
    };
    const [away, beside] = [going('walk', [2, 4]), going('walk', [4, 4])];
    expect([left(rooted, 'A', away), left(rooted, 'A', idle({ x: 1, y: 0 })), left(rooted, 'B', beside)]).toEqual([
      0, 1, 1,
    ]);
    expect([left(shell, 'A', away), left(rooted, 'A', away, { undefinedTraits: 'tagsOnly' })]).toEqual([1, 1]);
  },
);
