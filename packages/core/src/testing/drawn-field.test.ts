import { expect, test } from 'vitest';
import { completelyWithin, inches, mm, sightField, within } from '../inches/index.js';
import { drawField, drawnField } from './drawn-field.js';

const oneInch = { pitch: inches(1) };

test('signs stand at points of the pitch: bases around them, terrain as squares, exact places where given', () => {
  const field = drawnField('A . A # # . b', { ...oneInch, bases: { A: mm(32) }, at: { b: [inches(6.5), 0] } });
  expect(field.bases.get('A')).toEqual([
    { at: { x: 0, y: 0 }, radius: mm(16) },
    { at: { x: inches(2), y: 0 }, radius: mm(16) },
  ]);
  expect(field.base('b')).toEqual({ at: { x: inches(6.5), y: 0 }, radius: 0 });
  const [left, right, half] = [inches(2.5), inches(4.5), inches(0.5)];
  expect(field.pieces('#')).toEqual([
    { corners: [{ x: left, y: -half }, { x: right, y: -half }, { x: right, y: half }, { x: left, y: half }] },
  ]); // biome-ignore format: corners in order
  expect(field.pieces('~')).toEqual([]);
});

test('a piece that is no rectangle is several that overlap, so that no line runs through between them', () => {
  const field = drawnField(
    `
    . # # # .
    A # . # B
    . # # # .
    `,
    { ...oneInch, bases: { A: mm(20), B: mm(20) } },
  );
  expect(field.pieces('#')).toHaveLength(4);
  expect(sightField(field.pieces('#')).sees(field.base('A'), field.base('B'))).toBe(false);
  const step = drawnField('# .\n# #', oneInch).pieces('#');
  expect(step).toHaveLength(2);
  expect(
    sightField(step).sees({ at: { x: 0, y: -inches(5) }, radius: 100 }, { at: { x: 0, y: inches(6) }, radius: 100 }),
  ).toBe(false);
});

test('a table is drawn back as it was, with a base beside its point named below', () => {
  const text = 'A . ~ ~ B\n. # # . .\n. . # . c';
  const field = drawnField(text, { ...oneInch, bases: { A: mm(30) } });
  expect(drawField(field)).toBe(text);
  const moved = drawnField(text, { ...oneInch, at: { c: [inches(4) + 1, inches(1.75)] } });
  expect(drawField(moved)).toBe(`${text}\nc at 4.0004", 1.75"`);
});

test('regions and paths are drawn on the table', () => {
  const field = drawnField('. . . . .\n. A . # .\n. . . . .', { ...oneInch, bases: { A: mm(30) } });
  const base = field.base('A');
  const near = (at: { x: number; y: number }) => within({ at, radius: 0 }, base, inches(1));
  expect(drawField(field, { '+': near })).toBe('+ + + . .\n+ A + # .\n+ + + . .');
  const path = [base.at, { x: inches(2), y: inches(2) }, { x: inches(4), y: inches(2) }, { x: inches(4), y: 0 }];
  expect(drawField(field, { '*': path, '+': near })).toBe('+ + + . *\n+ A + # *\n+ + * * *');
  expect(drawField(field, { o: at => completelyWithin({ at, radius: 0 }, field.pieces('#')[0] ?? base, 0) })).toBe(
    '. . . . .\n. A . o .\n. . . . .',
  );
});

test('drawings that mean nothing are refused', () => {
  const refused = (text: string, more = {}) => {
    try {
      return drawnField(text, { ...oneInch, ...more });
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refused('A', { pitch: 3 })).toBe('a pitch of 3 is not an even number of units');
  expect(refused('A .. B')).toBe('".." in row 0 is more than one sign: part them by spaces');
  expect(refused('A . A', { at: { A: [0, 0] } })).toBe('A has an exact place, but is drawn more than once');
  expect(refused('A', { bases: { B: 3 } })).toBe('B is not in the drawing');
  expect(refused('A', { bases: { A: 3 } })).toBe('not-a-whole-number at disc.radius');
  expect(() => drawnField('A A', oneInch).base('A')).toThrow('2 bases are drawn as A');
  expect(() => drawnField('A A', oneInch).base('B')).toThrow('0 bases are drawn as B');
});
