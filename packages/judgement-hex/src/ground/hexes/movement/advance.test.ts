import type { Cell } from '@rulewright/core/hex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DrawnBoard, parseBoard, type Unsaid } from '../../../board/parse-board.js';
import { battleMaps, skirmishMaps } from '../../../content/maps/index.js';
import { column } from '../../../testing/index.js';
import { movedTo, type Trait } from '../../../vocabulary/piece.js';
import { allowance } from '../../own-movement.js';
import { battlefield, isOccupied } from '../models/field.js';
import { terrainOf } from '../terrain/terrain.js';
import { advanceReach, advanceRefusal, nextSteps } from './advance.js';
import { landingRefusal } from './landing.js';
import { penaltyAt, penaltyOf } from './penalty.js';

const drawn = (text: string, pieces: Unsaid['pieces'] = {}): DrawnBoard => parseBoard(text, { pieces });

/** The digits that an Advance of A may end on. */
const reached = ({ field, piece, cell }: DrawnBoard, mov: number, digits = '123456'): string => {
  const { cells, pathTo } = advanceReach(field, { mover: piece('A'), mov });
  for (const end of cells) expect(advanceRefusal(field, { mover: piece('A'), mov }, pathTo(end) ?? [])).toBeUndefined();
  return [...digits].filter(digit => cells.includes(cell(digit))).join('');
};

describe('the length of an Advance', () => {
  test('is MOV hexes, each to a neighbour [JHX-MOVE-001, JHX-MOVE-005]', () => {
    const table = drawn(column('A', '1', '2', '3', '4'));
    expect([reached(table, 1, '1234'), reached(table, 3, '1234')]).toEqual(['1', '123']);
  });

  test('is never less than one hex [JHX-MOVE-008]', () => {
    const table = drawn(column('!A', '1', '2'));
    expect(reached(table, 1, '12')).toBe('1');
    expect([allowance(table.field.terrain, { mov: 0 }), allowance(table.field.terrain, { mov: 1 }, 2)]).toEqual([1, 1]);
  });

  test('is one hex less through rough ground [JHX-TERRAIN-009]', () => {
    expect(reached(drawn(column('A', '1:', '2', '3', '4')), 4, '1234')).toBe('123');
  });

  test('is one hex less from rough ground, however clear the rest [JHX-TERRAIN-011]', () => {
    expect(reached(drawn(column(':A', '1', '2', '3')), 3, '123')).toBe('12');
  });

  test('grows by further hexes that are not MOV, which no ground takes away [JHX-ABILITY-036, JHX-MOVE-005]', () => {
    const { field, piece, cell } = drawn(column('A', ':1', '2', '3', '4'));
    const advancing = { mover: piece('A'), mov: 2, extra: 1 };
    const way = ['A', '1', '2', '3'].map(cell);
    expect(advanceReach(field, advancing).cells).toEqual([cell('1'), cell('2')]);
    expect(advanceRefusal(field, advancing, way.slice(0, 3))).toBeUndefined();
    expect(advanceRefusal(field, advancing, way)).toMatchObject({ code: 'too-far', detail: { most: 2, hexes: 3 } });
    const wall = drawn(column('A', '=', '1'));
    expect(nextSteps(wall.field, { mover: wall.piece('A'), mov: 1, extra: 1 }, [wall.cell('A')])).toHaveLength(1);
  });

  test('is that of the path over easier ground, of two paths with as many hexes [JHX-MOVE-007]', () => {
    const ways = ['!     1', '1     !'].map(
      row => `
            3
         ${row.replace('1', '2')}
            #
         ${row}
            A
    `,
    );
    for (const way of ways) {
      const { field, piece, cell } = drawn(way);
      expect(advanceReach(field, { mover: piece('A'), mov: 5 }).pathTo(cell('3'))).toEqual([...'A123'].map(cell));
    }
  });

  test('is not reduced by rough ground in the last hex [JHX-TERRAIN-010]', () => {
    expect(reached(drawn(column('A', '1', '2', ':3', '4')), 3, '1234')).toBe('123');
  });

  test('Forest is rough, Smoke is not unless something else makes it so [JHX-TERRAIN-007, JHX-TERRAIN-008]', () => {
    const through = (sign: string): string => reached(drawn(column('A', `${sign}1`, '2', '3')), 3, '123');
    expect(['^', '~', '~:', '.'].map(through)).toEqual(['12', '123', '12', '123']);
  });

  test('is two hexes less through treacherous ground, but not for the last hex [JHX-TERRAIN-012]', () => {
    expect(reached(drawn(column('A', '!1', '2', '3', '4')), 4, '1234')).toBe('12');
    expect(reached(drawn(column('A', '1', '2', '3', '!4')), 4, '1234')).toBe('1234');
    expect(reached(drawn(column('!A', '1', '2', '3', '4')), 4, '1234')).toBe('12');
  });

  test('is reduced once, however many such hexes there are [JHX-MOVE-006]', () => {
    expect(reached(drawn(column('A', ':1', ':2', ':3', '4')), 4, '1234')).toBe('123');
  });

  test('is reduced by the highest penalty alone, in one hex and along the path [JHX-MOVE-007, JHX-TERRAIN-032]', () => {
    expect(reached(drawn(column('A', ':1', '!2', '3', '4')), 5, '1234')).toBe('123');
    expect(reached(drawn(column('A', ':!1', '2', '3', '4')), 5, '1234')).toBe('123');
    const { field, piece } = drawn(column('A', '!', ':', '1'));
    const path = [1, 2, 3, 4].map(row => field.terrain.board.cellAt([1, row]));
    expect(penaltyOf(field.terrain, piece('A'), path, 'advance')).toMatchObject({ hexes: 2, rule: 'JHX-TERRAIN-012' });
  });

  test('is not reduced for Pathfinder, Incorporeal models and Monsters [JHX-ABILITY-040, JHX-ABILITY-025, JHX-TERRAIN-020, JHX-MONSTER-013]', () => {
    const through = (a: Partial<DrawnBoard['field']['pieces'][number]>): string =>
      reached(drawn(column('A', '!1', '2', '3'), { A: a }), 3, '123');
    expect([
      through({}),
      through({ traits: ['pathfinder'] }),
      through({ traits: ['incorporeal'] }),
      through({ kind: 'monster', player: null }),
      through({ kind: 'soul', player: null }),
    ]).toEqual(['1', '123', '123', '123', '123']);
  });

  test('is that of the path through a Forest where the path around it has more hexes [JHX-MOVE-007]', () => {
    const { field, piece, cell } = drawn(`
            2
         .     .
            ^
         .     .
            A
    `);
    const reach = advanceReach(field, { mover: piece('A'), mov: 3 });
    expect(reach.pathTo(cell('2'))).toHaveLength(3);
    const short = advanceReach(field, { mover: piece('A'), mov: 2 });
    expect(short.pathTo(cell('2'))).toBeUndefined();
  });

  test('a penalty tells its amount, its source and its rule [JHX-MOVE-005]', () => {
    const { field, piece } = drawn(column('^A', '1', '2'));
    const { board } = field.terrain;
    const path = [1, 2, 3].map(row => board.cellAt([1, row]));
    expect(penaltyOf(field.terrain, piece('A'), path, 'advance')).toEqual({
      hexes: 1,
      feature: 'forest-1',
      rule: 'JHX-TERRAIN-007',
    });
    expect(penaltyOf(field.terrain, piece('A'), path.slice(0, 1), 'advance')).toBeUndefined();
    const two = drawn(column('A', '^1', '^2', '.'));
    const way = [two.cell('A'), two.cell('1'), two.cell('2'), two.cell('2') + 1];
    expect(penaltyOf(two.field.terrain, two.piece('A'), way, 'advance')?.feature).toBe('forest-1');
    const hex = (signs: string): unknown => penaltyAt(drawn(signs).field.terrain, 0);
    expect([hex('~'), hex('.')]).toEqual([undefined, undefined]);
    for (const signs of [':!', '!:', '^!', '!^']) expect(hex(signs)).toMatchObject({ rule: 'JHX-TERRAIN-012' });
    expect(advanceRefusal(field, { mover: piece('A'), mov: 2 }, path)).toMatchObject({
      code: 'too-far',
      rule: 'JHX-MOVE-005',
      detail: { most: 1, hexes: 2, penalty: { feature: 'forest-1' } },
    });
  });
});

describe('walls', () => {
  test('are crossed by a model that can end beyond them, at the cost of their hex [JHX-TERRAIN-028, JHX-TERRAIN-030]', () => {
    const table = drawn(column('A', '=', '1', '2'));
    expect([reached(table, 1, '12'), reached(table, 2, '12'), reached(table, 3, '12')]).toEqual(['', '1', '12']);
    const steps = (mov: number): readonly Cell[] => {
      const { field, piece } = table;
      return nextSteps(field, { mover: piece('A'), mov }, piece('A').cells);
    };
    expect([steps(1).length, steps(2).length]).toEqual([0, 1]);
  });

  test('of two hexes one behind the other need enough movement for both [JHX-TERRAIN-028]', () => {
    const table = drawn(column('A', '=', '=', '1'));
    expect([reached(table, 2, '1'), reached(table, 3, '1')]).toEqual(['', '1']);
    const { field, piece } = table;
    expect(nextSteps(field, { mover: piece('A'), mov: 2 }, piece('A').cells)).toEqual([]);
    expect(nextSteps(field, { mover: piece('A'), mov: 3 }, piece('A').cells)).toHaveLength(1);
  });

  test('stop a model that is slowed too much to clear them [JHX-TERRAIN-028, JHX-TERRAIN-012]', () => {
    const { field, piece } = drawn(column('!A', '=', '1'));
    const steps = (mov: number): readonly Cell[] => nextSteps(field, { mover: piece('A'), mov }, piece('A').cells);
    expect([steps(3).length, steps(4).length]).toEqual([0, 1]);
  });

  test('a model that stands on one may stay there [JHX-GEN-011]', () => {
    const { field, piece } = drawn(column('=A', '1'));
    expect(advanceRefusal(field, { mover: piece('A'), mov: 3 }, piece('A').cells)).toBeUndefined();
  });

  test('a model that steps onto one and back has not cleared it [JHX-TERRAIN-028]', () => {
    const { field, piece } = drawn(column('.', 'A', '=', '1'));
    const { board } = field.terrain;
    const [start, wall, beyond] = [2, 3, 4].map(row => board.cellAt([1, row]));
    const refusal = (...path: (Cell | undefined)[]): unknown =>
      advanceRefusal(
        field,
        { mover: piece('A'), mov: 5 },
        path.map(cell => cell ?? -1),
      );
    const detail = { cell: start };
    expect(refusal(start, wall, start)).toEqual({ code: 'wall-not-cleared', rule: 'JHX-TERRAIN-028', detail });
    expect(refusal(start, wall, beyond)).toBeUndefined();
    expect(refusal(start, wall, beyond, wall, start)).toBeUndefined();
    expect(nextSteps(field, { mover: piece('A'), mov: 5 }, [start ?? -1, wall ?? -1])).toEqual([beyond]);
  });

  test('stop Small models [JHX-ABILITY-061]', () => {
    expect(reached(drawn(column('A', '=', '1'), { A: { height: 1, traits: ['small'] } }), 5, '1')).toBe('');
  });
});

describe('models, Souls and Effigies on the path', () => {
  test('models are gone around, and nobody ends on a Soul or the own Effigy [JHX-MOVE-002, JHX-MOVE-003, JHX-MOVE-004]', () => {
    expect(reached(drawn(column('A', 'b', '1')), 3, '1')).toBe('');
    expect(reached(drawn(column('A', '*', '1')), 2, '1')).toBe('1');
    expect(reached(drawn(column('A', '@', '1')), 2, '1')).toBe('1');
    expect(reached(drawn(column('A', '%', '1')), 2, '1')).toBe('');
    const { field, piece } = drawn(column('A', '*'));
    expect(advanceReach(field, { mover: piece('A'), mov: 3 }).cells).toEqual([]);
  });

  test('invalid paths are refused with their reason [JHX-MOVE-001, JHX-MOVE-002, JHX-MOVE-003, JHX-GEN-011]', () => {
    const { field, piece, cell } = drawn(`
            2
         b     .
            1
         *     =
            A
    `);
    const refusal = (...names: string[]): unknown =>
      advanceRefusal(
        field,
        { mover: piece('A'), mov: 3 },
        names.map(name => (name === 'off' ? -1 : cell(name))),
      );
    expect(refusal('A')).toBeUndefined();
    expect(refusal('A', '1')).toBeUndefined();
    expect(refusal()).toMatchObject({ code: 'not-from-here' });
    expect(refusal('1', '2')).toMatchObject({ code: 'not-from-here', rule: 'JHX-MOVE-001' });
    expect(refusal('A', '2')).toEqual({ code: 'no-step', rule: 'JHX-MOVE-001', detail: { cell: cell('2') } });
    expect(refusal('A', 'off')).toMatchObject({ code: 'no-step', rule: 'JHX-MOVE-001' });
    expect(refusal('A', '1', 'b')).toMatchObject({ code: 'model-in-the-way', rule: 'JHX-MOVE-003' });
    expect(refusal('A', 'soul-1')).toMatchObject({ code: 'occupied', rule: 'JHX-SOUL-004' });
    const wall = field.terrain.board.neighbour(cell('A'), 0);
    expect(advanceRefusal(field, { mover: piece('A'), mov: 3 }, [cell('A'), wall])).toMatchObject({
      code: 'on-a-wall',
    });
    expect(() => advanceReach(field, { mover: { ...piece('A'), cells: [0, 1] }, mov: 1 })).toThrow(RangeError);
  });
});

describe.each([skirmishMaps[0], battleMaps[0]])('on $id', map => {
  const terrain = terrainOf(map ?? { grid: { columns: [] }, terrain: [] });
  const model = parseBoard('A').piece('A');
  const cell = fc.nat({ max: terrain.board.size - 1 });
  const traits = fc.subarray<Trait>(['pathfinder', 'incorporeal', 'small', 'fly']);

  test('an Advance step by step reaches the ends of whole paths, and no others [JHX-MOVE-001, JHX-MOVE-002]', () => {
    fc.assert(
      fc.property(
        cell,
        fc.array(cell, { maxLength: 12 }),
        fc.integer({ min: 1, max: 4 }),
        traits,
        (at, others, mov, own) => {
          const height = own.includes('small') ? 1 : 2;
          const mover = movedTo({ ...model, traits: own, height }, at);
          const crowd = [...new Set(others)].filter(other => other !== at);
          const field = battlefield(terrain, [
            mover,
            ...crowd.map((other, i) => movedTo({ ...model, id: `b${i}`, player: i % 2 ? 'p1' : 'p2' }, other)),
          ]);
          fc.pre(!isOccupied(battlefield(terrain, []), at));
          const advancing = { mover, mov };
          const ends = new Set<Cell>();
          const walk = (path: readonly Cell[]): void => {
            const next = nextSteps(field, advancing, path);
            const last = path[path.length - 1] ?? -1;
            const stops = path.length > 1 && !landingRefusal(field, mover, last, 'advance');
            // Nobody is led where one can neither stop nor go on.
            expect(stops || next.length > 0 || path.length === 1).toBe(true);
            if (stops) {
              expect(advanceRefusal(field, advancing, path)).toBeUndefined();
              if (last !== at) ends.add(last);
            }
            for (const step of next) walk([...path, step]);
          };
          walk([at]);
          expect([...ends].sort((a, b) => a - b)).toEqual(advanceReach(field, advancing).cells);
        },
      ),
      { numRuns: 25 },
    );
  });
});
