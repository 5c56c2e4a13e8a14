import { holds, polygon } from '@rulewright/core/inches';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnTable, type Undrawn } from '../../../v11/testing/drawn-table.js';
import type { Where } from '../../../vocabulary/battlefield.js';
import { areWithin, inContact } from '../measure/distance.js';
import { placeAt } from '../measure/place.js';
import { standingAt } from '../models/table.js';
import { landingRefusal } from '../movement/standing.js';
import { hasPlace, nearestPlace, outlineOfPlaces, placesOf, samplePlace } from './places.js';
import { isIn, type PlaceFacts, regionsOf } from './where.js';

const facts: PlaceFacts = {
  zone: side =>
    polygon(
      side === 'lower'
        ? [{ x: 0, y: 0 }, { x: 30_480, y: 0 }, { x: 30_480, y: 5080 }, { x: 0, y: 5080 }]
        : [{ x: 0, y: 7620 }, { x: 30_480, y: 7620 }, { x: 30_480, y: 12_700 }, { x: 0, y: 12_700 }],
    ), // biome-ignore format: corners
};

const room = `
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  A . . c . . . b . . . .
`;
const drawn = (undrawn: Undrawn = {}) => drawnTable(room, { ...undrawn, at: { A: [3000, 6350], c: [12_000, 6350], b: [20_000, 6350], ...undrawn.at } }); // biome-ignore format: one line

const numbers = () => {
  let seed = 7;
  return (n: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % n;
  };
};

/** Checks that the places of a set, the one nearest to a wish and a drawn one belong to the set. */
const check = (drawing: ReturnType<typeof drawn>, where: Where) => {
  const { table } = drawing;
  const places = placesOf(table, facts, where);
  expect(hasPlace(table, facts, where)).toBe(places.length > 0);
  for (const place of places) expect(isIn(table, facts, where, place)).toBe(true);
  expect(new Set(places).size).toBe(places.length);
  const near = nearestPlace(table, facts, where, placeAt({ x: 15_000, y: 6350 }));
  expect(near !== undefined).toBe(places.length > 0);
  if (near !== undefined) expect(isIn(table, facts, where, near)).toBe(true);
  const below = numbers();
  const some = samplePlace(table, facts, where, below);
  expect(some !== undefined).toBe(places.length > 0);
  if (some !== undefined) expect(isIn(table, facts, where, some)).toBe(true);
  return places;
};

describe('places beside something', () => {
  test('are in contact with an Effigy [JV11-COMM-016, JV11-ACT-014, JV11-BASE-007]', () => {
    const map = { effigies: { lower: { at: [6, 2.5] } } } as const;
    const drawing = drawn({ map, at: { c: [28_000, 2000] } });
    const { table, model } = drawing;
    const effigy = { cells: [placeAt({ x: 15_240, y: 6350 })], radius: 2500 };
    const places = check(drawing, { beside: [effigy], landing: { mover: model('A'), motion: 'place' } });
    expect(places.length).toBeGreaterThan(3);
    for (const place of places) {
      expect(inContact(standingAt(model('A'), place), effigy)).toBe(true);
      expect(landingRefusal(table, model('A'), place, 'place')).toBeUndefined();
    }
    const where: Where = { beside: [effigy], landing: { mover: model('A'), motion: 'place' } };
    const beside = (gap: number) => isIn(table, facts, where, placeAt({ x: 15_240 - 4000 - gap, y: 6350 }));
    expect([-1, 0, 2, 3].map(beside)).toEqual([false, true, true, false]);
  });

  test('are in contact with one of several things [JV11-BASE-007]', () => {
    const drawing = drawn();
    const { model } = drawing;
    const beside = [model('c'), model('b')];
    const places = check(drawing, { beside, landing: { mover: model('A'), motion: 'place' } });
    for (const thing of beside) {
      expect(places.some(place => inContact(standingAt(model('A'), place), thing))).toBe(true);
    }
  });

  test('do not exist where all is occupied: exactly [JV11-ACT-018, JV11-BASE-008]', () => {
    // A slot exactly as wide as the base, above the middle of the Effigy.
    const [left, right] = [8660 / 2540, 11_660 / 2540];
    const slot = (high: number): Undrawn => ({
      at: { c: [20_000, 10_000], b: [28_000, 10_000] },
      map: {
        effigies: { lower: { at: [4, 1] } },
        terrain: [
          { kind: 'impassable', outlines: [[[0, 0], [left, 0], [left, 5], [0, 5]]] },
          { kind: 'wall', outlines: [[[0, high], [12, high], [12, high + 0.5], [0, high + 0.5]]] },
          { kind: 'impassable', outlines: [[[right, 0], [12, 0], [12, high], [right, high]]] },
        ],
      },
    }); // biome-ignore format: corners
    const effigy = { cells: [placeAt({ x: 10_160, y: 2540 })], radius: 2500 };
    const has = (high: number) => {
      const drawing = drawn(slot(high));
      const where: Where = { beside: [effigy], landing: { mover: drawing.model('A'), motion: 'place' } };
      return hasPlace(drawing.table, facts, where);
    };
    // The base needs 3000 above the Effigy, whose top is at 5040.
    expect([8040 / 2540, 8039 / 2540].map(has)).toEqual([true, false]);
  });
});

describe('places within a length', () => {
  test('are measured from base to base [JV11-BASE-005, JV11-BASE-006]', () => {
    const drawing = drawn();
    const { model } = drawing;
    const of = [model('c'), model('b')];
    const places = check(drawing, { within: { lengths: 2, of }, landing: { mover: model('A'), motion: 'place', elsewhere: true } }); // biome-ignore format: one line
    for (const place of places) expect(of.some(one => areWithin(2, standingAt(model('A'), place), one))).toBe(true);
    expect(check(drawing, { within: { lengths: 2, of: [] } })).toEqual([]);
  });

  test('may leave out the place where a model is, and add others', () => {
    const drawing = drawn();
    const { table, model } = drawing;
    const here = placeAt({ x: 3000, y: 6350 });
    const landing = { mover: model('A'), motion: 'place' } as const;
    expect(isIn(table, facts, { landing }, here)).toBe(true);
    expect(isIn(table, facts, { landing: { ...landing, elsewhere: true } }, here)).toBe(false);
    const or = [placeAt({ x: 28_000, y: 2000 }), placeAt({ x: 20_000, y: 6350 })];
    const places = check(drawing, { within: { lengths: 1, of: [model('c')] }, landing, or });
    expect(or.map(place => places.includes(place))).toEqual([true, false]);
  });
});

describe('other sets', () => {
  test('no place is open to an Effigy, since nothing moves it [JHX-MAN-020]', () => {
    const { model } = drawn({ models: { A: { kind: 'effigy' } } });
    const placing = { mover: model('A'), motion: 'place' } as const;
    for (const landing of [placing, { ...placing, elsewhere: true } as const]) {
      expect(
        check(drawn({ models: { A: { kind: 'effigy' } } }), { within: { lengths: 3, of: [model('c')] }, landing }),
      ).toEqual([]);
    }
  });

  test('a deployment zone holds the whole base, and nothing that is occupied [JV11-BASE-014, JV11-BASE-008]', () => {
    const drawing = drawn({ at: { c: [12_000, 3000] } });
    const { table, model } = drawing;
    const where: Where = { zone: 'lower', landing: { mover: model('A'), motion: 'place' } };
    check(drawing, where);
    const at = (x: number, y: number) => isIn(table, facts, where, placeAt({ x, y }));
    expect([at(3000, 3580), at(3000, 3581), at(3000, 1500), at(3000, 1499)]).toEqual([true, false, true, false]);
    expect([at(9000, 3000), at(9001, 3000)]).toEqual([true, false]);
    check(drawing, { zone: 'upper' });
    expect(outlineOfPlaces(table, facts, where).length).toBeGreaterThan(0);
  });

  test('an Icon lies on free ground, a hexagon of terrain beside the ones before', () => {
    const drawing = drawn();
    const { table } = drawing;
    check(drawing, { icon: true });
    expect(isIn(table, facts, { icon: true }, placeAt({ x: 12_000, y: 6350 }))).toBe(false);
    const first = placeAt({ x: 7000, y: 9000 });
    const where: Where = { template: { kind: 'smoke', solid: false, laid: [first] } };
    check(drawing, where);
    const beside = (gap: number) => isIn(table, facts, where, placeAt({ x: 7000, y: 9000 - 2540 - gap }));
    expect([-1, 0, 2, 3].map(beside)).toEqual([false, true, true, false]);
    const solid = (y: number) => isIn(table, facts, { template: { kind: 'wall', solid: false, laid: [] } }, placeAt({ x: 12_000, y })); // biome-ignore format: one line
    expect([6350 + 1270 + 1500, 6350 + 1270 + 1499].map(solid)).toEqual([true, false]);
  });

  test('a Soul is moved through models, as far as its path is long [JV11-COMM-006, JV11-BASE-013]', () => {
    const soul = { models: { A: { kind: 'soul', player: null, mm: 25 } }, at: { c: [6000, 6350] } } as const;
    const drawing = drawn(soul);
    const { table, model } = drawing;
    const where: Where = { soul: { soul: model('A'), lengths: 3 } };
    check(drawing, where);
    const at = (x: number) => isIn(table, facts, where, placeAt({ x, y: 6350 }));
    expect([3000 + 3 * 2540, 3000 + 3 * 2540 + 1, 8749, 8750].map(at)).toEqual([true, false, false, true]);
  });
});

test('a place belongs to a set by its shapes as it does by its regions, at every border', () => {
  const map = {
    terrain: [{ kind: 'impassable', outlines: [[[2, 1], [5, 1], [4, 3]]] }, { kind: 'wall', outlines: [[[7, 0], [7.3, 0], [7.3, 3], [7, 3]]] }],
    effigies: { lower: { at: [6, 2.5] } },
  } as const; // biome-ignore format: corners
  const { table, model } = drawn({ map, at: { c: [22_500, 5000] } });
  const landing = { mover: model('A'), motion: 'place' } as const;
  const things = [{ cells: [placeAt({ x: 15_240, y: 6350 })], radius: 2500 }, model('b')];
  const sets: readonly Where[] = [
    { beside: things, landing },
    { within: { lengths: 2, of: things }, landing },
    { withinAll: { lengths: 4, of: things }, landing },
    { zone: 'lower', landing },
    { beside: things, zone: 'upper', landing },
    { soul: { soul: model('c'), lengths: 3 } },
  ];
  const { radius = 0 } = model('A');
  // Points in contact with a shape or an edge, or a little beside.
  const near = fc
    .tuple(fc.constantFrom(0, 1, 2, 3), fc.nat(359), fc.integer({ min: -4, max: 4 }))
    .map(([which, turn, beside]) => {
      const at = [{ x: 15_240, y: 6350, r: 2500 }, { x: 20_000, y: 6350, r: 1500 }, { x: 22_500, y: 5000, r: 1500 }, { x: 7620, y: 7620, r: 0 }][which] ?? { x: 0, y: 0, r: 0 }; // biome-ignore format: one line
      const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const far = at.r + radius + beside;
      return { x: Math.round(at.x + dx * far), y: Math.round(at.y + dy * far) };
    });
  const anywhere = fc.record({ x: fc.nat(30_480), y: fc.nat(12_700) });
  const seen = { inside: 0, outside: 0 };
  fc.assert(
    fc.property(fc.oneof(near, anywhere), at => {
      for (const where of sets) {
        const byRegions = regionsOf(table, facts, where).some(one => holds(one, at));
        const cell = placeAt(at);
        // The way of a Soul is no part of its region.
        if (where.soul && byRegions) continue;
        expect(isIn(table, facts, where, cell)).toBe(byRegions);
        seen[byRegions ? 'inside' : 'outside']++;
      }
    }),
    { numRuns: 300 },
  );
  expect(Math.min(seen.inside, seen.outside)).toBeGreaterThan(30);
});
