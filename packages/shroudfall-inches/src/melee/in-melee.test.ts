import { inches, mm, type Point } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../testing/laid-out.js';
import type { Unit, Weapon } from '../vocabulary/pack.js';
import { engagedBy, engagedWith, inMelee, inMeleeAt } from './in-melee.js';

const point = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });

const weapon = (range: number, some: Partial<Weapon> = {}): Weapon => ({
  id: `blade-${range}`,
  name: 'Blade',
  type: 'melee',
  shape: 'single',
  range,
  damage: {},
  ...some,
});
const armed = (...weapons: readonly Weapon[]): Partial<Unit> => ({ weapons });
const unarmed = armed(weapon(12, { type: 'ranged' }));

/** `A` and `b` stand on a line, so far from each other from border to border, in 1/100 mm. */
const apart = (gap: number, lay: LaidOut = {}) =>
  laidOut('A.b', {
    ...lay,
    at: { 'A/1': { x: 0, y: 0 }, 'b/1': { x: mm(30) + gap, y: 0 }, ...lay.at },
  }).table;

describe('the longer reach counts', () => {
  test.each([
    [0, true],
    [1, false],
  ])('through the reach of the enemy, %i/100 mm beyond it: %s [SFI-MELEE-001, SFI-MELEE-003]', (more, expected) => {
    const table = apart(inches(2) + more, { cards: { A: unarmed, b: armed(weapon(1), weapon(2)) } });
    expect([inMelee(table, 'A/1', 'b/1'), inMelee(table, 'b/1', 'A/1')]).toEqual([expected, expected]);
    expect(engagedBy(table, 'A/1')).toEqual(expected ? ['b/1'] : []);
    expect(engagedBy(table, 'b/1')).toEqual([]);
  });

  test.each([
    [0, ['b/1']],
    [1, []],
  ])('through the own reach, %i/100 mm beyond it: %j [SFI-MELEE-002, SFI-MELEE-003]', (more, expected) => {
    const table = apart(inches(3) + more, { cards: { A: armed(weapon(3)), b: armed(weapon(1)) } });
    expect(engagedWith(table, 'A/1')).toEqual(expected);
    expect(engagedBy(table, 'A/1'), 'not by the reach of the enemy').toEqual([]);
  });
});

test('without line of sight there is no melee, however near the models are [SFI-MELEE-004]', () => {
  const long = armed(weapon(6));
  const large = { ...unarmed, base: 50 };
  // `c` sees `A` past nobody; the large `D` hides the small `A` from `b`, but `A` sees the larger `b`.
  const behind = (b: Partial<Unit>, A: Partial<Unit>) =>
    laidOut('ADb', { pitch: 2.5, cards: { A: { ...A, base: 30 }, D: large, b } }).table;
  expect(engagedWith(behind({ ...long, base: 30 }, long), 'A/1')).toEqual([]);
  expect(engagedWith(behind({ ...long, base: 60 }, unarmed), 'A/1'), 'reach without sight').toEqual([]);
  expect(engagedWith(behind({ ...unarmed, base: 60 }, long), 'A/1'), 'sight of the one with reach').toEqual(['b/1']);
});

describe('the reach of a model', () => {
  test('is the RNG of now [SFI-MELEE-005]', () => {
    const longer = { op: 'modify', what: 'RNG', by: 1, attack: 'melee' } as const;
    const effect = { key: 'Long Arm', source: 'A', target: 'A', player: 'p1', data: longer };
    const lay = { cards: { A: armed(weapon(1)), b: unarmed } };
    expect(engagedWith(apart(inches(2), lay), 'A/1')).toEqual([]);
    expect(engagedWith(apart(inches(2), { ...lay, effects: [effect] }), 'A/1')).toEqual(['b/1']);
    expect(engagedWith(apart(inches(2) + 1, { ...lay, effects: [effect] }), 'A/1')).toEqual([]);
  });

  test.each(['beam', 'area'] as const)('is the printed length of a melee %s [SFI-MELEE-005]', shape => {
    const longer = { op: 'modify', what: 'RNG', by: 1 } as const;
    const effects = [{ key: 'Long Arm', source: 'A', target: 'A', player: 'p1', data: longer }];
    const lay = { cards: { A: armed(weapon(4, { shape })), b: unarmed }, effects };
    expect(engagedWith(apart(inches(4), lay), 'A/1')).toEqual(['b/1']);
    expect(engagedWith(apart(inches(4) + 1, lay), 'A/1')).toEqual([]);
  });

  test('does not exist without a melee profile, even for bases that touch [SFI-MELEE-005]', () => {
    expect(engagedWith(apart(0, { cards: { A: unarmed, b: unarmed } }), 'A/1')).toEqual([]);
  });
});

test('friends, elements and manifestations are never in melee [SFI-MELEE-006]', () => {
  const { table } = laidOut('AA\nC.', {
    pitch: 1.5,
    elements: { idol: { at: point(3, 3), keywords: ['PREY'], weapons: [weapon(6)], prey: { def: 3, arm: 3, hp: 3 } } },
    manifestations: { storm: { at: point(2, 2) } },
    cards: { A: armed(weapon(6)), C: armed(weapon(6)) },
  });
  expect(['A/1', 'C/1', 'idol', 'storm'].map(id => engagedWith(table, id))).toEqual([[], [], [], []]);
});

describe('a model at another place', () => {
  test('is in melee with every enemy that it would be in melee with there [SFI-MELEE-012]', () => {
    const { table } = laidOut('A.b.c');
    expect(inMeleeAt(table, 'A/1', { x: inches(8), y: inches(2) })).toEqual(['b/1', 'c/1']);
    const beside = { x: inches(6) - mm(30) - inches(1), y: inches(2) };
    expect(inMeleeAt(table, 'A/1', beside)).toEqual(['b/1']);
    expect(inMeleeAt(table, 'A/1', { ...beside, x: beside.x - 1 })).toEqual([]);
    expect(engagedWith(table, 'A/1'), 'the model has not moved').toEqual([]);
  });

  test('is blocked neither by itself nor by the place that it leaves', () => {
    const lay = { cards: { A: { ...armed(weapon(9)), base: 50 }, b: unarmed } };
    const { table } = laidOut('.A.b', lay);
    expect(inMeleeAt(table, 'A/1', { x: 0, y: inches(2) })).toEqual(['b/1']);
  });

  test('takes along the reach that an ability lends by distance', () => {
    const banner = {
      id: 'banner',
      name: 'Banner',
      kind: 'passive',
      aim: { how: 'every', what: 'unit', side: 'friend', within: 3, other: true },
      effects: [{ op: 'modify', what: 'RNG', by: 1, attack: 'melee' }],
    } as const;
    const { table } = laidOut('C....\nA...b', {
      cards: { A: armed(weapon(1)), C: { ...unarmed, abilities: [banner] }, b: unarmed },
    });
    const far = { x: inches(10) - mm(30) - inches(2), y: inches(4) };
    expect(inMeleeAt(table, 'A/1', far)).toEqual([]);
    expect(inMeleeAt(table, 'A/1', { ...far, x: inches(10) - mm(30) - inches(1) })).toEqual(['b/1']);
    const near = laidOut('...C.\nA...b', {
      cards: { A: armed(weapon(1)), C: { ...unarmed, abilities: [banner] }, b: unarmed },
    }).table;
    expect(inMeleeAt(near, 'A/1', far)).toEqual(['b/1']);
  });
});
