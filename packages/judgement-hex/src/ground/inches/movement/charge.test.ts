import { describe, expect, test } from 'vitest';
import { drawnTable, type Undrawn } from '../../../v11/testing/drawn-table.js';
import type { Advancing } from '../../../vocabulary/battlefield.js';
import { areWithin } from '../measure/distance.js';
import { placeAt, pointOf } from '../measure/place.js';
import { standingAt } from '../models/table.js';
import { startOf } from './advance.js';
import { chargeAllowance, chargePathRefusal } from './charge.js';
import { chargeEnds, chargeEndsNear, chargePaths } from './charge-ends.js';

type XY = readonly [x: number, y: number];

const field = `
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  A . . . . . . b . . . .
`;

const drawn = (undrawn: Undrawn = {}) =>
  drawnTable(field, { ...undrawn, at: { A: [2540, 5080], b: [22_000, 5080], ...undrawn.at } });

const charge = (undrawn: Undrawn, ends: readonly XY[], more: Partial<Advancing> = {}) => {
  const { table, model } = drawn(undrawn);
  const path = [startOf(model('A')), ...ends.map(([x, y]) => placeAt({ x, y }))];
  const refusal = chargePathRefusal(table, { mover: model('A'), mov: 3, ...more }, path);
  return refusal ? [refusal.code, refusal.rule] : 'yes';
};

const box = (kind: 'wall' | 'rough' | 'impassable' | 'treacherous', left: number, right: number, low = 0, high = 4): Undrawn => ({
  map: { terrain: [{ kind, outlines: [[[left, low], [right, low], [right, high], [left, high]]] }] },
}); // biome-ignore format: corners

describe('the path of a Charge', () => {
  test('is up to MOV and 3 inches long, and no 1/100 mm longer [JV11-ACT-004]', () => {
    expect([2540 * 7, 2540 * 7 + 1].map(x => charge({}, [[x, 5080]]))).toEqual(['yes', ['too-far', 'JV11-ACT-004']]);
  });

  test('is one straight segment from where the charger stands [JV11-ACT-005]', () => {
    expect(charge({}, [[5080, 5080], [9000, 5080]])).toEqual(['no-line', 'JV11-ACT-005']); // biome-ignore format: one line
    expect(charge({}, [[9000, 8000]])).toBe('yes');
    expect([charge({}, []), charge({}, [[2540, 5080]])]).toEqual([['not-from-here', 'JHX-MOVE-001'], ['not-from-here', 'JHX-MOVE-001']]); // biome-ignore format: one line
  });

  test('loses the penalty of the ground from MOV, not from the 3 inches [JV11-ACT-004, JV11-TERR-002, JV11-TERR-008]', () => {
    const rough = box('rough', 4, 5);
    const on = (x: number) => charge(rough, [[x, 5080]]);
    // The ground is the reason only where the Charge would be short enough without it.
    expect([2540 * 6, 2540 * 6 + 1].map(on)).toEqual(['yes', ['too-far', 'JV11-TERR-008']]);
    expect([2540 * 7, 2540 * 7 + 1].map(on)).toEqual([
      ['too-far', 'JV11-TERR-008'],
      ['too-far', 'JV11-ACT-004'],
    ]);
    // MOV 1 and treacherous ground: 1 is left of MOV.
    const slow = (x: number) => charge(box('treacherous', 4, 5), [[x, 5080]], { mov: 1 });
    expect([2540 * 5, 2540 * 5 + 1].map(slow)).toEqual(['yes', ['too-far', 'JV11-ACT-004']]);
    const { table, model } = drawn(rough);
    expect(
      chargeAllowance(table, { mover: model('A'), mov: 3 }, [startOf(model('A')), placeAt({ x: 9000, y: 5080 })]),
    ).toBe(5);
  });

  test('leads over a wall with Pathfinder or in the air only [JV11-ACT-007]', () => {
    const wall = box('wall', 3, 3.5);
    expect(charge(wall, [[12_000, 5080]])).toEqual(['wall-in-charge', 'JV11-ACT-007']);
    expect(charge({ ...wall, models: { A: { traits: ['pathfinder'] } } }, [[12_000, 5080]])).toBe('yes');
    expect(charge({ ...wall, models: { A: { traits: ['fly'] } } }, [[12_000, 5080]])).toBe('yes');
    expect(charge({ ...wall, models: { A: { traits: ['fly'] } } }, [[8000, 5080]])).toEqual([
      'on-a-wall',
      'JHX-TERRAIN-029',
    ]);
  });

  test('is stopped by models in between, and ends on free ground [JV11-BASE-013, JV11-BASE-008]', () => {
    expect(charge({ at: { b: [8000, 5080] } }, [[12_000, 5080]])).toEqual(['model-in-the-way', 'JV11-BASE-013']);
    expect(charge({ at: { b: [8000, 5080] } }, [[5000, 5080]])).toBe('yes');
    expect(charge({ at: { b: [8000, 5080] } }, [[5001, 5080]])).toEqual(['model-in-the-way', 'JV11-BASE-013']);
  });
});

describe('the ends of Charges', () => {
  const ends = (undrawn: Undrawn, reach = 1, mov = 3) => {
    const { table, model } = drawn(undrawn);
    const charging = { mover: model('A'), mov };
    const found = chargeEnds(table, charging, { target: model('b'), reach });
    for (const end of found) {
      expect(chargePathRefusal(table, charging, [startOf(model('A')), end])).toBeUndefined();
      expect(areWithin(reach, standingAt(model('A'), end), model('b'))).toBe(true);
    }
    return found.map(end => [pointOf(end).x, pointOf(end).y]);
  };

  test('lie straight ahead: in contact, as far off as the weapon reaches, and between [JV11-ACT-006]', () => {
    expect(ends({ at: { b: [15_000, 5080] } }).slice(0, 3)).toEqual([[12_000, 5080], [9458, 5080], [10_729, 5080]]); // biome-ignore format: a place each
  });

  test('are those from which the target is engaged, up to the length of the Charge, by 1/100 mm [JV11-ACT-006, JV11-ACT-004]', () => {
    // 6" of Charge, the two bases and 1" of reach, and a thousandth of an inch.
    const farthest = 2540 * 7 + 3000 + 2540;
    expect([0, 2, 3].map(more => ends({ at: { b: [farthest + more, 5080] } }).length > 0)).toEqual([true, true, false]);
    expect(ends({ at: { b: [farthest + 2540, 5080] } }, 2).length).toBeGreaterThan(0);
  });

  test('lie beside an obstacle that leaves no straight line to the middle [JV11-ACT-005]', () => {
    const found = ends({ at: { b: [14_000, 5080] }, ...box('impassable', 3.5, 4.5, 1.2, 2) });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(([, y]) => (y ?? 0) > 5080)).toBe(true);
    expect(ends({ at: { b: [14_000, 5080] }, ...box('impassable', 3.5, 4.5) })).toEqual([]);
  });

  test('are found again for another reach, MOV and place of the target [JV11-ACT-004, JV11-ACT-006]', () => {
    const { table, model } = drawn({ at: { b: [15_000, 5080] } });
    const farOf = (reach: number, mov: number, target = model('b')): number | undefined =>
      chargeEnds(table, { mover: model('A'), mov }, { target, reach })
        .map(end => pointOf(end).x)
        .at(1);
    expect([farOf(1, 3), farOf(2, 3), farOf(1, 3)]).toEqual([9458, 6918, 9458]);
    expect([farOf(1, 0), farOf(1, 3, standingAt(model('b'), placeAt({ x: 15_100, y: 5080 })))]).toEqual([9458, 9558]);
  });

  test('do not exist where the charger cannot see its target from them [JV11-ACT-006]', () => {
    // The wall is between the two, and the weapon reaches over it.
    expect(ends({ at: { b: [14_000, 5080] }, ...box('impassable', 4.5, 4.6) }, 2)).toEqual([]);
    expect(ends({ at: { b: [14_000, 5080] }, ...box('wall', 4.2, 4.3) }, 2).length).toBeGreaterThan(0);
  });

  test('stop short of ground that would slow the charger too much [JV11-TERR-008]', () => {
    const rough = (left: number) => ends({ at: { b: [21_580, 5080] }, ...box('rough', left, 12) });
    // The end is 13 498 away or more: 6" are enough, 5" are not. The base reaches 17 538 there, 6.905".
    expect(rough(6.91).length).toBeGreaterThan(0);
    expect(rough(6.88)).toEqual([]);
  });

  test('near another target are all of those from which that target is in reach', () => {
    const near = (x: number, y: number): readonly [found: number, reaching: number] => {
      const drawing = field.replace('A .', 'A c');
      const { table, model } = drawnTable(drawing, { at: { A: [2540, 2000], b: [14_000, 2000], c: [x, y] } });
      const charging = { mover: model('A'), mov: 3 };
      const [aim, other] = [{ target: model('b'), reach: 1 }, { target: model('c'), reach: 1 }]; // biome-ignore format: two aims
      const found = chargeEndsNear(table, charging, [aim], other);
      const all = chargeEnds(table, charging, aim);
      const reaching = all.filter(end => areWithin(1, standingAt(model('A'), end), model('c')));
      expect(reaching.filter(end => !found.includes(end))).toEqual([]);
      return [found.length, reaching.length];
    };
    expect(near(14_000, 5020)[1]).toBeGreaterThan(0);
    // 5540 from middle to middle are in reach: the ends lie at the height 2000.
    expect([5540, 5542, 5560].map(above => near(9000, 2000 + above)[0] > 0)).toEqual([true, true, false]);
    expect(near(2540, 8600)[0]).toBe(0);
  });

  test('come as paths, the shortest first, for every target', () => {
    const { table, model } = drawn({ at: { b: [13_000, 5080] } });
    const charging = { mover: model('A'), mov: 3 };
    const paths = chargePaths(table, charging, [{ target: model('b'), reach: 1 }, { target: model('b'), reach: 2 }]); // biome-ignore format: two aims
    const lengths = paths.map(([, end]) => pointOf(end ?? 0).x);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(paths.every(([start, ...rest]) => start === startOf(model('A')) && rest.length === 1)).toBe(true);
    expect(chargePaths(table, charging, [])).toEqual([]);
  });
});
