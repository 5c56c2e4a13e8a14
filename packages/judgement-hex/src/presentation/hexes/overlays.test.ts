import { expect, test } from 'vitest';
import { column, type Laid, type LaidOut, laidOut, plainHero } from '../../testing/index.js';
import type { Hero } from '../../vocabulary/pack.js';
import { coverAround, lineBetween, meleeReachOf, movesOf, overlaysOf, sightFrom } from './overlays.js';

/** A table, and the digits of its drawing that are among some cells. */
const asking = (drawing: string, lay: LaidOut = {}) => {
  const laid: Laid = laidOut(drawing, lay);
  const digits = [...drawing].filter(sign => /\d/.test(sign)).sort();
  return {
    ...laid,
    named: (cells: readonly number[]) => digits.filter(one => cells.includes(laid.cell(one))).join(''),
  };
};

/** A Hero whose melee weapons have this reach. */
const withReach = (hero: Hero, reach: number): Hero => ({
  ...hero,
  weapons: hero.weapons.map(weapon => (weapon.type === 'MEL' ? { ...weapon, reach } : weapon)),
});

test('an Advance reaches as far as MOV, and no farther [JHX-ACTION-003]', () => {
  const { table, named } = asking(column('A', '1', '2', '3', '4'), { active: 'A' });
  expect(named(movesOf(table, 'A'))).toBe('123');
  expect(movesOf(table, 'nobody')).toEqual([]);
});

test('an Advance that has begun shows only the hexes that are left of it, with the penalties of the path [JHX-MOVE-007]', () => {
  const { table, named, cell } = asking(column('0', 'A', '1', '2', '3'), { active: 'A' });
  const walk = { path: [cell('0'), cell('A')], mov: 3, extra: 0 };
  expect(named(movesOf(table, 'A', walk))).toBe('012');
  // Rough ground behind the model has already cost one hex.
  const rough = asking(column('0:', 'A', '1', '2', '3'), { active: 'A' });
  const from = { path: [rough.cell('0'), rough.cell('A')], mov: 3, extra: 0 };
  expect(rough.named(movesOf(rough.table, 'A', from))).toBe('01');
});

test('a longer melee reach counts in the own activation only, and only in sight [JHX-ATTACK-007, JHX-ATTACK-013]', () => {
  const reach2 = { heroes: { fighter: withReach(plainHero, 2) } };
  const drawing = column('A', '1', '2', '3');
  const own = asking(drawing, { active: 'A', cards: reach2 });
  expect(own.named(meleeReachOf(own.table, 'A'))).toBe('12');
  const others = asking(drawing, { cards: reach2 });
  expect(others.named(meleeReachOf(others.table, 'A'))).toBe('1');
  const walled = asking(column('A', '1', '^', '^', '2'), {
    active: 'A',
    cards: { heroes: { fighter: withReach(plainHero, 4) } },
  });
  expect(walled.named(meleeReachOf(walled.table, 'A'))).toBe('1');
});

test('a model sees past nothing that is as tall as both, and not its own hex [JHX-LOS-001]', () => {
  const { table, named, cell } = asking(column('A', '1', '^', '^', '2', '3'));
  const seen = sightFrom(table, 'A');
  expect(named(seen)).toBe('1');
  expect(seen).not.toContain(cell('A'));
  const open = asking(column('A', '1', '.', '.', '2', '3'));
  expect(open.named(sightFrom(open.table, 'A'))).toBe('123');
});

test('cover counts from behind it and from beside it, not from the other side [JHX-COVER-002, JHX-COVER-004]', () => {
  const { table, named } = asking(column('1', '2', '=', 'A', '3', '4'));
  expect(named(coverAround(table, 'A'))).toBe('12');
});

test('a free line has a witness and the cover on it, and a blocked line names its blockers', () => {
  const clear = asking(column('A', '1', '2', 'b'));
  expect(lineBetween(clear.table, 'A', 'b')).toMatchObject({ witness: expect.anything() });
  expect(lineBetween(clear.table, 'A', 'b').shelter).toBeUndefined();
  const wall = asking(column('A', '1', '=', 'b'));
  expect(lineBetween(wall.table, 'A', 'b')).toMatchObject({ shelter: [wall.cell('1') + 1] });
  const forest = asking(column('A', '1', '^', '^', 'b'));
  const blocked = lineBetween(forest.table, 'A', 'b');
  expect(blocked.witness).toBeUndefined();
  expect(blocked.blocking).not.toHaveLength(0);
  expect(lineBetween(forest.table, 'A', 'nobody')).toEqual({});
});

test('a client gets the overlays that it asks for and no others', () => {
  const { table } = asking(column('A', '1', '2', 'b'), { active: 'A' });
  expect(overlaysOf(table, {})).toEqual({});
  expect(overlaysOf(table, { sight: 'A', cover: 'b' })).toEqual({
    sight: sightFrom(table, 'A'),
    cover: coverAround(table, 'b'),
  });
  expect(
    Object.keys(overlaysOf(table, { moves: { of: 'A' }, reach: 'A', line: { from: 'A', to: 'b' } })).sort(),
  ).toEqual(['moves', 'reach', 'witness']);
});
