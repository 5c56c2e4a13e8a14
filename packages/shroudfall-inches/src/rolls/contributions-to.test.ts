import { inches, mm } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { bookEdition } from '../edition.js';
import { asked } from '../testing/asked.js';
import { type LaidOut, laidOut } from '../testing/laid-out.js';
import { box } from '../testing/things.js';
import type { Change, Lasting } from '../vocabulary/index.js';
import type { RollFacts } from '../vocabulary/roll.js';
import type { AttackShape, ConditionId } from '../vocabulary/words.js';
import { contributionsOn } from './contributions-to.js';
import { newRoll } from './roll.js';
import { facts } from './scenario-words.js';

interface Between extends LaidOut {
  readonly roll?: Partial<RollFacts>;
  readonly shape?: AttackShape;
  /** `A` stands in the drawing at 2 inches, and `b` at 12. */
  readonly drawing?: string;
}

/** The contributions to a roll of `A/1` against `b/1`, each in one line. */
const between = ({ roll: some = {}, shape = 'single', drawing = 'A....b', ...lay }: Between): readonly string[] => {
  const roll = newRoll(facts({ roller: 'A/1', target: 'b/1', targetUnit: 'b', ...some }));
  const { type, damage } = { type: roll.type, damage: {} };
  const attack = {
    ...{ attacker: 'A/1', unit: 'A', player: 'p1', profile: null, inAction: false, from: null, targets: [] },
    ...{ type, shape, damage, range: 12 },
  };
  const found = asked(laidOut(drawing, lay), turn => contributionsOn(roll.ofAttack ? attack : null)(turn, roll));
  const sign = (amount: number): string => (amount > 0 ? `+${amount}` : `${amount}`);
  return [
    ...found.modifiers.map(({ source, amount, rejected }) => `${source} ${rejected?.rule ?? sign(amount)}`),
    ...found.rerolls.map(
      one => `${one.by} ${one.source} ${one.dice}${one.blanks ? ' blanks' : ''}${one.forced ? '!' : ''}`,
    ),
    ...found.drops.map(({ source }) => `drops ${source}`),
    ...found.dice.map(({ source, add, less, by }) => `${by} ${source} ${JSON.stringify(add)} less ${less}`),
    ...found.infusions.map(({ source, colour }) => `${source} infuses ${colour}`),
  ];
};
type Cards = NonNullable<LaidOut['cards']>;
const hit = { what: 'hit' } as const;
const damage = { what: 'damage' } as const;
const noAttack = { ofAttack: false } as const;

describe('conditions', () => {
  test.each<[ConditionId, readonly string[], readonly string[]]>([
    ['poisoned', ['poisoned +1'], ['poisoned +1']],
    ['crippled', ['crippled +2'], []],
    ['shattered', [], ['shattered +2']],
    ['hexed', ['p1 hexed 1'], ['p1 hexed 1']],
    ['burning', [], []],
  ])(
    'attacks against a %s unit: %j to hit, %j for damage [SFI-CONDITION-003, SFI-CONDITION-009, SFI-CONDITION-010, SFI-CONDITION-011, SFI-DAMAGE-010]',
    (condition, toHit, forDamage) => {
      const suffering = { conditions: [condition] };
      expect(between({ roll: hit, units: { b: suffering } })).toEqual(toHit);
      expect(between({ roll: damage, units: { b: suffering } })).toEqual(forDamage);
      expect(between({ roll: { ...damage, ...noAttack }, units: { b: suffering } })).toEqual([]);
      expect(between({ roll: damage, units: { A: suffering } }), 'own conditions').toEqual([]);
    },
  );

  test('differently named modifiers add up: poisoned and crippled are +3 to hit [SFI-STACK-005]', () => {
    const units = { b: { conditions: ['poisoned', 'crippled'] as const } };
    expect(between({ roll: hit, units })).toEqual(['poisoned +1', 'crippled +2']);
  });

  test('the option for abilities that do the same leaves conditions alone [SFI-STACK-002]', () => {
    const units = { b: { conditions: ['crippled'] as const } };
    const marked = (key: string) =>
      ({
        key,
        source: 'A',
        target: 'b',
        player: 'p1',
        data: { op: 'modify', what: 'hit', by: 2, role: 'defender' },
      }) as const;
    const effects = [marked('Mark'), marked('Spot')];
    const toHit = (options: NonNullable<LaidOut['options']>) => between({ roll: hit, units, effects, options });
    expect(toHit({})).toEqual(['crippled +2', 'Mark +2', 'Spot +2']);
    expect(toHit({ 'stacking.sameBonus': 'once' })).toEqual(['crippled +2', 'Mark +2', 'Spot SFI-STACK-002']);
  });

  test('a shocked unit may be made to re-roll one die of any roll [SFI-CONDITION-012]', () => {
    const units = { A: { conditions: ['shocked'] as const } };
    expect(between({ roll: hit, units })).toEqual(['p2 shocked 1']);
    expect(between({ roll: { ...damage, ...noAttack }, units })).toEqual(['p2 shocked 1']);
    expect(between({ roll: hit, units: { b: { conditions: ['shocked'] } } })).toEqual([]);
    const elements = { idol: { at: { x: inches(12), y: inches(4) }, keywords: ['PREY'] as const } };
    expect(between({ roll: { ...hit, target: 'idol', targetUnit: null }, units, elements }), 'nobody').toEqual([]);
  });
});

describe('passives', () => {
  test.each([
    ['melee', ['p1 accurate-strike 2 blanks']],
    ['ranged', ['p1 accurate-shot 1 blanks']],
    ['arcane', ['p1 accurate-shot 1 blanks']],
  ] as const)(
    'the accurate passives re-roll blanks of %s hit rolls [SFI-PASSIVE-001, SFI-PASSIVE-002]',
    (type, found) => {
      const accurate: Cards = {
        A: {
          passives: [
            { id: 'accurate-strike', x: 2 },
            { id: 'accurate-shot', x: 1 },
          ],
        },
      };
      expect(between({ roll: { ...hit, type }, cards: accurate })).toEqual(found);
      expect(between({ roll: { ...damage, type }, cards: accurate })).toEqual([]);
    },
  );

  test('elusive forces an enemy to re-roll X dice to hit [SFI-PASSIVE-011]', () => {
    const cards: Cards = { b: { passives: [{ id: 'elusive', x: 2 }] } };
    expect(between({ roll: hit, cards })).toEqual(['p2 elusive 2!']);
    expect(between({ roll: damage, cards })).toEqual([]);
    expect(between({ roll: hit, cards, units: { b: { player: 'p1' } } }), 'a friend').toEqual([]);
    expect(between({ roll: { ...hit, roller: null }, cards }), 'nobody').toEqual([]);
  });

  test('terrain that is hard to see lends Elusive (1), once and not on top of the own [SFI-TKEY-013, SFI-TERRAIN-013]', () => {
    const pieces: NonNullable<LaidOut['pieces']> = {
      reeds: { keywords: ['hard-to-see'], footprint: [box(11, 0, 4, 4)] },
      mist: { keywords: ['hard-to-see'], footprint: [box(11, 0, 4, 4)] },
    };
    expect(between({ roll: hit, pieces })).toEqual(['p2 elusive 1!']);
    expect(between({ roll: hit, pieces, cards: { b: { passives: [{ id: 'elusive', x: 2 }] } } })).toEqual([
      'p2 elusive 2!',
    ]);
    // Also in melee, and from within (SFI-TERRAIN-006).
    expect(between({ roll: { ...hit, type: 'ranged' }, pieces })).toEqual(['p2 elusive 1!']);
    expect(
      between({ roll: hit, pieces: { reeds: { keywords: ['hard-to-see'], footprint: [box(13, 0, 4, 4)] } } }),
    ).toEqual([]);
  });

  test('hard to hit drops a die of every hit roll [SFI-PASSIVE-021]', () => {
    const cards: Cards = { b: { passives: [{ id: 'hard-to-hit' }] } };
    expect(between({ roll: hit, cards })).toEqual(['drops hard-to-hit']);
    expect(between({ roll: damage, cards })).toEqual([]);
  });

  test.each([
    [49, []],
    [50, ['giant-slayer +2']],
  ])('a giant slayer against a base of %i mm: %j [SFI-PASSIVE-019]', (base, found) => {
    const cards: Cards = { A: { passives: [{ id: 'giant-slayer' }] }, b: { base } };
    expect(between({ roll: { ...damage, ...noAttack }, cards })).toEqual(found);
    expect(between({ roll: hit, cards })).toEqual([]);
  });
});

test('positions change damage rolls of attacks, each keyword once: fortified for the defender, vulnerable for the attacker [SFI-TKEY-011, SFI-TKEY-012, SFI-STACK-002, SFI-TERRAIN-015]', () => {
  const wall = (x: number, away: number) =>
    ({ type: 'linear', keywords: [{ id: 'fortified-position', x }], footprint: [box(11 - away, 0, 0.2, 4)] }) as const;
  const pieces: NonNullable<LaidOut['pieces']> = {
    fort: wall(2, 0),
    outer: wall(1, 0.2),
    pit: { keywords: [{ id: 'vulnerable-position', x: 1 }], footprint: [box(11.5, 0, 4, 4)] },
  };
  expect(between({ roll: damage, pieces })).toEqual(['p2 fortified-position 2', 'p1 vulnerable-position 1']);
  expect(between({ roll: hit, pieces })).toEqual([]);
  expect(between({ roll: { ...damage, ...noAttack }, pieces })).toEqual([]);
});

describe('the target is in melee', () => {
  const bow = { id: 'bow', name: 'Bow', type: 'ranged', shape: 'single', range: 12, damage: {} } as const;
  const staff = { ...bow, id: 'staff', type: 'arcane' } as const;
  // `C` is in melee with `b/1`, and `A` is not.
  const drawing = 'A....b\n....C.';
  const cards: Cards = { A: { weapons: [bow, staff] }, b: { weapons: [bow] } };
  const at = { 'C/1': { x: inches(12), y: inches(2) + mm(30) + inches(1) } };

  test.each<[RollFacts['type'], AttackShape, readonly string[]]>([
    ['ranged', 'single', ['target-in-melee -2']],
    ['arcane', 'single', ['target-in-melee -2']],
    ['melee', 'single', []],
    ['ranged', 'beam', ['target-in-melee SFI-BEAM-007']],
    ['arcane', 'area', ['target-in-melee SFI-AREA-002']],
  ])(
    'a %s %s attack at it: %j [SFI-ATTACK-001, SFI-ATTACK-003, SFI-ATTACK-004, SFI-BEAM-007, SFI-AREA-002]',
    (type, shape, found) => {
      expect(between({ roll: { ...hit, type }, shape, drawing, cards, at })).toEqual(found);
      expect(between({ roll: { ...damage, type }, shape, drawing, cards, at })).toEqual([]);
    },
  );

  test('1/100 mm beyond the reach there is no penalty, and none for a roll of no attack [SFI-ATTACK-003]', () => {
    const apart = { 'C/1': { ...at['C/1'], y: at['C/1'].y + 1 } };
    const roll = { ...hit, type: 'ranged' } as const;
    expect(between({ roll, drawing, cards, at: apart })).toEqual([]);
    expect(between({ roll: { ...roll, ...noAttack }, drawing, cards, at })).toEqual([]);
  });

  test('the penalty counts once, with however many models the target is in melee [SFI-ATTACK-006]', () => {
    const two = { ...at, 'C/2': { x: inches(12), y: inches(2) - mm(30) - inches(1) } };
    expect(between({ roll: { ...hit, type: 'ranged' }, drawing: 'A....b\n....CC', cards, at: two })).toEqual([
      'target-in-melee -2',
    ]);
  });

  describe('with the attacker itself', () => {
    const beside: NonNullable<LaidOut['at']> = { 'A/1': { x: inches(12) - mm(30) - inches(1), y: inches(2) } };
    const blade = { ...bow, id: 'blade', type: 'melee', range: 1 } as const;
    const own = (...ids: readonly ('pistolero' | 'relentless')[]): Cards => ({
      A: { weapons: [blade], passives: ids.map(id => ({ id })) },
      b: { weapons: [bow] },
    });
    test.each<[RollFacts['type'], Cards, string]>([
      ['arcane', own(), 'SFI-ATTACK-004'],
      ['ranged', own(), '-2'],
      ['ranged', own('pistolero'), 'SFI-PASSIVE-029'],
      ['ranged', own('relentless'), 'SFI-PASSIVE-034'],
    ])('a %s attack: %s [SFI-ATTACK-004, SFI-PASSIVE-029, SFI-PASSIVE-034]', (type, some, found) => {
      expect(between({ roll: { ...hit, type }, cards: some, at: beside })).toEqual([`target-in-melee ${found}`]);
    });

    test('Pistolero and Relentless help against no other model in melee [SFI-PASSIVE-029, SFI-PASSIVE-034]', () => {
      const passives = [{ id: 'pistolero' }, { id: 'relentless' }] as const;
      const far: Cards = { A: { weapons: [bow], passives }, b: { weapons: [bow] } };
      expect(between({ roll: { ...hit, type: 'ranged' }, drawing, cards: far, at })).toEqual(['target-in-melee -2']);
    });
  });
});

describe('abilities', () => {
  const lasting = (key: string, target: string, data: Change): Omit<Lasting, 'id'> => ({
    key,
    source: target,
    target,
    player: target === 'A' ? 'p1' : 'p2',
    data,
  });
  const modify = (by: number, some: object = {}): Change => ({ op: 'modify', what: 'hit', by, ...some });

  test('changes of the attacker and of the defender count in their rolls', () => {
    const effects = [
      lasting('Aim', 'A', modify(1)),
      lasting('Shade', 'b', modify(-1, { role: 'defender' })),
      lasting('Rage', 'A', modify(2, { what: 'damage' })),
      lasting('Wide', 'b', modify(3)),
      lasting('Bare', 'A', modify(4, { role: 'defender' })),
    ];
    expect(between({ roll: hit, effects })).toEqual(['Aim +1', 'Shade -1']);
    expect(between({ roll: damage, effects })).toEqual(['Rage +2']);
  });

  test('an effect "when attacked" counts in attacks only [SFI-DAMAGE-010, SFI-DAMAGE-007]', () => {
    const effects = [
      lasting('Rage', 'A', modify(2, { what: 'damage' })),
      lasting('Bare', 'b', modify(1, { what: 'damage', role: 'defender' })),
    ];
    expect(between({ roll: damage, effects })).toEqual(['Rage +2', 'Bare +1']);
    expect(between({ roll: { ...damage, ...noAttack }, effects })).toEqual(['Rage +2']);
  });

  test('of effects with one name the best for its player counts, and (+X) adds up [SFI-STACK-001, SFI-STACK-003, SFI-STACK-004, SFI-STACK-006]', () => {
    const effects = [
      lasting('Aim', 'A', modify(1)),
      lasting('Aim', 'A', modify(2)),
      lasting('Aim', 'A', modify(3, { stacks: true })),
      lasting('Shade', 'b', modify(-1, { role: 'defender' })),
      lasting('Shade', 'b', modify(-2, { role: 'defender' })),
    ];
    expect(between({ roll: hit, effects })).toEqual([
      'Aim SFI-STACK-001',
      'Aim +2',
      'Aim +3',
      'Shade SFI-STACK-001',
      'Shade -2',
    ]);
  });

  test('changes for certain attacks or foes count against them only', () => {
    const effects = [
      lasting('Melee', 'A', modify(1, { attack: 'melee' })),
      lasting('Shot', 'A', modify(2, { attack: 'ranged' })),
      lasting('Giants', 'A', modify(3, { against: { baseFrom: 40 } })),
      lasting('Sick', 'A', modify(4, { against: { suffering: 'burning' } })),
    ];
    expect(between({ roll: hit, effects })).toEqual(['Melee +1']);
    expect(between({ roll: { ...hit, ...noAttack }, effects }), 'no attack at all').toEqual([]);
    const cards = { b: { base: 40 } };
    const units = { b: { conditions: ['burning'] as const } };
    expect(between({ roll: { ...hit, type: 'ranged' }, effects, cards, units })).toEqual([
      'Shot +2',
      'Giants +3',
      'Sick +4',
    ]);
    const elements = { idol: { at: { x: inches(12), y: inches(6) }, base: 40, keywords: ['PREY'] as const } };
    expect(between({ roll: { ...hit, target: 'idol', targetUnit: null }, effects, elements })).toEqual([
      'Melee +1',
      'Giants +3',
    ]);
  });

  test('an effect may ask for help in melee, of another model of the unit or of any friend [SFI-UNIT-012]', () => {
    const against = (inMeleeWith: 'unit' | 'friend') => modify(2, { against: { inMeleeWith } });
    const effects = [lasting('Gang', 'A', against('unit')), lasting('Pack', 'A', against('friend'))];
    const at = (id: string) => ({ [id]: { x: inches(12), y: inches(2) + mm(30) + inches(1) } });
    expect(between({ roll: hit, effects })).toEqual([]);
    expect(between({ roll: hit, effects, drawing: 'A....b\nA.....', at: at('A/2') })).toEqual(['Gang +2', 'Pack +2']);
    expect(between({ roll: hit, effects, drawing: 'A....b\nC.....', at: at('C/1') })).toEqual(['Pack +2']);
    expect(between({ roll: hit, effects, at: at('A/1') }), 'no other model').toEqual(['Pack +2']);
  });

  test('of dice and infusions those of one name count once', () => {
    const effects = [
      lasting('Surge', 'A', { op: 'dice', roll: 'hit', add: { red: 1 } }),
      lasting('Surge', 'A', { op: 'dice', roll: 'hit', add: { grey: 2 } }),
      lasting('Fog', 'b', { op: 'dice', roll: 'hit', less: 1, role: 'defender' }),
      lasting('Song', 'A', { op: 'infuse', roll: 'hit', colour: 'grey' }),
      lasting('Fire', 'A', { op: 'infuse', roll: 'damage', colour: 'red' }),
    ];
    expect(between({ roll: hit, effects })).toEqual([
      'p1 Surge {"grey":2} less 0',
      'p2 Fog {} less 1',
      'Song infuses grey',
    ]);
    expect(between({ roll: damage, effects })).toEqual(['Fire infuses red']);
  });
});

test('the numbers are those of the edition', () => {
  const { numbers } = bookEdition;
  const edition = {
    ...bookEdition,
    numbers: { ...numbers, conditions: { ...numbers.conditions, crippled: { value: 5, rule: 'SFI-CONDITION-003' } } },
  } as const;
  expect(between({ roll: hit, units: { b: { conditions: ['crippled'] } }, edition })).toEqual(['crippled +5']);
});

test('nothing counts in a roll against a model that has left the table [SFI-ATTACK-038]', () => {
  expect(between({ roll: { ...hit, target: 'b/9' }, units: { A: { conditions: ['shocked'] } } })).toEqual([]);
});
