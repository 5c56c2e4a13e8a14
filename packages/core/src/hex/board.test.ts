import { describe, expect, test } from 'vitest';
import { hexagonBoard, hexBoard, offBoard, rectangleBoard } from './board.js';
import { distance, everyDirection, neighbour, origin } from './hex.js';
import { fromOffset, toOffset } from './offset.js';

test('a board numbers its hexes in the order given', () => {
  const board = hexBoard([
    { q: 5, r: 5 },
    { q: 5, r: 4 },
    { q: 6, r: 4 },
  ]);
  expect(board.size).toBe(3);
  board.hexes.forEach((hex, cell) => {
    expect(board.cellOf(hex)).toBe(cell);
    expect(board.hexAt(cell)).toBe(hex);
  });
  expect(board.neighbour(0, 2)).toBe(1);
  expect(board.neighbour(0, 1)).toBe(2);
  expect(board.neighbour(0, 0)).toBe(offBoard);
  expect(board.has({ q: 6, r: 5 })).toBe(false);
});

test('hexes all around a board are off it', () => {
  const board = rectangleBoard(4, 3);
  let off = 0;
  for (let q = -5; q <= 8; q++) {
    for (let r = -6; r <= 8; r++) {
      const { col, row } = toOffset({ q, r }, 'odd-q');
      const inside = col >= 0 && col < 4 && row >= 0 && row < 3;
      expect(board.has({ q, r })).toBe(inside);
      if (!inside) off++;
      if (!inside) expect(board.cellOf({ q, r })).toBe(offBoard);
    }
  }
  expect(off).toBe(14 * 15 - 12);
  expect(() => board.hexAt(12)).toThrow(RangeError);
  expect(() => board.hexAt(-1)).toThrow(RangeError);
});

test('a hex given twice and an empty board are refused', () => {
  expect(() => hexBoard([origin, { q: 1, r: 0 }, { q: 0, r: 0 }])).toThrow(RangeError);
  expect(() => hexBoard([])).toThrow(RangeError);
});

test('neighbours by cell are neighbours by hex', () => {
  const board = hexagonBoard(3, { q: -7, r: 2 });
  expect(board.size).toBe(37);
  board.hexes.forEach((hex, cell) => {
    for (const direction of everyDirection) {
      expect(board.neighbour(cell, direction)).toBe(board.cellOf(neighbour(hex, direction)));
    }
  });
});

test('rectangles are filled column by column or row by row', () => {
  expect(rectangleBoard(2, 3).hexes.map(hex => toOffset(hex, 'odd-q'))).toEqual(
    [0, 1].flatMap(col => [0, 1, 2].map(row => ({ col, row }))),
  );
  expect(rectangleBoard(2, 3, 'even-r').hexes.map(hex => toOffset(hex, 'even-r'))).toEqual(
    [0, 1, 2].flatMap(row => [0, 1].map(col => ({ col, row }))),
  );
});

/** A board by columns from left to right, rows counted upwards: `bases` are heights below row 1, in half hexes. */
const columnsBoard = (bases: readonly number[], rows: readonly number[]) => {
  const middle = (bases.length - 1) / 2;
  const labels = bases.flatMap((base, column) =>
    Array.from({ length: rows[column] ?? 0 }, (_, row) => ({ column: column + 1, row: row + 1, base })),
  );
  const board = hexBoard(
    labels.map(({ column, row, base }) =>
      fromOffset({ col: column - 1 - middle, row: base + 2 * row }, 'double-height'),
    ),
  );
  return { board, labels };
};

const mirrored = (half: readonly number[]): number[] => [...half, ...half.slice(0, -1).reverse()];

const boards = [
  {
    name: 'three against three',
    radius: 6,
    hexes: 125,
    bases: mirrored([-8, -9, -10, -11, -12, -13, -12]),
    rows: [7, 8, 9, 10, 11, 12, 11, 12, 11, 10, 9, 8, 7],
  },
  {
    name: 'five against five',
    radius: 10,
    hexes: 329,
    bases: mirrored([-12, -13, -14, -15, -16, -17, -18, -19, -20, -21, -20]),
    rows: mirrored([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 19]),
  },
] as const;

describe.each(boards)('the Judgement board, $name', ({ radius, hexes, bases, rows }) => {
  const { board, labels } = columnsBoard(bases, rows);

  test('is a hexagon without the two tips of its middle column', () => {
    expect(board.size).toBe(hexes);
    const tips = [
      { q: 0, r: radius },
      { q: 0, r: -radius },
    ];
    for (const hex of hexagonBoard(radius).hexes) {
      expect(board.has(hex)).toBe(!tips.some(tip => distance(tip, hex) === 0));
    }
  });

  test('turns columns and rows into the axial coordinates of its rule', () => {
    const [m, v] = [radius + 1, radius];
    labels.forEach(({ column, row }, cell) => {
      const q = column - m;
      const r = q === 0 ? row - v : q > 0 ? row - v - 1 : row - v - 1 - q;
      expect(board.hexAt(cell)).toEqual({ q, r });
    });
  });
});
