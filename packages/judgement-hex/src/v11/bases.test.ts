import { expect, test } from 'vitest';
import { radiusOfBase, standardBases } from '../vocabulary/bases.js';
import { v11Rulings } from './options.js';

const { values } = v11Rulings.v11BaseMm;
const accepts = (value: unknown): boolean => typeof values === 'function' && values(value) === true;

test('bases are 30 mm for Heroes and Summoned, 40 for Monsters, 25 for Souls, 50 for Effigies and Shrines [JV11-BASE-004]', () => {
  expect(v11Rulings.v11BaseMm.default).toEqual({
    hero: 30,
    summoned: 30,
    monster: 40,
    soul: 25,
    effigy: 50,
    shrine: 50,
  });
  // A base of 25.4 mm is an inch wide: 25.4 mm are 2540 units.
  expect(radiusOfBase(25.4) * 2).toBe(2540);
});

test('the players may agree on others for every kind [JV11-BASE-004]', () => {
  expect(accepts(standardBases)).toBe(true);
  expect(accepts({ ...standardBases, hero: 32, monster: 10, effigy: 120 })).toBe(true);
});

test.each([
  ['too small', { ...standardBases, hero: 9 }],
  ['too large', { ...standardBases, hero: 121 }],
  ['a fraction', { ...standardBases, hero: 30.5 }],
  ['in words', { ...standardBases, hero: '30' }],
  ['NaN', { ...standardBases, hero: Number.NaN }],
  ['of an unknown kind', { ...standardBases, wall: 30 }],
  ['of some kinds only', { hero: 30 }],
  ['a number for all', 30],
  ['null', null],
  ['a list', [30, 30, 40, 25, 50, 50]],
])('bases that are %s are refused [JV11-BASE-004]', (_, value) => {
  expect(accepts(value)).toBe(false);
});
