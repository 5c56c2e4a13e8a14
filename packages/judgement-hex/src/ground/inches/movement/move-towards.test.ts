import { distance } from '@rulewright/core/inches';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnTable, type Undrawn } from '../../../v11/testing/drawn-table.js';
import type { Place } from '../../../vocabulary/place.js';
import { placeAt, pointOf } from '../measure/place.js';
import { advanceRefusal } from './advance.js';
import { lengthOf } from './leg.js';
import { moveTowards } from './move-towards.js';

const room = `
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  A . . c . . . b . . . .
`;

const ask = (x: number, y: number, mov: number, undrawn: Undrawn = {}) => {
  const { table, model } = drawnTable(room, { ...undrawn, at: { A: [3000, 6350], c: [28_000, 2000], b: [28_000, 10_000], ...undrawn.at } }); // biome-ignore format: one line
  const advancing = { mover: model('A'), mov };
  const path = moveTowards(table, advancing, placeAt({ x, y }));
  if (path) expect(advanceRefusal(table, advancing, path)).toBeUndefined();
  return path;
};
const endOf = (path: readonly Place[] | undefined) => {
  const end = path?.at(-1);
  return end === undefined ? undefined : [pointOf(end).x, pointOf(end).y];
};

describe('a Move towards a wish', () => {
  test('ends at the wish, if that is near enough and free [JV11-ACT-002]', () => {
    expect(endOf(ask(8000, 6350, 4))).toEqual([8000, 6350]);
    expect(endOf(ask(20_000, 6350, 4))).toEqual([3000 + 4 * 2540, 6350]);
  });

  test('ends beside a thing that stands there, and leads around what is in between [JV11-ACT-002, JV11-BASE-008]', () => {
    expect(endOf(ask(8000, 6350, 6, { at: { c: [8000, 6350] } }))).toBeDefined();
    const path = ask(13_000, 6350, 6, { at: { c: [8000, 6350] } });
    expect(endOf(path)).toEqual([13_000, 6350]);
    expect(path?.length).toBeGreaterThan(2);
  });

  test('avoids ground that slows the model, or goes through it, whichever leads nearer [JV11-TERR-008]', () => {
    const pool = (low: number): Undrawn => ({
      map: { terrain: [{ kind: 'treacherous', outlines: [[[2.4, low], [3.6, low], [3.6, 3], [2.4, 3]]] }] },
    }); // biome-ignore format: corners
    // Around the small pool 5" are enough; 3" through it are not.
    expect(endOf(ask(13_000, 6350, 5, pool(2)))).toEqual([13_000, 6350]);
    // Every path leads through a large one, and 5 - 2 inches.
    const large: Undrawn = { map: { terrain: [{ kind: 'treacherous', outlines: [[[2, 0], [12, 0], [12, 5], [2, 5]]] }] } }; // biome-ignore format: corners
    expect(endOf(ask(13_000, 6350, 5, large))).toEqual([3000 + 3 * 2540, 6350]);
  });

  test('stops short of ground that would leave it too little [JV11-TERR-008]', () => {
    const far: Undrawn = { map: { terrain: [{ kind: 'rough', outlines: [[[5.5, 0], [12, 0], [12, 5], [5.5, 5]]] }] } }; // biome-ignore format: corners
    const [x] = endOf(ask(20_000, 6350, 4, far)) ?? [];
    // The base reaches 13 970 at 12 470; 3" lead to 10 620 only.
    expect(x).toBe(12_469);
  });

  test('has no answer for a model that cannot leave its place', () => {
    expect(ask(9000, 6350, 0.0001 as number, {})).toBeDefined();
    const boxed: Undrawn = { map: { terrain: [
      { kind: 'impassable', outlines: [[[0, 0], [5, 0], [5, 1.9], [0, 1.9]]] },
      { kind: 'impassable', outlines: [[[0, 3.1], [5, 3.1], [5, 5], [0, 5]]] },
      { kind: 'impassable', outlines: [[[0, 1.9], [0.5905, 1.9], [0.5905, 3.1], [0, 3.1]]] },
      { kind: 'impassable', outlines: [[[1.772, 1.9], [5, 1.9], [5, 3.1], [1.772, 3.1]]] },
    ] } }; // biome-ignore format: walls all around
    expect(ask(9000, 6350, 4, boxed)).toBeUndefined();
  });

  test('is never longer than the path that a grid of steps finds, by more than 3 % [JV11-ACT-002, JV11-BASE-013]', () => {
    /** A second opinion: the shortest path over points 200 apart, sixteen neighbours each, around round obstacles. */
    const twin = (
      from: readonly [number, number],
      to: readonly [number, number],
      rounds: readonly (readonly [number, number])[],
    ) => {
      const size = 200;
      const [columns, rows] = [152, 63];
      const free = (x: number, y: number): boolean =>
        x >= 1500 && y >= 1500 && x <= 12 * 2540 - 1500 && y <= 5 * 2540 - 1500 && rounds.every(([cx, cy]) => Math.hypot(x - cx, y - cy) >= 3000); // biome-ignore format: one line
      const steps = [-2, -1, 0, 1, 2].flatMap(dx => [-2, -1, 0, 1, 2].map(dy => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0); // biome-ignore format: one line
      const lengths = new Map<number, number>([[-1, 0]]);
      const open: [number, number, number, number][] = [[0, -1, ...from]];
      while (open.length > 0) {
        open.sort((a, b) => b[0] - a[0]);
        const [so, key, x, y] = open.pop() ?? [0, 0, 0, 0];
        if (so > (lengths.get(key) ?? 0)) continue;
        if (Math.hypot(x - to[0], y - to[1]) < 1000) return so + Math.hypot(x - to[0], y - to[1]);
        const [i, j] = [Math.round(x / size), Math.round(y / size)];
        for (const [dx, dy] of steps) {
          const [nx, ny] = [(i + dx) * size, (j + dy) * size];
          if (i + dx < 0 || j + dy < 0 || i + dx > columns || j + dy > rows || !free(nx, ny)) continue;
          const next = (i + dx) * 1000 + j + dy;
          const length = so + Math.hypot(nx - x, ny - y);
          if (length < (lengths.get(next) ?? Number.POSITIVE_INFINITY)) {
            lengths.set(next, length);
            open.push([length, next, nx, ny]);
          }
        }
      }
      return undefined;
    };
    const round = fc.tuple(fc.integer({ min: 7000, max: 22_000 }), fc.integer({ min: 1500, max: 11_000 }));
    let found = 0;
    fc.assert(
      fc.property(round, round, (c, b) => {
        fc.pre(Math.hypot(c[0] - b[0], c[1] - b[1]) > 3000);
        const goal = [27_000, 6350] as const;
        fc.pre([c, b].every(([x, y]) => Math.hypot(x - goal[0], y - goal[1]) > 4500));
        const path = ask(goal[0], goal[1], 30, { at: { c, b } });
        const expected = twin([3000, 6350], goal, [c, b]);
        if (expected === undefined) return;
        found++;
        expect(distance(pointOf(path?.at(-1) ?? 0), { x: goal[0], y: goal[1] })).toBe(0);
        expect(lengthOf(path ?? []) * 2540).toBeLessThan(expected * 1.03 + 20);
      }),
      { numRuns: 15, seed: 14 },
    );
    expect(found).toBeGreaterThan(5);
  });
});
