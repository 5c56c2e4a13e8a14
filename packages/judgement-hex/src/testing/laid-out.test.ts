import { createMatch } from '@rulewright/core';
import { expect, test } from 'vitest';
import { attributeValue } from '../hero-cards/attributes/attribute.js';
import { fieldOf } from '../hero-cards/reading/field.js';
import { laidOut } from './index.js';

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
