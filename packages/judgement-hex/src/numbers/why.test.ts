import { createMatch, GameError } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../board/on-hexes.js';
import { chargeAllowance } from '../ground/hexes/movement/charge-paths.js';
import { pieceOf } from '../hero-cards/reading/field.js';
import { effigyHealth } from '../hero-cards/reading/health.js';
import { as, card, column, laidOut, suffering, told } from '../testing/index.js';
import { tableIn, whyAttribute, whyCost, whyDamage, whyEffigyHealth, whyHarvest, whyHexes, whyPool } from './index.js';

const drawing = `
  A
     b
  *
`;
const order = { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 } as const;

describe('the reasons of a number', () => {
  test('of an attribute: the MOV of a frozen model, and none for a dash [JHX-COND-020, JHX-ATTR-004]', () => {
    const { table } = laidOut(drawing, { effects: [suffering('A', 'freeze')] });
    expect(told(whyAttribute(table, 'A', 'MOV') ?? { name: '', total: 0, lines: [] })).toContain('<=2 freeze COND-020');
    const dash = laidOut(drawing, as(card({ MAG: null })));
    expect(whyAttribute(dash.table, 'A', 'MAG')).toBeNull();
    expect(() => whyAttribute(table, 'nobody', 'MOV')).toThrow(RangeError);
  });

  test('of the dice and the damage of an attack [JHX-ATTACK-016, JHX-DAMAGE-001, JHX-COND-021]', () => {
    const { table } = laidOut(drawing, { effects: [suffering('A', 'freeze')] });
    expect(told(whyPool(table, order))).toEqual(['5 MEL ATTACK-016', '-3 AGI ATTACK-016']);
    const damage = whyDamage(table, order, 'solid');
    expect(told(damage)).toEqual(expect.arrayContaining(['-1 freeze COND-021']));
    expect(whyDamage(table, order, null).total).toBe(0);
  });

  test('of a harvest, with the dice and without [JHX-ACTION-019]', () => {
    const { table } = laidOut(drawing);
    const why = whyHarvest(table, 'A', 'soul-1');
    expect(told(why)).toEqual(['+3 SH ACTION-019', '-1 b ACTION-021']);
    const without = why.total;
    expect(whyHarvest(table, 'A', 'soul-1', [4, 6]).total).toBe(without + 10);
    expect(() => whyHarvest(table, 'A', 'soul-9')).toThrow('no Soul soul-9');
  });

  test('of a cost, by the rule of the action [JHX-CHARGE-001, JHX-ACTION-016]', () => {
    const { table } = laidOut(drawing);
    const charge = { do: 'charge', model: 'A', target: 'b', weapon: 'blade', path: [] } as const;
    expect(told(whyCost(table, charge).ap)).toEqual(['1 charge CHARGE-001', '+1 blade CHARGE-001']);
    const attack = { do: 'attack', model: 'A', target: 'b', weapon: 'blade' } as const;
    expect(told(whyCost(table, attack).ap)).toEqual(['+1 blade ATTACK-002']);
    const heal = whyCost(table, { do: 'self-heal', model: 'A' });
    expect([heal.ap.total, heal.fate.total]).toEqual([1, 1]);
    expect(whyCost(table, { do: 'end' }).ap.total).toBe(0);
  });

  test('of the hexes of a path: less one penalty, at least 1, and 2 more in a Charge [JHX-MOVE-006, JHX-MOVE-007, JHX-MOVE-008, JHX-CHARGE-007]', () => {
    const marsh = column('A', '!1', '^2', '3', ':4', 'b');
    const { table, cell, model } = laidOut(marsh, as(card({ MOV: 2 })));
    const way = [model('A').at ?? -1, ...['1', '2', '3', '4'].map(cell)];
    const why = whyHexes(table, 'A', way);
    expect(told(why)).toEqual([
      '2 MOV MOVE-005',
      '-2 treacherous-1 TERRAIN-012',
      '-1 forest-1 TERRAIN-007 (another-counts)',
      '-1 rough-1 TERRAIN-009 (last-hex)',
      '>=1 MOVE-008',
    ]);
    expect([why.total, whyHexes(table, 'A', way.slice(0, 2), 'charge').total]).toEqual([1, 4]);
    const mover = pieceOf(table, 'A');
    if (!mover) throw new Error('not on the board');
    const charging = { mover, mov: 2 };
    for (const [at] of way.entries()) {
      const part = way.slice(0, at + 1);
      expect(whyHexes(table, 'A', part, 'charge').total).toBe(chargeAllowance(fieldOf(table), charging, part));
    }
    // The first of two equal penalties counts.
    const equal = laidOut(column('A', '^1', ':2', '3', 'b'));
    const over = [equal.model('A').at ?? -1, ...['1', '2', '3'].map(equal.cell)];
    expect(told(whyHexes(equal.table, 'A', over)).slice(1, 3)).toEqual([
      '-1 forest-1 TERRAIN-007',
      '-1 rough-1 TERRAIN-009 (another-counts)',
    ]);
    const sure = laidOut(marsh, as(card({}, { common: [{ id: 'pathfinder' }] })));
    expect(told(whyHexes(sure.table, 'A', way.slice(0, 3)))).toContain('-2 treacherous-1 TERRAIN-012 (not-slowed)');
    expect(() => whyHexes(table, 'nobody', [])).toThrow(RangeError);
  });

  test('of the health of an Effigy: less enemy Souls, decay and damage [JHX-EFFIGY-001, JHX-SOUL-027, JHX-EFFIGY-021]', () => {
    const { table } = laidOut(drawing, {
      models: { b: { souls: 1 } },
      warbands: { p1: { effigy: { damage: 2, decay: 3 } }, p2: { banked: 1 } },
    });
    const why = whyEffigyHealth(table, 'p1');
    expect(told(why)).toEqual(['16 SETUP-008', '-8 2 Souls SOUL-027', '-3 decay EFFIGY-021', '-2 damage EFFIGY-001']);
    expect([why.total, whyEffigyHealth(table, 'p2').total]).toEqual(['p1', 'p2'].map(p => effigyHealth(table, p)));
  });
});

test('the reasons of a number can be asked of a match', () => {
  const { game, setup, table } = laidOut(drawing);
  const match = createMatch(game, { ...setup, seed: 'why' });
  expect(whyPool(tableIn(match), order)).toEqual(whyPool(table, order));
  const { id, version, players, start, beat, evolve, outcome } = game;
  const other = { id, version, players, start, beat, evolve, outcome };
  expect(() => tableIn({ ...match, game: other })).toThrow(GameError);
});
