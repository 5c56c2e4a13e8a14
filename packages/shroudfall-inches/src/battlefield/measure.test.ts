import { disc, gap, inches, mm, type Point } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { plainUnit } from '../testing/cards.js';
import { laidOut } from '../testing/laid-out.js';
import { box } from '../testing/things.js';
import { rangeOf } from '../unit-cards/characteristics/characteristic.js';
import { movOf } from '../unit-cards/characteristics/mov.js';
import { isCompletelyWithin, isWithin } from './distance.js';
import { measure } from './measure.js';
import { thingOf } from './things.js';

const at = (x: number, y = 0): Point => ({ x, y });
const table = (epsilon = 0) => laidOut('A', { options: { 'measure.epsilon': epsilon } }).table;
const small = disc(at(0), mm(15));

/** A base of 40 mm whose border is so far from the border of the small base. */
const away = (distance: number) => disc(at(mm(15 + 20) + distance), mm(20));

describe('a range of 6 inches', () => {
  test.each([
    [inches(6) - 1, true],
    [inches(6), true],
    [inches(6) + 1, false],
  ])(
    'a base at %i/100 mm is within it: %s; else it is outside [SFI-MEASURE-001, SFI-MEASURE-002, SFI-MEASURE-003, SFI-MEASURE-004, SFI-MEASURE-006]',
    (distance, expected) => {
      expect(isWithin(table(), small, away(distance), 6)).toBe(expected);
      expect(isWithin(table(), away(distance), small, 6)).toBe(expected);
      // Outside excludes completely within too.
      expect(expected || !isCompletelyWithin(table(), away(distance), small, 6)).toBe(true);
    },
  );

  test.each([
    [inches(6) - mm(40), true],
    [inches(6) - mm(40) + 1, false],
  ])(
    'a base of 40 mm at %i/100 mm is completely within it: %s [SFI-MEASURE-004, SFI-MEASURE-005]',
    (distance, expected) => {
      expect(isCompletelyWithin(table(), away(distance), small, 6)).toBe(expected);
    },
  );

  test('a base that overlaps the other is completely within as its far border is [SFI-MEASURE-005]', () => {
    // The distance of the centres and the measured radius, less the other radius.
    const inside = (x: number): boolean => isCompletelyWithin(table(), disc(at(x), mm(20)), disc(at(0), mm(60)), 1);
    expect([inches(1) + mm(40), inches(1) + mm(40) + 1].map(inside)).toEqual([true, false]);
  });

  test('a table that measures by hand is generous by its tolerance [SFI-MEASURE-004]', () => {
    expect([25, 26].map(more => isWithin(table(25), small, away(inches(6) + more), 6))).toEqual([true, false]);
    const far = inches(6) - mm(40);
    expect([25, 26].map(more => isCompletelyWithin(table(25), away(far + more), small, 6))).toEqual([true, false]);
  });
});

test.each([
  [32, 1.2598],
  [40, 1.5748],
  [50, 1.9685],
])('a base of %i mm is %d inches wide, at 25.4 mm an inch [SFI-MEASURE-010]', (base, wide) => {
  const { radius } = thingOf(laidOut('A', { cards: { A: { base } } }).table, 'A/1').base;
  expect(2 * radius).toBe(mm(base));
  expect((2 * radius) / inches(1)).toBeCloseTo(wide, 4);
});

describe('measuring', () => {
  const laid = laidOut('A.C..b\n.....b', {
    pieces: { corner: { footprint: [box(4, 8, 1, 3), box(4, 10, 6, 1)] } },
    elements: { idol: { at: at(inches(2), inches(9)), base: 40 } },
    manifestations: { storm: { at: at(inches(12), inches(12)), base: 30 } },
  });
  const units = (from: string, to: string): number | undefined => measure(laid.table, from, to);

  test('goes from border to border, straight past everything in between [SFI-MEASURE-002, SFI-MEASURE-009, SFI-MEASURE-011]', () => {
    expect(units('A/1', 'b/1')).toBe(inches(10) - mm(30));
    expect(units('C/1', 'A/1')).toBe(inches(4) - mm(30));
    expect(units('b/1', 'storm')).toBe(inches(10) - mm(30));
  });

  test('to a unit is to its closest model, and to oneself 0 [SFI-MEASURE-012, SFI-MEASURE-013]', () => {
    expect(units('A', 'b')).toBe(inches(10) - mm(30));
    expect(units('storm', 'b')).toBe(inches(8) - mm(30));
    expect(units('b/1', 'b')).toBe(0);
  });

  test('to terrain is to the nearest point of its footprint [SFI-MEASURE-014]', () => {
    expect(units('idol', 'corner')).toBe(inches(2) - mm(20));
    expect(units('storm', 'corner')).toBe(gap(disc(at(inches(12), inches(12)), mm(15)), box(4, 10, 6, 1)));
  });

  test('reaches farther than the longest range tool, and changes nothing [SFI-MEASURE-007, SFI-MEASURE-008]', () => {
    const before = laid.table.state;
    // 10 inches to the right, 3 inches down: the exact distance is 10.4403 inches less both radii.
    expect(units('idol', 'storm')).toBe(Math.ceil(Math.sqrt(109) * 2540) - mm(20 + 15));
    expect(laid.table.state).toBe(before);
  });

  test('to a thing that is not there gives nothing', () => {
    const { state } = laid.table;
    const gone = { ...laid.table, state: { ...state, models: state.models.filter(({ unit }) => unit !== 'C') } };
    expect(measure(gone, 'A/1', 'C')).toBeUndefined();
  });
});

test('a longer RNG changes no MOV, and a longer MOV no RNG [SFI-MEASURE-017]', () => {
  const effect = (what: 'RNG' | 'MOV') => ({
    key: what,
    source: 'A',
    target: 'A',
    player: 'p1',
    data: { op: 'modify', what, by: 1 } as const,
  });
  const changed = (what: 'RNG' | 'MOV') => {
    const laid = laidOut('A', { effects: [effect(what)] }).table;
    const model = modelOf(laid.state, 'A/1');
    const [blade] = plainUnit.weapons;
    return [blade && rangeOf(laid, model, blade).total, movOf(laid, model)];
  };
  expect(changed('RNG')).toEqual([2, 'M']);
  expect(changed('MOV')).toEqual([1, 'L']);
});
