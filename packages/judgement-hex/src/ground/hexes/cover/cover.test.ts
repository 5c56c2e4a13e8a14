import { describe, expect, test } from 'vitest';
import { type DrawnBoard, parseBoard, type Unsaid } from '../../../board/parse-board.js';
import { hexNumbers } from '../../../rulebook/hex-numbers.js';
import { movedTo } from '../../../vocabulary/piece.js';
import { battlefield } from '../models/field.js';
import { terrainOf, withTemplates } from '../terrain/terrain.js';
import { coverFrom, facesCover } from './cover.js';

const drawn = (text: string, pieces: Unsaid['pieces'] = {}): DrawnBoard => parseBoard(text, { pieces });

/** True if b of a drawing has cover from A. */
const covered = ({ field, piece }: DrawnBoard): boolean => coverFrom(field, piece('A'), piece('b')) !== undefined;

/** The digits of a drawing from where an attacker would face cover of b. */
const facing = ({ field, piece, cell }: DrawnBoard, digits: string): string =>
  [...digits]
    .filter(digit => {
      const attacker = { ...piece('b'), id: 'A', player: 'p1', cells: [cell(digit)] };
      return coverFrom(field, attacker, piece('b')) !== undefined;
    })
    .join('');

/** A target with a piece of something above it and attackers all around. */
const ring = (sign: string): string => `
          1     2
       8     ${sign}     3
          .     .
       7     b     4
          .     .
       0     5     6
`;

describe('the side of cover', () => {
  test('attackers on the cover’s side of the line through the target, and on that line, face it [JHX-COVER-002, JHX-COVER-004]', () => {
    // The line through b parallel to the lower border of the wall goes through 7 and 4.
    expect(facing(drawn(ring('=')), '012345678')).toBe('123478');
  });

  test('just below the line a line touches the cover in a point at most [JHX-COVER-003, JHX-DEF-006]', () => {
    const { field, cell } = drawn(`
           .     .     1
        .     9     .     .
           .     .     2
        .     8     .     .
           .     .     3
    `);
    const { board } = field.terrain;
    const faces = (from: string): boolean => facesCover(board, cell(from), cell('8'), cell('9'));
    expect([faces('1'), faces('2'), faces('3')]).toEqual([true, true, false]);
  });

  test('cover must be next to the target: a wall halfway to the attacker does nothing [JHX-COVER-001, JHX-COVER-005]', () => {
    const row = (far: string, next: string): string => `
          ${far}     ${next}
       A     .     b
          .     .
    `;
    expect(covered(drawn(row('.', '=')))).toBe(true);
    expect(covered(drawn(row('=', '.')))).toBe(false);
  });

  test('several pieces of cover count as one [JHX-COVER-008]', () => {
    const { field, piece } = drawn(`
          =     =
       A     =     b
          .     .
    `);
    expect(coverFrom(field, piece('A'), piece('b'))).toMatchObject({ feature: 'wall-1' });
  });

  test('cover counts in melee as well, where both models are next to the same wall [JHX-COVER-016]', () => {
    expect(
      covered(
        drawn(`
          =
       A
          b
       .
    `),
      ),
    ).toBe(true);
    expect(
      covered(
        drawn(`
          =
       .
          b
       A
    `),
      ),
    ).toBe(false);
  });
});

describe('terrain that gives cover', () => {
  const allRound = (sign: string): string => facing(drawn(ring(sign)), '012345678');
  test('a wall gives cover [JHX-COVER-009, JHX-TERRAIN-026]', () => expect(allRound('=')).toBe('123478'));
  test('impassable terrain gives cover [JHX-COVER-010]', () => expect(allRound('#')).toBe('123478'));
  test('a Shrine gives cover [JHX-COVER-011]', () => expect(allRound('$')).toBe('123478'));

  test('an Effigy gives cover, to models of both players [JHX-COVER-012]', () => {
    const text = (sign: string): string => `
          .     ${sign}     .
       .     ${sign}     ${sign}     A
          .     b     .
    `;
    for (const sign of ['@', '%']) expect(covered(drawn(text(sign)))).toBe(true);
    expect(covered(drawn(text('.')))).toBe(false);
  });

  test('Forest, Smoke and flat ground give no cover [JHX-COVER-013]', () => {
    for (const sign of ['^', '~', ':', '!', '.']) expect([sign, allRound(sign)]).toEqual([sign, '']);
  });

  test('the edge of the board gives no cover [JHX-COVER-014]', () => {
    expect(
      covered(
        drawn(`
       .     b
    A     .
    `),
      ),
    ).toBe(false);
  });

  test('a map may say that a wall gives no cover, and that other ground gives some [JHX-COVER-009]', () => {
    const { terrain, field, piece } = drawn(`
          .     .
       A     .     b
    `);
    const built = (kind: 'wall' | 'rough', cover: boolean): boolean => {
      const map = { ...terrain.map, terrain: [{ kind, cover, hexes: [[4, 1]] }] } as const;
      return coverFrom(battlefield(terrainOf(map), field.pieces), piece('A'), piece('b')) !== undefined;
    };
    expect([built('wall', true), built('wall', false), built('rough', true), built('rough', false)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('a wall that an ability placed gives cover [JHX-COVER-009]', () => {
    const { terrain, field, piece, cell } = drawn(`
          .     1
       A     .     b
    `);
    const walled = withTemplates(terrain, [{ id: 'wall', kind: 'wall', cells: [cell('1')] }]);
    expect(coverFrom(field, piece('A'), piece('b'))).toBeUndefined();
    expect(coverFrom(battlefield(walled, field.pieces), piece('A'), piece('b'))).toEqual({
      feature: 'wall',
      cell: cell('1'),
      target: piece('b').cells[0],
    });
  });
});

describe('an Effigy as the target', () => {
  test('is not its own cover [JHX-COVER-017]', () => {
    const { field, piece } = drawn(`
              @     .
           @     @     .
              .     .
           .     A     .
    `);
    expect(coverFrom(field, piece('A'), piece('effigy-lower'))).toBeUndefined();
  });

  test('has cover from a wall between the nearest hex and the attacker [JHX-COVER-017]', () => {
    const { field, piece, cell } = drawn(`
              @     .
           @     @     .
              .     1
           .     .     .
              .     A
    `);
    const { terrain } = field;
    const wall = withTemplates(terrain, [{ id: 'wall', kind: 'wall', cells: [cell('1')] }]);
    const built = battlefield(wall, field.pieces);
    expect(coverFrom(built, piece('A'), piece('effigy-lower'))).toMatchObject({ feature: 'wall' });
  });

  test('of hexes as near the attacker takes one without cover [JHX-COVER-017]', () => {
    const { field, piece, cell } = drawn(`
          @
       @     @
          1
       2     3
          .
       .     .
          A
    `);
    const { terrain } = field;
    const withWalls = (...digits: string[]): boolean => {
      const templates = digits.map(digit => ({ id: digit, kind: 'wall', cells: [cell(digit)] }) as const);
      const walled = battlefield(withTemplates(terrain, templates), field.pieces);
      return coverFrom(walled, piece('A'), piece('effigy-lower')) !== undefined;
    };
    expect([withWalls(), withWalls('2'), withWalls('2', '3'), withWalls('1')]).toEqual([false, false, false, true]);
  });
});

test('cover takes two dice from a ranged attack and one from magic and melee [JHX-COVER-006, JHX-COVER-007]', () => {
  const { rangedCover, magicCover, meleeCover } = hexNumbers.attackDice;
  expect([rangedCover, magicCover, meleeCover].map(({ value }) => value)).toEqual([2, 1, 1]);
});

test('a model of two hexes attacks from the nearer one', () => {
  const { field, piece, cell } = drawn(`
          .     =
       A     1     b
          .     .
  `);
  const wide = { ...movedTo(piece('A'), cell('1')), cells: [cell('1'), ...piece('A').cells] };
  expect(coverFrom(field, wide, piece('b'))).toBeDefined();
});
