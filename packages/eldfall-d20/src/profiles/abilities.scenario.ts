import { inches } from '@rulewright/core/inches';
import { scenarios } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { actionMenu } from '../actions/menu.js';
import { going, idle, modelIn } from '../activation/scenario-words.js';
import { artsFor } from '../arts/level.js';
import { meansOf, spellsOf } from '../attacks/means.js';
import { attack, resolving } from '../attacks/scenario-words.js';
import { weaponOf } from '../attacks/weapon.js';
import { modelOf } from '../match/lookups.js';
import { mostOf } from '../movement/speed.js';
import { rollTally } from '../rolls/attribute.js';
import { rollFacts } from '../rolls/roll.js';
import type { RuleId } from '../rulebook/index.js';
import { type LaidOut, laidOut, plainItems, plainProfile, plainSpell } from '../testing/index.js';
import type { Change } from '../vocabulary/effect.js';
import type { Table } from '../vocabulary/index.js';
import type { Item, Profile } from '../vocabulary/pack.js';
import { artLevel, hasClass, hasTrait, skillLevel, traitLevel, traitsOf } from './abilities.js';
import { currentOf } from './current.js';
import { immunityTo } from './immunity.js';

const scenario = scenarios<RuleId>(test);
/** Eleven different attributes, so that a test tells which of them was read. */
const stats = { STA: 3, SPD: 7, OFF: 13, DEF: 11, ACC: 9, INT: 8, AG: 12, T: 6, ARM: 4, HP: 5, M: 14 };
const alone = (profile: Partial<Profile> = {}, lay: LaidOut = {}): Table =>
  laidOut('A.b', { profiles: { A: { stats, ...profile } }, ...lay }).table;
const A = (table: Table) => modelOf(table.state, 'A');

/** An Item that changes something for its wearer. */
const charm: Item = {
  name: 'Charm',
  category: 'accessory',
  traits: [],
  changes: [
    { op: 'attribute', attribute: 'T', by: 2 },
    {
      op: 'grant',
      traits: [{ id: 'fearless' }],
      skills: [{ id: 'leap' }],
      arts: [{ id: 'fencing', level: 2 }],
      classes: ['mage'],
    },
  ],
  quantity: 1,
  weight: 1,
};
const wearing = (equipped: readonly string[], lay: LaidOut = {}): Table =>
  alone(
    { inventory: { space: 9, items: [{ item: 'charm', quantity: 1 }] } },
    { pack: { items: { charm } }, models: { A: { equipped } }, ...lay },
  );

test('an Item changes only its wearer, who has it equipped [ELD-DEF-017]', () => {
  const [worn, carried] = [wearing(['charm']), wearing([])];
  expect([currentOf(worn, A(worn), 'T'), currentOf(carried, A(carried), 'T')]).toEqual([8, 6]);
  expect(currentOf(worn, modelOf(worn.state, 'b'), 'T')).toBe(plainProfile.stats.T);
});

test('abilities are traits, skills, arts and classes alike [ELD-DEF-001]', () => {
  const has = (table: Table) => [
    hasTrait(table, A(table), 'fearless'),
    skillLevel(table, A(table), 'leap'),
    artLevel(table, A(table), 'fencing'),
    hasClass(table, A(table), 'mage'),
  ];
  expect([has(wearing(['charm'])), has(wearing([]))]).toEqual([
    [true, 1, 2, true],
    [false, 0, 0, false],
  ]);
});

test('a trait works at all times and cannot be left out, unlike a skill [ELD-PROFILE-018, ELD-PROFILE-022]', () => {
  const table = alone({ traits: [{ id: 'fearless' }], skills: [{ id: 'leap' }] });
  expect(immunityTo(table, A(table), { state: 'panicked' })?.rule).toBe('ELD-TRAIT-030');
  const far = (skills: readonly 'leap'[]) => mostOf(table, A(table), { kind: 'jump', skills });
  expect([far([]), far(['leap'])]).toEqual([inches(4), inches(7)]);
});

test('a level of a trait or skill gives the lower ones, and no numeral means level I [ELD-PROFILE-019, ELD-PROFILE-024, ELD-DEF-016]', () => {
  const table = alone({ traits: [{ id: 'poison' }], skills: [{ id: 'stealth' }, { id: 'impede', level: 2 }] });
  expect([skillLevel(table, A(table), 'stealth'), skillLevel(table, A(table), 'impede')]).toEqual([1, 2]);
  expect(skillLevel(table, A(table), 'flight')).toBe(0);
  expect([hasTrait(table, A(table), 'poison'), hasTrait(table, A(table), 'sweep')]).toEqual([true, false]);
});

test('the next level of an ability is never above the last one of the book [ELD-UPGRADE-015, ELD-UPGRADE-025, ELD-ART-016]', () => {
  const next: Change = {
    op: 'grant',
    next: true,
    traits: [{ id: 'poison' }],
    skills: [{ id: 'stealth' }],
    arts: [
      { id: 'fencing', level: 1 },
      { id: 'archery', level: 1 },
    ],
  };
  const levels = (level: number) => {
    const table = alone({
      traits: [{ id: 'poison', level: Math.min(level, 2) }],
      skills: [{ id: 'stealth', level: Math.min(level, 2) }],
      arts: [
        { id: 'fencing', level },
        { id: 'archery', level },
      ],
      specials: [{ name: 'Drill', changes: [next] }],
    });
    const model = A(table);
    const arts = [artLevel(table, model, 'fencing'), artLevel(table, model, 'archery')];
    return [traitLevel(table, model, 'poison'), skillLevel(table, model, 'stealth'), ...arts];
  };
  expect([1, 3, 4, 5].map(levels)).toEqual([
    [2, 2, 2, 2],
    [2, 2, 4, 4],
    [2, 2, 5, 4],
    [2, 2, 5, 4],
  ]);
});

test('the number or word in brackets is read from the profile [ELD-DEF-016]', () => {
  const burns = alone({
    traits: [
      { id: 'burn', x: 7 },
      { id: 'affinity', element: 'air' },
    ],
  });
  expect(traitsOf(burns, A(burns))).toEqual([
    { id: 'burn', x: 7 },
    { id: 'affinity', element: 'air' },
  ]);
});

scenario(
  'the traits of an Item belong to its Hits, and those of its use do not',
  ['ELD-PROFILE-020', 'ELD-PROFILE-021'],
  play => {
    const sword = { ...plainItems.sword, traits: [{ id: 'bleed' }, { id: 'two-handed' }] } as Item;
    const { game, setup, table } = resolving('A\nb', {
      pitch: 1.5,
      profiles: { A: { stats: { ...stats, STA: 1 } }, b: { stats: { ...stats, HP: 3 } } },
      action: attack('b'),
      pack: { items: { sword } },
    });
    const p = play(game, { ...setup, dice: [13, 1] });
    expect(modelIn(p, 'b').states.map(({ state }) => state)).toContain('bleeding');
    expect(weaponOf(table, A(table), { item: 'sword' }).traits).toEqual(sword.traits);
    // The Item can have no Shield beside it, and the wounded model none of its traits.
    expect(hasTrait(table, modelOf(table.state, 'b'), 'two-handed')).toBe(false);
  },
);

test('a combat art is used at one of its levels, and an Attack has one level of one art [ELD-PROFILE-025, ELD-PROFILE-026]', () => {
  const arts = [
    { id: 'fencing', level: 3 },
    { id: 'berserk', level: 2 },
  ] as const;
  const { table } = laidOut('A\nb', { pitch: 1.5, profiles: { A: { arts } } });
  expect(artsFor(table, 'A', 'melee')).toEqual([
    { id: 'fencing', level: 1 },
    { id: 'fencing', level: 2 },
    { id: 'fencing', level: 3 },
    { id: 'berserk', level: 1 },
    { id: 'berserk', level: 2 },
  ]);
  const options = actionMenu.options(table, { model: 'A', role: 'active', occasion: 'step' });
  const swords = options.filter(one => one.do === 'attack' && 'item' in one.means);
  // One plain Attack, and one for each level of an art.
  expect(swords).toHaveLength(6);
});

test('a Spellcraft gives the spells of its chart up to its level, of Elements with Affinity [ELD-PROFILE-027]', () => {
  const chart = ['low', 'high', 'cold'].map((spell, at) => ({ spell, level: at === 1 ? 3 : 2 }));
  const pack = {
    spells: {
      low: { ...plainSpell, name: 'Low' },
      high: { ...plainSpell, name: 'High' },
      cold: { ...plainSpell, name: 'Cold', element: 'water' },
    },
    spellcrafts: { chart: { name: 'Chart', spells: chart } },
  } as const;
  const knows = (level: number, element: 'fire' | 'water') => {
    const profile = { spellcrafts: [{ craft: 'chart', level }], traits: [{ id: 'affinity', element }] } as const;
    const table = alone(profile, { pack });
    return spellsOf(table, A(table));
  };
  expect([knows(1, 'fire'), knows(2, 'fire'), knows(3, 'fire'), knows(3, 'water')]).toEqual([
    [],
    ['low'],
    ['low', 'high'],
    ['cold'],
  ]);
});

test('a Special of a profile is data: changes, or a rule in code by its name [ELD-PROFILE-028]', () => {
  const specials = [{ name: 'Stubborn', changes: [{ op: 'attribute', attribute: 'M', by: 3 }] }] as const;
  const table = alone({ specials });
  expect(currentOf(table, A(table), 'M')).toBe(17);
});

scenario('a Skill is used once in a sequence', 'ELD-PROFILE-023', play => {
  const { game, setup } = laidOut('A......b', {
    profiles: { A: { skills: [{ id: 'leap' }] } },
    models: { b: { points: 0 } },
  });
  const jump = going('jump', [3, 2]);
  play(game, setup)
    .choose('p1', 'A')
    .refuses('p1', { ...jump, skills: ['leap', 'leap'] }, { code: 'used-twice', rule: 'ELD-PROFILE-023' })
    .choose('p1', { ...jump, skills: ['leap'] });
});

scenario('a model follows one of the enemies that leave it in a sequence, not two', 'ELD-PROFILE-023', play => {
  const engaged = { state: 'engaged', by: null, source: 'engaged', about: ['b'] } as const;
  const { game, setup } = laidOut('b\nA.C', {
    pitch: 1.5,
    at: {
      b: { x: inches(10), y: inches(10) },
      A: { x: inches(8), y: inches(10) },
      C: { x: inches(12), y: inches(10) },
    },
    profiles: { b: { skills: [{ id: 'follow-up' }] } },
    states: { A: [engaged], C: [engaged] },
    active: 'p2',
    facing: { A: { x: 1, y: 0 }, C: { x: -1, y: 0 } },
  });
  const away = (x: number) => ({ route: [{ x: inches(x), y: inches(10), z: 0 }], facing: { x: 1, y: 0 } });
  const p = play(game, setup).choose('p2', 'b').choose('p2', idle());
  p.choose('p1', { model: 'A' }).choose('p1', { do: 'dodge' });
  p.choose('p1', { model: 'C' }).choose('p1', { do: 'dodge' }).choose('p2', { do: 'nothing' });
  p.waitsFor({ by: 'p1', kind: 'order' }).choose('p1', 'A').choose('p1', away(5));
  // `b` may follow `A`, and then no other.
  p.waitsFor({ by: 'p2', kind: 'endMove' }).choose('p2', { route: [], facing: { x: 1, y: 0 } });
  p.waitsFor({ by: 'p1', kind: 'endMove' }).choose('p1', away(15));
  p.waitsFor({ by: 'p2', kind: 'activate' });
});

test('a protection wins over what causes harm, by option only where it did not begin earlier [ELD-DEF-002]', () => {
  const immune = { op: 'immune', states: ['panicked'] } as const;
  const data = { kind: 'enchantment', changes: [immune], ends: 'game', by: 'p1', card: null } as const;
  const effects = [{ key: 'calm', source: 'A', target: 'A', data }];
  const rule = (lay: LaidOut, profile: Partial<Profile> = {}) => {
    const table = alone(profile, lay);
    return immunityTo(table, A(table), { state: 'panicked' })?.rule;
  };
  expect([rule({}), rule({ effects })]).toEqual([undefined, 'ELD-SPELL-009']);
  const options = { specificConflict: 'laterWins' } as const;
  expect(rule({ effects, options })).toBeUndefined();
  // The profile, an Item or a trait has no beginning that could be earlier.
  const specials = [{ name: 'Calm', changes: [immune] }];
  expect([rule({ options }, { specials }), rule({ options }, { traits: [{ id: 'fearless' }] })]).toEqual([
    'ELD-PROFILE-028',
    'ELD-TRAIT-030',
  ]);
});

test('a Dead model has no traits, skills and arts any more [ELD-STATE-021]', () => {
  const profile = {
    traits: [{ id: 'inspiring' }],
    skills: [{ id: 'protector' }],
    arts: [{ id: 'fencing', level: 1 }],
  } as const;
  const has = (state: 'dead' | 'incapacitated') => {
    const table = alone(profile, { states: { A: [state] } });
    return [
      hasTrait(table, A(table), 'inspiring'),
      skillLevel(table, A(table), 'protector'),
      artLevel(table, A(table), 'fencing'),
    ];
  };
  expect([has('incapacitated'), has('dead')]).toEqual([
    [true, 1, 1],
    [false, 0, 0],
  ]);
});

test('means and rolls of a model read its own profile [ELD-PROFILE-001]', () => {
  const table = alone();
  expect(meansOf(table, A(table)).map(({ weapon }) => weapon.name)).toEqual(['Sword', 'unarmed', 'unarmed']);
  expect(rollTally(table, rollFacts({ model: 'A', attribute: 'M', purpose: 'morale' })).total).toBe(14);
});
