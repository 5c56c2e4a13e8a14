import { expect, test } from 'vitest';
import { controllersOf, shrinesOf } from '../../key-models/shrines/control.js';
import { rewardOf } from '../../key-models/shrines/reward.js';
import { laidOut } from '../testing/laid-out.js';

const INCH = 2540;
const y = 3.5 * INCH;
/** The right edge of the Shrine in the middle of the table, of 50 mm. */
const edge = 6 * INCH + 2500;
const drawing = `
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . A . .
  . . . . . . . . . . . .
  . b . . . . . . . . . .
  . . . . . . . . . . . .`;
const effigies = { lower: { at: [1, 1] }, upper: { at: [11, 6] } } as const;
const table = (
  at: Readonly<Record<string, readonly [number, number]>>,
  shrineAt: readonly [number, number] = [6, 3.5],
) => laidOut(drawing, { at, map: { effigies, shrines: [{ at: shrineAt }] } }).table;
const control = (at: Parameters<typeof table>[0]) => {
  const laid = table(at);
  const [shrine] = shrinesOf(laid);
  return (['p1', 'p2'] as const).map(player => shrine && controllersOf(laid, shrine, player).map(({ id }) => id));
};

test('a Hero controls a Shrine within an inch, from the edge of its base to that of the Shrine [JV11-BASE-010, JV11-BASE-005, JHX-SHRINE-003]', () => {
  const near = edge + INCH + 1500;
  // A thousandth of an inch, 2.54 units, is equal.
  expect([control({ A: [near + 2, y] }), control({ A: [near + 3, y] })]).toEqual([
    [['A'], []],
    [[], []],
  ]);
});

test('an enemy within an inch of the Shrine contests it [JV11-BASE-010, JHX-SHRINE-004]', () => {
  const A = [edge + 1500, y] as const;
  const far = 6 * INCH - 2500 - INCH - 1500;
  expect([control({ A, b: [far - 2, y] }), control({ A, b: [far - 3, y] })]).toEqual([
    [[], []],
    [['A'], []],
  ]);
});

test('a Shrine brings the Fate of its side, and of the centre up to a thousandth of an inch [JV11-BASE-006, JHX-SHRINE-008]', () => {
  const reward = (units: number) => {
    // Zones begin 3 inches from the middle of the table.
    const laid = table({}, [6, 3.5 + units / INCH]);
    const [shrine] = shrinesOf(laid);
    return shrine && (['p1', 'p2'] as const).map(player => rewardOf(laid, shrine, player).fate);
  };
  expect([reward(-2), reward(-1), reward(1), reward(2)]).toEqual([
    [1, 2],
    ['D3', 'D3'],
    ['D3', 'D3'],
    [2, 1],
  ]);
});
