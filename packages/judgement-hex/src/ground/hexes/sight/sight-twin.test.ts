import type { Cell } from '@rulewright/core/hex';
import { describe, expect, test } from 'vitest';
import { battleMaps, skirmishMaps } from '../../../content/maps/index.js';
import type { Piece } from '../../../vocabulary/piece.js';
import { battlefield } from '../models/field.js';
import { terrainOf } from '../terrain/terrain.js';
import { sees } from './sight.js';
import { type Place, type TwinPiece, twinFeatures, twinMiddle, twinSees, twinShadowed } from './sight.twin.js';

/** All pairs of hexes of both boards with `SIGHT_PAIRS=all` (two minutes), otherwise every fifth and every fiftieth. */
const all = process.env.SIGHT_PAIRS === 'all';

const heights: Readonly<Record<string, number>> = { forest: 4, smoke: 4, wall: 1, impassable: 4 };
const effigies: Readonly<Record<string, readonly TwinPiece[]>> = {
  '3v3': [
    {
      kind: 'effigy',
      height: 4,
      hexes: [
        [6, 2],
        [7, 2],
        [8, 2],
      ],
    },
    {
      kind: 'effigy',
      height: 4,
      hexes: [
        [6, 11],
        [7, 10],
        [8, 11],
      ],
    },
  ],
  '5v5': [
    {
      kind: 'effigy',
      height: 4,
      hexes: [
        [10, 3],
        [11, 3],
        [12, 3],
      ],
    },
    {
      kind: 'effigy',
      height: 4,
      hexes: [
        [10, 18],
        [11, 17],
        [12, 18],
      ],
    },
  ],
};

const model = (id: string, cell: Cell, height: number): Piece => ({
  id,
  kind: 'hero',
  player: id,
  cells: [cell],
  height,
  meleeReach: 1,
  traits: [],
});

describe.each([
  { map: skirmishMaps[0], every: all ? 1 : 5 },
  { map: battleMaps[0], every: all ? 1 : 50 },
])('exact geometry on $map.id [JHX-LOS-020]', ({ map, every }) => {
  if (!map) throw new Error('no map');
  const features = twinFeatures(map.mode, [
    ...map.terrain.map(({ kind, hexes }) => ({ kind, hexes, height: heights[kind] ?? 0 })),
    ...(effigies[map.mode] ?? []),
  ]);
  const terrain = terrainOf(map);
  const field = battlefield(terrain, []);
  const { board } = terrain;
  const holds = (hexes: readonly Place[], [column, row]: Place): boolean =>
    hexes.some(([c, r]) => c === column && r === row);

  test.each([
    [1, 1],
    [2, 1],
  ])(
    'models of height %i and %i: a brute-force twin agrees on who sees whom, by both readings [JHX-LOS-001, JHX-LOS-014, JHX-LOS-020]',
    (high, low) => {
      const tally = { clear: 0, blocked: 0, shadowed: 0 };
      const wrong: unknown[] = [];
      for (let a = 0; a < board.size; a++) {
        for (let b = a + 1; b < board.size; b++) {
          if ((a * 31 + b) % every !== 0) continue;
          const [from, to] = [board.coordinateOf(a), board.coordinateOf(b)];
          const blockers = features
            .filter(
              ({ height, hexes, kind }) =>
                height >= Math.max(high, low) && (kind === 'wall' || !(holds(hexes, from) || holds(hexes, to))),
            )
            .flatMap(({ middles }) => middles);
          const [one, other] = [model('a', a, high), model('b', b, low)];
          const clear = sees(field, one, other);
          const inTheOpen = sees(field, one, other, { losAdjacentHalfPlane: true });
          tally[clear ? 'clear' : 'blocked']++;
          if (clear && !inTheOpen) tally.shadowed++;
          const [p, q] = [twinMiddle(map.mode, from), twinMiddle(map.mode, to)];
          const twin = twinSees(p, q, blockers);
          if (clear !== twin || inTheOpen !== (twin && !twinShadowed(p, q, blockers))) {
            wrong.push({ from, to, clear, inTheOpen });
          }
        }
      }
      expect(wrong).toEqual([]);
      expect(tally.blocked).toBeGreaterThan(300);
      expect(tally.clear).toBeGreaterThan(500);
      expect(tally.shadowed).toBeGreaterThan(100);
    },
    all ? 600_000 : 60_000,
  );
});
