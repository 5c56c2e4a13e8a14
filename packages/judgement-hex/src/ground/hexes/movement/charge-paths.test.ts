import { type Cell, everyDirection } from '@rulewright/core/hex';
import { describe, expect, test } from 'vitest';
import { parseBoard } from '../../../board/parse-board.js';
import { column } from '../../../testing/index.js';
import type { Piece } from '../../../vocabulary/piece.js';
import { chargeAllowance, chargePathRefusal, chargePaths } from './charge-paths.js';

/** A field of clear hexes with `A` in the middle. */
const meadow = (size = 6): string => {
  const lines: string[] = [];
  for (let line = 0; line <= 4 * size; line++) {
    const row: string[] = [];
    for (let column = 0; column <= 2 * size; column++) {
      const sign = line === 2 * size && column === size ? 'A' : '.';
      row.push((line + column + size) % 2 === 0 ? sign.padEnd(3) : '   ');
    }
    lines.push(row.join(''));
  }
  return lines.join('\n');
};

const paths = (text: string, mov: number, mover: Partial<Piece> = {}) => {
  const { field, piece, cell } = parseBoard(text);
  const charging = { mover: { ...piece('A'), ...mover }, mov };
  return { field, charging, cell, found: chargePaths(field, charging) };
};

test('the paths of a Charge to given cells are all that end there, over rough ground and around walls too', () => {
  const drawing = `
    .     .     .
 .     !     #     .
    :     =     .
 .     A     .     .
    ^     .     ^
 .     b     .     .
    .     .     .
`;
  const { field, charging, found } = paths(drawing, 3);
  const { board } = field.terrain;
  for (let goal = 0; goal < board.size; goal++) {
    for (const reach of [0, 1, 2]) {
      const short = (cell: Cell): number => board.distance(cell, goal) - reach;
      const there = found.filter(path => short(path[path.length - 1] ?? -1) <= 0);
      expect(chargePaths(field, charging, short)).toEqual(there);
    }
  }
});

/** The number of hexes in each path that does not lead back to its start. */
const onward = (found: readonly (readonly Cell[])[]): readonly number[] =>
  found.filter(path => path[path.length - 1] !== path[0]).map(path => path.length - 1);

describe('the paths of a Charge', () => {
  test('are the paths of at most MOV and two hexes that are straight or slalom, the first step aside [JHX-CHARGE-007, JHX-CHARGE-009, JHX-CHARGE-010, JHX-CHARGE-011, JHX-CHARGE-012]', () => {
    const { field, charging, found } = paths(meadow(), 1);
    const [start = -1] = charging.mover.cells;
    const walks = (path: readonly Cell[]): readonly (readonly Cell[])[] =>
      path.length > 4
        ? []
        : everyDirection
            .map(direction => [...path, field.terrain.board.neighbour(path[path.length - 1] ?? -1, direction)])
            .flatMap(longer => [longer, ...walks(longer)]);
    const all = walks([start]);
    const legal = all.filter(path => chargePathRefusal(field, charging, path) === undefined);
    const text = (list: readonly (readonly Cell[])[]): readonly string[] => list.map(path => path.join()).sort();
    expect(text(found)).toEqual(text(legal));
    // One hex anywhere; two hexes anywhere, since the first is a step aside; of three hexes the last two make the line.
    const long = (hexes: number): number => found.filter(path => path.length === hexes + 1).length;
    expect([long(1), long(2), long(3), long(4)]).toEqual([6, 36, 6 * 18, 0]);
  });

  test('of four hexes: straight, slalom beginning with either direction, and nothing else without a step aside [JHX-CHARGE-009, JHX-CHARGE-010]', () => {
    const { field, charging } = paths(meadow(), 2);
    const [start = -1] = charging.mover.cells;
    const along = (...directions: readonly (0 | 1 | 2 | 3 | 4 | 5)[]): readonly Cell[] => {
      const path = [start];
      for (const direction of directions) {
        path.push(field.terrain.board.neighbour(path[path.length - 1] ?? -1, direction));
      }
      return path;
    };
    const why = (...directions: readonly (0 | 1 | 2 | 3 | 4 | 5)[]): string | undefined => {
      const refusal = chargePathRefusal(field, charging, along(...directions));
      return refusal && `${refusal.code} ${refusal.rule}`;
    };
    expect(why(1, 1, 1, 1)).toBeUndefined();
    expect(why(1, 2, 1, 2)).toBeUndefined();
    expect(why(2, 1, 2, 1)).toBeUndefined();
    expect(why(0, 5, 0, 5)).toBeUndefined();
    expect(why(4, 1, 1, 1)).toBeUndefined();
    expect(why(4, 1, 2, 1)).toBeUndefined();
    const bent = 'no-line JHX-CHARGE-010';
    expect(why(1, 2, 2, 1)).toBe(bent);
    expect(why(1, 1, 2, 2)).toBe(bent);
    expect(why(1, 3, 1, 3)).toBe(bent);
    expect(why(1, 1, 1, 2)).toBe(bent);
    expect(why(1, 2, 3, 4)).toBe(bent);
    expect(why(1, 1, 1, 1, 1)).toBe('too-far JHX-CHARGE-007');
    // The step aside is one of the hexes.
    expect(why(4, 1, 1, 1, 1)).toBe('too-far JHX-CHARGE-007');
  });

  test('lose MOV to terrain as an Advance does, but never the two hexes [JHX-CHARGE-007, JHX-CHARGE-008, JHX-CHARGE-013]', () => {
    const most = (mov: number, ...way: string[]): number => {
      const text = ['A', ...way, '.', '.', '.', '.', '.', '.'].reverse().join('\n\n');
      return Math.max(...paths(text, mov).found.map(path => path.length - 1));
    };
    expect(most(3)).toBe(5);
    expect(most(3, ':')).toBe(4);
    expect(most(3, '!')).toBe(3);
    expect(most(1, '!')).toBe(3);
    // The last hex alone costs nothing.
    expect(most(1, '.', '.', ':', '#')).toBe(3);
    const { field, charging } = paths('.\n\n:\n\nA', 3);
    expect(chargeAllowance(field, charging, [0, 1])).toBe(5);
    expect(chargeAllowance(field, charging, [0, 1, 2])).toBe(4);
  });

  test('stop before what blocks, the step aside too [JHX-CHARGE-013, JHX-CHARGE-006]', () => {
    const to = (text: string): readonly number[] => onward(paths(text, 3).found);
    expect(to(column('A', '.', '#', '.'))).toEqual([1]);
    expect(to(column('A', '.', 'b', '.'))).toEqual([1]);
    expect(to(column('A', '.', 'B', '.'))).toEqual([1]);
    expect(to(column('A', '*', '.', '.'))).toEqual([2, 3]);
    // No path begins with a blocked hex, as a step aside or as the first of a line: three of six hexes are left.
    const { found, cell } = paths(
      `
    .     .     .
 .     #     .     .
    .     C     .
 .     A     .     .
    .     .     .
 .     b     .     .
    .     .     .
`,
      3,
    );
    const firsts = new Set(found.map(path => path[1]));
    expect([firsts.size, firsts.has(cell('C')), firsts.has(cell('b'))]).toEqual([3, false, false]);
  });

  test('cross no wall without Pathfinder or Fly, and never end on one [JHX-CHARGE-014, JHX-TERRAIN-029]', () => {
    const to = (traits: Piece['traits'], mov = 3): readonly number[] =>
      onward(paths('.\n\n.\n\n=\n\n.\n\nA', mov, { traits }).found);
    expect(to([])).toEqual([1]);
    expect(to(['pathfinder'])).toEqual([1, 3, 4]);
    expect(to(['fly'])).toEqual([1, 3, 4]);
    // Three hexes only: the wall is cleared with the last.
    expect(to(['pathfinder'], 1)).toEqual([1, 3]);
    const { field, charging, found } = paths('.\n\n.\n\n=\n\n.\n\nA', 3);
    expect(onward(found)).toHaveLength(1);
    expect(chargePathRefusal(field, charging, [0, 1, 2, 3])).toMatchObject({
      code: 'wall-in-charge',
      rule: 'JHX-CHARGE-014',
    });
  });

  test('take no sidestep onto a wall back, but in the air [JHX-CHARGE-014]', () => {
    const drawing = '.\n\n=\n\nA\n\n.\n\n.';
    const fromWall = (traits: Piece['traits']) => {
      const { field, charging, found, cell } = paths(drawing, 3, { traits });
      const [start, wall] = [cell('A'), cell('A') + 1];
      const back = found.filter(path => path[1] === wall && path[2] === start);
      return {
        ends: back.map(path => path.length - 1),
        refusal: chargePathRefusal(field, charging, [start, wall, start, start - 1]),
      };
    };
    expect(fromWall(['pathfinder'])).toMatchObject({
      ends: [],
      refusal: { code: 'wall-not-cleared', rule: 'JHX-CHARGE-014' },
    });
    // Two hexes: back where it began.
    expect(fromWall(['fly'])).toEqual({ ends: [2, 3, 4], refusal: undefined });
  });

  test('are refused that do not begin at the charger, or jump [JHX-MOVE-001]', () => {
    const { field, charging } = paths('.\n\n.\n\n.\n\nA', 3);
    expect(chargePathRefusal(field, charging, [1, 2])?.code).toBe('not-from-here');
    expect(chargePathRefusal(field, charging, [0])?.code).toBe('not-from-here');
    expect(chargePathRefusal(field, charging, [0, 2])?.code).toBe('no-step');
  });
});
