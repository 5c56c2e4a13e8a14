import { expect, test } from 'vitest';
import { type DrawnBoard, parseBoard, type Unsaid } from '../../../board/parse-board.js';
import { sees } from './sight.js';
import { hasStealth, isHiddenFrom } from './stealth.js';

/** A, and two and three hexes from it b and c. */
const table = (b: string, c: string, pieces: Unsaid['pieces'] = {}): DrawnBoard =>
  parseBoard(
    `
    A     ${b}
       .     ${c}
  `,
    { pieces },
  );

test('a model in Forest or Smoke has Stealth while it is there [JHX-TERRAIN-006, JHX-TERRAIN-007, JHX-TERRAIN-008]', () => {
  const stealth = (b: string): boolean => {
    const { field, piece } = table(b, '.');
    return hasStealth(field, piece('b'));
  };
  expect(['^b', '~b', '~!b', '!b', ':b', 'b'].map(stealth)).toEqual([true, true, true, false, false, false]);
});

test('beyond two hexes an enemy with Stealth is seen and still cannot be targeted; at two it can [JHX-LOS-018, JHX-ABILITY-080]', () => {
  const { field, piece } = table('^b', '^c');
  const hidden = (id: string): boolean => isHiddenFrom(field, piece('A'), piece(id));
  expect([sees(field, piece('A'), piece('b')), sees(field, piece('A'), piece('c'))]).toEqual([true, true]);
  expect([hidden('b'), hidden('c')]).toEqual([false, true]);
  expect(isHiddenFrom(field, piece('c'), piece('A'))).toBe(false);
});

test('Stealth of its own hides a model in the open, but not from its friends [JHX-ABILITY-080]', () => {
  const pieces: Unsaid['pieces'] = { c: { traits: ['stealth'] }, A: { traits: ['stealth'] } };
  const { field, piece } = table('b', 'c', pieces);
  expect(isHiddenFrom(field, piece('A'), piece('c'))).toBe(true);
  const friend = { ...piece('c'), player: 'p1' };
  expect(isHiddenFrom(field, piece('A'), friend)).toBe(false);
});
