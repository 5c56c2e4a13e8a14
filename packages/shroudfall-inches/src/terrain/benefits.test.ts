import { inches, mm, type Point } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../testing/laid-out.js';
import { box, type LaidPiece } from '../testing/things.js';
import type { AttackShape, AttackType } from '../vocabulary/words.js';
import { type Benefits, benefitsOf } from './benefits.js';

const point = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });

type Asked = readonly [type: AttackType, shape?: AttackShape];

/** The benefits of `b` against an attack of `A`, each in one word: `+1`, or the rule by which it does not count. */
const told = ({ DEF, ARM, keywords }: Benefits) => {
  const words = (all: Benefits['DEF']): readonly string[] =>
    all.map(({ by, rejected }) => rejected?.rule ?? (by > 0 ? `+${by}` : `${by}`));
  return { DEF: words(DEF), ARM: words(ARM), keywords: keywords.map(({ keyword }) => keyword.id) };
};
const nothing = { DEF: [], ARM: [], keywords: [] };

const against = ([type, shape = 'single']: Asked, terrain: LaidOut['pieces'], lay: LaidOut = {}) => {
  const { table } = laidOut('A....b', { pieces: { ...terrain }, ...lay });
  return told(benefitsOf(table, 'b/1', { from: 'A/1', type, shape }));
};

describe('area terrain', () => {
  // `b` stands at 12 inches, `A` at 2.
  const reeds: LaidPiece = { def: 1, arm: 2, keywords: ['hard-to-see'], footprint: [box(10, 0, 6, 6)] };

  test.each<[Asked, Pick<Benefits, 'DEF' | 'ARM'> | object]>([
    [['ranged'], { DEF: ['+1'], ARM: ['+2'] }],
    [['arcane'], { DEF: ['+1'], ARM: ['+2'] }],
    [['ranged', 'area'], { DEF: ['+1'], ARM: ['+2'] }],
    [['melee'], { DEF: ['SFI-TERRAIN-004'], ARM: ['SFI-TERRAIN-004'] }],
    [['ranged', 'beam'], { DEF: ['SFI-BEAM-008'], ARM: ['SFI-BEAM-008'] }],
  ])(
    'against %j a model within has %j, and its keywords in any case [SFI-TERRAIN-003, SFI-TERRAIN-004, SFI-TERRAIN-006, SFI-BEAM-008, SFI-AREA-004]',
    (asked, expected) => {
      expect(against(asked, { reeds })).toEqual({ ...expected, keywords: ['hard-to-see'] });
    },
  );

  test('bonuses count only against an attacker who is wholly outside the same piece [SFI-TERRAIN-005]', () => {
    const wide: LaidPiece = { ...reeds, footprint: [box(4, 0, 12, 6)] };
    const at = (x: number): LaidOut => ({ at: { 'A/1': { x, y: inches(2) } } });
    expect(against(['ranged'], { wide }, at(inches(4) - mm(15))).DEF).toEqual(['+1']);
    expect(against(['ranged'], { wide }, at(inches(4) - mm(15) + 1)).DEF).toEqual(['SFI-TERRAIN-005']);
    // Another piece with the attacker in it changes nothing.
    const two: LaidOut['pieces'] = { reeds, near: { footprint: [box(0, 0, 4, 6)] } };
    expect(against(['ranged'], two).DEF).toEqual(['+1']);
  });

  test('a model that only touches the piece, or behind which it lies, has nothing of it [SFI-TERRAIN-003, SFI-TERRAIN-012, SFI-MEASURE-016]', () => {
    const at = (x: number): LaidOut => ({ at: { 'b/1': { x, y: inches(2) } } });
    const middle: LaidPiece = { ...reeds, footprint: [box(5, 0, 3, 6)] };
    expect(against(['ranged'], { middle })).toEqual(nothing);
    expect(against(['ranged'], { middle }, at(inches(8) + mm(15)))).toEqual(nothing);
    expect(against(['ranged'], { middle }, at(inches(8) + mm(15) - 1)).DEF).toEqual(['+1']);
    const touch = { ...at(inches(8) + mm(15)), options: { 'terrain.touchIsWithin': true } };
    expect(against(['ranged'], { middle }, touch).DEF).toEqual(['+1']);
  });

  test('without an attack there are only the keywords, and a roll of no model comes from outside', () => {
    const { table } = laidOut('A....b', { pieces: { reeds } });
    expect(told(benefitsOf(table, 'b/1'))).toEqual({ ...nothing, keywords: ['hard-to-see'] });
    expect(told(benefitsOf(table, 'b/1', { from: null, type: 'arcane' })).ARM).toEqual(['+2']);
  });
});

describe('linear terrain', () => {
  // A wall across the way, just before `b` at 12 inches.
  const wall: LaidPiece = {
    type: 'linear',
    def: 1,
    arm: 1,
    keywords: [{ id: 'fortified-position', x: 1 }],
    footprint: [box(10.5, 0, 0.5, 4)],
  };
  const full = { DEF: ['+1'], ARM: ['+1'], keywords: ['fortified-position'] };

  test.each<[Asked, object]>([
    [['melee'], full],
    [['ranged'], full],
    [['arcane', 'area'], full],
    [['melee', 'beam'], { ...full, DEF: ['SFI-BEAM-008'], ARM: ['SFI-BEAM-008'] }],
  ])('against %j: %j [SFI-TERRAIN-008, SFI-TERRAIN-010, SFI-BEAM-008, SFI-AREA-004]', (asked, expected) => {
    expect(against(asked, { wall })).toEqual(expected);
  });

  test('a model 1 inch from the wall benefits, and 1/100 mm farther does not, whatever crosses it [SFI-TERRAIN-008, SFI-TERRAIN-011]', () => {
    const at = (more: number): LaidOut => ({ at: { 'b/1': { x: inches(12) + mm(15) + more, y: inches(2) } } });
    expect(against(['melee'], { wall }, at(0))).toEqual(full);
    expect(against(['melee'], { wall }, at(1))).toEqual(nothing);
  });

  test('one crossing line is enough, and a wall that no line crosses gives nothing [SFI-TERRAIN-008, SFI-TERRAIN-009]', () => {
    // The lines between the bases reach up to their upper edges.
    const top = inches(2) - mm(15);
    const at = (y: number): Point => ({ x: inches(2), y });
    const above: LaidPiece = { ...wall, footprint: [box(10.5, 0, 0.5, top / inches(1))] };
    expect(against(['ranged'], { above }, { at: { 'A/1': at(inches(2)) } })).toEqual(nothing);
    expect(against(['ranged'], { above }, { at: { 'A/1': at(inches(2) - 10) } })).toEqual(full);
    const behind: LaidPiece = { ...wall, footprint: [box(13, 0, 0.5, 4)] };
    expect(against(['melee'], { behind }, { at: { 'b/1': { x: inches(12), y: inches(2) } } })).toEqual(nothing);
  });

  test('without an attack it gives nothing, also no keywords [SFI-TERRAIN-015]', () => {
    const { table } = laidOut('A....b', { pieces: { wall } });
    expect(told(benefitsOf(table, 'b/1'))).toEqual(nothing);
  });

  test('it protects the models near it only, each by itself [SFI-TERRAIN-014]', () => {
    const { table } = laidOut('A....bb', {
      pieces: { wall, pit: { keywords: ['toxic'], footprint: [box(11, 0, 6, 6)] } },
    });
    const each = ['b/1', 'b/2'].map(id => told(benefitsOf(table, id, { from: 'A/1', type: 'melee' })));
    expect(each).toEqual([
      { ...full, keywords: ['fortified-position', 'toxic'] },
      { ...nothing, keywords: ['toxic'] },
    ]);
  });
});

test('several pieces add up, also with one name [SFI-TERRAIN-013]', () => {
  const wall = (x: number): LaidPiece => ({ name: 'Wall', type: 'linear', def: 1, footprint: [box(x, 0, 0.25, 4)] });
  const found = against(['melee'], {
    one: wall(10.5),
    other: wall(11),
    cloud: { keywords: ['shrouded'], footprint: [box(11, 0, 2, 4)] },
  });
  expect(found).toEqual({ DEF: ['+1', '+1'], ARM: [], keywords: ['shrouded'] });
});

test('scenario elements have no benefits of terrain [SFI-TERRAIN-016]', () => {
  const { table } = laidOut('A', {
    elements: { idol: { at: point(12, 2), keywords: ['PREY'] } },
    pieces: { reeds: { def: 1, keywords: ['hard-to-see'], footprint: [box(10, 0, 6, 6)] } },
  });
  expect(told(benefitsOf(table, 'idol', { from: 'A/1', type: 'ranged' }))).toEqual(nothing);
});
