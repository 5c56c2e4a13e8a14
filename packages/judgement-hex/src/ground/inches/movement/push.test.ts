import { describe, expect, test } from 'vitest';
import { drawnTable, type Undrawn } from '../../../v11/testing/drawn-table.js';
import type { Place } from '../../../vocabulary/place.js';
import { placeAt, pointOf } from '../measure/place.js';
import { standingAt } from '../models/table.js';
import { startOf } from './advance.js';
import { placeAlong, pushRoutes, pushStep } from './push.js';
import { landingRefusal } from './standing.js';

const wide = `
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . A . . b . . . . .
`;

const drawn = (undrawn: Undrawn = {}) =>
  drawnTable(wide, { ...undrawn, at: { A: [5080, 5080], b: [15_000, 5080], ...undrawn.at } });

const xy = (place: Place | undefined) => place !== undefined && [pointOf(place).x, pointOf(place).y];

describe('a Push', () => {
  /** All places of a Push of A, and whether the Push went on to the end. */
  const pushed = (undrawn: Undrawn, [x, y]: readonly [number, number], lengths: number) => {
    const { table, model } = drawn(undrawn);
    const path = [startOf(model('A'))];
    for (;;) {
      const mover = standingAt(model('A'), path.at(-1) ?? -1);
      const next = pushStep(table, mover, placeAt({ x, y }), { path, lengths });
      if (next === undefined) return path.slice(1).map(xy);
      expect(landingRefusal(table, mover, next, 'push')).toBeUndefined();
      path.push(next);
    }
  };

  test('leads straight in its direction, inch by inch, each rounded from the start [JV11-BASE-009, JV11-BASE-013]', () => {
    expect(pushed({}, [5080, 9000], 1)).toEqual([[5080, 7620]]);
    // A direction of 3 to 4: 1524 and 2032 for each inch.
    expect(pushed({ at: { A: [5080, 2000], b: [20_000, 2000] } }, [5080 + 3000, 6000], 2)).toEqual([
      [6604, 4032],
      [8128, 6064],
    ]);
  });

  test('ends before the first thing that the base would overlap, by 1/100 mm [JV11-BASE-008]', () => {
    expect(pushed({}, [9000, 5080], 3)).toEqual([[7620, 5080], [10_160, 5080], [12_000, 5080]]); // biome-ignore format: a place each
    expect(pushed({ at: { b: [8080, 5080] } }, [9000, 5080], 3)).toEqual([]);
    expect(pushed({ at: { b: [8081, 5080] } }, [9000, 5080], 3)).toEqual([[5081, 5080]]);
    // A base that it only touches on the way does not stop it.
    expect(pushed({ at: { b: [10_000, 8080] } }, [9000, 5080], 2)).toEqual([[7620, 5080], [10_160, 5080]]); // biome-ignore format: a place each
  });

  test('ends before walls, at the edge of the table, and not for rough ground [JV11-TERR-009]', () => {
    const ground = (kind: 'wall' | 'rough'): Undrawn => ({
      map: { terrain: [{ kind, outlines: [[[3, 0], [4, 0], [4, 4], [3, 4]]] }] },
    }); // biome-ignore format: corners
    expect(pushed(ground('wall'), [9000, 5080], 3)).toEqual([[6120, 5080]]);
    expect(pushed(ground('rough'), [9000, 5080], 2)).toEqual([[7620, 5080], [10_160, 5080]]); // biome-ignore format: a place each
    expect(pushed({}, [0, 5080], 3)).toEqual([[2540, 5080], [1500, 5080]]); // biome-ignore format: a place each
  });

  test('stops at the point where the base first touches treacherous ground [JV11-TERR-005]', () => {
    const ground: Undrawn = { map: { terrain: [{ kind: 'treacherous', outlines: [[[3, 0], [4, 0], [4, 4], [3, 4]]] }] } }; // biome-ignore format: corners
    expect(pushed(ground, [9000, 5080], 2)).toEqual([[6120, 5080], [7620, 5080], [10_160, 5080]]); // biome-ignore format: a place each
  });

  test('directly towards or away from something has one direction [JV11-BASE-013]', () => {
    const { table, model } = drawn();
    const [to] = pushRoutes(table, model('A'), 'towards', model('b'), 5);
    expect(to?.cells.map(xy)).toEqual([[7620, 5080], [10_160, 5080], [12_000, 5080]]); // biome-ignore format: a place each
    const [from] = pushRoutes(table, model('A'), 'away', model('b'), 5);
    expect(from?.cells.map(xy)).toEqual([[2540, 5080], [1500, 5080]]); // biome-ignore format: a place each
    expect(pushRoutes(table, model('A'), 'away', { cells: [startOf(model('A'))] }, 5)).toEqual([]);
    expect(pushRoutes(table, model('A'), 'away', { cells: [-1] }, 5)).toEqual([]);
  });

  test('a Push along a route goes to the places of the route, slantwise too', () => {
    const { table, model } = drawn({ at: { A: [10_000, 3000], b: [4000, 1500] } });
    const [route] = pushRoutes(table, model('A'), 'away', model('b'), 3);
    const path = [startOf(model('A'))];
    for (let i = 0; i < 3; i++) {
      const mover = standingAt(model('A'), path.at(-1) ?? -1);
      path.push(pushStep(table, mover, route?.direction ?? -1, { path, lengths: 3 }) ?? -1);
    }
    expect(path.slice(1)).toEqual(route?.cells);
    expect(path.slice(1).map(xy)).toEqual([[12_464, 3616], [14_928, 4232], [17_392, 4848]]); // biome-ignore format: a place each
  });
});

describe('a Place or Throw', () => {
  const thrown = (undrawn: Undrawn, bearing: 'towards' | 'away', lengths: number, goal = 'b') => {
    const { table, model } = drawn(undrawn);
    const at = placeAlong(table, model('A'), bearing, model(goal), lengths);
    if (at !== undefined) expect(landingRefusal(table, model('A'), at, 'throw')).toBeUndefined();
    return xy(at);
  };

  test('leads the whole length, over whatever is in between [JV11-BASE-009]', () => {
    expect(thrown({ at: { A: [10_160, 5080] } }, 'away', 3)).toEqual([2540, 5080]);
    const wall: Undrawn = { map: { terrain: [{ kind: 'impassable', outlines: [[[3, 0], [3.2, 0], [3.2, 4], [3, 4]]] }] } }; // biome-ignore format: corners
    expect(thrown(wall, 'towards', 2)).toEqual([10_160, 5080]);
  });

  test('ends on the first free place, working back [JV11-BASE-008]', () => {
    expect(thrown({}, 'towards', 9)).toEqual([12_000, 5080]);
    expect(thrown({}, 'away', 9)).toEqual([1500, 5080]);
    const wall: Undrawn = { map: { terrain: [{ kind: 'wall', outlines: [[[3, 0], [4, 0], [4, 4], [3, 4]]] }] } }; // biome-ignore format: corners
    expect([1, 2].map(lengths => thrown(wall, 'towards', lengths))).toEqual([[6120, 5080], [6120, 5080]]); // biome-ignore format: a place each
    expect(thrown(wall, 'towards', 3)).toEqual([12_000, 5080]);
    expect(thrown({ at: { A: [1500, 5080] } }, 'away', 2)).toBe(false);
    expect(thrown({ at: { b: [8080, 5080] } }, 'towards', 2)).toBe(false);
  });
});
