import { Random } from '@rulewright/core/dice';
import { compareToolGap, inches, mm, overlaps, type Point, rectangle, within } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { battlefieldOf } from '../battlefield/edges.js';
import { thingsOn } from '../battlefield/things.js';
import { baseOf, modelOf } from '../match/lookups.js';
import { box, type LaidOut, laidOut } from '../testing/index.js';
import { coherencyRange } from '../units/coherency/coherency.js';
import type { Model, MoveAsked, MoveChoice, PlaceAsked, PushAsked } from '../vocabulary/index.js';
import type { Table } from '../vocabulary/table.js';
import { moveProposal } from './move/proposal.js';
import { placeProposal } from './place/proposal.js';
import { pushProposal } from './push/proposal.js';
import { type Asked, asking, facts, plain } from './scenario-words.js';
import { toolOf } from './tool/tools.js';

const keywords = [['impassable'], [{ id: 'rough' }], ['slow'], ['obscuring'], [], ['fast']] as const;

/** A crowded table: 24 models of six units, one element and eight pieces of terrain, laid by lot on a grid of half inches. */
const crowded = (seed: string): Table => {
  const random = Random.fromSeed(seed);
  const half = (most: number): number => inches(random.below(2 * most + 1) / 2);
  const pieces: Record<string, NonNullable<LaidOut['pieces']>[string]> = {};
  for (let i = 0; i < 8; i++) {
    const footprint = [rectangle({ x: half(14), y: half(14) }, inches(1 + random.below(3)), inches(2))];
    pieces[`piece-${i}`] = {
      footprint,
      keywords: keywords[i % 6] ?? [],
      type: i % 4 === 1 ? 'linear' : 'area',
      def: i % 2,
    };
  }
  const { table } = laidOut('AAAABBBBCCCCaaaabbbbcccc', {
    pieces,
    elements: { vault: { at: { x: inches(9), y: inches(9) } } },
  });
  const models: Model[] = [];
  for (const model of table.state.models) {
    for (;;) {
      const at: Point = { x: inches(1) + half(16), y: inches(1) + half(16) };
      const base = { at, radius: mm(15) };
      const others = [
        ...models.map(one => ({ at: one.at, radius: mm(15) })),
        ...thingsOn(table).flatMap(one => (one.kind === 'element' ? [one.base] : [])),
      ];
      const solid = Object.values(pieces).flatMap(({ footprint, type, keywords: own = [] }) =>
        type === 'linear' || own.some(one => one === 'impassable') ? footprint : [],
      );
      if ([...others, ...solid].some(other => overlaps(base, other))) continue;
      models.push({ ...model, at });
      break;
    }
  }
  return { ...table, state: { ...table.state, models } };
};

const hostile: readonly unknown[] = [
  ...[null, undefined, 0, -1, 1.5, 1e308, Number.NaN, '', 'x', 'none?', true, [], [null], {}, { a: 1 }],
  ...[{ x: 1e308, y: -1e308 }, { x: '1', y: null }, { to: null }, { to: { x: 1, y: 2 }, pose: {} }, { x: 0, y: 0 }],
];

/** Suggestions and samples are legal, differ and are stable; the nearest answers are legal; nothing throws. */
const behaves = (one: Asked, seed: string): number => {
  const random = Random.fromSeed(seed);
  const found = one.suggest(12);
  const samples = Array.from({ length: 6 }, () => one.sample(random));
  for (const choice of [...found, ...samples]) if (choice !== undefined) expect(one.check(choice)).toBeUndefined();
  expect(new Set(found.map(choice => JSON.stringify(choice))).size).toBe(found.length);
  expect(one.suggest(12)).toEqual(found);
  expect(found.length).toBeGreaterThan(0);
  for (const wish of [...hostile, { x: inches(3), y: inches(30) }, 'a/1', 'vault', 'piece-1', found[0]]) {
    expect(() => one.check(wish)).not.toThrow();
    const near = one.nearest(wish);
    if (near !== undefined) expect(one.check(near)).toBeUndefined();
  }
  for (const wrong of hostile) expect(one.check(wrong)?.code ?? 'accepted').not.toBe('');
  expect(JSON.parse(JSON.stringify(one.region()))).toEqual(one.region());
  return new Set(samples.map(choice => JSON.stringify(choice))).size;
};

test('no suggestion and no sample leads over a stone that the tool can avoid on its way across a belt that it cannot [SFI-MOVE-029]', () => {
  const at = { 'A/1': { x: inches(10), y: inches(10) }, 'c/1': { x: inches(33), y: inches(10) } };
  const stone = { keywords: ['dangerous-terrain'] as const, footprint: [box(11, 9.2, 0.5, 1.6)] };
  const belt = { keywords: ['toxic'] as const, footprint: [box(12.5, 0, 0.3, 36)] };
  const { table } = laidOut('', { active: 'A', at, pieces: { stone, belt } });
  const question = asking(table, 'move', moveProposal(facts(table)), { model: 'A/1', tool: 'MOV', inAction: true });
  const random = Random.fromSeed('stone');
  const found = [...question.suggest(12), ...Array.from({ length: 12 }, () => question.sample(random))];
  // The cast is safe: every move that is found names its tool and its pose.
  const moves = found.filter(one => one !== 'stay') as readonly Required<MoveChoice>[];
  const crossed = ({ tool, pose }: Required<MoveChoice>): readonly string[] =>
    Object.entries({ stone, belt }).flatMap(([id, { footprint }]) =>
      footprint.some(of => compareToolGap(toolOf(table, tool), pose, of, 0) < 0) ? [id] : [],
    );
  const across = moves.filter(move => crossed(move).includes('belt'));
  expect(across.length).toBeGreaterThan(4);
  // The longest moves need a straight tool, which cannot avoid the stone.
  const best = across.map(({ to }) => question.nearest({ to }) as Required<MoveChoice>);
  expect(across.map(crossed)).toEqual(best.map(crossed));
});

test('moves on crowded tables: suggestions, samples and nearest answers are legal, and vary [SFI-MOVE-029]', () => {
  let different = 0;
  for (let n = 0; n < 3; n++) {
    const table = crowded(`moves ${n}`);
    const proposal = moveProposal(facts(table));
    for (const { id } of table.state.models.slice(0, 3)) {
      const ways: readonly Partial<MoveAsked>[] = [
        {},
        { direction: 'away', from: 'a/1' },
        { direction: 'towards', from: 'b/2' },
        { direction: 'directly-towards', from: 'c/1' },
      ];
      for (const more of ways) {
        different += behaves(
          asking(table, 'move', proposal, { model: id, tool: 'MOV', inAction: n % 2 === 0, ...more }),
          `${n}${id}`,
        );
      }
    }
  }
  expect(different).toBeGreaterThan(80);
});

test('places on crowded tables: suggestions, samples and nearest answers are legal, and vary [SFI-PLACE-001]', () => {
  let different = 0;
  for (let n = 0; n < 3; n++) {
    const table = crowded(`places ${n}`);
    const proposal = placeProposal(facts(table));
    for (const { id, at } of table.state.models.slice(0, 3)) {
      const asked: PlaceAsked = { model: id, radius: mm(15), within: 3, of: { at, radius: mm(15) }, optional: true };
      for (const more of [{}, { completely: true }, { model: null }] as const) {
        different += behaves(asking(table, 'place', proposal, { ...asked, ...more }), `${n}${id}`);
      }
    }
  }
  expect(different).toBeGreaterThan(120);
});

test('pushes on crowded tables: suggestions, samples and nearest answers are legal, and vary [SFI-PUSH-010]', () => {
  let different = 0;
  for (let n = 0; n < 3; n++) {
    const table = crowded(`pushes ${n}`);
    const proposal = pushProposal(facts(table));
    for (const { id } of table.state.models.slice(0, 3)) {
      for (const direction of ['any', 'away', 'towards'] as const) {
        const asked: PushAsked = { model: id, distance: 2, direction, from: 'vault', optional: false };
        different += behaves(asking(table, 'push', proposal, asked), `${n}${id}`);
      }
    }
  }
  expect(different).toBeGreaterThan(120);
});

test('suggested moves lead towards enemies, elements and cover, and far to all sides [SFI-ACTION-006]', () => {
  const table = plain();
  const { suggest } = asking(table, 'move', moveProposal(facts(table)), { model: 'A/1', tool: 'MOV', inAction: true });
  const ends = suggest(12).map(choice => (choice as { to: Point }).to);
  const far = inches(10) + 12_951 + mm(30);
  expect(ends[0]).toEqual({ x: far, y: inches(10) });
  // The base ends beside the vault, whose base has the radius 25 mm.
  expect(ends[1]).toEqual({ x: inches(3) + mm(40) + 1, y: inches(10) });
  expect(ends[2]).toMatchObject({ x: inches(10) });
  expect(ends.some(({ x, y }) => y < inches(6) && Math.abs(x - inches(10)) < 5)).toBe(true);
  expect(ends).toHaveLength(11);
});

test('the answer nearest to a wish: towards a model, to a place in reach, and where a blocked place is', () => {
  const table = plain();
  const { nearest } = asking(table, 'move', moveProposal(facts(table)), { model: 'A/1', tool: 'MOV', inAction: true });
  const to = (wish: unknown) => (nearest(wish) as { to: Point }).to;
  expect(to({ x: inches(12), y: inches(11) })).toEqual({ x: inches(12), y: inches(11) });
  expect(to('b/1').y).toBe(inches(10));
  expect(Math.abs(to('b/1').x - (inches(10) + 12_951 + mm(30)))).toBeLessThan(12);
  const beside = to({ x: inches(3), y: inches(10) });
  expect(Math.abs(Math.hypot(beside.x - inches(3), beside.y - inches(10)) - mm(40))).toBeLessThan(4);
  expect(nearest('stay')).toBe('stay');
  expect(nearest('nobody')).toBeUndefined();
});

test('a model that cannot move may still stay [SFI-ACTION-018]', () => {
  // Bases all around, closer than an inch to each other.
  const table = plain();
  const ring = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [0.71, 0.71],
    [-0.71, 0.71],
    [0.71, -0.71],
    [-0.71, -0.71],
  ];
  const [a, b] = table.state.models as [Model, Model];
  const around = ring.map(([x = 0, y = 0], i) => ({
    ...b,
    id: `b/${i + 1}`,
    at: { x: a.at.x + Math.round(x * 3000), y: a.at.y + Math.round(y * 3000) },
  }));
  const shut = { ...table, state: { ...table.state, models: [a, ...around] } };
  const one = asking(shut, 'move', moveProposal(facts(shut)), { model: 'A/1', tool: 'MOV', inAction: false });
  expect(one.suggest(12)).toEqual(['stay']);
  expect(one.sample(Random.fromSeed('shut'))).toBe('stay');
  expect(one.check('stay')).toBeUndefined();
  expect(battlefieldOf(shut).corners).toHaveLength(4);
});

test('straight moves: suggestions, nearest answers and samples lie on the line, up to the length of the tool [SFI-MOVE-022]', () => {
  const table = plain();
  const [a, b] = table.state.models as [Model, Model];
  // The way is along 3 : 4, and the tool of 5 inches and a base of 30 mm bring the model so far.
  const far = inches(5) + mm(30);
  const on = (distance: number): Point => ({
    x: a.at.x - Math.round(distance * 0.6),
    y: a.at.y - Math.round(distance * 0.8),
  });
  const models = [a, { ...b, at: { x: inches(16), y: inches(18) } }];
  const oblique = { ...table, state: { ...table.state, models } };
  const one = asking(oblique, 'move', moveProposal(facts(oblique)), {
    model: 'A/1',
    tool: 'MOV',
    inAction: false,
    direction: 'directly-away',
    from: 'b/1',
  });
  const ends = (choices: readonly unknown[]) => choices.map(choice => (choice as { to: Point }).to);
  expect(ends(one.suggest(4))).toEqual([8, 7, 6, 5].map(part => on((far * part) / 8)));
  for (const choice of one.suggest(12)) expect(one.check(choice)).toBeUndefined();
  expect(one.check({ to: on(far + 2) })).toMatchObject({ rule: 'SFI-MOVE-029' });
  // The wishes are beyond the end of the line, beside the line and behind its start.
  const near = (wish: Point): Point => (one.nearest(wish) as { to: Point }).to;
  expect(near({ x: 0, y: 0 })).toEqual(on(far));
  const beside = near({ x: on(8000).x + 400, y: on(8000).y - 300 });
  expect(Math.abs(beside.x - on(8000).x)).toBeLessThan(30);
  expect(near(models[1]?.at ?? a.at)).toEqual(on(far / 256));
  const random = Random.fromSeed('line');
  const samples = ends(Array.from({ length: 20 }, () => one.sample(random)));
  expect(samples.some(({ x }) => x < on(far * 0.9).x)).toBe(true);
  expect(samples.some(({ x }) => x > on(far * 0.1).x)).toBe(true);
});

test('suggested moves of the second model of a unit keep it in coherency with the first, and so does half of the samples [SFI-COHERENCY-004]', () => {
  const lay = (done: readonly string[]): LaidOut => ({
    active: 'A',
    activation: { actions: [{ unit: 'A', action: 'move', done, profiles: [], targeted: [], reached: [] }] },
  });
  const question = (done: readonly string[]): Asked => {
    const { table } = laidOut('A A . . . . . . . . . . b', lay(done));
    return asking(table, 'move', moveProposal(facts(table)), { model: 'A/2', tool: 'MOV', inAction: true });
  };
  const { table } = laidOut('A A . . . . . . . . . . b', lay([]));
  const first = baseOf(table, modelOf(table.state, 'A/1'));
  const isNear = (choice: unknown): boolean => {
    const { to } = choice as { readonly to?: Point };
    return !!to && within({ at: to, radius: first.radius }, first, inches(coherencyRange(table, 'A')));
  };
  const [alone = [], together = []] = [[], ['A/1']].map(done =>
    question(done)
      .suggest(12)
      .filter(one => one !== 'stay'),
  );
  expect(alone.some(one => !isNear(one))).toBe(true);
  expect(together.length).toBeGreaterThan(3);
  expect(together.every(isNear)).toBe(true);
  const near = (done: readonly string[]): number => {
    const random = Random.fromSeed('coherent');
    const one = question(done);
    return Array.from({ length: 20 }, () => one.sample(random)).filter(isNear).length;
  };
  expect(near(['A/1'])).toBeGreaterThan(near([]) + 4);
  expect(near(['A/1'])).toBeLessThan(20);
});
