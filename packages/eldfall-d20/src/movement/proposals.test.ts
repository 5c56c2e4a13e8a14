import type { Kind, Proposal } from '@rulewright/core';
import { Random } from '@rulewright/core/dice';
import { inches, mm, overlaps } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { obstaclesUnder } from '../routes/ground.js';
import { surroundingsOf } from '../routes/surroundings.js';
import { laidOut } from '../testing/index.js';
import type { DeclaredMovement, Eld, EldProposals, Model, Place, SceneryPiece, Table } from '../vocabulary/index.js';
import { judgeAnswer } from './judge.js';
import { movementProposals } from './proposals.js';

/** A crowded table: sixteen models of both sides, and ten pieces of scenery of several heights, laid by lot. */
const crowded = (seed: string): Table => {
  const random = Random.fromSeed(seed);
  const half = (most: number): number => random.below(2 * most + 1) / 2;
  const heights = [0.5, 1, 1.5, 2, 3, 5];
  const kinds: readonly SceneryPiece['kind'][] = ['solid', 'solid', 'narrow', 'ladder'];
  const scenery = Object.fromEntries(
    Array.from({ length: 10 }, (_, i) => {
      const boxes = [[1 + half(15), 1 + half(15), 0.5 + half(3), 0.5 + half(3)]] as const;
      return [`piece-${i}`, { boxes, top: heights[i % 6] ?? 1, kind: kinds[i % 4] ?? 'solid' }] as const;
    }),
  );
  const letters = 'ABCDEFGHabcdefgh';
  const laid = laidOut(letters, { scenery, options: { tableSize: { width: 20, depth: 20 } } });
  const models: Model[] = [];
  for (const model of laid.table.state.models) {
    const around = surroundingsOf(laid.table, model);
    for (;;) {
      const at = { x: inches(1 + half(18)), y: inches(1 + half(18)) };
      const base = { at, radius: mm(16) };
      if (models.some(one => overlaps(base, { at: { x: one.at.x, y: one.at.y }, radius: mm(16) }))) continue;
      if (obstaclesUnder(around, at).length > 0) continue;
      models.push({ ...model, at: { ...at, z: 0 } });
      break;
    }
  }
  return { ...laid.table, state: { ...laid.table.state, models } };
};

type Asking = 'movement' | 'endMove' | 'place' | 'push' | 'turnTo';

/** Asks for one kind of answer in a state, as the core does. */
const asking = <K extends Asking & Kind<Eld>>(table: Table, kind: K, parameters: EldProposals[K]) => {
  const proposals = movementProposals({ pack: table.pack, numbers: table.numbers, sources: table.sources });
  // The cast is safe: the proposal of a kind judges answers of this kind.
  const proposal = proposals[kind] as unknown as Proposal<Eld, K>;
  const decision = { id: 1, by: 'p1', kind, rule: 'ELD-MOVE-002', proposal: parameters };
  const setup = { players: ['p1', 'p2'], options: table.options };
  // The cast is safe: a decision has these fields, and the parameters are those of its kind.
  const asked = { state: table.state, decision, parameters, setup } as unknown as Parameters<
    Proposal<Eld, K>['check']
  >[0];
  return {
    check: (choice: unknown) => proposal.check(asked, choice),
    suggest: (most: number): readonly unknown[] => proposal.suggest(asked, most),
    sample: (random: Random): unknown => proposal.sample(asked, n => random.below(n)),
    nearest: (wish: unknown): unknown => proposal.nearest?.(asked, wish),
    region: () => proposal.region?.(asked) ?? [],
  };
};

const hostile: readonly unknown[] = [
  ...[null, undefined, 0, -1, 1.5, 1e308, Number.NaN, '', 'x', 'A', true, [], [null], {}, { a: 1 }, { route: [] }],
  ...[{ x: 1e308, y: -1e308 }, { x: '1', y: null }, { x: 0, y: 0 }, { kind: 'walk' }, { route: 7, facing: 1 }],
  ...[
    { x: 5, y: 5, z: -1 },
    { x: 5, y: 5, z: 1e9 },
    { kind: 'walk', route: [{ x: 1 }], facing: {}, skills: [{}] },
  ],
];

/** Answers that differ from a legal one in one number. */
const nearMisses = (answer: unknown): readonly unknown[] => {
  const text = JSON.stringify(answer);
  const numbers = [...text.matchAll(/-?\d+/g)];
  return numbers.flatMap(found =>
    [-1, 1, 5000].map(by => {
      const number = Number(found[0]) + by;
      return JSON.parse(`${text.slice(0, found.index)}${number}${text.slice(found.index + found[0].length)}`);
    }),
  );
};

const parametersOf = (table: Table, model: Model): { readonly [K in Asking]: EldProposals[K] } => {
  const other = modelOf(table.state, model.id === 'A' ? 'a' : 'A');
  const disc = { at: other.at, radius: mm(16) };
  return {
    movement: { model: model.id },
    endMove: { model: model.id, most: inches(3), why: 'dodge', stance: true },
    place: { model: model.id, radius: mm(16), touching: disc },
    push: { model: model.id, from: { x: other.at.x, y: other.at.y }, distance: inches(2) },
    turnTo: { model: model.id },
  };
};

const kinds = ['movement', 'endMove', 'place', 'push', 'turnTo'] as const;

test.each(kinds)(
  'answers to %s: suggestions, samples and nearest ones are legal, near misses are judged, nothing throws',
  kind => {
    for (const seed of ['one', 'two']) {
      const table = crowded(seed);
      const random = Random.fromSeed(seed);
      const samples = new Set<string>();
      for (const model of table.state.models.filter((_, i) => i % 2 === 0)) {
        const ask = asking(table, kind, parametersOf(table, model)[kind]);
        const suggested = ask.suggest(8);
        expect(suggested.length).toBeGreaterThan(0);
        expect(suggested.length).toBeLessThanOrEqual(8);
        expect(ask.suggest(8)).toEqual(suggested);
        expect(new Set(suggested.map(one => JSON.stringify(one))).size).toBe(suggested.length);
        for (const one of suggested) expect([one, ask.check(one)]).toEqual([one, undefined]);
        for (let i = 0; i < 6; i++) {
          const one = ask.sample(random);
          if (one === undefined) continue;
          expect([one, ask.check(one)]).toEqual([one, undefined]);
          samples.add(JSON.stringify(one));
        }
        const wishes = [...hostile, ...nearMisses(suggested[0]), { x: inches(3), y: inches(4) }, 'a', 'B'];
        for (const wish of wishes) {
          const refusal = ask.check(wish);
          if (refusal) expect(refusal.code).not.toBe('');
          const near = ask.nearest(wish);
          if (near !== undefined) expect([wish, near, ask.check(near)]).toEqual([wish, near, undefined]);
        }
        expect(ask.region().length).toBeGreaterThanOrEqual(0);
      }
      expect(samples.size).toBeGreaterThan(20);
    }
  },
);

test('the movement nearest to a wish goes along a surface that is narrower than the base as far as the SPD reaches there [ELD-MOVE-024]', () => {
  const end = (width: number): number => {
    const plank = { boxes: [[10 - width / 2, 12, width, 16]], top: 0.5, kind: 'narrow' } as const;
    const at = { x: inches(10), y: inches(10), z: 0 };
    const { table } = laidOut('A', { at: { A: at }, scenery: { plank }, options: { distanceEpsilon: 0 } });
    const near = asking(table, 'movement', { model: 'A' }).nearest({ x: inches(10), y: inches(30) });
    const { route } = near as DeclaredMovement;
    return ((route.at(-1) ?? at).y - at.y) / inches(1);
  };
  expect(end(2)).toBe(6);
  // 1.37 inches up to the plank, and half of the remaining 4.63 along it.
  expect(end(1)).toBeCloseTo(1.37 + 4.63 / 2, 2);
});

test('the best guesses lead into contact with the nearest enemy, round a wall too [ELD-MOVE-020]', () => {
  const at = (x: number, y: number): Place => ({ x: inches(x), y: inches(y), z: 0 });
  const near = (scenery: object) => {
    const { table } = laidOut('Ab', {
      at: { A: at(10, 10), b: at(14, 10) },
      scenery: scenery as Record<string, { boxes: readonly (readonly [number, number, number, number])[] }>,
    });
    const [first] = asking(table, 'movement', { model: 'A' }).suggest(3);
    const judged = judgeAnswer(table, modelOf(table.state, 'A'), first);
    if (judged.refusal) throw new Error(judged.refusal.code);
    const end = judged.settled.route.at(-1) as Place;
    const [dx, dy] = [end.x - inches(14), end.y - inches(10)];
    return [judged.settled.kind, Math.floor(Math.sqrt(dx * dx + dy * dy)) - 3200, judged.settled.route.length];
  };
  expect(near({})).toEqual(['walk', 2, 1]);
  const [kind, gap, legs] = near({ wall: { boxes: [[12, 9, 0.2, 1.4]], top: 3 } });
  expect(kind).toBe('walk');
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThanOrEqual(2);
  expect(legs).toBeGreaterThan(1);
});

test('suggestions offer a Climb onto scenery beside the model, and a Jump [ELD-MOVE-007, ELD-MOVE-011]', () => {
  const { table } = laidOut('Ab', {
    at: { A: { x: inches(10), y: inches(10) }, b: { x: inches(18), y: inches(18) } },
    scenery: { tower: { boxes: [[11, 9, 3, 3]], top: 2 } },
  });
  const found = asking(table, 'movement', { model: 'A' }).suggest(24) as readonly { readonly kind: string }[];
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['walk', 'idle', 'run', 'climb', 'jump']));
});

test('no region is shown where nothing may be measured before the movement is declared [ELD-MEASURE-013]', () => {
  const shown = (measuringMode: 'standard' | 'realism') =>
    asking(laidOut('A', { options: { measuringMode } }).table, 'movement', { model: 'A' }).region().length;
  expect([shown('standard'), shown('realism')]).toEqual([1, 0]);
});
