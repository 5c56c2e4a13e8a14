import { FINE, inches, mm, type Point, type Pose, rectangle } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../../testing/index.js';
import type { CommonPassive } from '../../vocabulary/effect.js';
import type { MoveAsked } from '../../vocabulary/index.js';
import type { MovementTool } from '../../vocabulary/words.js';
import { judgeMove } from '../move/judge.js';
import { moverOf } from '../move/mover.js';

/** A stands at 10, 10 and moves to the right; its base has the radius 15 mm. */
const start: Point = { x: inches(10), y: inches(10) };
const radius = mm(15);
const arms: Readonly<Record<MovementTool, number>> = { S: 3810, M: 6350, L: 8890 };
const pose = (tool: MovementTool): Pose => ({
  joint: { x: (start.x + radius + arms[tool]) * FINE, y: start.y * FINE },
  first: { x: -1, y: 0 },
  second: { x: 1, y: 0 },
});

type Pieces = NonNullable<LaidOut['pieces']>;
type Keywords = NonNullable<Pieces[string]['keywords']>;
/** A piece one inch wide whose left edge is so far to the right of the middle of A. */
const strip = (x: number, keywords: Keywords): Pieces[string] => ({
  keywords,
  footprint: [rectangle({ x: start.x + x, y: inches(8) }, inches(1), inches(4))],
});

/** The tools with which A may go to a place half an inch behind its own, each with the reason against it or `legal`. */
const verdicts = (
  pieces: Pieces,
  {
    gap = 0,
    mov = 'L',
    passives = [],
    asked = {},
  }: { gap?: number; mov?: MovementTool; passives?: readonly CommonPassive[]; asked?: Partial<MoveAsked> } = {},
  lay: LaidOut = {},
) => {
  const { table } = laidOut('A', { pieces, cards: { A: { mov, passives } }, ...lay });
  const models = table.state.models.map(model => ({ ...model, at: start }));
  const mover = moverOf(
    { ...table, state: { ...table.state, models } },
    { model: 'A/1', tool: 'MOV', inAction: true, ...asked },
  );
  if (!mover) throw new Error('no move');
  const to = { x: start.x + 2 * radius + gap, y: start.y };
  const verdict = (tool: MovementTool): string => {
    const { refusal } = judgeMove(mover, { tool, pose: pose(tool), to });
    return refusal ? `${refusal.code} ${refusal.rule}` : 'legal';
  };
  return [verdict('S'), verdict('M'), verdict('L')];
};

const legal = 'legal';
const long = 'tool-too-long SFI-MOVE-027';
const layOnRough = 'tool-on-obstacle SFI-TKEY-016';
const far = inches(6);

test('a tool over rough ground is one shorter than MOV, and may lie on it then [SFI-TKEY-016, SFI-TKEY-017]', () => {
  const rough: Keywords = [{ id: 'rough' }];
  expect(verdicts({ mud: strip(far, rough) })).toEqual([legal, legal, layOnRough]);
  expect(verdicts({ mud: strip(inches(3), rough) })).toEqual([legal, legal, layOnRough]);
  expect(verdicts({ mud: strip(far, rough) }, { mov: 'M' })).toEqual([legal, legal, long]);
  expect(verdicts({ mud: strip(inches(3), rough) }, { mov: 'M' })).toEqual([legal, layOnRough, long]);
  // MOV S stays S.
  expect(verdicts({ mud: strip(inches(1), rough) }, { mov: 'S' })).toEqual([legal, long, long]);
  // A strip that only touches the piece does not overlap it.
  const end = radius + inches(5);
  expect(verdicts({ mud: strip(end, rough) }, { mov: 'M' })).toEqual([legal, legal, long]);
  expect(verdicts({ mud: strip(end - 1, rough) }, { mov: 'M' })).toEqual([legal, layOnRough, long]);
});

test('one part of rough ground under the base is enough [SFI-TKEY-016]', () => {
  const [under, away] = [strip(-inches(1), []), strip(far, [])];
  const parts = [...under.footprint, ...away.footprint];
  expect(verdicts({ mud: { keywords: [{ id: 'rough' }], footprint: [...away.footprint] } })).toEqual([
    legal,
    legal,
    layOnRough,
  ]);
  expect(verdicts({ mud: { keywords: [{ id: 'rough' }], footprint: parts } })).toEqual([legal, legal, long]);
});

test('rough ground under the base at the start or at the end shortens the tool [SFI-TKEY-016]', () => {
  const under = { mud: strip(-inches(2), [{ id: 'rough' }]) };
  expect(verdicts({ mud: strip(-radius - inches(1) + 1, [{ id: 'rough' }]) })).toEqual([legal, legal, long]);
  expect(verdicts({ mud: strip(-radius - inches(1), [{ id: 'rough' }]) })).toEqual([legal, legal, legal]);
  expect(verdicts(under)).toEqual([legal, legal, legal]);
  // The base ends beside its tool, on the piece that lies below the tool.
  const beside = {
    mud: {
      keywords: [{ id: 'rough' as const }],
      footprint: [rectangle({ x: start.x + inches(2), y: start.y + inches(0.5) }, inches(2), inches(1))],
    },
  };
  const rough = 'rough-ground SFI-TKEY-016';
  expect(verdicts(beside, { gap: inches(1) })).toEqual([legal, legal, rough]);
});

test('by an option contact is enough to start within slow and fast ground, but never to overlap ground [SFI-MEASURE-016, SFI-TKEY-016, SFI-TKEY-021]', () => {
  const touch: LaidOut = { options: { 'terrain.touchIsWithin': true } };
  const behind = -radius - inches(1);
  const both = (keywords: Keywords, x: number, mov: MovementTool) =>
    [{}, touch].map(lay => verdicts({ ground: strip(x, keywords) }, { mov }, lay));
  expect(both(['slow'], behind, 'L')).toEqual([
    [legal, legal, legal],
    [legal, long, long],
  ]);
  expect(both(['fast'], behind, 'M')).toEqual([
    [legal, legal, long],
    [legal, legal, legal],
  ]);
  const unhurried = [
    [legal, legal, legal],
    [legal, legal, legal],
  ];
  expect(both([{ id: 'rough' }], behind, 'L')).toEqual(unhurried);
  // The L tool ends at the border of the piece.
  const end = radius + inches(7);
  expect(both([{ id: 'rough' }], end, 'L')).toEqual(unhurried);
  expect(both(['slow'], end, 'L')).toEqual(unhurried);
});

test('by an option a base that ends in contact with slow ground has come into it, a tool in contact has not [SFI-MEASURE-016, SFI-TKEY-021]', () => {
  /** Slow ground so far below the middle line of the move; the tool reaches down to half an inch, the base to 15 mm. */
  const below = (y: number) => ({
    mud: {
      keywords: ['slow' as const],
      footprint: [rectangle({ x: start.x + inches(2), y: start.y + y }, inches(2), inches(1))],
    },
  });
  const ends = (y: number, touch: boolean) =>
    verdicts(below(y), { gap: inches(1) }, { options: { 'terrain.touchIsWithin': touch } });
  const slow = 'slow-ground SFI-TKEY-021';
  expect([ends(radius, false), ends(radius, true)]).toEqual([
    [legal, legal, legal],
    [legal, slow, slow],
  ]);
  expect(ends(radius + 1, true)).toEqual([legal, legal, legal]);
});

test('the reduction counts from MOV, and once [SFI-TKEY-018, SFI-MOVE-027]', () => {
  const rough: Keywords = [{ id: 'rough' }];
  // Already one tool shorter by choice: S and M lie on the piece, and are legal.
  expect(verdicts({ mud: strip(inches(2), rough), more: strip(inches(3), rough) })).toEqual([legal, legal, layOnRough]);
});

test('a start within fast terrain makes the tool longer by one, up to L [SFI-TKEY-010, SFI-MOVE-026]', () => {
  const road = { road: strip(0, ['fast']) };
  expect(verdicts(road, { mov: 'S' })).toEqual([legal, legal, long]);
  expect(verdicts(road, { mov: 'M' })).toEqual([legal, legal, legal]);
  expect(verdicts(road, { mov: 'L' })).toEqual([legal, legal, legal]);
  expect(verdicts({ road: strip(radius - 1, ['fast']) }, { mov: 'S' })).toEqual([legal, legal, long]);
  expect(verdicts({ road: strip(radius, ['fast']) }, { mov: 'S' })).toEqual([legal, long, long]);
});

test('on fast and rough ground a tool is first one longer, then one shorter [SFI-MOVE-027, SFI-TKEY-010, SFI-TKEY-016]', () => {
  expect(verdicts({ both: strip(0, ['fast', { id: 'rough' }]) }, { mov: 'M' })).toEqual([legal, legal, long]);
  expect(verdicts({ both: strip(0, ['fast', { id: 'rough' }]) }, { mov: 'L' })).toEqual([legal, legal, long]);
});

test('from fast ground the longer tool must keep off rough and slow ground, and the printed one may lie on the rough [SFI-MOVE-027, SFI-TKEY-010, SFI-TKEY-016, SFI-TKEY-021]', () => {
  const road = strip(0, ['fast']);
  const layOnSlow = 'tool-on-obstacle SFI-TKEY-021';
  expect(verdicts({ road, mud: strip(inches(3), [{ id: 'rough' }]) }, { mov: 'M' })).toEqual([
    legal,
    legal,
    layOnRough,
  ]);
  expect(verdicts({ road, mud: strip(inches(3), ['slow']) }, { mov: 'M' })).toEqual([legal, layOnSlow, layOnSlow]);
  // MOV S has one step of each: S.
  expect(verdicts({ road, mud: strip(inches(3), [{ id: 'rough' }]) }, { mov: 'S' })).toEqual([legal, layOnRough, long]);
});

test('slow ground: the S tool for a start within the piece and for a move into it [SFI-TKEY-021]', () => {
  const layOnSlow = 'tool-on-obstacle SFI-TKEY-021';
  expect(verdicts({ mud: strip(0, ['slow']) })).toEqual([legal, long, long]);
  expect(verdicts({ mud: strip(inches(3), ['slow']) })).toEqual([legal, layOnSlow, layOnSlow]);
  expect(verdicts({ mud: strip(far, ['slow']) })).toEqual([legal, legal, layOnSlow]);
  // Slow overrides what makes the tool longer (SFI-MOVE-027).
  expect(verdicts({ both: strip(0, ['slow', 'fast']) })).toEqual([legal, long, long]);
});

test('by an option slow ground that only the tool crosses is not moved into [SFI-TKEY-021, SFI-TKEY-001]', () => {
  const lay: LaidOut = { options: { 'terrain.crossingCountsAsMovingInto': false } };
  expect(verdicts({ mud: strip(inches(3), ['slow']) }, {}, lay)).toEqual([legal, legal, legal]);
  expect(verdicts({ mud: strip(0, ['slow']) }, {}, lay)).toEqual([legal, long, long]);
  // The base ends on the piece, which touches the tool.
  const corner = { x: start.x + inches(1), y: start.y + inches(0.5) };
  const below = { mud: { keywords: ['slow'] as const, footprint: [rectangle(corner, inches(2), inches(1))] } };
  const slow = 'slow-ground SFI-TKEY-021';
  expect(verdicts(below, {}, lay)).toEqual([legal, slow, slow]);
});

test('Pathfinder and Flying ignore rough ground, of one type where it is named, and never slow [SFI-PASSIVE-017, SFI-PASSIVE-026, SFI-PASSIVE-027]', () => {
  const reeds = { reeds: strip(far, [{ id: 'rough', type: 'reeds' }]) };
  const all = [legal, legal, legal];
  expect(verdicts(reeds, { passives: [{ id: 'pathfinder' }] })).toEqual(all);
  expect(verdicts(reeds, { passives: [{ id: 'flying' }] })).toEqual(all);
  expect(verdicts(reeds, { passives: [{ id: 'pathfinder', terrain: 'reeds' }] })).toEqual(all);
  expect(verdicts(reeds, { passives: [{ id: 'pathfinder', terrain: 'forest' }] })).toEqual([legal, legal, layOnRough]);
  const plain = { mud: strip(far, [{ id: 'rough' }]) };
  expect(verdicts(plain, { passives: [{ id: 'pathfinder', terrain: 'reeds' }] })).toEqual([legal, legal, layOnRough]);
  const slow = { mud: strip(far, ['slow']) };
  for (const id of ['flying', 'pathfinder'] as const) {
    expect(verdicts(slow, { passives: [{ id }] })).toEqual([legal, legal, 'tool-on-obstacle SFI-TKEY-021']);
  }
});

test('a granted move has the tool that the ability names, and terrain changes it alike [SFI-MOVE-028, SFI-MOVE-027]', () => {
  const asked = { tool: 'S' as const, inAction: false };
  expect(verdicts({}, { asked })).toEqual([legal, long, long]);
  expect(verdicts({ road: strip(0, ['fast']) }, { asked })).toEqual([legal, legal, long]);
  expect(verdicts({ mud: strip(far, [{ id: 'rough' }]) }, { asked: { ...asked, tool: 'L' }, mov: 'S' })).toEqual([
    legal,
    legal,
    layOnRough,
  ]);
});

test('Frostbite makes the tool S, whatever makes it longer [SFI-CONDITION-006]', () => {
  const cold: LaidOut = { units: { A: { conditions: ['frostbite'] } } };
  expect(verdicts({ road: strip(0, ['fast']) }, {}, cold)).toEqual([legal, long, long]);
});

test('a longer RNG makes no movement tool longer [SFI-MEASURE-017]', () => {
  // An effect that lengthens RNG changes no tool.
  const reach = {
    key: 'Reach',
    source: 'A',
    target: 'A',
    player: 'p1',
    data: { op: 'modify', what: 'RNG', by: 4 },
  } as const;
  expect(verdicts({}, { mov: 'M' }, { effects: [reach] })).toEqual([legal, legal, long]);
});
