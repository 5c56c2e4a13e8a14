import { describe, expect, test } from 'vitest';
import type { CommonPassive } from '../vocabulary/effect.js';
import type { RollFacts } from '../vocabulary/roll.js';
import type { ConditionId } from '../vocabulary/words.js';
import { newRoll } from './roll.js';
import { facts } from './scenario-words.js';
import { type RollSide, type Sides, standingContributions } from './standing.js';

const side = (player: string | null, some: Partial<RollSide> = {}): RollSide => ({
  player,
  conditions: [],
  passives: [],
  base: 30,
  ...some,
});

interface Between {
  readonly roll?: Partial<RollFacts>;
  readonly roller?: Partial<RollSide> | null;
  readonly target?: Partial<RollSide>;
  readonly terrain?: Sides['terrain'];
}

/** The contributions to a roll of p1 against p2, each in one line. */
const between = ({ roll = {}, roller = {}, target = {}, terrain = [] }: Between): readonly string[] => {
  const { modifiers, rerolls, drops, dice, infusions } = standingContributions(newRoll(facts(roll)), {
    roller: roller === null ? null : side('p1', roller),
    target: side('p2', target),
    terrain,
  });
  expect([dice, infusions]).toEqual([[], []]);
  return [
    ...modifiers.map(({ source, amount }) => `${source} +${amount}`),
    ...rerolls.map(one => `${one.by} ${one.source} ${one.dice}${one.blanks ? ' blanks' : ''}${one.forced ? '!' : ''}`),
    ...drops.map(({ source }) => `drops ${source}`),
  ];
};
const hit = { what: 'hit' } as const;
const damage = { what: 'damage' } as const;

test.each<[ConditionId, readonly string[], readonly string[]]>([
  ['poisoned', ['poisoned +1'], ['poisoned +1']],
  ['crippled', ['crippled +2'], []],
  ['shattered', [], ['shattered +2']],
  ['hexed', ['p1 hexed 1'], ['p1 hexed 1']],
  ['burning', [], []],
])(
  'attacks against a %s unit: %j to hit, %j for damage [SFI-CONDITION-003, SFI-CONDITION-009, SFI-CONDITION-010, SFI-CONDITION-011, SFI-DAMAGE-010]',
  (condition, toHit, forDamage) => {
    const target = { conditions: [condition] };
    expect(between({ roll: hit, target })).toEqual(toHit);
    expect(between({ roll: damage, target })).toEqual(forDamage);
    expect(between({ roll: { ...damage, ofAttack: false }, target })).toEqual([]);
    expect(between({ roll: damage, roller: target }), 'own conditions').toEqual([]);
  },
);

describe('re-rolls', () => {
  test('a shocked unit may be made to re-roll one die of any roll [SFI-CONDITION-012]', () => {
    const roller = { conditions: ['shocked'] } as const;
    expect(between({ roll: hit, roller })).toEqual(['p2 shocked 1']);
    expect(between({ roll: { ...damage, ofAttack: false }, roller })).toEqual(['p2 shocked 1']);
    expect(between({ roll: hit, roller, target: { player: null } }), 'nobody is targeted').toEqual([]);
    expect(between({ roll: hit, target: roller })).toEqual([]);
  });

  test.each([
    ['melee', ['p1 accurate-strike 2 blanks']],
    ['ranged', ['p1 accurate-shot 1 blanks']],
    ['arcane', ['p1 accurate-shot 1 blanks']],
  ] as const)(
    'the accurate passives re-roll blanks of %s hit rolls [SFI-PASSIVE-001, SFI-PASSIVE-002]',
    (type, found) => {
      const passives: readonly CommonPassive[] = [
        { id: 'accurate-strike', x: 2 },
        { id: 'accurate-shot', x: 1 },
      ];
      expect(between({ roll: { what: 'hit', type }, roller: { passives } })).toEqual(found);
      expect(between({ roll: { what: 'damage', type }, roller: { passives } })).toEqual([]);
      expect(between({ roll: { what: 'hit', type }, target: { passives } })).toEqual([]);
    },
  );

  test('elusive forces an enemy to re-roll X dice to hit [SFI-PASSIVE-011]', () => {
    const target = { passives: [{ id: 'elusive', x: 2 }] } as const;
    expect(between({ roll: hit, target })).toEqual(['p2 elusive 2!']);
    expect(between({ roll: damage, target })).toEqual([]);
    expect(between({ roll: hit, target: { ...target, player: 'p1' } }), 'a friend').toEqual([]);
    expect(between({ roll: hit, roller: null, target }), 'nobody').toEqual([]);
  });

  test('positions change damage rolls of attacks: fortified for the defender, vulnerable for the attacker [SFI-TKEY-011, SFI-TKEY-012]', () => {
    const terrain: Sides['terrain'] = [
      { piece: 'fort', keyword: { id: 'fortified-position', x: 2 } },
      { piece: 'pit', keyword: { id: 'vulnerable-position', x: 1 } },
      { piece: 'wood', keyword: { id: 'obscuring' } },
    ];
    expect(between({ roll: damage, terrain })).toEqual([
      'p2 fortified-position fort 2',
      'p1 vulnerable-position pit 1',
    ]);
    expect(between({ roll: hit, terrain })).toEqual([]);
    expect(between({ roll: { ...damage, ofAttack: false }, terrain })).toEqual([]);
  });
});

test('hard to hit drops a die of every hit roll [SFI-PASSIVE-021]', () => {
  const target = { passives: [{ id: 'hard-to-hit' }] } as const;
  expect(between({ roll: hit, target })).toEqual(['drops hard-to-hit']);
  expect(between({ roll: damage, target })).toEqual([]);
});

test.each([
  [49, []],
  [50, ['giant-slayer +2']],
])('a giant slayer against a base of %i mm: %j [SFI-PASSIVE-019]', (base, found) => {
  const roller = { passives: [{ id: 'giant-slayer' }] } as const;
  expect(between({ roll: { ...damage, ofAttack: false }, roller, target: { base } })).toEqual(found);
  expect(between({ roll: hit, roller, target: { base } })).toEqual([]);
});

test('differently named modifiers add up: poisoned and crippled are +3 to hit [SFI-STACK-005]', () => {
  expect(between({ roll: hit, target: { conditions: ['poisoned', 'crippled'] } })).toEqual([
    'poisoned +1',
    'crippled +2',
  ]);
});
