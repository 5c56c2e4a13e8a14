import { describe, expect, test } from 'vitest';
import { weaponOf } from '../../hero-cards/reading/cards.js';
import { effigyId } from '../../match/models.js';
import { type Laid, type LaidOut, laidOut, plainHero, plainMonster } from '../../testing/index.js';
import type { CommonAbility, InnateAbility } from '../../vocabulary/ability.js';
import type { AttackFacts } from '../../vocabulary/attack.js';
import type { Lasting } from '../../vocabulary/index.js';
import type { Hero } from '../../vocabulary/pack.js';
import { attackOf } from '../declare/facts.js';
import { piercingOf } from './armour-piercing.js';
import { abilityDamage, abilityDice } from './contributions.js';
import type { Line } from './line.js';

const able = (common: readonly CommonAbility[], more: Partial<Hero> = {}): Hero => ({ ...plainHero, ...more, common });

/** `A` has these abilities and attacks `b`. */
const against = (common: readonly CommonAbility[], lay: LaidOut = {}, drawing = 'A     b\n   .'): Laid =>
  laidOut(drawing, {
    ...lay,
    models: { A: { card: 'able' }, ...lay.models },
    cards: { ...lay.cards, heroes: { able: able(common), ...lay.cards?.heroes } },
  });

/** An attack of `A`, with its blade unless said. */
const attackIn = ({ table }: Laid, more: Partial<AttackFacts> & { readonly with?: string } = {}): AttackFacts => {
  const weapon = more.with ?? 'blade';
  return {
    ...attackOf(table, { attacker: 'A', target: 'b', weapon, kind: 'action', ap: 1 }),
    ...more,
  };
};

const what = (lines: readonly Line[]): readonly string[] =>
  lines
    .filter(({ rejected }) => rejected === undefined)
    .map(({ by, rule, last }) => `${by > 0 ? '+' : ''}${by}${last ? ' after all' : ''} ${rule}`);
const dice = (laid: Laid, more: Parameters<typeof attackIn>[1] = {}): readonly string[] =>
  what(abilityDice(laid.table, attackIn(laid, more)));
const damage = (laid: Laid, more: Parameters<typeof attackIn>[1] = {}): readonly string[] =>
  what(abilityDamage(laid.table, attackIn(laid, more)));

test('a model without abilities adds nothing', () => {
  const laid = against([]);
  expect([dice(laid), damage(laid), piercingOf(laid.table, attackIn(laid))]).toEqual([[], [], 0]);
});

describe('Armour Piercing and Sunder Armour', () => {
  const sundered: Omit<Lasting, 'id'> = {
    key: 'ability:sunder-armour',
    source: 'C',
    target: 'b',
    until: "start of b's activation",
    data: { kind: 'ability', ability: { id: 'sunder-armour' } },
  };
  const pike = { ...weaponOf(against([]).table, against([]).model('A'), 'blade'), id: 'pike' };
  const piercing = able([], {
    weapons: [pike, { ...pike, common: [{ id: 'armour-piercing', amount: 2 }], id: 'pick' }],
  });

  test('only the weapon that has Armour Piercing takes RES away, whatever its attack type [JHX-ABILITY-001]', () => {
    const laid = against([], { cards: { heroes: { able: piercing } } });
    const points = (weapon: string): number => piercingOf(laid.table, attackIn(laid, { with: weapon }));
    expect([points('pike'), points('pick')]).toEqual([0, 2]);
  });

  test('several sources add up [JHX-ABILITY-001, JHX-ABILITY-083]', () => {
    const heroes = { able: { ...piercing, common: [{ id: 'armour-piercing', amount: 1 }] as const } };
    const laid = against([], { cards: { heroes }, effects: [sundered] });
    expect(piercingOf(laid.table, attackIn(laid, { with: 'pick' }))).toBe(4);
  });

  test('Sunder Armour is on its target and serves every attacker, but not attacks against others [JHX-ABILITY-083]', () => {
    const laid = against([], { effects: [sundered] }, 'A     b\n   c');
    expect([
      piercingOf(laid.table, attackIn(laid)),
      piercingOf(laid.table, attackIn(laid, { target: 'c' })),
      piercingOf(laid.table, attackIn(laid, { with: 'bow' })),
    ]).toEqual([1, 0, 1]);
  });
});

describe('Backstab', () => {
  const backstab = [{ id: 'backstab' }] as const;
  const flanked = 'A\n   b\n      C';

  test('adds 1 damage in melee against an enemy that a friend engages [JHX-ABILITY-003]', () => {
    const laid = against(backstab, {}, flanked);
    expect([damage(laid), damage(laid, { with: 'bow' })]).toEqual([['+1 JHX-ABILITY-003'], []]);
    expect(damage(against([], {}, flanked))).toEqual([]);
  });

  test('a friend that does not reach the enemy does not help [JHX-ABILITY-003]', () => {
    expect(damage(against(backstab, {}, 'A\n   b\n      .\n         C'))).toEqual([]);
    const down: Omit<Lasting, 'id'> = {
      key: 'condition:knock-down',
      source: 'b',
      target: 'C',
      data: { kind: 'condition', condition: 'knock-down' },
    };
    expect(damage(against(backstab, { effects: [down] }, flanked))).toEqual([]);
  });

  test('Monsters, which no player controls, are no friends of each other [JHX-ABILITY-003, JHX-MONSTER-002]', () => {
    const models = { A: { kind: 'monster', card: 'sly' }, C: { kind: 'monster' } } as const;
    const laid = laidOut(flanked, { models, cards: { monsters: { sly: { ...plainMonster, common: backstab } } } });
    expect(damage(laid, { with: 'teeth' })).toEqual([]);
  });

  test('the model is its own friend only by the option `backstabCountsSelf` [JHX-ABILITY-003, JHX-DEF-003]', () => {
    const alone = 'A\n   b';
    expect(damage(against(backstab, {}, alone))).toEqual([]);
    expect(damage(against(backstab, { options: { backstabCountsSelf: true } }, alone))).toEqual(['+1 JHX-ABILITY-003']);
  });
});

describe('Enmity', () => {
  const orcs = [{ id: 'enmity', race: 'orc' }] as const;
  const cards = { heroes: { orc: able([], { race: 'orc' }) } };

  test('adds a die against models of the race, whatever the attack [JHX-ABILITY-015, JHX-ATTACK-023]', () => {
    const laid = against(orcs, { models: { b: { card: 'orc' } }, cards });
    expect([dice(laid), dice(laid, { with: 'bow' })]).toEqual([['+1 JHX-ABILITY-015'], ['+1 JHX-ABILITY-015']]);
    expect(dice(against(orcs))).toEqual([]);
  });

  test('the same Enmity twice is one die [JHX-ABILITY-015, JHX-ORDER-008]', () => {
    expect(dice(against([...orcs, ...orcs], { models: { b: { card: 'orc' } }, cards }))).toHaveLength(1);
  });
});

describe('Mark Target', () => {
  const mark = [{ id: 'mark-target' }] as const;

  test('adds a die against the marked Hero, after all other modifiers [JHX-ABILITY-031, JHX-ATTACK-020]', () => {
    const laid = against(mark, { models: { A: { card: 'able', marked: 'b' } } }, 'A     b\n   c');
    expect([dice(laid), dice(laid, { target: 'c' })]).toEqual([['+1 after all JHX-ABILITY-031'], []]);
  });

  test('adds none for the mark of another model, nor for a mark whose ability is gone [JHX-ABILITY-031]', () => {
    expect(dice(against([], { models: { A: { card: 'able', marked: 'b' } } }))).toEqual([]);
    expect(dice(against(mark, { models: { C: { card: 'able', marked: 'b' } } }, 'A     b\n   C'))).toEqual([]);
  });
});

test('Monster Slayer: 1 damage more to Monsters and Summoned models, not to Heroes [JHX-ABILITY-034, JHX-ABILITY-081]', () => {
  const slayer = [{ id: 'monster-slayer' }] as const;
  const kinds = (['monster', 'summoned', 'hero'] as const).map(kind =>
    damage(against(slayer, { models: { b: { kind } } })),
  );
  expect(kinds).toEqual([['+1 JHX-ABILITY-034'], ['+1 JHX-ABILITY-034'], []]);
});

test('Mounted: a die after all others and 1 damage for the attack of a Charge alone [JHX-ABILITY-038, JHX-ABILITY-039]', () => {
  const laid = against([{ id: 'mounted' }]);
  const charge = { kind: 'charge' } as const;
  expect([dice(laid, charge), damage(laid, charge)]).toEqual([
    ['+1 after all JHX-ABILITY-038'],
    ['+1 JHX-ABILITY-039'],
  ]);
  expect([dice(laid), damage(laid), dice(against([]), charge)]).toEqual([[], [], []]);
});

test('the second attack of Dual Wield has a die less after all others [JHX-ABILITY-007]', () => {
  const laid = against([]);
  expect([dice(laid, { kind: 'dual-wield' }), dice(laid)]).toEqual([['-1 after all JHX-ABILITY-007'], []]);
});

describe('changes by cards and effects', () => {
  const innate: InnateAbility = {
    id: 'keen',
    name: 'Keen',
    kind: 'innate',
    effects: [
      { op: 'modify', what: 'dice', by: 1, attack: 'RNG' },
      { op: 'modify', what: 'damage', by: 2, against: 'orc' },
      { op: 'modify', what: 'dice', by: 1, charge: true, last: true },
    ],
  };
  const heroes = { able: { ...plainHero, abilities: [innate] }, orc: able([], { race: 'orc' }) };

  test('counts only for the attacks that it says [JHX-ATTACK-023, JHX-ATTR-014]', () => {
    const laid = against([], { cards: { heroes } });
    expect([dice(laid, { with: 'bow' }), dice(laid), damage(laid)]).toEqual([['+1 JHX-ATTACK-023'], [], []]);
    expect(dice(laid, { kind: 'charge' })).toEqual(['+1 after all JHX-ATTACK-023']);
    expect(damage(against([], { cards: { heroes }, models: { b: { card: 'orc' } } }))).toEqual(['+2 JHX-DAMAGE-004']);
  });

  test('an effect on the attacker counts, and hampers it as well [JHX-ATTACK-027, JHX-TOKEN-012]', () => {
    const dazzled: Omit<Lasting, 'id'> = {
      key: 'modify:dazzle:dice',
      source: 'b',
      target: 'A',
      data: { kind: 'modify', what: 'dice', by: -1 },
    };
    expect(dice(against([], { effects: [dazzled] }))).toEqual(['-1 JHX-ATTACK-027']);
    expect(dice(against([], { effects: [{ ...dazzled, target: 'b' }] }))).toEqual([]);
  });

  test('no change adds dice against an Effigy, but changes that take dice away count [JHX-EFFIGY-015, JHX-EFFIGY-017]', () => {
    const laid = against(
      [{ id: 'mounted' }],
      {},
      `
      %
   %     %
      A
   @     @
      @`,
    );
    const effigy = { target: effigyId('p2') };
    expect(dice(laid, { ...effigy, kind: 'charge' })).toEqual([]);
    expect(dice(laid, { ...effigy, kind: 'dual-wield' })).toEqual(['-1 after all JHX-ABILITY-007']);
  });
});
