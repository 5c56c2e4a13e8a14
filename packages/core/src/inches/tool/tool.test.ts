import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMIT } from '../exact.js';
import { twinCompareGap } from '../gap.twin.js';
import { type Disc, disc, type Outline, type Point, rectangle, stadium } from '../outline.js';
import { fewPoints, outlines, scaled } from '../shapes.arbitrary.js';
import { inches, mm } from '../unit.js';
import {
  compareToolGap,
  FINE,
  type Move,
  type Pose,
  type Tool,
  tool,
  whyNoPose,
  whyNoTool,
  whyNotPose,
} from './tool.js';

const at = (x: number, y: number): Point => ({ x, y });
const straightOn = at(1, 0);
const foldsUp = at(-1, 0);
/** The tool of a move of 3": two arms of an inch and a half. */
const short: Tool = tool({ arm: inches(1.5), half: inches(0.5), bend: foldsUp });

const table = rectangle(at(0, 0), inches(36), inches(36));
const base = disc(at(inches(10), inches(10)), mm(15));
/** A base moves straight to the right; the tool lies in the middle. */
const straight = (gap: number): Move => ({ base, to: at(base.at.x + mm(30) + gap, base.at.y), table, obstacles: [] });
const posed = (x: number, y: number, first: Point = foldsUp, second: Point = straightOn): Pose => ({
  joint: at(x * FINE, y * FINE),
  first,
  second,
});
const flush = posed(base.at.x + mm(15) + inches(1.5), base.at.y);

test('a straight tool of 3" takes a base over a gap of 3", and not of a hundredth of a millimetre more', () => {
  expect(whyNotPose(short, straight(inches(3)), flush)).toBeUndefined();
  expect(whyNotPose(short, straight(inches(3) + 1), flush)).toMatchObject({ code: 'tool-apart-from-end' });
  expect(whyNotPose(short, straight(0), flush)).toBeUndefined();
});

test('the tool touches the base from outside: a hundredth of a millimetre of air is too much, so is pressing in by more', () => {
  const shifted = (by: number) => ({ ...flush, joint: at(flush.joint.x + by, flush.joint.y) });
  const codes = [1, 0, -FINE, -FINE - 1].map(by => whyNotPose(short, straight(0), shifted(by))?.code);
  expect(codes).toEqual(['tool-apart-from-base', undefined, undefined, 'tool-on-base']);
});

test('a gap of exactly one inch is open to the tool, a narrower one is not, and the refusal names the obstacle', () => {
  const between = (width: number): Move => ({
    ...straight(inches(3)),
    obstacles: [
      { id: 'above', of: rectangle(at(base.at.x + mm(20), 0), inches(1), base.at.y - inches(0.5)) },
      { id: 'below', of: rectangle(at(base.at.x + mm(20), base.at.y - inches(0.5) + width), inches(1), inches(5)) },
      { id: 'boulder', of: disc(at(base.at.x + mm(50), base.at.y - inches(0.5) - mm(20)), mm(20)) },
    ],
  });
  expect(whyNotPose(short, between(inches(1)), flush)).toBeUndefined();
  expect(whyNotPose(short, between(inches(1) - 1), flush)).toEqual({
    code: 'tool-on-obstacle',
    path: 'pose',
    detail: { obstacle: 'below' },
  });
});

test('an outline that touches no more than a far corner of a tool, or is exactly as far away as is asked, touches it', () => {
  // The far corners lie 5 units away from the hinge.
  for (const [arm, half] of [
    [4, 3],
    [3, 4],
  ] as const) {
    // biome-ignore format: pairs
    const gaps = (length: number) =>
      [4, 5, 6].map(radius => {
        const middle = at(2 * arm, 2 * half);
        const shapes = [disc(middle, radius), stadium(middle, at(40, middle.y), radius)];
        const grown = shapes.map(shape => ({ ...shape, radius: shape.radius - length }));
        return grown.map(shape => compareToolGap({ arm, half, bend: foldsUp }, posed(0, 0, straightOn), shape, length));
      });
    expect([gaps(0), gaps(3)]).toEqual(Array(2).fill([[1, 1], [0, 0], [-1, -1]])); // biome-ignore format: pairs
  }
});

test('the table edge: a tool may lie along it and not over it, with its hinge too', () => {
  const edge = (y: number): Move => ({ ...straight(inches(1)), table: rectangle(at(0, y), inches(36), inches(20)) });
  const top = base.at.y - inches(0.5);
  expect(whyNotPose(short, edge(top), flush)).toBeUndefined();
  expect(whyNotPose(short, edge(top + 1), flush)).toMatchObject({ code: 'tool-off-table' });
  // Both arms point down and away from the edge: only the disc over the hinge reaches it.
  const folded = posed(base.at.x + mm(15) + inches(0.5), base.at.y, at(0, 1), at(0, 1));
  expect(whyNotPose(short, { ...edge(top), to: base.at }, folded)).toBeUndefined();
  expect(whyNotPose(short, { ...edge(top + 1), to: base.at }, folded)).toMatchObject({ code: 'tool-off-table' });
});

test('the bend of a tool is compared exactly with the greatest bend', () => {
  const bent = (bend: Point, second: Point) =>
    whyNotPose({ ...short, bend }, straight(0), { ...flush, second })?.code === 'bends-too-far';
  const right = at(0, 1);
  expect([at(0, 1), at(0, -1), at(-1, 100_000), at(1, 0)].map(way => bent(right, way))).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect([at(1, 0), at(5, 0), at(100_000, 1), at(-1, 0)].map(way => bent(at(1, 0), way))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect([at(-1, 0), at(-1, 1), at(0, -1)].map(way => bent(at(-3, 0), way))).toEqual([false, false, false]);
  expect([at(-1, 1), at(-2, 1), at(-1, 0)].map(way => bent(at(-1, 1), way))).toEqual([false, true, true]);
});

test('the bend is the same in whatever direction the tool lies', () => {
  const eighth = { ...short, bend: at(1, 1) };
  const aslant = { ...flush, first: at(-3, -4) };
  const codes = [at(3, 4), at(7, 1), at(-1, 7), at(7, 0), at(-4, 3)].map(
    second => whyNotPose(eighth, straight(0), { ...aslant, second })?.code === 'bends-too-far',
  );
  expect(codes).toEqual([false, false, false, true, true]);
});

test('a limit on the gap counts beside the outline of the tool', () => {
  const spine = { ...short, most: inches(2) };
  expect(whyNotPose(spine, straight(inches(2)), flush)).toBeUndefined();
  expect(whyNotPose(spine, straight(inches(2) + 1), flush)).toMatchObject({ code: 'too-far', detail: { most: 5080 } });
});

test('a tool stays in a disc with its arms and its hinge, touching the border or not', () => {
  const kept = (inside: Disc, pose: Pose = flush): string | undefined =>
    whyNotPose(short, { ...straight(0), inside }, pose)?.code;
  // The far corners lie 7620 along and 1270 beside: 7725.1 units away.
  const end = at(base.at.x + mm(15), base.at.y);
  expect([7726, 7725].map(radius => kept(disc(end, radius)))).toEqual([undefined, 'tool-outside']);
  // From the middle all corners are as far away: 3810 along and 1270 beside.
  const middle = at(end.x + inches(1.5), base.at.y);
  expect([4017, 4016].map(radius => kept(disc(middle, radius)))).toEqual([undefined, 'tool-outside']);
  // Both arms point back to the base: the disc over the hinge sticks out.
  const folded = posed(end.x + inches(1.5), base.at.y, foldsUp, foldsUp);
  const back = at(end.x + inches(0.5), base.at.y);
  expect([inches(1.5), inches(1.5) - 1].map(radius => kept(disc(back, radius), folded))).toEqual([
    undefined,
    'tool-outside',
  ]);
});

test('the tool may press on the base by a unit, and on a base of one unit up to its centre', () => {
  const pressed = (radius: number, depth: number) => {
    const base = disc(at(inches(9), inches(9)), radius);
    const pose: Pose = {
      joint: { x: base.at.x * FINE + (radius + short.half) * FINE - depth, y: base.at.y * FINE },
      first: straightOn,
      second: straightOn,
    };
    const table = rectangle(at(0, 0), inches(36), inches(36));
    return whyNotPose(short, { base, to: at(inches(10), inches(9)), table, obstacles: [] }, pose)?.code;
  };
  for (const radius of [1, 1500]) {
    expect([0, FINE, FINE + 1].map(depth => pressed(radius, depth))).toEqual([undefined, undefined, 'tool-on-base']);
  }
});

test('a joint lies at most as far out as any point', () => {
  const most = LIMIT * FINE;
  expect(whyNoPose({ ...flush, joint: at(-most, most) }, 'pose')).toBeUndefined();
  expect(whyNoPose({ ...flush, joint: at(0, -most - 1) }, 'pose')).toEqual({
    code: 'too-large',
    path: 'pose.joint.y',
    detail: { most },
  });
});

test('invalid poses and tools: the refusal names the field', () => {
  const refused = (pose: unknown) => {
    const { code, path } = whyNotPose(short, straight(0), pose as Pose) ?? {};
    return `${code} at ${path}`;
  };
  expect(refused(null)).toBe('not-a-pose at pose');
  expect(refused({ ...flush, more: 1 })).toBe('not-a-pose at pose');
  expect(refused({ ...flush, joint: { ...at(0, 0), more: 1 } })).toBe('not-a-point at pose.joint');
  expect(refused({ ...flush, joint: [1, 2] })).toBe('not-a-point at pose.joint');
  expect(refused({ ...flush, joint: at(0.5, 0) })).toBe('not-a-whole-number at pose.joint.x');
  expect(refused({ ...flush, joint: at(0, 2 ** 40) })).toBe('too-large at pose.joint.y');
  expect(refused({ ...flush, first: at(0, 0) })).toBe('no-direction at pose.first');
  expect(refused({ ...flush, second: at(Number.NaN, 1) })).toBe('not-a-whole-number at pose.second.x');
  expect(() => tool({ ...short, arm: 0 })).toThrow('too-small at tool.arm');
  expect(whyNoTool({ ...short, half: 0 })).toEqual({ code: 'too-small', path: 'tool.half', detail: { least: 1 } });
  expect(whyNoTool({ ...short, arm: 1, half: 1 })).toBeUndefined();
  expect(whyNoTool({ ...short, arm: 1, half: 0 })?.path).toBe('tool.half');
  expect(() => tool({ ...short, bend: at(0, 0) })).toThrow('no-bend at tool.bend');
  expect(() => tool({ ...short, half: 0.5 })).toThrow('not-a-whole-number at tool.half');
  expect(() => tool({ ...short, bend: at(1, -1) })).toThrow('no-bend at tool.bend');
  expect(() => tool({ ...short, most: -1 })).toThrow('too-small at tool.most');
});

const pairs = (shape: Outline, by: number) => {
  const pair = ({ x, y }: Point) => [x * by, y * by] as const;
  if ('at' in shape) return { corners: [pair(shape.at)], radius: shape.radius * by };
  if ('corners' in shape) return { corners: shape.corners.map(pair), radius: 0 };
  const { from, to, radius } = shape;
  return { corners: from.x === to.x && from.y === to.y ? [pair(from)] : [pair(from), pair(to)], radius: radius * by };
};

/** Directions whose length is 1 or 5, so that the corners of a tool are whole fifths. */
const ways = fc.constantFrom(...[[1, 0], [0, 1], [-1, 0], [0, -1], [3, 4], [-4, 3], [-3, -4], [4, -3]].map(([x = 0, y = 0]) => at(x, y))); // biome-ignore format: pairs

test('gaps between a tool and any outline are as by brute force, and the same when the table is 20,000 times as large', () => {
  const seen = new Map<number, number>();
  const small = fc.record({ arm: fc.integer({ min: 1, max: 5 }), half: fc.integer({ min: 1, max: 2 }) });
  fc.assert(
    fc.property(
      small,
      fewPoints,
      ways,
      ways,
      outlines,
      fc.constantFrom(0, 0, 1, 2),
      (size, joint, first, second, other, most) => {
        const corners = ({ x, y }: Point) => {
          const unit = 5 / Math.round(Math.sqrt(x * x + y * y));
          const corner = (far: number, side: number) =>
            [joint.x * 5 + (far * x - side * y) * unit, joint.y * 5 + (far * y + side * x) * unit] as const;
          const { arm, half } = size;
          return [corner(0, -half), corner(arm, -half), corner(arm, half), corner(0, half)];
        };
        const hinge = { corners: [[joint.x * 5, joint.y * 5] as const], radius: size.half * 5 };
        const parts = [hinge, ...[first, second].map(way => ({ corners: corners(way), radius: 0 }))];
        const expected = Math.min(...parts.map(part => twinCompareGap(part, pairs(other, 5), most * 5)));
        seen.set(expected, (seen.get(expected) ?? 0) + 1);
        for (const by of [1, 20_000]) {
          const large = { arm: size.arm * by, half: size.half * by, bend: foldsUp };
          const pose = { joint: at(joint.x * by * FINE, joint.y * by * FINE), first, second };
          expect(compareToolGap(large, pose, scaled(other, by), most * by)).toBe(expected);
        }
      },
    ),
    { numRuns: 400 },
  );
  for (const sign of [-1, 0, 1]) expect(seen.get(sign), `${sign}`).toBeGreaterThan(1);
});
