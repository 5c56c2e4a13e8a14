import { distance, offBoard } from '@rulewright/core/hex';
import { describe, expect, test } from 'vitest';
import { battleMaps, skirmishMaps } from '../../../content/maps/index.js';
import type { Coordinate } from '../../../vocabulary/map.js';
import { nextSoulPits } from '../../soul-pits.js';
import { boardOf } from './board.js';
import { effigyCells } from './effigy.js';
import { gridOfMode } from './grid.js';
import { deploymentZone, sideOf } from './zones.js';

const small = boardOf(gridOfMode['3v3']);
const large = boardOf(gridOfMode['5v5']);

describe('the two boards', () => {
  test('have 125 and 329 hexes: hexagons of radius 6 and 10 without two tips [JHX-MAP-005]', () => {
    expect([small.size, large.size]).toEqual([125, 329]);
    for (const [board, radius] of [
      [small, 6],
      [large, 10],
    ] as const) {
      const middle = { q: 0, r: 0 };
      expect(board.hexes.every(hex => distance(middle, hex) <= radius)).toBe(true);
      expect(board.has({ q: 0, r: radius }) || board.has({ q: 0, r: -radius })).toBe(false);
      expect(board.has({ q: radius, r: 0 }) && board.has({ q: 0, r: radius - 1 })).toBe(true);
    }
    expect(gridOfMode['3v3'].columns.map(({ rows }) => rows)).toEqual([7, 8, 9, 10, 11, 12, 11, 12, 11, 10, 9, 8, 7]);
  });

  test('columns are numbered from the left, rows upwards from the lowest [JHX-MAP-001, JHX-MAP-002]', () => {
    expect(small.coordinateOf(0)).toEqual([1, 1]);
    expect(small.coordinateOf(1)).toEqual([1, 2]);
    expect(small.coordinateOf(124)).toEqual([13, 7]);
    expect(small.riseOf(1) - small.riseOf(0)).toBe(2);
    for (const board of [small, large]) {
      const cells = board.hexes.map((_, cell) => cell);
      expect(cells.map(board.coordinateOf).map(board.cellAt)).toEqual(cells);
    }
  });

  test('the hexes of a column stand on one another, those of the next half a hex aside [JHX-MAP-003]', () => {
    const beside = (a: Coordinate, b: Coordinate): number => small.distance(small.cellAt(a), small.cellAt(b));
    expect([beside([7, 6], [7, 7]), beside([7, 6], [7, 5])]).toEqual([1, 1]);
    expect([beside([6, 6], [7, 6]), beside([6, 7], [7, 6]), beside([6, 5], [7, 6]), beside([6, 8], [7, 6])]).toEqual([
      1, 1, 2, 2,
    ]);
    expect([beside([2, 6], [3, 7]), beside([2, 6], [3, 6]), beside([2, 6], [3, 8])]).toEqual([1, 1, 2]);
  });

  test('printed coordinates become axial ones as the ledger has it, in every hex [JHX-MAP-004]', () => {
    for (const [board, m, v] of [
      [small, 7, 6],
      [large, 11, 10],
    ] as const) {
      board.hexes.forEach(({ q, r }, cell) => {
        const [column, row] = board.coordinateOf(cell);
        expect(q).toBe(column - m);
        expect(r).toBe(q === 0 ? row - v : q > 0 ? row - v - 1 : row - v - 1 - q);
      });
    }
  });

  test('there is no hex beyond the edge [JHX-MAP-006]', () => {
    const beyond: Coordinate[] = [
      [0, 1],
      [14, 1],
      [1, 0],
      [1, 8],
      [7, 12],
      [2, 1.5],
      [1.5, 1],
      [Number.NaN, 1],
    ];
    expect(beyond.map(small.cellAt)).toEqual(beyond.map(() => offBoard));
    expect(() => small.coordinateOf(125)).toThrow(RangeError);
    expect(() => small.distance(0, 125)).toThrow(RangeError);
    expect(() => small.distance(offBoard, 0)).toThrow(RangeError);
  });

  test('distances count hexes [JHX-SETUP-003]', () => {
    expect(small.distance(small.cellAt([1, 1]), small.cellAt([13, 7]))).toBe(12);
    expect(small.distance(small.cellAt([7, 2]), small.cellAt([7, 10]))).toBe(8);
    expect(small.distance(3, 3)).toBe(0);
  });

  test('one grid makes one board, and a column half a hex off is refused', () => {
    expect(boardOf(gridOfMode['3v3'])).toBe(small);
    expect(() => boardOf({ columns: [{ rows: 2, base: 1 }] })).toThrow(RangeError);
    expect(() => boardOf({ columns: [] })).toThrow(RangeError);
    const printed = boardOf({
      columns: [
        { rows: 3, base: -4 },
        { rows: 2, base: -3 },
      ],
    });
    expect(printed.distance(printed.cellAt([1, 1]), printed.cellAt([2, 1]))).toBe(1);
  });
});

describe('the Effigies', () => {
  const at = (cells: readonly number[], board: typeof small = small): readonly string[] =>
    cells.map(cell => (cell === offBoard ? 'off' : board.coordinateOf(cell).join()));

  test('cover their centre and its two side neighbours nearer to their edge [JHX-SETUP-007]', () => {
    expect(at(effigyCells(small, 'lower', { centre: [7, 2] }))).toEqual(['6,2', '7,2', '8,2']);
    expect(at(effigyCells(small, 'upper', { centre: [7, 10] }))).toEqual(['6,11', '7,10', '8,11']);
    expect(at(effigyCells(large, 'lower', { centre: [11, 3] }), large)).toEqual(['10,3', '11,3', '12,3']);
    expect(at(effigyCells(large, 'upper', { centre: [11, 17] }), large)).toEqual(['10,18', '11,17', '12,18']);
  });

  test('cover by the option `effigyFootprint` those nearer to the middle, or the hexes that the map lists [JHX-SETUP-007]', () => {
    expect(at(effigyCells(small, 'lower', { centre: [7, 2] }, 'towards-middle'))).toEqual(['6,3', '7,2', '8,3']);
    expect(at(effigyCells(small, 'upper', { centre: [7, 10] }, 'towards-middle'))).toEqual(['6,10', '7,10', '8,10']);
    const hexes: Coordinate[] = [
      [7, 1],
      [7, 2],
      [7, 3],
    ];
    expect(at(effigyCells(small, 'lower', { centre: [7, 2], hexes }))).toEqual(['7,1', '7,2', '7,3']);
  });

  test('lack the hexes that would lie off the board', () => {
    expect(at(effigyCells(small, 'lower', { centre: [1, 1] }))).toEqual(['off', '1,1', '2,1']);
    expect(effigyCells(small, 'lower', { centre: [1, 9] })).toEqual([offBoard, offBoard, offBoard]);
  });
});

describe('deployment', () => {
  test('zones begin 3½ and 6½ hexes from the centre line and mirror each other [JHX-DEPLOY-002]', () => {
    for (const [map, board, begins] of [
      [skirmishMaps[0], small, 7],
      [battleMaps[0], large, 13],
    ] as const) {
      if (!map) throw new Error('no map');
      const zones = (['lower', 'upper'] as const).map(side => deploymentZone(map, side));
      const rises = zones.map(zone => zone.map(board.riseOf));
      expect(Math.max(...(rises[0] ?? []))).toBe(-begins);
      expect(Math.min(...(rises[1] ?? []))).toBe(begins);
      const outside = board.hexes.filter((_, cell) => Math.abs(board.riseOf(cell)) < begins).length;
      expect(board.size - outside).toBe((zones[0] ?? []).length + (zones[1] ?? []).length);
      const mirrored = (zones[0] ?? []).map(cell => {
        const { q, r } = board.hexAt(cell);
        return board.cellOf({ q: -q, r: -r });
      });
      expect(mirrored.sort((a, b) => a - b)).toEqual(zones[1]);
    }
  });

  test('zones are where the map lists them [JHX-DEPLOY-002]', () => {
    const [map] = skirmishMaps;
    if (!map) throw new Error('no map');
    const deployment = { lower: [[1, 1]], upper: [[13, 7]] } as const;
    expect(deploymentZone({ ...map, deployment }, 'upper')).toEqual([124]);
    expect(sideOf({ ...map, deployment }, 0)).toBe('lower');
  });

  test('a Shrine is on the centre line if both zones are as far, else on the side of the nearer one [JHX-SHRINE-008]', () => {
    const found = [...skirmishMaps, ...battleMaps].map(map =>
      map.shrines.map(({ at }) => sideOf(map, boardOf(map.grid).cellAt(at))),
    );
    expect(found).toEqual([['centre'], ['centre'], ['centre'], ['lower', 'upper'], [], ['centre', 'centre']]);
  });
});

describe('Soul Pits', () => {
  test('a map with one pit always spawns there [JHX-MAP-008]', () => {
    expect([nextSoulPits(1, null), nextSoulPits(1, 0)]).toEqual([[0], [0]]);
  });

  test('of two pits the first is random, then they alternate [JHX-MAP-007, JHX-MAP-009]', () => {
    expect([nextSoulPits(2, null), nextSoulPits(2, 0), nextSoulPits(2, 1)]).toEqual([[0, 1], [1], [0]]);
  });
});
