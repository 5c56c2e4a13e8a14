import { distance } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { type DrawnTable, drawnTable, type Undrawn } from '../../../v11/testing/drawn-table.js';
import type { Routing } from '../../../vocabulary/battlefield.js';
import type { Place } from '../../../vocabulary/place.js';
import { gapBetween, inContact } from '../measure/distance.js';
import { placeAt, pointOf } from '../measure/place.js';
import { standingAt } from '../models/table.js';
import { startOf } from './advance.js';
import { entryRefusal } from './entering.js';
import { lengthOf } from './leg.js';
import { stepsAway, stepsTowards } from './route.js';
import { landingRefusal } from './standing.js';

const room = `
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  A . . c . . . b . . . .
`;

/** The places of a route of A to b, step by step, as a walker takes them. Each leg passes the check of a leg. */
const walk = (
  { table, model }: DrawnTable,
  lengths: number,
  routing: Partial<Routing> = {},
  steps: typeof stepsTowards = stepsTowards,
): readonly Place[] => {
  const mover = model('A');
  const path = [startOf(mover)];
  for (let i = 0; i < 40; i++) {
    const here = standingAt(mover, path.at(-1) ?? -1);
    const facts: Routing = { mover: here, motion: 'hunt', aroundOccupied: true, ...routing };
    const [next] = steps(table, facts, model('b'), { path, lengths });
    if (next === undefined) break;
    expect(entryRefusal(table, here, next, facts.motion)).toBeUndefined();
    path.push(next);
  }
  expect(lengthOf(path)).toBeLessThanOrEqual(lengths);
  return path;
};

const monster = { kind: 'monster', player: null, mm: 40 } as const;
const at = (places: Undrawn['at']): Undrawn['at'] => ({
  A: [3000, 7620],
  c: [1500, 13_000],
  b: [25_000, 7620],
  ...places,
});
const laid = (places: Undrawn['at'] = {}, more: Undrawn = {}) => drawnTable(room, { ...more, models: { A: monster, ...more.models }, ...(at(places) && { at: at(places) ?? {} }) }); // biome-ignore format: one line

const ends = (drawn: DrawnTable, path: readonly Place[]) => standingAt(drawn.model('A'), path.at(-1) ?? -1);
const xy = (path: readonly Place[]) => path.map(place => [pointOf(place).x, pointOf(place).y]);

describe('the route of a Monster', () => {
  test('leads straight to its goal, as far as its MOV in inches [JV11-COMM-007, JV11-BASE-013]', () => {
    expect(xy(walk(laid(), 4))).toEqual([[3000, 7620], [13_160, 7620]]); // biome-ignore format: a place each
  });

  test('ends in contact with its goal [JV11-COMM-007, JV11-BASE-007]', () => {
    const drawn = laid();
    const path = walk(drawn, 9);
    expect(path).toHaveLength(2);
    expect(inContact(ends(drawn, path), drawn.model('b'))).toBe(true);
    expect(landingRefusal(drawn.table, drawn.model('A'), path.at(-1) ?? -1, 'hunt')).toBeUndefined();
    const there = ends(drawn, path);
    expect(stepsTowards(drawn.table, { mover: there, motion: 'hunt', aroundOccupied: true }, drawn.model('b'), { path: [], lengths: 9 })).toEqual([]); // biome-ignore format: one line
  });

  test('leads around models and terrain, hardly longer than the shortest path [JV11-COMM-007]', () => {
    const drawn = laid({ c: [13_000, 7620] });
    const path = walk(drawn, 20);
    expect(inContact(ends(drawn, path), drawn.model('b'))).toBe(true);
    // The shortest path: two tangents to a circle of 3500 around c, and the arc between them.
    const [first, second] = [Math.sqrt(10_000 ** 2 - 3500 ** 2), Math.sqrt(12_000 ** 2 - 3500 ** 2)];
    const arc = 3500 * (Math.asin(3500 / 10_000) + Math.asin(3500 / 12_000));
    const shortest = (first + second + arc - 3500) / 2540;
    expect(lengthOf(path)).toBeGreaterThan(shortest - 0.01);
    expect(lengthOf(path)).toBeLessThan(shortest * 1.02);
    const wall = laid({}, { map: { terrain: [{ kind: 'impassable', outlines: [[[4, 2], [5, 2], [5, 6], [4, 6]]] }] } }); // biome-ignore format: corners
    expect(inContact(ends(wall, walk(wall, 30)), wall.model('b'))).toBe(true);
  });

  test('ends as near as it can come, where no path leads into contact', () => {
    const drawn = laid({}, { map: { terrain: [{ kind: 'impassable', outlines: [[[4, 0], [5, 0], [5, 6], [4, 6]]] }] } }); // biome-ignore format: corners
    const path = walk(drawn, 30);
    expect(path.length).toBeGreaterThan(1);
    expect(gapBetween(ends(drawn, path), drawn.model('b'))).toBeLessThan(
      gapBetween(drawn.model('A'), drawn.model('b')),
    );
    expect(landingRefusal(drawn.table, drawn.model('A'), path.at(-1) ?? -1, 'hunt')).toBeUndefined();
  });

  test('passes over everything if it flies, to the nearest place where it can stand', () => {
    const flying = laid(
      { c: [21_500, 7620] },
      { models: { A: { ...monster, traits: ['fly'] } }, map: { terrain: [{ kind: 'impassable', outlines: [[[4, 0], [5, 0], [5, 6], [4, 6]]] }] } }, // biome-ignore format: corners
    );
    const path = walk(flying, 30, { aroundOccupied: false, passesOver: true });
    expect(inContact(ends(flying, path), flying.model('b'))).toBe(true);
    expect(landingRefusal(flying.table, flying.model('A'), path.at(-1) ?? -1, 'hunt')).toBeUndefined();
  });
});

describe('the route of a Soul', () => {
  const soul = { kind: 'soul', player: null, mm: 25, height: 1 } as const;
  const routing = { motion: 'advance', aroundOccupied: false } as const;
  const laidSoul = (places: Undrawn['at'], more: Undrawn = {}) => laid(places, { ...more, models: { A: soul } });

  test('leads through models, and stops in base contact with its goal [JV11-COMM-006]', () => {
    const drawn = laidSoul({ c: [13_000, 7620] });
    const path = walk(drawn, 9, routing);
    expect(path).toHaveLength(2);
    expect(inContact(ends(drawn, path), drawn.model('b'))).toBe(true);
  });

  test('leads around impassable terrain [JV11-COMM-006]', () => {
    const drawn = laidSoul({}, { map: { terrain: [{ kind: 'impassable', outlines: [[[4, 1.5], [5, 1.5], [5, 6], [4, 6]]] }] } }); // biome-ignore format: corners
    const path = walk(drawn, 30, routing);
    expect(path.length).toBeGreaterThan(2);
    expect(inContact(ends(drawn, path), drawn.model('b'))).toBe(true);
  });

  test('never ends on a base, but on the last free point of its path [JV11-COMM-006]', () => {
    // 3" lead to 10 620, on the base of c, which begins 2750 before its middle.
    const drawn = laidSoul({ c: [11_000, 7620] });
    expect(xy(walk(drawn, 3, routing))).toEqual([[3000, 7620], [8250, 7620]]); // biome-ignore format: a place each
    // The model right before the goal occupies all that the contact would need.
    const before = laidSoul({ c: [22_500, 7620] });
    expect(xy(walk(before, 12, routing)).at(-1)).toEqual([22_500 - 2750, 7620]);
  });
});

describe('a model that is made to move', () => {
  const hero = { kind: 'hero', player: 'p1', mm: 30 } as const;
  const ground = (kind: 'rough' | 'treacherous'): Undrawn => ({
    models: { A: hero },
    map: { terrain: [{ kind, outlines: [[[4, 0], [6, 0], [6, 6], [4, 6]]] }] },
  }); // biome-ignore format: corners

  test('enters ground that slows or harms it with a step of its own [JV11-TERR-005, JV11-TERR-008]', () => {
    const drawn = laid({}, ground('treacherous'));
    // The base touches the ground at 8660.
    expect(xy(walk(drawn, 6, { motion: 'advance' })).slice(0, 3)).toEqual([[3000, 7620], [8659, 7620], [8660, 7620]]); // biome-ignore format: a place each
    expect(walk(laid({}, { ...ground('rough'), models: { A: { ...hero, traits: ['pathfinder'] } } }), 6, { motion: 'advance' })).toHaveLength(2); // biome-ignore format: one line
  });

  test('goes straight away from something until the edge or an obstacle stops it', () => {
    const drawn = laid({ A: [10_000, 7620] }, { models: { A: hero } });
    expect(xy(walk(drawn, 2, { motion: 'advance' }, stepsAway))).toEqual([[10_000, 7620], [4920, 7620]]); // biome-ignore format: a place each
    expect(xy(walk(drawn, 9, { motion: 'advance' }, stepsAway)).at(-1)).toEqual([1500, 7620]);
    const blocked = laid({ A: [10_000, 7620], c: [5000, 7620] }, { models: { A: hero } });
    expect(xy(walk(blocked, 9, { motion: 'advance' }, stepsAway)).at(-1)).toEqual([8000, 7620]);
    const same = standingAt(drawn.model('A'), placeAt({ x: 25_000, y: 7620 }));
    expect(stepsAway(drawn.table, { mover: same, motion: 'advance', aroundOccupied: true }, drawn.model('b'), { path: [], lengths: 3 })).toEqual([]); // biome-ignore format: one line
    expect(distance(pointOf(startOf(same)), pointOf(startOf(drawn.model('b'))))).toBe(0);
  });
});
