import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cell, HexBoard } from './board.js';
import { hexagonBoard, hexBoard, offBoard } from './board.js';
import { distance, everyDirection, origin } from './hex.js';
import { reach, shortestPath } from './reach.js';
import { line } from './shapes.js';

const board = hexagonBoard(3);

/** Least costs by sweeping over all steps until nothing changes. */
const sweep = (start: Cell, cost: (from: Cell, to: Cell) => number, blocked: (cell: Cell) => boolean): number[] => {
  const best = board.hexes.map((_, cell) => (cell === start ? 0 : Infinity));
  for (let changed = true; changed; ) {
    changed = false;
    for (let from = 0; from < board.size; from++) {
      for (const direction of everyDirection) {
        const to = board.neighbour(from, direction);
        const sum = (best[from] ?? 0) + (to === offBoard || blocked(to) ? Infinity : cost(from, to));
        if (sum >= (best[to] ?? 0)) continue;
        best[to] = sum;
        changed = true;
      }
    }
  }
  return best;
};

const pathCost = (path: readonly Cell[], cost: (from: Cell, to: Cell) => number): number =>
  path.slice(1).reduce((sum, to, place) => sum + cost(path[place] ?? offBoard, to), 0);

test('least costs, paths and order agree with a sweep over all steps', () => {
  const costs = fc.array(fc.constantFrom(0, 1, 1, 1, 2, 3, 7, Infinity), { minLength: 37 * 6, maxLength: 37 * 6 });
  const walls = fc.uniqueArray(fc.integer({ min: 1, max: 36 }), { maxLength: 12 });
  fc.assert(
    fc.property(costs, walls, fc.integer({ min: 0, max: 12 }), (table, cells, limit) => {
      const cost = (from: Cell, to: Cell): number =>
        table[from * 6 + everyDirection.findIndex(direction => board.neighbour(from, direction) === to)] ?? 0;
      const blocked = (cell: Cell): boolean => cells.includes(cell);
      const expected = sweep(0, cost, blocked).map(sum => (sum > limit ? Infinity : sum));
      const found = reach(board, 0, { limit, cost, blocked });
      expect(board.hexes.map((_, cell) => found.costTo(cell))).toEqual(expected);
      expect([...found.cells].sort((a, b) => a - b)).toEqual(
        expected.flatMap((sum, cell) => (sum === Infinity ? [] : [cell])),
      );
      found.cells.forEach((cell, place) => {
        expect(found.costTo(cell)).toBeGreaterThanOrEqual(found.costTo(found.cells[place - 1] ?? 0));
        const path = found.pathTo(cell) ?? [];
        expect([path[0], path.at(-1)]).toEqual([0, cell]);
        expect(pathCost(path, cost)).toBe(found.costTo(cell));
        expect(shortestPath(board, 0, cell, { limit, cost, blocked })).toEqual(path);
      });
    }),
  );
});

test('without costs and walls everything is as far as its distance', () => {
  const found = reach(board, 0, { limit: 2 });
  expect(found.cells.length).toBe(19);
  board.hexes.forEach((hex, cell) => {
    const steps = distance(origin, hex);
    expect(found.costTo(cell)).toBe(steps <= 2 ? steps : Infinity);
  });
});

test('of equally cheap paths the first one found stays: directions in order', () => {
  const found = reach(board, 0);
  const cells = everyDirection.map(direction => board.neighbour(0, direction));
  expect(found.cells.slice(0, 7)).toEqual([0, ...cells]);
  // The hex { q: 2, r: -1 } is beside the neighbours in directions 0 and 1.
  expect(found.before(board.cellOf({ q: 2, r: -1 }))).toBe(board.cellOf({ q: 1, r: 0 }));
  expect(found.before(0)).toBe(offBoard);
});

test('a detour around a wall', () => {
  const wall = line({ q: 0, r: -1 }, { q: 0, r: 2 }).map(hex => board.cellOf(hex));
  const [from, to] = [board.cellOf({ q: -1, r: 0 }), board.cellOf({ q: 1, r: 0 })];
  const path = shortestPath(board, from, to, { blocked: cell => wall.includes(cell) });
  expect(path?.map(cell => board.hexAt(cell))).toEqual([
    { q: -1, r: 0 },
    { q: -1, r: -1 },
    { q: 0, r: -2 },
    { q: 1, r: -2 },
    { q: 1, r: -1 },
    { q: 1, r: 0 },
  ]);
});

test('out of reach', () => {
  const islands: HexBoard = hexBoard([
    { q: 0, r: 0 },
    { q: 2, r: 0 },
  ]);
  expect(shortestPath(islands, 0, 1)).toBeUndefined();
  expect(shortestPath(islands, 0, offBoard)).toBeUndefined();
  expect(reach(islands, 0).before(1)).toBe(offBoard);
  expect(reach(islands, 0).pathTo(0)).toEqual([0]);
});

test('a bad cost and a bad start are refused', () => {
  expect(() => reach(board, 0, { cost: () => 0.5 })).toThrow(RangeError);
  expect(() => reach(board, 0, { cost: () => -1 })).toThrow(RangeError);
  expect(() => reach(board, 0, { cost: () => Number.NaN })).toThrow(RangeError);
  expect(() => reach(board, offBoard)).toThrow(RangeError);
  expect(() => reach(board, 37)).toThrow(RangeError);
});
