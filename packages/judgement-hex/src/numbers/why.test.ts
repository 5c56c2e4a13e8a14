import { createMatch } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { effigyHealth } from '../arena/health.js';
import { as, card, laidOut, suffering, told } from '../testing/index.js';
import { tableIn, whyAttribute, whyCost, whyDamage, whyEffigyHealth, whyHarvest, whyPool } from './index.js';

const drawing = `
  A
     b
  *
`;
const order = { attacker: 'A', target: 'b', weapon: 'blade', kind: 'action', ap: 1 } as const;

describe('why is it so many', () => {
  test('an attribute: MOV of the frozen, and nothing of a dash [JHX-COND-020, JHX-ATTR-004]', () => {
    const { table } = laidOut(drawing, { effects: [suffering('A', 'freeze')] });
    expect(told(whyAttribute(table, 'A', 'MOV') ?? { name: '', total: 0, lines: [] })).toContain('<=2 freeze COND-020');
    const dash = laidOut(drawing, as(card({ MAG: null })));
    expect(whyAttribute(dash.table, 'A', 'MAG')).toBeNull();
    expect(() => whyAttribute(table, 'nobody', 'MOV')).toThrow(RangeError);
  });

  test('dice and damage of an attack [JHX-ATTACK-016, JHX-DAMAGE-001, JHX-COND-021]', () => {
    const { table } = laidOut(drawing, { effects: [suffering('A', 'freeze')] });
    expect(told(whyPool(table, order))).toEqual(['5 MEL ATTACK-016', '-3 AGI ATTACK-016']);
    const damage = whyDamage(table, order, 'solid');
    expect(told(damage)).toEqual(expect.arrayContaining(['-1 freeze COND-021']));
    expect(whyDamage(table, order, null).total).toBe(0);
  });

  test('a harvest, with the dice and without [JHX-ACTION-019]', () => {
    const { table } = laidOut(drawing);
    const why = whyHarvest(table, 'A', 'soul-1');
    expect(told(why)).toEqual(['+3 SH ACTION-019', '-1 b ACTION-021']);
    const without = why.total;
    expect(whyHarvest(table, 'A', 'soul-1', [4, 6]).total).toBe(without + 10);
    expect(() => whyHarvest(table, 'A', 'soul-9')).toThrow('no Soul soul-9');
  });

  test('a cost, by the rule of the action [JHX-CHARGE-001, JHX-ACTION-016]', () => {
    const { table } = laidOut(drawing);
    const charge = { do: 'charge', model: 'A', target: 'b', weapon: 'blade', path: [] } as const;
    expect(told(whyCost(table, charge).ap)).toEqual(['2 charge CHARGE-001']);
    const heal = whyCost(table, { do: 'self-heal', model: 'A' });
    expect([heal.ap.total, heal.fate.total]).toEqual([1, 1]);
    expect(whyCost(table, { do: 'end' }).ap.total).toBe(0);
  });

  test('the health of an Effigy: less enemy Souls, decay and damage [JHX-EFFIGY-001, JHX-SOUL-027, JHX-EFFIGY-021]', () => {
    const { table } = laidOut(drawing, {
      models: { b: { souls: 1 } },
      warbands: { p1: { effigy: { damage: 2, decay: 3 } }, p2: { banked: 1 } },
    });
    const why = whyEffigyHealth(table, 'p1');
    expect(told(why)).toEqual(['16 SETUP-008', '-8 2 Souls SOUL-027', '-3 decay EFFIGY-021', '-2 damage EFFIGY-001']);
    expect([why.total, whyEffigyHealth(table, 'p2').total]).toEqual(['p1', 'p2'].map(p => effigyHealth(table, p)));
  });
});

test('asked of a match', () => {
  const { game, setup, table } = laidOut(drawing);
  const match = createMatch(game, { ...setup, seed: 'why' });
  expect(whyPool(tableIn(match), order)).toEqual(whyPool(table, order));
  const { id, version, players, start, beat, evolve, outcome } = game;
  const other = { id, version, players, start, beat, evolve, outcome };
  expect(() => tableIn({ ...match, game: other })).toThrow(TypeError);
});
