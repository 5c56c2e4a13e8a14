import type { Cell } from '@rulewright/core/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBoard } from '../../../board/parse-board.js';
import type { Piece, Trait } from '../../../vocabulary/piece.js';
import { battlefield, type Field } from '../models/field.js';
import { advanceRefusal, nextSteps } from './advance.js';
import { chargePathRefusal, chargePaths } from './charge-paths.js';
import { type Point, type TwinHex, twinPaths } from './paths.twin.js';

const [width, rows] = [5, 5];

/** A board of five columns with these signs, row by row. */
const boardOf = (signs: readonly string[]): string =>
  Array.from({ length: 2 * rows }, (_, line) =>
    Array.from({ length: width }, (_, column) => {
      const sign = (line + column) % 2 === 0 ? (signs[Math.floor(line / 2) * width + column] ?? '.') : ' ';
      return sign.padEnd(3);
    }).join(''),
  ).join('\n');

const slow: Readonly<Record<string, 1 | 2>> = { forest: 1, rough: 1, treacherous: 2 };

const hexOf = (field: Field, mover: Piece, cell: Cell): TwinHex => {
  const features = field.terrain.featuresAt(cell);
  const other = field.piecesAt(cell).find(({ id }) => id !== mover.id);
  return {
    slow: features.some(({ kind }) => slow[kind] === 2) ? 2 : features.some(({ kind }) => slow[kind]) ? 1 : 0,
    wall: Math.max(0, ...features.filter(({ kind }) => kind === 'wall').map(({ height }) => height)),
    solid: features.some(({ kind }) => kind === 'impassable' || kind === 'shrine'),
    ...(other?.kind === 'hero' && { model: { friend: other.player === mover.player, traits: other.traits } }),
    soul: other?.kind === 'soul',
  };
};

const sign = fc.constantFrom('.', '.', '.', '.', '.', '^', ':', '!', '=', '=', '#', '$', '*', 'B', 'b');
const traits = fc.subarray<Trait>(['pathfinder', 'incorporeal', 'small', 'fly']);
const alikes = fc.constantFrom<readonly Trait[]>([], [], ['small'], ['incorporeal']);

test('a twin that tries every sequence of hexes finds the same Advances and Charges [JHX-MOVE-001, JHX-MOVE-003, JHX-MOVE-005, JHX-TERRAIN-028, JHX-TERRAIN-029, JHX-CHARGE-007, JHX-CHARGE-009, JHX-CHARGE-010, JHX-CHARGE-011, JHX-CHARGE-014]', () => {
  const seen = { advances: 0, charges: 0 };
  const property = fc.property(
    fc.array(sign, { minLength: width * rows, maxLength: width * rows }),
    fc.integer({ min: 1, max: 3 }),
    traits,
    alikes,
    (signs, mov, own, alike) => {
      const middle = Math.floor((width * rows) / 2);
      let heroes = 0;
      const drawing = signs.map((one, at) => {
        if (at === middle) return '^:!'.includes(one) ? `${one}A` : 'A';
        if (one !== 'B' && one !== 'b') return one;
        const letter = String.fromCharCode(one.charCodeAt(0) + heroes);
        heroes += 1;
        return heroes < 20 ? letter : '.';
      });
      const drawn = parseBoard(boardOf(drawing));
      const mover: Piece = { ...drawn.piece('A'), traits: own, height: own.includes('small') ? 1 : 2 };
      const pieces = drawn.field.pieces.map(piece =>
        piece.id === 'A' ? mover : piece.kind === 'hero' ? { ...piece, traits: alike } : piece,
      );
      const field = battlefield(drawn.terrain, pieces);
      const { board } = field.terrain;
      const pointOf = (cell: Cell): Point => [3 * board.coordinateOf(cell)[0], board.riseOf(cell)];
      const text = (path: readonly Cell[]): string => path.map(pointOf).join(' ');
      const ground = new Map(board.hexes.map((_, cell) => [pointOf(cell).join(), hexOf(field, mover, cell)]));
      const [start = -1] = mover.cells;
      const moving = { mover, mov };
      const walker = { mov, height: mover.height, traits: own };

      const charges = twinPaths(ground, walker, pointOf(start), 'charge');
      const listed = chargePaths(field, moving);
      expect(new Set(listed.map(text))).toEqual(charges);
      expect(listed.filter(path => chargePathRefusal(field, moving, path))).toEqual([]);

      const advances = twinPaths(ground, walker, pointOf(start), 'advance');
      const walked = new Set<string>();
      /** True if the path, or one that goes on from it, ends somewhere. */
      const walk = (path: readonly Cell[]): boolean => {
        const ends = path.length > 1 && !advanceRefusal(field, moving, path);
        if (ends) walked.add(text(path));
        const onward = nextSteps(field, moving, path).map(next => walk([...path, next]));
        expect(onward).not.toContain(false);
        return ends || onward.length > 0;
      };
      walk([start]);
      expect(walked).toEqual(advances);
      seen.advances += advances.size;
      seen.charges += charges.size;
    },
  );
  fc.assert(property, { numRuns: 60 });
  expect([seen.advances > 1000, seen.charges > 1000]).toEqual([true, true]);
});
