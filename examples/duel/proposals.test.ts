import { type Asked, act, createMatch, explain, type Match, nearest, suggest } from '@rulewright/core';
import { type Point, samePoint, squareBetween } from '@rulewright/core/inches';
import { places, replaced, valueAt } from '@rulewright/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BASE, type Bout, type Duel, type Path } from './bout.js';
import { duel } from './duel.js';
import { path } from './path.js';
import { at, table } from './scenario-words.js';
import { isClear, walking, whyNoPoint } from './space.js';
import { aim } from './throw.js';
import { stretchesOf } from './walk.js';

const options = fc.record({ touching: fc.constantFrom('passes', 'crosses') });
/** Tables as crowded as they come: what would overlap A is left out, and B stands where there is room. */
const crowded = fc
  .record({
    a: fc.record({ x: fc.integer({ min: BASE, max: 5840 }), y: fc.integer({ min: BASE, max: 5840 }) }),
    b: fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) }),
    pillars: fc.array(
      fc.tuple(
        fc.integer({ min: -1200, max: 1200 }),
        fc.integer({ min: -1200, max: 1200 }),
        fc.integer({ min: 50, max: 600 }),
      ),
      { maxLength: 4 },
    ),
    touching: options,
  })
  .map(({ a, b, pillars, touching }) => {
    const near = pillars.map(([x, y, radius], i) => ({ id: `P${i}`, at: at(a.x + x, a.y + y), radius }));
    const bout: Bout = { ...table(a, at(a.x + b.x, a.y + b.y), {}, { A: { knives: 1 } }), pillars: [] };
    const space = walking(bout, 'A', touching);
    const pillarsHere = near.filter(pillar => isClear(walking({ ...bout, pillars: [pillar] }, 'A', touching), a, a));
    const free = !whyNoPoint(space, bout.fighters[1]?.at, '') && isClear(space, a, a);
    return { bout: { ...bout, pillars: pillarsHere }, touching, free };
  })
  .filter(({ free }) => free);

const asking = (bout: Bout, rulings: Duel['options']): Match<Duel> =>
  createMatch(duel, { players: ['p1', 'p2'], position: bout, options: rulings });
/** The question that a match of the duel waits with, as the proposals are asked it. */
const asked = <K extends 'path' | 'throw'>(match: Match<Duel>): Asked<Duel, K> => {
  const [decision] = match.decisions;
  return { state: match.state, decision, parameters: decision?.proposal, setup: match.header } as Asked<Duel, K>;
};
const throwing = (match: Match<Duel>): Match<Duel> =>
  [[], 'throw'].reduce<Match<Duel>>((m, choice) => act(m, { decision: m.nextDecision - 1, by: 'p1', choice }), match);

const wishes = fc.oneof(
  fc.record({ x: fc.integer({ min: -500, max: 6500 }), y: fc.integer({ min: -500, max: 6500 }) }),
  fc.constantFrom('towards enemy', 'A', 'B', 'P0'),
  fc.array(fc.record({ x: fc.integer({ min: 0, max: 6000 }), y: fc.integer({ min: 0, max: 6000 }) }), { maxLength: 6 }),
  fc.record({ x: fc.double(), y: fc.double() }),
);

/** A walk up to the enemy's reach leads along a pillar here, which counts as crossing it. */
const besidePillar = {
  bout: {
    ...table(at(731, 160), at(160, 194), {}, { A: { knives: 1 } }),
    pillars: [{ id: 'P0', at: at(262, 755), radius: 597 }],
  },
  touching: { touching: 'crosses' as const },
  free: true,
};

test('suggestions, samples and nearest answers pass the check; near misses are judged with code and rule', () => {
  const codes = new Set<string>();
  fc.assert(
    fc.property(crowded, wishes, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (what, wish, lots) => {
      const walk = asking(what.bout, what.touching);
      for (const match of [walk, throwing(walk)]) {
        const [decision] = match.decisions;
        if (!decision) throw new Error('nothing is asked');
        const question = (choice: unknown) => explain(match, { decision: decision.id, by: 'p1', choice });
        let drawn = 0;
        const below = (n: number): number => (lots[drawn++ % 12] ?? 0) % n;
        const sampled = decision.kind === 'path' ? path.sample(asked(match), below) : aim.sample(asked(match), below);
        const found = nearest(match, decision, wish);
        const suggested = suggest(match, decision, 99);
        expect(suggested.length).toBeGreaterThan(1);
        const good = [...suggested, sampled, found].filter(choice => choice !== undefined);
        for (const choice of good) expect(question(choice)).toBeUndefined();
        for (const choice of [suggested[0], sampled, found]) {
          // A legal answer is the nearest one to itself.
          if (choice !== undefined) expect(nearest(match, decision, choice)).toEqual(choice);
          for (const place of places(choice)) {
            const value = valueAt(choice, place);
            if (typeof value !== 'number') continue;
            for (const near of [value + 1, value - 1, value + 0.5, -value]) {
              const refusal = question(replaced(choice, place, near));
              if (!refusal) continue;
              expect(refusal.rule).toMatch(/^DU-/);
              expect(refusal.path).toMatch(/^choice/);
              codes.add(refusal.code);
            }
          }
        }
      }
    }),
    { numRuns: 100, examples: [[besidePillar, { x: 0, y: 0 }, Array(12).fill(0)]] },
  );
  for (const code of ['crosses', 'not-a-whole-number', 'off-the-table', 'out-of-range', 'too-long']) {
    expect(codes).toContain(code);
  }
});

test('the stretches of a walk join its ends, and every point at which it may be halted is free', () => {
  fc.assert(
    fc.property(crowded, fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), ({ bout, touching }, lots) => {
      let drawn = 0;
      const chosen = path.sample(asked(asking(bout, touching)), n => (lots[drawn++ % 12] ?? 0) % n) ?? [];
      const stretches = stretchesOf(bout, 'A', chosen, touching);
      const ends = stretches.map(({ along }) => along.at(-1) ?? at(0, 0));
      const space = walking(bout, 'A', touching);
      for (const end of ends) expect(isClear(space, end, end)).toBe(true);
      expect(stretches.flatMap(({ along }) => along).filter(one => chosen.some(to => samePoint(one, to)))).toEqual(
        chosen,
      );
      expect(ends.at(-1)).toEqual(chosen.at(-1));
    }),
    { numRuns: 300 },
  );
});

/** The end nearest to a goal of all walks of one or two legs with corners and ends among some points. */
const slowNearest = (match: Match<Duel>, goal: Point, corners: readonly Point[], ends: readonly Point[]): Point => {
  const legal = (choice: Path): boolean => path.check(asked(match), choice) === undefined;
  const turns = corners.filter(corner => legal([corner]));
  const inOrder = [...ends].sort((a, b) => squareBetween(a, goal) - squareBetween(b, goal));
  const found = inOrder.find(end => legal([end]) || turns.some(turn => legal([turn, end])));
  return found ?? asked<'path'>(match).parameters.from;
};

test.each([
  ['free ground', at(3000, 2000), {}],
  ['the middle of a pillar', at(2100, 2000), { P: [2100, 2000, 300] }],
  ['a point inside a pillar', at(2150, 2200), { P: [2100, 2000, 300] }],
  ['the far side of a pillar', at(2500, 2050), { P: [1900, 2010, 250] }],
  ['a point between two pillars', at(2300, 2000), { P: [2000, 2480, 300], Q: [2000, 1520, 300] }],
  ['a point off the table', at(1500, -900), { P: [1500, 800, 200] }],
] as const)('the nearest walk to %s is as near as any on a grid of 20 units, and legal', (_, goal, pillars) => {
  const match = asking(table(at(1200, 2000), at(5000, 5000), pillars), { touching: 'passes' });
  const [decision] = match.decisions;
  if (decision?.kind !== 'path') throw new Error('nothing is asked');
  const grid = (pitch: number): Point[] =>
    Array.from({ length: 3000 / pitch }, (_, i) => i * pitch + 10).flatMap(x =>
      Array.from({ length: 3600 / pitch }, (_, j) => at(x, j * pitch + 10)),
    );
  const found = nearest(match, decision, goal);
  expect(explain(match, { decision: decision.id, by: 'p1', choice: found })).toBeUndefined();
  const slow = slowNearest(match, goal, grid(150), grid(20));
  expect(squareBetween(found?.at(-1) ?? at(1200, 2000), goal)).toBeLessThanOrEqual(squareBetween(slow, goal));
});
