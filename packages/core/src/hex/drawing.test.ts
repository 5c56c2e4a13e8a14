import { describe, expect, test } from 'vitest';
import { hexagonBoard } from './board.js';
import { drawHexes, drawnHexes } from './drawing.js';
import { distance } from './hex.js';
import { toOffset } from './offset.js';

const columns = { layout: 'double-height', pitch: 3 } as const;
const rows = { layout: 'double-width', pitch: 2 } as const;

describe('a drawing of hexes', () => {
  test('in columns: a line is half a hex', () => {
    const [b, a, c] = drawnHexes(
      `
        b
           a

           c`,
      columns,
    );
    expect([b?.signs, a?.signs, c?.signs]).toEqual(['b', 'a', 'c']);
    expect([a, c].map(one => [one?.col, one?.row])).toEqual([
      [1, 1],
      [1, 3],
    ]);
    const apart = (x = b, y = a): number => distance(x?.hex ?? { q: 9, r: 9 }, y?.hex ?? { q: -9, r: -9 });
    expect([apart(b, a), apart(a, c), apart(b, c)]).toEqual([1, 1, 2]);
  });

  test('in rows: two columns are a hex', () => {
    const read = drawnHexes('   A   b\n .   x   *\n   .   .', { ...rows, pitch: 2 });
    expect(read.map(({ signs }) => signs).join(' ')).toBe('A b . x * . .');
    const x = read[3]?.hex ?? { q: 9, r: 9 };
    expect(read.map(({ hex }) => distance(hex, x))).toEqual([1, 1, 1, 0, 1, 1, 1]);
  });

  test.each(['double-height', 'double-width'] as const)('is read as it was drawn: %s', layout => {
    const board = hexagonBoard(2);
    const hexes = board.hexes.map((hex, cell) => ({ ...toOffset(hex, layout), signs: String.fromCharCode(65 + cell) }));
    for (const pitch of [1, 2, 3]) {
      const text = drawHexes(hexes, { pitch: layout === 'double-height' ? pitch + 1 : pitch });
      const read = drawnHexes(text, { layout, pitch: layout === 'double-height' ? pitch + 1 : pitch });
      expect(read).toHaveLength(board.size);
      for (const one of read) {
        const hex = board.hexAt(one.signs.charCodeAt(0) - 65);
        const centre = read.find(({ signs }) => signs === 'A')?.hex ?? { q: 9, r: 9 };
        expect(distance(one.hex, centre)).toBe(distance(hex, board.hexAt(0)));
      }
    }
  });

  test.each([
    ['without a hex', ' \n ', 'nothing is drawn'],
    ['with a hex between two columns', 'A\n  b', 'between two columns, which stand 3 characters apart: b in line 2'],
    ['with a hex half a hex off', 'A\n\n   b', 'half a hex off: b in line 3, column 2'],
  ])('%s is refused', (_what, text, message) => {
    expect(() => drawnHexes(text, columns)).toThrow(new RangeError(message));
  });
});
