import { inches, mm } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { box, type LaidOut, laidOut } from '../testing/index.js';
import type { Weapon } from '../vocabulary/pack.js';
import type { AttackShape, AttackType, PlainPassiveId } from '../vocabulary/words.js';
import { targetsOf, whyNoTarget } from './targets.js';

const weapon = (type: AttackType, range: number, shape: AttackShape = 'single'): Weapon => ({
  id: type,
  name: type,
  type,
  shape,
  range,
  damage: { yellow: 2 },
});
const blade = weapon('melee', 1);
const bow = weapon('ranged', 12);
const orb = weapon('arcane', 12);
const tableOf = (drawing: string, lay?: LaidOut) => laidOut(drawing, lay).table;
/** The rule that forbids the attack, with its code. */
const why = (table: ReturnType<typeof tableOf>, from: string, one: Weapon, target?: string): string => {
  const refusal = whyNoTarget(table, from, one, target);
  return refusal ? `${refusal.code} ${refusal.rule}` : 'legal';
};
const place = (x: number, y = inches(2)) => ({ x, y });
/** The distance of the centres of two bases of 30 mm that are so many inches apart. */
const apart = (range: number): number => inches(range) + mm(30);

describe('a single target', () => {
  test('is in range, also exactly at the end of the range [SFI-ATTACK-016]', () => {
    const at = (x: number) => tableOf('Ab', { at: { 'b/1': place(inches(2) + x) } });
    expect(why(at(apart(1)), 'A/1', blade, 'b/1')).toBe('legal');
    expect(why(at(apart(1) + 1), 'A/1', blade, 'b/1')).toBe('out-of-range SFI-ATTACK-016');
  });

  test('is seen [SFI-ATTACK-016, SFI-LOS-012]', () => {
    const behind = (base: number) => tableOf('A.c.b', { cards: { c: { base } } });
    expect(why(behind(25), 'A/1', bow, 'b/1')).toBe('legal');
    expect(why(behind(40), 'A/1', bow, 'b/1')).toBe('no-sight SFI-LOS-012');
  });

  test('is an enemy: not the model itself, no friend, no manifestation, no element but PREY [SFI-ATTACK-007, SFI-SCENARIO-004]', () => {
    const table = tableOf('A.B.c', {
      elements: {
        mine: { at: place(inches(4), inches(4)) },
        boar: { at: place(inches(8), inches(4)), keywords: ['PREY'], prey: { def: 3, arm: 3, hp: 9 } },
      },
      manifestations: { storm: { at: place(inches(6), inches(5)) } },
    });
    const reasons = ['A/1', 'B/1', 'mine', 'storm', 'nobody', 'c/1', 'boar'].map(id => [
      id,
      why(table, 'A/1', bow, id),
    ]);
    expect(reasons).toEqual([
      ['A/1', 'itself SFI-ATTACK-007'],
      ['B/1', 'friendly SFI-ATTACK-007'],
      ['mine', 'no-prey SFI-SCENARIO-004'],
      ['storm', 'manifestation SFI-MANIFEST-003'],
      ['nobody', 'not-on-the-table SFI-ATTACK-016'],
      ['c/1', 'legal'],
      ['boar', 'legal'],
    ]);
    expect(targetsOf(table, 'A/1', bow)).toEqual(['c/1', 'boar']);
    // Both players treat PREY as an enemy.
    expect(targetsOf(table, 'c/1', bow)).toEqual(['A/1', 'B/1', 'boar']);
    expect(why(table, 'A/1', bow)).toBe('no-target SFI-ATTACK-014');
  });

  test('an element that attacks has models of both players as targets, and no PREY [SFI-SCENARIO-002]', () => {
    const prey = { keywords: ['PREY' as const], prey: { def: 3, arm: 3, hp: 9 } };
    const elements = {
      boar: { at: place(inches(4), inches(4)), ...prey },
      bear: { at: place(inches(8), inches(4)), ...prey },
    };
    expect(targetsOf(tableOf('A.B.c', { elements }), 'boar', orb)).toEqual(['A/1', 'B/1', 'c/1']);
  });
});

describe('Stealth', () => {
  const stealthy = (x: number, more: LaidOut = {}) =>
    tableOf('Ab', { at: { 'b/1': place(inches(2) + x) }, cards: { b: { passives: [{ id: 'stealth' }] } }, ...more });

  test('hides a model that is more than six inches away [SFI-PASSIVE-042]', () => {
    expect(why(stealthy(apart(6)), 'A/1', bow, 'b/1')).toBe('legal');
    expect(why(stealthy(apart(6) + 1), 'A/1', bow, 'b/1')).toBe('stealth SFI-PASSIVE-042');
  });

  test('comes from linear terrain that shrouds its neighbours, where the line of the attack crosses it [SFI-TKEY-020, SFI-PASSIVE-042]', () => {
    // The model b stands 12 inches to the right of A.
    const fog = (left: number) =>
      tableOf('A.....b', {
        pieces: { fog: { type: 'linear', keywords: ['shrouded'], footprint: [box(left, 0, 0.5, 4)] } },
      });
    expect(why(fog(12.5), 'A/1', bow, 'b/1')).toBe('stealth SFI-PASSIVE-042');
    expect(why(fog(15), 'A/1', bow, 'b/1')).toBe('legal');
  });

  test('comes from a cloud that the attacker stands in as well; a cloud between the two hides only its own models, also as a screen [SFI-TKEY-020, SFI-PASSIVE-042, SFI-PASSIVE-043]', () => {
    // A stands at 2 inches, b at 14 and the large screen C at 10, more than 6 inches from A.
    const clouded = (left: number, width: number, screen = 40) =>
      tableOf('A...C.b', {
        cards: { C: { base: screen } },
        pieces: { cloud: { keywords: ['shrouded'], footprint: [box(left, 0, width, 4)] } },
      });
    expect(why(clouded(0, 20), 'A/1', bow, 'b/1')).toBe('stealth SFI-PASSIVE-042');
    expect(why(clouded(9, 2), 'A/1', bow, 'b/1')).toBe('legal');
    expect(why(clouded(9, 2, 41), 'A/1', bow, 'b/1')).toBe('no-sight SFI-LOS-012');
    expect(why(clouded(4, 2), 'A/1', bow, 'b/1')).toBe('no-sight SFI-LOS-012');
  });

  test('skips the model under a beam and in an area, and the others stay targets [SFI-BEAM-012, SFI-AREA-007, SFI-ATTACK-017]', () => {
    const far = stealthy(apart(6) + 1);
    expect(why(far, 'A/1', weapon('arcane', 10, 'area'))).toBe('nobody-targeted SFI-ATTACK-017');
    expect(why(far, 'A/1', weapon('arcane', 10, 'beam'), 'b/1')).toBe('nobody-targeted SFI-ATTACK-017');
    const near = stealthy(apart(6));
    expect(why(near, 'A/1', weapon('arcane', 10, 'area'))).toBe('legal');
    expect(why(near, 'A/1', weapon('arcane', 10, 'beam'), 'b/1')).toBe('legal');
  });
});

describe('a model in melee', () => {
  /** A is in melee with b; c stands farther away. */
  const melee = (...passives: readonly PlainPassiveId[]) =>
    tableOf('Ab\n\nc', { cards: { A: { passives: passives.map(id => ({ id })) } } });

  test('uses no ranged profile, whatever its shape [SFI-ATTACK-002, SFI-BEAM-012, SFI-AREA-007]', () => {
    const shots = [
      why(melee(), 'A/1', bow, 'c/1'),
      why(melee(), 'A/1', bow, 'b/1'),
      why(melee(), 'A/1', weapon('ranged', 8, 'area')),
    ];
    expect(new Set(shots)).toEqual(new Set(['in-melee SFI-ATTACK-002']));
    expect(why(melee(), 'A/1', weapon('ranged', 8, 'beam'), 'c/1')).toBe('in-melee SFI-ATTACK-002');
    expect(targetsOf(melee(), 'A/1', bow)).toEqual([]);
  });

  test('is one that only the enemy reaches, too [SFI-ATTACK-002]', () => {
    // Only the spear of b is long enough for the two to be in melee.
    const spear = { weapons: [weapon('melee', 3)] };
    const at = { 'b/1': place(inches(2) + apart(3)) };
    expect(why(tableOf('Ab', { at, cards: { b: spear } }), 'A/1', bow, 'b/1')).toBe('in-melee SFI-ATTACK-002');
    const free = { 'b/1': place(inches(2) + apart(3) + 1) };
    expect(why(tableOf('Ab', { at: free, cards: { b: spear } }), 'A/1', bow, 'b/1')).toBe('legal');
  });

  test('uses melee profiles and arcane ones on any legal target [SFI-ATTACK-001, SFI-ATTACK-005]', () => {
    expect(targetsOf(melee(), 'A/1', weapon('melee', 6))).toEqual(['b/1', 'c/1']);
    expect(targetsOf(melee(), 'A/1', orb)).toEqual(['b/1', 'c/1']);
  });

  test('shoots with Pistolero only at models that it is in melee with [SFI-PASSIVE-028]', () => {
    expect(targetsOf(melee('pistolero'), 'A/1', bow)).toEqual(['b/1']);
    expect(why(melee('pistolero'), 'A/1', bow, 'c/1')).toBe('not-in-melee-with-it SFI-PASSIVE-028');
    const free = tableOf('A..b', { cards: { A: { passives: [{ id: 'pistolero' }] } } });
    expect(targetsOf(free, 'A/1', bow)).toEqual(['b/1']);
  });

  test('shoots with Relentless at any legal target [SFI-PASSIVE-033]', () => {
    expect(targetsOf(melee('relentless'), 'A/1', bow)).toEqual(['b/1', 'c/1']);
    expect(targetsOf(melee('relentless', 'pistolero'), 'A/1', bow)).toEqual(['b/1', 'c/1']);
  });
});
