import { expect, test } from 'vitest';
import { marked, unmarkedWords } from './marked.js';

const table = marked({ texts: { health: 'Health', none: '' }, says: (n: number) => `${n} Souls`, many: ['Level'] });

test('texts and what functions say are marked, an empty text stays empty', () => {
  expect(table.texts).toEqual({ health: '⟦Health⟧', none: '' });
  expect(table.says(2)).toBe('⟦2 Souls⟧');
  expect(table.many).toEqual(['⟦Level⟧']);
});

test('words outside marks are found, names and abbreviations are not', () => {
  const shown = {
    title: `${table.says(2)} of Garm`,
    items: [{ kind: 'token', id: 'health', label: 'GO', title: '⟦Armour of ⟦Garm⟧⟧, wounded' }],
    panels: [{ title: 'Garm', rows: [{ label: 'MEL 3', marks: ['burnt'] }] }],
  };
  expect(unmarkedWords(shown, ['Garm Oxholt'])).toEqual(['burnt', 'wounded']);
  expect(unmarkedWords(shown, [])).toEqual(['Garm', 'burnt', 'wounded']);
});
