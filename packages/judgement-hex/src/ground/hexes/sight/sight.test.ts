import { contact, everyDirection } from '@rulewright/core/hex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseBoard, type Unsaid } from '../../../board/parse-board.js';
import { battleMaps, skirmishMaps } from '../../../content/maps/index.js';
import type { SightRulings } from '../../../vocabulary/battlefield.js';
import type { Template } from '../../../vocabulary/map.js';
import { movedTo } from '../../../vocabulary/piece.js';
import { battlefield } from '../models/field.js';
import { terrainOf, withTemplates } from '../terrain/terrain.js';
import { lineOfSight, sees } from './sight.js';

/** True if A and b of a drawing see each other. */
const seen = (text: string, pieces: Unsaid['pieces'] = {}, rulings: SightRulings = {}): boolean => {
  const { field, piece } = parseBoard(text, { pieces });
  const clear = sees(field, piece('A'), piece('b'), rulings);
  expect(sees(field, piece('b'), piece('A'), rulings)).toBe(clear);
  expect(lineOfSight(field, piece('A'), piece('b'), rulings).clear).toBe(clear);
  return clear;
};

const both = (height: number): Unsaid['pieces'] => ({ A: { height }, b: { height } });

describe('obstacles to sight', () => {
  const row = (sign: string): string => `
       .     .
    .     ${sign}     .
       .     .
    A     ${sign}     b
       .     .
    .     ${sign}     .
       .     .
  `;

  test('a feature of several hexes, Forest and Smoke too, blocks between two models no taller than itself [JHX-LOS-001, JHX-LOS-005, JHX-TERRAIN-005]', () => {
    expect(seen(row('.'))).toBe(true);
    expect(seen(row('^'))).toBe(false);
    expect(seen(row('~'))).toBe(false);
    expect(seen(row('^'), both(4))).toBe(false);
    expect(seen(row('^'), both(5))).toBe(true);
  });

  test('ground that lies flat does not block [JHX-LOS-005]', () => {
    expect(seen(row(':'))).toBe(true);
    expect(seen(row('!'))).toBe(true);
  });

  test('a wall blocks only between two models of height 1: one taller model sees over it [JHX-LOS-005, JHX-LOS-006]', () => {
    expect(seen(row('='), both(1))).toBe(false);
    expect(seen(row('='), { A: { height: 2 }, b: { height: 1 } })).toBe(true);
    expect(seen(row('='), both(2))).toBe(true);
  });

  test('a wall that the map makes higher blocks accordingly [JHX-LOS-005]', () => {
    const high = (height: number): boolean => {
      const { terrain, field, piece } = parseBoard(row('.'));
      const map = terrain.map;
      const wall = {
        kind: 'wall',
        height,
        hexes: [
          [3, 1],
          [3, 2],
          [3, 3],
        ],
      } as const;
      const built = battlefield(terrainOf({ ...map, terrain: [wall] }), field.pieces);
      return sees(built, piece('A'), piece('b'));
    };
    expect([high(1), high(2)]).toEqual([true, false]);
  });

  test('impassable terrain of several hexes blocks, as high as a Forest unless the map says otherwise [JHX-TERRAIN-033]', () => {
    expect(seen(row('#'))).toBe(false);
    expect(seen(row('#'), both(4))).toBe(false);
  });

  test('a single hex never blocks, whatever it is [JHX-LOS-004]', () => {
    for (const sign of ['^', '~', '#', '=', '$', '<>']) {
      const text = `
         .     .
      A     ${sign[0]}     b
         .     ${sign[1] ?? '.'}
      `;
      expect([sign, seen(text, both(1))]).toEqual([sign, true]);
    }
  });

  test('Shrines fill one hex each, so not even three in a row block [JHX-LOS-008]', () => {
    expect(seen(row('$'), both(1))).toBe(true);
  });

  test('models of one hex never block, however many stand there [JHX-LOS-009]', () => {
    const crowd = `
         .     .
      .     C     .
         .     .
      A     D     b
         .     .
      .     *     .
    `;
    expect(seen(crowd)).toBe(true);
  });

  test('an Effigy blocks friend and enemy alike, a Forest as high as it would [JHX-LOS-007]', () => {
    const effigy = (sign: string): string => `
         .     .
      A     ${sign}     b
         ${sign}     ${sign}
      .     .     .
    `;
    expect(seen(effigy('@'))).toBe(false);
    expect(seen(effigy('%'))).toBe(false);
    expect(seen(effigy('@'), both(4))).toBe(false);
    expect(seen(effigy('@'), { A: { height: 5 } })).toBe(true);
    expect(seen(effigy('.'))).toBe(true);
  });

  test('a model of several hexes blocks others no taller than itself, but neither end blocks itself [JHX-LOS-005, JHX-LOS-016]', () => {
    const { field, piece, cell } = parseBoard(`
         .     .
      .     1     .
         .     .
      A     M     b
         .     .
      .     2     .
    `);
    const giant = { ...piece('M'), kind: 'monster', player: null, cells: [cell('1'), cell('M'), cell('2')] } as const;
    const others = [piece('A'), piece('b')];
    const sight = (height: number): boolean =>
      sees(battlefield(field.terrain, [...others, { ...giant, height }]), piece('A'), piece('b'));
    expect([sight(1), sight(2), sight(3)]).toEqual([true, false, false]);
    const withGiant = battlefield(field.terrain, [...others, { ...giant, height: 4 }]);
    expect(sees(withGiant, piece('A'), { ...giant, height: 4 })).toBe(true);
    expect(lineOfSight(withGiant, piece('A'), piece('b'))).toEqual({
      clear: false,
      blockers: [{ id: 'M', cells: expect.arrayContaining([cell('M')]) }],
    });
  });
});

describe('lines that only touch', () => {
  test('a line along the border of a blocker is blocked [JHX-LOS-012]', () => {
    // Only along the lower border of the lower Forest hex is there a line that enters none.
    const beside = (sign: string): string => `
         .     .
      .     ^     .
         .     .
      A     ^     b
         .     .
      .     ${sign}     .
    `;
    expect(seen(beside('.'))).toBe(false);
  });

  test('a line past a corner of a blocker is blocked [JHX-LOS-013]', () => {
    const past = `
      .     .
         b
      .     .
         ^
      .     ^
         A
      .     .
    `;
    expect(seen(past)).toBe(false);
    expect(seen(past.replace('^     ^', '').replace('.     ^', '.     .'))).toBe(true);
  });

  test('next to a blocker, everything that a line reaches past its end is in sight [JHX-LOS-014]', () => {
    const shadow = (place: string): string =>
      `
           .     .     .
        .     .     .     .
           ^     .     .
        A     ^     1     .
           .     .     2
        .     .     .     3
      `.replace(place, 'b');
    expect([seen(shadow('1')), seen(shadow('2')), seen(shadow('3'))]).toEqual([false, true, true]);
  });

  test('by the option `losAdjacentHalfPlane` the half plane behind the border with a neighbouring blocker is out of sight [JHX-LOS-014]', () => {
    const rulings: SightRulings = { losAdjacentHalfPlane: true };
    const behind = (place: string): boolean =>
      seen(
        `
           .     6     .
        5     .     .     .
           ^     .     .
        A     ^     1     .
           3     .     2
        .     4     .     .
      `.replace(place, 'b'),
        {},
        rulings,
      );
    expect(['1', '2', '3', '4', '5', '6'].map(behind)).toEqual([false, false, true, false, true, false]);
  });
});

describe('from within', () => {
  test('a Forest does not block whoever stands in it, either way; next to it, it does [JHX-LOS-010]', () => {
    const wood = (a: string, b: string): string => `
         .     .
      .     ^     .
         .     .
      A     ${a.padEnd(6)}${b}
         .     .
      .     ^     .
    `;
    const inside = wood('^b', '.');
    expect(seen(inside)).toBe(true);
    expect(seen(wood('^', 'b'))).toBe(false);
    // At the edge of a wood one sees in as deep as it goes.
    const deep = `
         .     .     .
      A     ^     ^     ^b
         ^     ^     ^
      .     .     .     .
    `;
    expect(seen(deep)).toBe(true);
  });

  test('two models in one Smoke see each other [JHX-LOS-010]', () => {
    expect(
      seen(`
         .     ~     .
      ~A    ~     ~     ~b
         ~     ~     ~
      .     .     .     .
    `),
    ).toBe(true);
  });

  test('another feature still blocks, of the same kind too [JHX-LOS-011]', () => {
    const behind = (sign: string): string => `
         .     .     .     .
      .     .     ${sign}     .     .
         ^     .     .     .
      ^A    .     ${sign}     .     b
         .     .     .     .
      .     .     ${sign}     .     .
    `;
    expect(seen(behind('.'))).toBe(true);
    expect(seen(behind('^'))).toBe(false);
    expect(seen(behind('~'))).toBe(false);
  });

  test('an Effigy is seen, though its own hexes lie on the line [JHX-LOS-016]', () => {
    const { field, piece } = parseBoard(`
         .     .     .
      .     .     %     .
         .     %     %
      .     .     .     .
         A     .     .
    `);
    expect(sees(field, piece('A'), piece('effigy-upper'))).toBe(true);
    expect(sees(field, piece('effigy-upper'), piece('A'))).toBe(true);
  });
});

test('models see all round: the same in all six directions [JHX-LOS-002]', () => {
  const { field, piece, cell } = parseBoard(
    `
            .
         .     .
      .     .     .
         .     .
      .     1     .
         .     .
      .     .     .
         .     .
            .
  `,
    {},
  );
  const { board } = field.terrain;
  const viewer = { ...parseBoard('A').piece('A'), cells: [cell('1')] };
  expect(piece).toThrow(RangeError);
  for (const direction of everyDirection) {
    const beside = board.neighbour(cell('1'), direction);
    expect(sees(field, viewer, movedTo({ ...viewer, id: 'b' }, board.neighbour(beside, direction)))).toBe(true);
  }
});

test('templates of one hex side by side block nothing, one template of as many hexes does [JHX-LOS-017, JHX-TERRAIN-002]', () => {
  const row = `
       .     .
    .     '~    .
       .     .
    A     '~    b
       .     .
    .     '~    .
       .     .
  `;
  expect(seen(row)).toBe(true);
  const { field, piece } = parseBoard(row.replaceAll("'~", '. '));
  const cells = [1, 2, 3].map(r => field.terrain.board.cellAt([3, r]));
  const cloud: Template = { id: 'cloud', kind: 'smoke', cells };
  const clouded = battlefield(withTemplates(field.terrain, [cloud]), field.pieces);
  expect(sees(clouded, piece('A'), piece('b'))).toBe(false);
  expect(lineOfSight(clouded, piece('A'), piece('b'))).toEqual({
    clear: false,
    blockers: [{ id: 'cloud', cells: expect.any(Array) }],
  });
});

test('neighbours always see each other, with any ruling [JHX-LOS-019]', () => {
  const field = battlefield(terrainOf(skirmishMaps[0] ?? { grid: { columns: [] }, terrain: [] }), []);
  const { board } = field.terrain;
  const model = parseBoard('A').piece('A');
  for (let cell = 0; cell < board.size; cell++) {
    for (const direction of everyDirection) {
      const next = board.neighbour(cell, direction);
      if (next < 0) continue;
      const [a, b] = [movedTo({ ...model, height: 1 }, cell), movedTo({ ...model, id: 'b', height: 1 }, next)];
      expect(sees(field, a, b) && sees(field, a, b, { losAdjacentHalfPlane: true })).toBe(true);
    }
  }
});

describe.each([...skirmishMaps, ...battleMaps])('on $id', map => {
  const field = battlefield(terrainOf(map), []);
  const { board, features, blockers } = field.terrain;
  const model = parseBoard('A').piece('A');
  const cell = fc.nat({ max: board.size - 1 });
  const height = fc.integer({ min: 1, max: 4 });

  test('line of sight is mutual, and a witness meets no blocker [JHX-LOS-015, JHX-LOS-001]', () => {
    const tally = { clear: 0, blocked: 0 };
    fc.assert(
      fc.property(cell, cell, height, height, fc.boolean(), (from, to, high, low, losAdjacentHalfPlane) => {
        const [a, b] = [movedTo({ ...model, height: high }, from), movedTo({ ...model, id: 'b', height: low }, to)];
        const rulings = { losAdjacentHalfPlane };
        const answer = lineOfSight(field, a, b, rulings);
        tally[answer.clear ? 'clear' : 'blocked']++;
        expect(sees(field, a, b, rulings)).toBe(answer.clear);
        expect(sees(field, b, a, rulings)).toBe(answer.clear);
        if (!answer.clear) {
          for (const { id, cells } of answer.blockers) {
            const feature = features.find(one => one.id === id);
            expect(feature?.height).toBeGreaterThanOrEqual(Math.max(high, low));
            expect(feature?.cells).toEqual(expect.arrayContaining([...cells]));
          }
          expect(answer.blockers.length).toBeGreaterThan(0);
          return;
        }
        if (board.distance(from, to) < 2) return;
        for (const feature of blockers) {
          if (feature.height < Math.max(high, low) || feature.cells.includes(from) || feature.cells.includes(to))
            continue;
          for (const hex of feature.cells) expect(contact(answer.witness, board.hexAt(hex))).toBe('none');
        }
      }),
      { numRuns: 300 },
    );
    expect(tally.blocked).toBeGreaterThan(20);
    expect(tally.clear).toBeGreaterThan(20);
  });
});
