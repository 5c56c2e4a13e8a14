import { FINE, inches, mm, type Point, type Pose, rectangle } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../../testing/index.js';
import type { Model, MoveAsked } from '../../vocabulary/index.js';
import type { MovementTool } from '../../vocabulary/words.js';
import { judgeMove } from './judge.js';
import { moverOf } from './mover.js';

const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
/** A stands at 10, 10; its base has the radius 15 mm. */
const start = at(10, 10);
const radius = mm(15);
const arms: Readonly<Record<MovementTool, number>> = { S: 3810, M: 6350, L: 8890 };

/** A straight tool to the right, flush with the base, and so much lower. */
const pose = (tool: MovementTool, lower = 0, own = radius): Pose => ({
  joint: { x: (start.x + own + arms[tool]) * FINE, y: (start.y + lower) * FINE },
  first: { x: -1, y: 0 },
  second: { x: 1, y: 0 },
});

/** A place with so much room between the old and the new edge of the base, to the right. */
const over = (gap: number, own = radius): Point => ({ x: start.x + 2 * own + gap, y: start.y });

interface Others {
  /** Bases of the unit b, in the drawn order. */
  readonly b?: readonly Point[];
  readonly asked?: Partial<MoveAsked>;
  readonly at?: Point;
}

/** The verdict on an answer for A: `legal`, or code, rule, field and obstacle of the refusal. */
const verdict = (
  choice: unknown,
  lay: LaidOut = {},
  { b = [at(30, 30)], asked = {}, at: own = start }: Others = {},
) => {
  const { table } = laidOut(`A ${'b'.repeat(b.length)}`, lay);
  const places = [own, ...b];
  const models = table.state.models.map((model, i): Model => ({ ...model, at: places[i] ?? model.at }));
  const mover = moverOf(
    { ...table, state: { ...table.state, models } },
    { model: 'A/1', tool: 'MOV', inAction: true, ...asked },
  );
  if (!mover) return 'no move';
  const { refusal } = judgeMove(mover, choice);
  if (!refusal) return 'legal';
  const { code, rule = '', path, detail } = refusal;
  return [code, rule, path, detail?.obstacle ?? ''].join(' ').trim();
};

/** A straight move to the right over a gap. */
const straight = (tool: MovementTool, gap: number) => ({ tool, pose: pose(tool), to: over(gap) });

test('the tools are 3, 5 and 7 inches long, and the base touches the end of the tool [SFI-MOVE-001, SFI-MOVE-011]', () => {
  for (const [tool, long] of [['S', 3], ['M', 5], ['L', 7]] as const) {
    const lay: LaidOut = { cards: { A: { mov: 'L' } } };
    expect(verdict(straight(tool, inches(long)), lay)).toBe('legal');
    expect(verdict(straight(tool, inches(long) + 1), lay)).toBe('tool-apart-from-end SFI-MOVE-011 choice.pose');
    // A base that ends on its tool has a shorter move.
    expect(verdict(straight(tool, 0), lay)).toBe('legal');
  }
}); // biome-ignore format: pairs

test('the lengths and the width are options [SFI-MOVE-001, SFI-MOVE-002]', () => {
  const lengths: LaidOut = { options: { 'moveTool.lengths': { S: 2, M: 4, L: 6 } } };
  const laid = { ...pose('M'), joint: { ...pose('M').joint, x: (start.x + radius + inches(2)) * FINE } };
  expect(verdict({ tool: 'M', pose: laid, to: over(inches(4)) }, lengths)).toBe('legal');
  expect(verdict({ tool: 'M', pose: laid, to: over(inches(4) + 1) }, lengths)).toContain('tool-apart-from-end');
});

/** A tool along the y-axis of two walls, which leave a way of this width to the right. */
const slit = (width: number, keywords: readonly ['impassable'] | readonly []): LaidOut => ({
  pieces: {
    above: { footprint: [rectangle({ x: inches(11), y: inches(5) }, inches(1), inches(4.5))], keywords },
    below: { footprint: [rectangle({ x: inches(11), y: inches(9.5) + width }, inches(1), inches(4.5))], keywords },
  },
});

test('a gap of exactly an inch admits the tool, a narrower one does not [SFI-MOVE-002, SFI-MOVE-010, SFI-MOVE-015]', () => {
  const far = straight('M', inches(4));
  expect(verdict(far, slit(inches(1), ['impassable']))).toBe('legal');
  const blocked = 'tool-on-obstacle SFI-MOVE-010 choice.pose below';
  expect(verdict(far, slit(inches(1) - 1, ['impassable']))).toBe(blocked);
  expect(verdict({ to: far.to }, slit(inches(1) - 1, ['impassable']))).toMatch(/^no-pose SFI-MOVE-029 choice.to/);
});

test('a gap of exactly an inch between impassable terrain and the edge of the table admits the tool [SFI-MOVE-015, SFI-MOVE-018, SFI-MOVE-029]', () => {
  const wall = (gap: number): LaidOut => ({
    pieces: { wall: { keywords: ['impassable'], footprint: [rectangle({ x: inches(12), y: gap }, 2540, inches(20))] } },
  });
  const along = (gap: number) =>
    verdict({ to: { x: inches(15), y: radius } }, wall(gap), { at: { x: inches(10), y: radius } });
  expect([inches(1), inches(1) - 1].map(along)).toEqual(['legal', 'no-pose SFI-MOVE-029 choice.to']);
});

test('a base passes a gap that is narrower than it [SFI-MOVE-014]', () => {
  // The base is 30 mm wide, the way an inch.
  expect(verdict({ to: over(inches(4)) }, slit(inches(1), ['impassable']))).toBe('legal');
});

test('terrain without IMPASSABLE does not stop a tool, whatever it is [SFI-MOVE-013, SFI-MOVE-019]', () => {
  const wall = rectangle({ x: inches(12), y: inches(5) }, inches(0.5), inches(10));
  const laid = (type: 'area' | 'linear'): LaidOut => ({ pieces: { wall: { type, footprint: [wall] } } });
  expect(verdict(straight('M', inches(4)), laid('linear'))).toBe('legal');
  expect(verdict(straight('M', inches(4)), laid('area'))).toBe('legal');
});

test('no move ends on linear or impassable terrain, touching it is allowed [SFI-MOVE-012, SFI-TERRAIN-007, SFI-TKEY-014]', () => {
  const end = over(inches(3));
  const beside = (x: number) => rectangle({ x, y: inches(5) }, inches(1), inches(10));
  const wall = (x: number, own: Partial<NonNullable<LaidOut['pieces']>[string]>): LaidOut => ({
    pieces: { wall: { footprint: [beside(x)], ...own } },
  });
  const edge = end.x + radius;
  expect(verdict({ to: end }, wall(edge, { type: 'linear' }))).toBe('legal');
  expect(verdict({ to: end }, wall(edge - 1, { type: 'linear' }))).toBe(
    'on-linear-terrain SFI-MOVE-012 choice.to wall',
  );
  expect(verdict({ to: end }, wall(edge, { keywords: ['impassable'] }))).toBe('legal');
  expect(verdict({ to: end }, wall(edge - 1, { keywords: ['impassable'] }))).toBe(
    'on-impassable-terrain SFI-MOVE-012 choice.to wall',
  );
  expect(verdict({ to: end }, wall(edge - 1, {}))).toBe('legal');
});

test('a model may use a shorter tool than its MOV and no longer one [SFI-MOVE-004]', () => {
  expect(verdict(straight('S', inches(2)))).toBe('legal');
  expect(verdict(straight('M', inches(2)))).toBe('legal');
  expect(verdict(straight('L', inches(2)))).toBe('tool-too-long SFI-MOVE-027 choice.tool');
});

test('the tool touches the base from outside, with any point of its outline [SFI-MOVE-005, SFI-MOVE-006]', () => {
  const moved = (x: number, y = 0): Pose => ({
    ...pose('M', y),
    joint: { x: pose('M').joint.x + x, y: pose('M', y).joint.y },
  });
  const choice = (laid: Pose) => ({ tool: 'M', pose: laid, to: over(inches(2)) });
  expect(verdict(choice(moved(1)))).toBe('tool-apart-from-base SFI-MOVE-005 choice.pose');
  expect(verdict(choice(moved(-FINE - 1)))).toBe('tool-on-base SFI-MOVE-005 choice.pose');
  // The base touches the long side of the tool.
  const beside: Pose = {
    joint: { x: (start.x + inches(1)) * FINE, y: (start.y - radius - inches(0.5)) * FINE },
    first: { x: -1, y: 0 },
    second: { x: 1, y: 0 },
  };
  expect(verdict({ tool: 'M', pose: beside, to: { x: start.x + 2 * radius, y: start.y } })).toBe('legal');
});

test('on empty ground a base reaches as far as the diagonal of its tool, a larger one farther [SFI-MOVE-006, SFI-MOVE-007, SFI-MOVE-008]', () => {
  expect(verdict({ to: over(12_951), tool: 'M' })).toBe('legal');
  expect(verdict({ to: over(12_952), tool: 'M' })).toBe('no-pose SFI-MOVE-029 choice.to');
  expect(verdict({ to: over(12_953), tool: 'M' })).toBe('too-far SFI-MOVE-007 choice.to');
  const large: LaidOut = { cards: { A: { base: 50 } } };
  expect(verdict({ to: over(12_951, mm(25)), tool: 'M' }, large)).toBe('legal');
  expect(verdict({ to: over(12_952, mm(25)), tool: 'M' }, large)).toBe('no-pose SFI-MOVE-029 choice.to');
  expect(over(12_951, mm(25)).x).toBeGreaterThan(over(12_951).x);
});

test('by an option the gap is limited to the length of the tool [SFI-MOVE-006]', () => {
  const spine: LaidOut = { options: { 'moveTool.contact': 'spine' } };
  expect(verdict({ to: over(inches(5)) }, spine)).toBe('legal');
  expect(verdict({ to: over(inches(5) + 1) }, spine)).toBe('too-far SFI-MOVE-007 choice.to');
});

test('the joint bends to any angle, by an option no farther than one [SFI-MOVE-003]', () => {
  const bent = { ...pose('M'), second: { x: 0, y: 1 } };
  const folded = { ...pose('M'), second: { x: -1, y: 1 } };
  const to = { x: start.x + radius + arms.M, y: start.y + arms.M + radius };
  expect(verdict({ tool: 'M', pose: bent, to })).toBe('legal');
  const most = (degrees: number): LaidOut => ({ options: { 'moveTool.maxBendDegrees': degrees } });
  expect(verdict({ tool: 'M', pose: bent, to }, most(90))).toBe('legal');
  expect(verdict({ tool: 'M', pose: bent, to }, most(89))).toBe('bends-too-far SFI-MOVE-003 choice.pose');
  const back = { x: start.x + 3360, y: start.y + 5000 };
  expect(verdict({ tool: 'M', pose: folded, to: back })).toBe('legal');
  expect(verdict({ tool: 'M', pose: folded, to: back }, most(90))).toBe('bends-too-far SFI-MOVE-003 choice.pose');
  expect(verdict(straight('M', inches(5)), most(0))).toBe('legal');
});

test('the tool overlaps no base, friendly or enemy, of the same unit or not [SFI-MOVE-009]', () => {
  // The lower edge of the tool lies half an inch below the line of the centres.
  const below = (more: number): Point => ({ x: start.x + inches(2), y: start.y + inches(0.5) + radius + more });
  expect(verdict(straight('M', inches(3)), {}, { b: [below(0)] })).toBe('legal');
  expect(verdict(straight('M', inches(3)), {}, { b: [below(-1)] })).toBe(
    'tool-on-obstacle SFI-MOVE-009 choice.pose b/1',
  );
  const { table } = laidOut('AA C');
  const [one, two, three] = table.state.models as [Model, Model, Model];
  const beside = (model: Model): string => {
    const rest = [one, two, three]
      .filter(other => other !== one && other !== model)
      .map(other => ({ ...other, at: at(30, 30) }));
    const models = [{ ...one, at: start }, { ...model, at: below(-1) }, ...rest];
    const mover = moverOf(
      { ...table, state: { ...table.state, models } },
      { model: one.id, tool: 'MOV', inAction: true },
    );
    return String(mover && judgeMove(mover, straight('M', inches(3))).refusal?.detail?.obstacle);
  };
  expect([beside(two), beside(three)]).toEqual(['A/2', 'C/1']);
});

test('scenario elements and manifestations are in the way like models [SFI-MOVE-021]', () => {
  const element: LaidOut = {
    elements: { vault: { at: { x: start.x + inches(2), y: start.y + inches(0.5) + mm(25) - 1 } } },
  };
  expect(verdict(straight('M', inches(3)), element)).toBe('tool-on-obstacle SFI-MOVE-021 choice.pose vault');
  const cloud: LaidOut = {
    manifestations: { cloud: { at: { x: start.x + inches(2), y: start.y + inches(0.5) + mm(15) - 1 } } },
  };
  expect(verdict(straight('M', inches(3)), cloud)).toBe('tool-on-obstacle SFI-MOVE-021 choice.pose cloud');
  const end: LaidOut = { elements: { vault: { at: over(inches(3)) } } };
  expect(verdict({ to: over(inches(3)) }, end)).toBe('on-a-base SFI-MOVE-011 choice.to vault');
});

test('the base ends beside other bases, touching them or not [SFI-MOVE-011]', () => {
  const end = over(inches(3));
  const other = (gap: number) => ({ b: [{ x: end.x, y: end.y + 2 * radius + gap }] });
  expect(verdict({ to: end }, {}, other(0))).toBe('legal');
  expect(verdict({ to: end }, {}, other(-1))).toBe('on-a-base SFI-MOVE-011 choice.to b/1');
});

test('neither base nor tool crosses the edge of the table [SFI-MOVE-018]', () => {
  const own = { at: { x: start.x, y: inches(0.5) }, asked: {} };
  const laid = (y: number): Pose => ({ ...pose('M'), joint: { x: pose('M').joint.x, y: y * FINE } });
  const small: LaidOut = { cards: { A: { base: 20 } } };
  const to = (y: number): Point => ({ x: start.x + inches(3), y });
  const narrow = (y: number): Pose => ({ ...laid(y), joint: { x: (start.x + mm(10) + arms.M) * FINE, y: y * FINE } });
  expect(verdict({ tool: 'M', pose: narrow(inches(0.5)), to: to(mm(10)) }, small, own)).toBe('legal');
  expect(verdict({ tool: 'M', pose: narrow(inches(0.5)), to: to(mm(10) - 1) }, small, own)).toBe(
    'off-the-table SFI-MOVE-018 choice.to',
  );
  expect(verdict({ tool: 'M', pose: narrow(inches(0.5) - 1), to: to(inches(1)) }, small, own)).toBe(
    'tool-off-table SFI-MOVE-018 choice.pose',
  );
});

test('a model that moves through models ignores the bases under the tool alone [SFI-MOVE-020, SFI-PASSIVE-018, SFI-PASSIVE-024]', () => {
  const between = { b: [{ x: start.x + inches(2), y: start.y }] };
  for (const id of ['nimble', 'flying'] as const) {
    const light: LaidOut = { cards: { A: { passives: [{ id }] } } };
    expect(verdict(straight('M', inches(3)), light, between)).toBe('legal');
    const blocked = 'tool-on-obstacle SFI-MOVE-009 choice.pose b/1';
    expect(verdict(straight('M', inches(3)), {}, between)).toBe(blocked);
    const heavy: LaidOut = { cards: { A: { passives: [{ id: 'parry' }] } } };
    expect(verdict(straight('M', inches(3)), heavy, between)).toBe(blocked);
    expect(verdict({ to: { x: start.x + inches(2.5), y: start.y } }, light, between)).toBe(
      'on-a-base SFI-MOVE-011 choice.to b/1',
    );
    expect(verdict(straight('M', inches(4)), { ...light, ...slit(inches(1) - 1, ['impassable']) })).toContain(
      'SFI-MOVE-010',
    );
    const wall: LaidOut = {
      pieces: { wall: { type: 'linear', footprint: [rectangle(over(inches(3)), inches(1), inches(1))] } },
    };
    expect(verdict(straight('M', inches(3)), { ...light, ...wall })).toContain('SFI-MOVE-012');
  }
});

test('the engine finds a pose for a place, and the event keeps it [SFI-MOVE-029]', () => {
  const corner: LaidOut = {
    pieces: {
      wall: {
        keywords: ['impassable'],
        footprint: [rectangle({ x: inches(11), y: inches(5) }, inches(0.5), inches(6))],
      },
    },
  };
  const { table } = laidOut('A', corner);
  const models = table.state.models.map(model => ({ ...model, at: start }));
  const mover = moverOf({ ...table, state: { ...table.state, models } }, { model: 'A/1', tool: 'MOV', inAction: true });
  const to = at(12.5, 11);
  const judged = mover && judgeMove(mover, { to });
  expect(judged?.refusal).toBeUndefined();
  if (!mover || !judged || judged.refusal) throw new Error('no move was found');
  // The tool that is found passes the same checks as one that the mover lays.
  expect(judgeMove(mover, judged.move)).toEqual(judged);
  expect(judged.move.tool).toBe('S');
});

test('invalid answers: the refusal names the field [SFI-MOVE-029]', () => {
  const to = over(inches(1));
  expect(verdict(null)).toBe('not-a-move  choice');
  expect(verdict([])).toContain('choice');
  expect(verdict({ to: { x: 1.5, y: 2 } })).toBe('not-a-whole-number  choice.to.x');
  expect(verdict({ to: { x: Number.NaN, y: 2 } })).toContain('choice.to.x');
  expect(verdict({ to: { x: 1e9, y: 2 } })).toContain('choice.to.x');
  expect(verdict({ to, tool: 'XL' })).toBe('not-a-tool  choice.tool');
  expect(verdict({ to, pose: pose('S') })).toBe('not-a-tool  choice.tool');
  expect(verdict({ to, tool: 'S', pose: 7 })).toBe('not-a-pose  choice.pose');
  expect(verdict({ to, tool: 'S', pose: { ...pose('S'), first: { x: 0, y: 0 } } })).toBe(
    'no-direction  choice.pose.first',
  );
  expect(verdict({ to, speed: 3 })).toBe('unknown-field  choice.speed');
  expect(verdict({ to: { x: -inches(1), y: inches(3) } })).toContain('SFI-MOVE');
});

/** The place of b, to the left of A with four inches between the bases. */
const left = { x: start.x - 2 * radius - inches(4), y: start.y };
const directed = (direction: NonNullable<MoveAsked['direction']>): Others => ({
  b: [left],
  asked: { direction, from: 'b/1', inAction: false },
});

test('a move away: neither tool nor model comes nearer than the model was [SFI-MOVE-023]', () => {
  const away = directed('away');
  expect(verdict({ to: over(inches(3)) }, {}, away)).toBe('legal');
  expect(verdict({ to: { x: start.x, y: start.y + inches(3) } }, {}, away)).toBe('legal');
  expect(verdict({ to: { x: start.x - 1, y: start.y } }, {}, away)).toBe('comes-nearer SFI-MOVE-023 choice.to b/1');
  // As near as before is not nearer, also where the distance is no whole number of units.
  expect(verdict({ to: start }, {}, away)).toBe('legal');
  expect(verdict({ to: start }, {}, { ...away, b: [{ x: left.x, y: left.y + 1 }] })).toBe('legal');
  // A tool on the side of b that leads nowhere nearer.
  const tool: Pose = {
    joint: { x: (start.x - inches(1)) * FINE, y: (start.y + radius + inches(0.5)) * FINE },
    first: { x: -1, y: 0 },
    second: { x: 1, y: 0 },
  };
  const up = { x: start.x + inches(1), y: start.y + inches(2) };
  expect(verdict({ tool: 'M', pose: tool, to: up }, {}, away)).toBe('tool-on-obstacle SFI-MOVE-023 choice.pose b/1');
  expect(verdict({ tool: 'M', pose: tool, to: up }, {}, { ...away, asked: { inAction: false } })).toBe('legal');
});

test('a move towards: neither tool nor model is farther away than the model was [SFI-MOVE-024]', () => {
  const towards = directed('towards');
  expect(verdict({ to: { x: start.x - inches(4), y: start.y } }, {}, towards)).toBe('legal');
  expect(verdict({ to: { x: start.x + 1, y: start.y } }, {}, towards)).toBe('goes-farther SFI-MOVE-024 choice.to b/1');
  const near = { x: start.x, y: start.y };
  // The far side of the base was 10 inches and 60 mm away; no point of the tool may be farther.
  const laid = (x: number): Pose => ({
    joint: { x: (start.x + x) * FINE, y: (start.y + radius + inches(0.5)) * FINE },
    first: { x: -1, y: 0 },
    second: { x: 1, y: 0 },
  });
  const choice = (x: number) => ({ tool: 'S', pose: laid(x), to: near });
  expect(verdict(choice(inches(1)), {}, towards)).toBe('tool-outside SFI-MOVE-024 choice.pose');
  expect(verdict(choice(-inches(1.5)), {}, towards)).toBe('legal');
});

test('a move directly away or towards follows the line through both centres, with the tool straight [SFI-MOVE-022]', () => {
  const away = directed('directly-away');
  expect(verdict({ to: over(inches(5)), tool: 'M' }, {}, away)).toBe('legal');
  expect(verdict({ to: over(inches(5) + 1), tool: 'M' }, {}, away)).toContain('SFI-MOVE');
  expect(verdict({ to: { x: over(0).x, y: start.y + 1 } }, {}, away)).toBe('not-on-the-line SFI-MOVE-022 choice.to');
  expect(verdict({ to: { x: start.x - inches(1), y: start.y } }, {}, away)).toBe(
    'not-on-the-line SFI-MOVE-022 choice.to',
  );
  expect(verdict(straight('M', inches(2)), {}, away)).toBe('legal');
  expect(verdict({ tool: 'M', pose: pose('M', 2), to: over(inches(2)) }, {}, away)).toBe(
    'not-on-the-line SFI-MOVE-022 choice.pose',
  );
  const bent = { ...pose('M'), second: { x: 1000, y: 1 } };
  expect(verdict({ tool: 'M', pose: bent, to: over(inches(2)) }, {}, away)).toBe(
    'not-on-the-line SFI-MOVE-022 choice.pose',
  );
  const slanted = { ...pose('M'), first: { x: -1000, y: -1 }, second: { x: 1000, y: 1 } };
  expect(verdict({ tool: 'M', pose: slanted, to: over(inches(2)) }, {}, away)).toBe(
    'not-on-the-line SFI-MOVE-022 choice.pose',
  );
  const towards = directed('directly-towards');
  expect(verdict({ to: { x: start.x - inches(4), y: start.y } }, {}, towards)).toBe('legal');
  expect(verdict({ to: over(0) }, {}, towards)).toContain('SFI-MOVE-022');
});

test('a move directly away or towards: the tool is held above what lies behind its end [SFI-MOVE-022]', () => {
  const back = (gap: number): Point => ({ x: start.x - gap, y: start.y });
  // Four inches of room are less than the M tool: A goes up to b, and no farther.
  const towards = directed('directly-towards');
  expect(verdict({ to: back(inches(4)), tool: 'M' }, {}, towards)).toBe('legal');
  expect(verdict({ to: back(inches(4) + 1), tool: 'M' }, {}, towards)).toBe('on-a-base SFI-MOVE-011 choice.to b/1');
  // The tool is as long as ever, and what lies between the two bases blocks it.
  expect(verdict({ to: over(inches(3)), tool: 'S' }, {}, directed('directly-away'))).toBe('legal');
  expect(verdict({ to: over(inches(3) + 1), tool: 'S' }, {}, directed('directly-away'))).toContain('SFI-MOVE');
  const between = (x: number): LaidOut => ({
    pieces: { wall: { keywords: ['impassable'], footprint: [rectangle({ x, y: inches(8) }, inches(1), inches(2))] } },
  });
  const away = (x: number, gap: number) => verdict(straight('M', gap), between(x), directed('directly-away'));
  const behind = start.x + 3 * radius + inches(2);
  expect(away(behind, inches(2))).toBe('legal');
  expect(away(behind - 1, inches(2))).toBe('on-impassable-terrain SFI-MOVE-012 choice.to wall');
  expect(away(start.x + radius + inches(0.5), inches(2))).toBe('tool-on-obstacle SFI-MOVE-010 choice.pose wall');
  // A straight tool may touch what lies beside it.
  const beside = (y: number): LaidOut => ({
    pieces: {
      wall: { keywords: ['impassable'], footprint: [rectangle({ x: start.x + 3000, y }, inches(1), inches(2))] },
    },
  });
  const along = (y: number) => verdict({ to: over(inches(5)) }, beside(y), directed('directly-away'));
  expect(along(start.y + inches(0.5))).toBe('legal');
  expect(along(start.y + inches(0.5) - 1)).toContain('SFI-MOVE');
  // Beside the edge of the table a model goes as far as there is room.
  const edge: Others = { ...directed('directly-away'), at: { x: inches(36) - radius - inches(1), y: start.y } };
  expect(verdict({ to: { x: inches(36) - radius, y: start.y } }, {}, edge)).toBe('legal');
  expect(verdict({ to: { x: inches(36) - radius + 1, y: start.y } }, {}, edge)).toContain('SFI-MOVE-018');
});

test('a move directly away or towards: the tool begins at the base of its model [SFI-MOVE-005, SFI-MOVE-022]', () => {
  const away = directed('directly-away');
  const begins = (x: number) =>
    verdict(
      {
        ...straight('M', inches(2)),
        pose: { ...pose('M'), joint: { x: pose('M').joint.x + x * FINE, y: start.y * FINE } },
      },
      {},
      away,
    );
  // A unit of overlap is left to rounding.
  expect([begins(0), begins(-1), begins(1), begins(-2)]).toEqual([
    'legal',
    'legal',
    'tool-apart-from-base SFI-MOVE-005 choice.pose',
    'tool-on-base SFI-MOVE-005 choice.pose',
  ]);
});

test('a direction by reference to a thing that is gone leaves no move [SFI-MOVE-022]', () => {
  expect(verdict({ to: over(0) }, {}, { asked: { direction: 'away', from: 'x/9', inAction: false } })).toBe('no move');
});
