import { createMatch } from '@rulewright/core';
import { expect, test } from 'vitest';
import { attributeValue } from '../hero-cards/attributes/attribute.js';
import { fieldOf } from '../hero-cards/reading/field.js';
import { band, bandCards, type LaidOut, laidOut } from './index.js';

test('a drawing becomes a table with Heroes of both players, Souls and Effigies', () => {
  const { table, model, cell } = laidOut(
    `
        %
     %     %
        .
     A     b
        *
     @     @
        @
  `,
    { models: { b: { kind: 'monster' } } },
  );
  expect(fieldOf(table).pieces.map(({ id }) => id)).toEqual(['A', 'b', 'effigy:p1', 'effigy:p2', 'soul-1']);
  expect([model('A').player, model('b').player, model('b').card]).toEqual(['p1', null, 'rat']);
  expect(attributeValue(table, model('A'), 'MEL')).toBe(5);
  expect(cell('A')).toBe(model('A').at);
});

test('a match begins in it', () => {
  const { game, setup } = laidOut('A     b\n   .');
  const [decision] = createMatch(game, { ...setup, seed: 'x' }).decisions;
  expect([decision?.by, decision?.kind, decision?.rule]).toEqual(['p1', 'action', 'JHX-ACT-008']);
});

test('the active Hero has the AP of its card, its conditions and its unit, unless a test says otherwise', () => {
  const weak = { heroes: { A: { common: [{ id: 'lesser-being' }] } } } as const;
  const ap = (drawing: string, facts: LaidOut) => {
    const { activation } = laidOut(drawing, { active: 'A', ...facts }).setup.position;
    return activation?.budgets.A?.ap;
  };
  expect([ap('A', {}), ap('A', weak), ap('A', { ...weak, conditions: { A: ['stun'] } })]).toEqual([3, 2, 1]);
  expect(ap('A\n\nB\n\nC', { cards: bandCards(), models: band('A', 'B', 'C') })).toBe(5);
  expect(ap('A', { ...weak, ap: 3 })).toBe(3);
});
