import { describe, expect, test } from 'vitest';
import { type DrawnBoard, parseBoard, type Unsaid } from '../../board/parse-board.js';
import { areAdjacent } from '../../ground/hexes/models/field.js';
import { leftBehind } from './disengaging.js';
import { areInMelee, engagedBy, engagersOf, engages } from './engagement.js';

const drawn = (text: string, pieces: Unsaid['pieces'] = {}): DrawnBoard => parseBoard(text, { pieces });
const nobody = { active: [] };

const ids = (pieces: readonly { readonly id: string }[]): string => pieces.map(({ id }) => id).join(' ');

describe('engagement', () => {
  const table = `
       .     c
    A     .     d
       b     .
  `;

  test('an enemy within melee reach is engaged; reach 1 is the next hex [JHX-ATTACK-010, JHX-ATTACK-012, JHX-ATTACK-013]', () => {
    const { field, piece } = drawn(table);
    expect(ids(engagedBy(field, piece('A'), nobody))).toBe('b');
    expect(ids(engagersOf(field, piece('A'), nobody))).toBe('b');
    expect(ids(engagersOf(field, piece('d'), nobody))).toBe('');
  });

  test('friends never engage one another [JHX-DEF-003, JHX-ATTACK-013]', () => {
    const { field, piece } = drawn(table);
    expect([ids(engagedBy(field, piece('c'), nobody)), ids(engagedBy(field, piece('d'), nobody))]).toEqual(['', '']);
  });

  test('a reach of 2 counts in the model’s own activation alone, so one can engage and not be engaged in turn [JHX-ATTACK-007, JHX-ATTACK-013]', () => {
    const { field, piece } = drawn(
      `
      A     .
         .     b
      .     .
    `,
      { A: { meleeReach: 2 } },
    );
    const [a, b] = [piece('A'), piece('b')];
    expect(field.terrain.board.distance(a.cells[0] ?? -1, b.cells[0] ?? -1)).toBe(3);
    const near = drawn('A     b\n   .', { A: { meleeReach: 2 } });
    const engaged = (active: readonly string[]): readonly boolean[] => [
      engages(near.field, near.piece('A'), near.piece('b'), { active }),
      engages(near.field, near.piece('b'), near.piece('A'), { active }),
      areInMelee(near.field, near.piece('b'), near.piece('A'), { active }),
    ];
    expect([engaged(['A']), engaged(['b']), engaged([])]).toEqual([
      [true, false, true],
      [false, false, false],
      [false, false, false],
    ]);
    expect(engages(field, a, b, { active: ['A'] })).toBe(false);
  });

  test('reach alone is not enough: without line of sight nobody is engaged [JHX-LOS-019, JHX-ATTACK-013, JHX-DEF-008]', () => {
    const behind = (sign: string): boolean => {
      const { field, piece } = drawn(
        `
         ${sign}     .
      A     ${sign}     b
         ${sign}     .
      `,
        { A: { meleeReach: 4 } },
      );
      return areInMelee(field, piece('b'), piece('A'), { active: ['A'] });
    };
    expect([behind('.'), behind('^')]).toEqual([true, false]);
  });

  test('without a melee weapon a model engages nobody, and can be engaged [JHX-ATTACK-014]', () => {
    const { field, piece } = drawn('A\n   b', { A: { meleeReach: 0 } });
    expect(engages(field, piece('A'), piece('b'), { active: ['A'] })).toBe(false);
    expect(engages(field, piece('b'), piece('A'), { active: ['A'] })).toBe(true);
    // Not even whom it is passing through.
    const passing = { ...piece('A'), cells: piece('b').cells };
    expect(engages(field, passing, piece('b'), { active: ['A'] })).toBe(false);
  });

  test('an Effigy engages nobody and is engaged from next to any of its hexes [JHX-ATTACK-011, JHX-EFFIGY-007, JHX-EFFIGY-026]', () => {
    const { field, piece } = drawn(`
            @     b
         @     @     .
            .     .     c
    `);
    const effigy = piece('effigy-lower');
    expect(ids(engagersOf(field, effigy, nobody))).toBe('b');
    expect(ids(engagedBy(field, effigy, { active: [effigy.id] }))).toBe('');
    const { board } = field.terrain;
    expect([
      areAdjacent(board, effigy.cells, piece('b').cells),
      areAdjacent(board, effigy.cells, piece('c').cells),
    ]).toEqual([true, false]);
  });

  test('Monsters engage models of both players, not one another, and nobody engages a Soul [JHX-MONSTER-002, JHX-SOUL-001]', () => {
    const monster = { kind: 'monster', player: null } as const;
    const { field, piece } = drawn(
      `
      A     *
         m
      b     n
    `,
      { m: monster, n: monster },
    );
    expect(ids(engagedBy(field, piece('m'), nobody))).toBe('A b');
    expect(ids(engagersOf(field, piece('m'), nobody))).toBe('A b');
    expect(ids(engagersOf(field, piece('soul-1'), nobody))).toBe('');
    expect(ids(engagedBy(field, { ...piece('soul-1'), meleeReach: 1 }, nobody))).toBe('');
  });
});

test('a hex is adjacent to itself and to those it shares a border with [JHX-DEF-001]', () => {
  const { field, cell } = drawn(`
       2
    1     4
       3
    5
  `);
  const beside = (name: string): boolean => areAdjacent(field.terrain.board, [cell('1')], [cell(name)]);
  expect(['1', '2', '3', '4', '5'].map(beside)).toEqual([true, true, true, false, true]);
});

describe('leaving an enemy’s reach', () => {
  const table = `
       1
    .     .
       A
    .     2
       b
  `;
  const left = (
    to: string,
    motion: Parameters<typeof leftBehind>[3] = 'advance',
    active: readonly string[] = ['A'],
    reach = 1,
  ): string => {
    const { field, piece, cell } = drawn(table, { b: { meleeReach: reach } });
    return ids(leftBehind(field, piece('A'), cell(to), motion, { active }));
  };

  test('a step out of reach leaves an engaging enemy behind, one within it does not [JHX-PARTING-001, JHX-PARTING-004]', () => {
    expect([left('1'), left('2')]).toEqual(['b', '']);
  });

  test('outside its own activation a striker reaches one hex, whatever its weapon [JHX-PARTING-003]', () => {
    expect([left('1', 'advance', ['A'], 3), left('1', 'advance', ['b'], 3)]).toEqual(['b', '']);
  });

  test('a Charge and a Monster’s move leave enemies behind as an Advance does [JHX-CHARGE-005, JHX-PARTING-020]', () => {
    expect([left('1', 'charge'), left('1', 'hunt')]).toEqual(['b', 'b']);
  });

  test('Push, Place and Throw never leave an enemy behind, nor does leaving by a gate [JHX-MOVE-016, JHX-TERRAIN-025]', () => {
    expect([left('1', 'push'), left('1', 'place'), left('1', 'throw')]).toEqual(['', '', '']);
  });

  test('Effigy Recall leaves everybody behind that engages, wherever it ends [JHX-PARTING-001, JHX-ACTION-011]', () => {
    expect([left('1', 'recall'), left('2', 'recall')]).toEqual(['b', 'b']);
  });

  test('a friend, or an enemy that does not engage the mover, is not left behind [JHX-PARTING-001]', () => {
    const { field, piece, cell } = drawn(
      `
         1
      C     .
         A
      .     .
         b
    `,
      { b: { meleeReach: 0 } },
    );
    expect(leftBehind(field, piece('A'), cell('1'), 'advance', { active: ['A'] })).toEqual([]);
  });
});
