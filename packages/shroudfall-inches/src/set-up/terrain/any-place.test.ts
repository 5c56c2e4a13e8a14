import { completelyWithin, rectangle } from '@rulewright/core/inches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { laidOut } from '../../testing/index.js';
import { anyPlace } from './any-place.js';
import { firstPiece } from './pieces.js';
import { footprintAt } from './room.js';

/** The field of the first piece of a player: 4 inches from its edge up to the middle line, 2 inches from the other edges. */
const [WIDE, HIGH] = [81_280, 35_560];

/** The first piece of p1, a rectangle in the middle of its origin, with its table. */
const lain = (long: number, broad: number) => {
  const corners = [{ x: 0, y: 0 }, { x: long, y: 0 }, { x: long, y: broad }, { x: 0, y: broad }]; // biome-ignore format: one line
  const main = [{ name: 'Piece', type: 'area', def: 0, arm: 0, keywords: [], footprint: [corners] }] as const;
  const { table } = laidOut('', {
    units: { A: { where: 'in-reserve', strength: 1 }, c: { where: 'in-reserve', strength: 1 } },
    terrain: { slab: { name: 'Slab', source: 'original', points: 0, main, side: [] } },
    armies: { p1: { right: 'terrain', terrainCards: ['slab'] }, p2: { right: 'token', terrainCards: [] } },
    state: { stage: { name: 'set-up', step: 'place terrain' }, token: 'p2', round: 0 },
  });
  const piece = firstPiece(table, 'p1', 'slab');
  if (!piece) throw new RangeError('p1 has a piece');
  return { table, piece };
};

/** The room that a rectangle leaves in the field in its best direction, by angles close to one another. */
const slackOf = (long: number, broad: number): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let n = 0; n <= 20_000; n++) {
    const [cos, sin] = [Math.cos((n * Math.PI) / 40_000), Math.sin((n * Math.PI) / 40_000)];
    best = Math.max(best, Math.min(WIDE - long * cos - broad * sin, HIGH - long * sin - broad * cos));
  }
  return best;
};

test('a rectangle is placed whenever any angle has room for it, and left out only if none has [SFI-SETUP-018]', () => {
  const seen = { placed: 0, none: 0, unknown: 0, tight: 0 };
  // Rectangles that are about as long as the field is wide across a corner, and some that are not.
  const sizes = fc.tuple(fc.integer({ min: 78_000, max: 89_500 }), fc.integer({ min: 24, max: 9000 }));
  fc.assert(
    fc.property(sizes, ([long, broad]) => {
      const { table, piece } = lain(long, broad);
      const slack = slackOf(long, broad);
      const place = anyPlace(table, piece);
      // Between these slacks rounding decides.
      if (slack > 20) expect(place).not.toBe('none');
      if (slack < -5) expect(typeof place).toBe('string');
      if (Math.abs(slack) < 200) seen.tight++;
      if (typeof place === 'string') {
        seen[place]++;
        return;
      }
      seen.placed++;
      const field = rectangle({ x: 5080, y: 10_160 }, WIDE, HIGH);
      for (const part of footprintAt(table, piece, place)) expect(completelyWithin(part, field, 0)).toBe(true);
    }),
    { numRuns: 80, examples: [[[88_640, 24]], [[88_700, 24]], [[88_740, 24]], [[85_000, 1400]], [[81_280, 35_560]]] },
  );
  expect(seen.placed).toBeGreaterThan(15);
  expect(seen.none).toBeGreaterThan(15);
  expect(seen.unknown).toBeLessThan(5);
  expect(seen.tight).toBeGreaterThan(2);
});
