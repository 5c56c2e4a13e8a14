import { inches, mm } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../../testing/index.js';
import { box } from '../../testing/things.js';
import { reachOf } from '../../unit-cards/weapons.js';
import type { Weapon } from '../../vocabulary/pack.js';
import type { AttackShape } from '../../vocabulary/words.js';
import { targetedBy, whyNoTarget } from '../targets.js';
import { beamStrip } from './beam.js';

const arcane = (shape: AttackShape, range: number): Weapon => ({
  id: shape,
  name: shape,
  type: 'arcane',
  shape,
  range,
  damage: { yellow: 2 },
});
const tableOf = (drawing: string, lay?: LaidOut) => laidOut(drawing, lay).table;
const place = (x: number, y = 0) => ({ x: inches(2) + x, y: inches(2) + y });
/** A base of 30 mm, and half the width of a beam. */
const radius = mm(15);
const half = inches(0.5);

describe('a beam', () => {
  const beam = arcane('beam', 4);
  /** A at the origin of the distances aims its beam of 4 inches at c, ten inches to the right; b stands somewhere. */
  const under = (x: number, y: number, weapon = beam) =>
    targetedBy(
      tableOf('Ab....c', { at: { 'b/1': place(x, y), 'c/1': place(inches(10)) } }),
      'A/1',
      weapon,
      'c/1',
    ).includes('b/1');

  test('begins at the base of the attacker and is as long as its profile says [SFI-BEAM-001, SFI-BEAM-003]', () => {
    const end = radius + inches(4);
    expect([end + radius - 1, end + radius].map(x => under(x, 0))).toEqual([true, false]);
    // Beside the attacker: the first side of the strip lies at the front of its base.
    const beside = half + radius;
    expect([0, 1].map(less => under(radius, beside - less))).toEqual([false, true]);
    expect(under(-radius, half)).toBe(false);
  });

  test('is one inch wide for every length [SFI-BEAM-004]', () => {
    for (const weapon of [beam, arcane('beam', 10)]) {
      expect([half + radius - 1, half + radius].map(y => under(inches(3), y, weapon))).toEqual([true, false]);
      expect(under(inches(3), -(half + radius - 1), weapon)).toBe(true);
    }
  });

  test('points from centre to centre, in any direction [SFI-BEAM-003]', () => {
    const aimed = (x: number) =>
      tableOf('A\nb........\n.\n.\n.\n.\n.\n........c', {
        at: { 'b/1': place(x, x), 'c/1': place(inches(8), inches(8)) },
      });
    const slanted = aimed(inches(2));
    expect(beamStrip(slanted, 'A/1', beam, 'c/1')).toMatchObject({
      direction: { x: inches(8), y: inches(8) },
      start: radius,
      length: inches(4),
      half,
    });
    // The strip ends 11660 units along the diagonal, and the base begins 1500 before its centre: 13160 / √2 = 9305.5.
    expect([9305, 9306].map(x => targetedBy(aimed(x), 'A/1', beam, 'c/1'))).toEqual([['b/1'], []]);
  });

  test('targets every model that it overlaps, models in between or not [SFI-BEAM-005]', () => {
    const row = tableOf('Abcde', { cards: { b: { base: 50 } } });
    expect(targetedBy(row, 'A/1', arcane('beam', 6), 'b/1')).toEqual(['b/1', 'c/1', 'd/1']);
  });

  test('skips a model that is completely obscured [SFI-BEAM-005]', () => {
    const forest = { wood: { footprint: [box(5, 0, 1, 4)], keywords: ['obscuring' as const] } };
    const row = tableOf('Ab.c', { pieces: forest });
    expect(targetedBy(row, 'A/1', arcane('beam', 8), 'b/1')).toEqual(['b/1']);
    const open = { wood: { footprint: [box(5, 0, 1, 2)], keywords: ['obscuring' as const] } };
    expect(targetedBy(tableOf('Ab.c', { pieces: open }), 'A/1', arcane('beam', 8), 'b/1')).toEqual(['b/1', 'c/1']);
  });

  test('is aimed at any other model or element in sight, in range or not [SFI-BEAM-002]', () => {
    const table = tableOf('Ab\n\n\n\nB\n\n\n\n\n\n\n\nc', {
      cards: { B: { base: 50 } },
      elements: { mine: { at: { x: inches(12), y: inches(2) } } },
      manifestations: { storm: { at: { x: inches(9), y: inches(3) } } },
    });
    const reasons = ['b/1', 'B/1', 'mine', 'c/1', 'A/1', 'storm', 'nobody'].map(
      id => whyNoTarget(table, 'A/1', beam, id)?.code ?? 'legal',
    );
    expect(reasons).toEqual(['legal', 'nobody-targeted', 'legal', 'no-sight', 'no-aim', 'no-aim', 'no-aim']);
    // The mine gives the direction and is not hit.
    expect(targetedBy(table, 'A/1', arcane('beam', 12), 'mine')).toEqual(['b/1']);
  });

  test('targets friends too, unless an option spares them, and PREY [SFI-BEAM-006]', () => {
    const lay: LaidOut = {
      elements: {
        boar: { at: { x: inches(10), y: inches(2) }, keywords: ['PREY'], prey: { def: 3, arm: 3, hp: 9 } },
        mine: { at: { x: inches(13), y: inches(2) } },
      },
    };
    const long = arcane('beam', 12);
    expect(targetedBy(tableOf('ABb', lay), 'A/1', long, 'b/1')).toEqual(['B/1', 'b/1', 'boar']);
    const options = { 'attack.friendlyFireBeamArea': false };
    expect(targetedBy(tableOf('ABb', { ...lay, options }), 'A/1', long, 'b/1')).toEqual(['b/1', 'boar']);
  });

  test('keeps its length under any effect [SFI-BEAM-009]', () => {
    const longer = {
      key: 'Far',
      source: 'A',
      target: 'A',
      player: 'p1',
      data: { op: 'modify', what: 'RNG', by: 5 },
    } as const;
    const table = tableOf('A..b', { effects: [longer] });
    expect(targetedBy(table, 'A/1', beam, 'b/1')).toEqual([]);
    expect(targetedBy(table, 'A/1', arcane('area', 4))).toEqual(['b/1']);
    expect([beam, arcane('area', 4)].map(one => reachOf(table, 'A/1', one))).toEqual([4, 9]);
  });
});

describe('an area', () => {
  /** A has an area of 3 inches; b stands so far from it. */
  const around = (x: number, more: LaidOut = {}) =>
    targetedBy(tableOf('Ab', { at: { 'b/1': place(x) }, ...more }), 'A/1', arcane('area', 3));
  const edge = inches(3) + 2 * radius;

  test('targets every other model within its range [SFI-AREA-001]', () => {
    expect([around(edge), around(edge + 1)]).toEqual([['b/1'], []]);
  });

  test('needs no sight past models, but sight through terrain [SFI-AREA-001]', () => {
    const between = tableOf('AbC', { pitch: 1.5, cards: { b: { base: 50 } } });
    expect(targetedBy(between, 'A/1', arcane('area', 3))).toEqual(['C/1', 'b/1']);
    const wall = { wood: { footprint: [box(3, 0, 0.5, 4)], keywords: ['obscuring' as const] } };
    expect(around(inches(4), { pieces: wall })).toEqual([]);
  });

  test('targets friends, but not the attacker [SFI-AREA-005]', () => {
    const friends = (spared: boolean) =>
      targetedBy(tableOf('AA\nBb', { options: { 'attack.friendlyFireBeamArea': !spared } }), 'A/1', arcane('area', 3));
    expect([friends(false), friends(true)]).toEqual([['A/2', 'B/1', 'b/1'], ['b/1']]);
  });

  test('reaches as far as effects let it, at least one inch [SFI-AREA-006]', () => {
    const change = (by: number, x: number) =>
      around(x, {
        effects: [{ key: 'Far', source: 'A', target: 'A', player: 'p1', data: { op: 'modify', what: 'RNG', by } }],
      });
    expect([change(1, edge + inches(1)), change(1, edge + inches(1) + 1)]).toEqual([['b/1'], []]);
    expect([change(-9, inches(1) + 2 * radius), change(-9, inches(1) + 2 * radius + 1)]).toEqual([['b/1'], []]);
  });

  test('has no target of its own [SFI-AREA-001]', () => {
    expect(whyNoTarget(tableOf('Ab'), 'A/1', arcane('area', 3), 'b/1')?.code).toBe('area-has-no-target');
    expect(whyNoTarget(tableOf('Ab'), 'A/1', arcane('area', 3))).toBeUndefined();
  });
});
