import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disc, type Outline, type Point, type Polygon, polygon, rectangle } from '../outline.js';
import { inches, mm } from '../unit.js';
import { reachWith } from './reach.js';
import { type Move, type Tool, tool, whyNotPose } from './tool.js';
import { cloud, gapTo, type Shape } from './tool.twin.js';

const at = (x: number, y: number): Point => ({ x, y });
const table = rectangle(at(0, 0), inches(36), inches(36));
const tools = [3, 5, 7].map(long => tool({ arm: inches(long / 2), half: inches(0.5), bend: at(-1, 0) }));
const [short, medium] = tools as [Tool, Tool];
const start = at(inches(18), inches(18));

const reaches = (tool: Tool, move: Move): boolean => {
  const { pose } = reachWith(tool, move);
  if (pose) expect(whyNotPose(tool, move, pose)).toBeUndefined();
  return pose !== undefined;
};

test('on empty ground a base reaches as far as the diagonal of the tool, to 1/100 mm', () => {
  for (const [i, most] of [8032, 12_951, 17_960].entries()) {
    const far = (gap: number): Move => ({
      base: disc(start, mm(15)),
      to: at(start.x + mm(30) + gap, start.y),
      table,
      obstacles: [],
    });
    const tool = tools[i] as Tool;
    expect([most, most + 1].map(gap => reaches(tool, far(gap)))).toEqual([true, false]);
    expect([most - 1, inches(1), 0, -mm(30)].map(gap => reaches(tool, far(gap)))).toEqual([true, true, true, true]);
  }
});

test('in 24 directions a base reaches as far as the diagonal of the tool but for a unit', () => {
  const move = (turn: number, far: number): Move => {
    const angle = (turn * Math.PI) / 12;
    const to = at(start.x + Math.round(far * Math.cos(angle)), start.y + Math.round(far * Math.sin(angle)));
    return { base: disc(start, mm(15)), to, table, obstacles: [] };
  };
  for (let turn = 0; turn < 24; turn++) {
    expect([11_031, 11_034].map(far => reaches(short, move(turn, far)))).toEqual([true, false]);
  }
});

test('in directions whose distances are nearly whole numbers, a base reaches as far as the diagonal of the tool', () => {
  // The length of each of these is 11,032.0 units: the diagonal of the tool, 8032.2, and two radii.
  for (const [x, y] of [
    [11_032, 0],
    [9000, 6380],
    [4990, 9839],
    [984, 10_988],
    [-2001, 10_849],
    [-6015, 9248],
    [-10_006, 4646],
  ] as const) {
    // biome-ignore format: pairs
    for (const side of [1, -1]) {
      const to = at(start.x + x, start.y + side * y);
      expect(reaches(short, { base: disc(start, mm(15)), to, table, obstacles: [] })).toBe(true);
    }
  }
});

test('where a post is in the way of a tool from corner to corner, the tool lies across the other diagonal', () => {
  const far = mm(30) + 8032;
  // The corners that touch no base lie 3213 units ahead of the middle and 2410 beside it.
  const posts = (...sides: readonly number[]): Move => ({
    base: disc(start, mm(15)),
    to: at(start.x + far, start.y),
    table,
    obstacles: sides.map(side => ({
      id: `${side}`,
      of: disc(at(start.x + far / 2 + 3000, start.y + side * 2200), 250),
    })),
  });
  expect([posts(1), posts(-1), posts(1, -1)].map(move => reaches(short, move))).toEqual([true, true, false]);
});

test('a straight tool fits exactly between the edge of the table and a wall one inch beside it', () => {
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    // biome-ignore format: pairs
    const turned = (along: number, beside: number): Point => at(x * along - y * beside, y * along + x * beside);
    const box = (left: number, top: number, right: number, below: number): Polygon =>
      polygon([turned(left, top), turned(right, top), turned(right, below), turned(left, below)]);
    const along = (width: number): Move => ({
      base: disc(turned(0, inches(0.5)), mm(12)),
      to: turned(9400, inches(0.5)),
      table: box(-20_000, 0, 20_000, 20_000),
      obstacles: [{ id: 'wall', of: box(3000, width, 5000, 9000) }],
    });
    expect([inches(1), inches(1) - 1].map(width => reaches(short, along(width)))).toEqual([true, false]);
  }
});

/** A move to a place behind a wall, which is `y` below the start. */
const behindWall = (y: number): Move => ({
  base: disc(start, mm(25)),
  to: at(start.x + mm(60) + inches(0.5), start.y + y),
  table,
  obstacles: [{ id: 'wall', of: rectangle(at(start.x + mm(30), inches(17)), inches(0.5), inches(8)) }],
});

test('a tool passes between a wall and the edge of the table if the gap is exactly one inch, and none of 1/100 mm less', () => {
  const along = (gap: number): Move => ({
    base: disc(at(start.x, mm(15)), mm(15)),
    to: at(start.x + inches(5), mm(15)),
    table,
    obstacles: [{ id: 'wall', of: rectangle(at(start.x + inches(2), gap), inches(1), inches(20)) }],
  });
  expect([inches(1), inches(1) - 1].map(gap => reaches(medium, along(gap)))).toEqual([true, false]);
});

test('a tool bends at the crossing of two slits of exactly one inch, where its arm ends at the base', () => {
  // A corridor of one inch leads to the right, turns at the joint and leads down; walls close every other path.
  const joint = start;
  const corner = (by: number): Move => ({
    base: disc(at(joint.x - inches(2.5) - mm(15) + by, joint.y), mm(15)),
    to: at(joint.x - 230, joint.y + 5870),
    table,
    obstacles: [
      { id: 'top', of: rectangle(at(joint.x - 3500, joint.y - 16_270), 15_000, 15_000) },
      { id: 'right', of: rectangle(at(joint.x + 1270, joint.y - 1270), 10_000, 20_000) },
      { id: 'inner', of: rectangle(at(joint.x - 3500, joint.y + 1270), 2230, 3000) },
      { id: 'left', of: rectangle(at(joint.x - 33_500, joint.y + 2270), 30_000, 1500) },
    ],
  });
  expect([-20, 0, 20].map(by => reaches(medium, corner(by)))).toEqual([false, true, false]);
});

test('a place beyond the greatest gap of a tool is refused at once', () => {
  const spine = { ...medium, most: inches(2) };
  const move = (gap: number): Move => ({ ...behindWall(0), to: at(start.x, start.y + mm(50) + gap) });
  expect(reaches(spine, move(inches(2)))).toBe(true);
  expect(reachWith(spine, move(inches(2) + 1))).toEqual({ room: 0 });
});

test('a bent tool leads around a corner where a straight one cannot', () => {
  const stiff = { ...medium, bend: at(1, 0) };
  expect(reaches(medium, behindWall(inches(1)))).toBe(true);
  expect(reaches(stiff, behindWall(inches(1)))).toBe(false);
  expect(reaches(stiff, behindWall(-inches(2)))).toBe(true);
  expect(reachWith(medium, behindWall(inches(5)))).toEqual({ room: 0 });
});

test('a tool that bends by 45° at most leads less far around a corner than one that bends by 90°', () => {
  const [eighth, quarter] = [at(1, 1), at(0, 1)].map(bend => ({ ...medium, bend })) as [Tool, Tool];
  expect([0, 2540, 4000].map(y => reaches(eighth, behindWall(y)))).toEqual([true, true, false]);
  expect([0, 2540, 4000].map(y => reaches(quarter, behindWall(y)))).toEqual([true, true, true]);
});

test('a search with too few boxes tells the room that it left: the diagonal of the boxes that it did not look at', () => {
  const move: Move = { ...behindWall(inches(1)), to: at(start.x + 7270, start.y + inches(1)) };
  // The joints in reach of both bases lie in a box of 10,682 by 15,412 units, to which half a unit on each side is added.
  expect(reachWith(medium, move, 0)).toEqual({ room: Math.ceil(Math.sqrt(10_683 ** 2 + 15_413 ** 2)) });
  expect(reachWith(medium, move, 1)).toEqual({ room: Math.ceil(Math.sqrt(10_683 ** 2 + 7707 ** 2)) });
  expect(reachWith(medium, move).pose).toBeDefined();
});

test('where the straight pose sticks out of the disc, a bent one is found, and in too small a disc none exists', () => {
  // The disc ends just behind the place at the end, so the tool must bend or start at the side.
  const move: Move = { base: disc(start, mm(15)), to: at(start.x - inches(2), start.y), table, obstacles: [] };
  const around = (radius: number): Move => ({ ...move, inside: disc(at(start.x - inches(3), start.y), radius) });
  expect(reaches(medium, around(inches(3) + mm(15)))).toBe(true);
  expect(reachWith(medium, around(inches(1)))).toEqual({ room: 0 });
});

test('where no joint on whole units is possible, but one between them is not excluded, the room is two units', () => {
  const small = tool({ arm: 6, half: 2, bend: at(-1, 0) });
  const walls = (width: number): Move => ({
    base: disc(at(0, 0), 3),
    to: at(12, 0),
    table: rectangle(at(-100, -100), 200, 200),
    obstacles: [rectangle(at(4, -50), 2, 48), rectangle(at(4, width - 2), 2, 48)].map((of, i) => ({ id: `${i}`, of })),
  });
  expect(reaches(small, walls(4))).toBe(true);
  expect(reachWith(small, walls(3))).toEqual({ room: 2 });
});

test('a search tells soon whether a tool fits: after few boxes of joints', () => {
  const stiff = { ...medium, bend: at(1, 0) };
  const decided = (tool: Tool, move: Move, boxes: number): 'pose' | 'none' | 'unknown' => {
    const reached = reachWith(tool, move, boxes);
    return reached.pose ? 'pose' : reached.room === 0 ? 'none' : 'unknown';
  };
  const inside = disc(at(start.x - inches(3), start.y), inches(1));
  const kept: Move = { base: disc(start, mm(15)), to: at(start.x - inches(2), start.y), table, obstacles: [], inside };
  // Along the left edge of the table, around a wall.
  const edge = (ahead: number): Move => ({
    base: disc(at(1500, 9000), mm(15)),
    to: at(1500 + ahead, 15_500),
    table,
    obstacles: [{ id: 'wall', of: rectangle(at(0, 11_000), 3200, 2000) }],
  });
  expect(decided(medium, kept, 25)).toBe('none');
  expect(decided(medium, behindWall(inches(5)), 90)).toBe('none');
  expect(decided(stiff, behindWall(inches(1)), 225)).toBe('none');
  expect(decided(stiff, edge(0), 455)).toBe('none');
  expect(decided(medium, edge(0), 5)).toBe('pose');
  expect(decided(short, edge(0), 10)).toBe('pose');
  expect(decided(stiff, edge(800), 45)).toBe('pose');
  expect(decided(stiff, edge(1800), 45)).toBe('pose');
});

test('invalid moves: the refusal names the field', () => {
  expect(() => reachWith(short, { ...behindWall(0), inside: { at: at(0, 0), radius: -1 } })).toThrow(
    'too-small at move.inside.radius',
  );
  expect(() => reachWith(short, { ...behindWall(0), table: { corners: [] } })).toThrow('at move.table');
  expect(() => reachWith(short, { ...behindWall(0), to: at(0, 0.5) })).toThrow('not-a-whole-number at move.to.y');
  expect(() => reachWith({ ...short, arm: -1 }, behindWall(0))).toThrow('too-small at tool.arm');
  const [first] = behindWall(2540).obstacles;
  const obstacles = [...(first ? [first] : []), { id: 'odd', of: { at: at(0, 0), radius: -1 } }];
  expect(() => reachWith(short, { ...behindWall(2540), obstacles })).toThrow(
    'too-small at move.obstacles[1].of.radius',
  );
});

test('in any direction a base reaches as far as the diagonal of the tool but for 1/50 mm', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), (x, y) => {
      const gap = Math.hypot(x, y) - mm(30);
      fc.pre(Math.abs(gap - 8031) > 1.2);
      const move: Move = { base: disc(start, mm(15)), to: at(start.x + x, start.y + y), table, obstacles: [] };
      expect(reaches(short, move)).toBe(gap < 8031);
    }),
    { numRuns: 60 },
  );
});

const shapeOf = (outline: Outline): Shape =>
  'at' in outline
    ? { corners: [[outline.at.x, outline.at.y]], radius: outline.radius }
    : { corners: 'corners' in outline ? outline.corners.map(({ x, y }) => [x, y] as const) : [], radius: 0 };

test('where poses fill some room by brute force, one is found, and where none is possible, none exists', () => {
  const size = { arm: 60, half: 20 };
  /** A greatest bend, with the least angle between the directions of two arms that surely do not bend farther, in steps of 15°. */
  const bends = fc.constantFrom(
    { bend: at(-1, 0), least: 0 },
    { bend: at(0, 1), least: 7 },
    { bend: at(1, 0), least: 12 },
  );
  const few = fc.integer({ min: -8, max: 8 }).map(n => n * 20);
  const points = fc.record({ x: few, y: few });
  const obstacles = fc.array(
    fc.oneof(
      fc.record({ at: points, radius: fc.constantFrom(10, 20, 40) }),
      fc.tuple(points, fc.constantFrom(20, 60), fc.constantFrom(20, 100)).map(([from, w, h]) => rectangle(from, w, h)),
    ),
    { minLength: 4, maxLength: 9 },
  );
  const close = fc.integer({ min: -7, max: 7 }).map(n => n * 20);
  const near = fc.record({ x: close, y: close });
  const angles = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);
  const ground: Shape = { corners: [[-200, -200], [200, -200], [200, 200], [-200, 200]], radius: 0 }; // biome-ignore format: points
  const seen = { found: 0, none: 0, brute: 0 };
  fc.assert(
    fc.property(obstacles, near, bends, (some, to, { bend, least }) => {
      const small = tool({ ...size, bend });
      const base = { at: at(0, 0), radius: 20 };
      const clear = some.filter(of => gapTo([[0, 0]], shapeOf(of)) >= 20);
      const move: Move = {
        base,
        to,
        table: rectangle(at(-200, -200), 400, 400),
        obstacles: clear.map((of, i) => ({ id: `${i}`, of })),
      };
      const reached = reachWith(small, move);
      seen[reached.pose ? 'found' : 'none']++;
      if (reached.pose) {
        expect(whyNotPose(small, move, reached.pose)).toBeUndefined();
        return;
      }
      // A tool that seems to fit with 4 units of room on all sides, at angles of 15° and joints on every twentieth unit.
      const [end, own] = [shapeOf({ at: to, radius: 20 }), shapeOf(base)];
      for (let x = -100; x <= 100; x += 20) {
        for (let y = -100; y <= 100; y += 20) {
          if (Math.hypot(x, y) > 80 || Math.hypot(x - to.x, y - to.y) > 80) continue;
          const arms = angles.map(angle => {
            const all = cloud(size, x, y, [angle], 8);
            const free =
              all.every(point => gapTo([point], ground) <= -4) && clear.every(of => gapTo(all, shapeOf(of)) > 8);
            return { free, toOwn: gapTo(all, own), toEnd: gapTo(all, end) };
          });
          const ends = (i: number): boolean => {
            const arm = arms[i % arms.length];
            return arm?.free === true && arm.toOwn > 3 && arm.toEnd < -4;
          };
          // The base is touched somewhere between two angles: one arm overlaps it, its neighbour does not.
          const exists = arms.some((arm, i) => {
            const next = arms[(i + 1) % arms.length];
            if (!arm.free || !next?.free || arm.toOwn > 1 === next.toOwn > 1) return false;
            return arms.some(
              (_, k) => k >= least && k <= arms.length - least && ends(i + k) && (least < 12 || ends(i + k + 1)),
            );
          });
          if (exists) expect.fail(`${JSON.stringify(move)} has a pose at ${x}, ${y}`);
          seen.brute++;
        }
      }
    }),
    { numRuns: 100 },
  );
  expect(Math.min(seen.found, seen.none)).toBeGreaterThan(2);
});

test('a tool that must stay in a disc is found where one that needs not happens to lie in it', () => {
  const seen = { inside: 0, outside: 0 };
  const far = fc.integer({ min: -120, max: 120 }).map(n => n * 100);
  fc.assert(
    fc.property(far, far, far, far, fc.integer({ min: 40, max: 160 }), (x, y, ox, oy, radius) => {
      const free: Move = { base: disc(start, mm(15)), to: at(start.x + x, start.y + y), table, obstacles: [] };
      const inside = disc(at(start.x + ox, start.y + oy), radius * 100);
      const { pose } = reachWith(medium, free);
      const kept = reachWith(medium, { ...free, inside });
      if (kept.pose) expect(whyNotPose(medium, { ...free, inside }, kept.pose)).toBeUndefined();
      // With 4 units of air the search has to find some pose.
      const lies =
        pose !== undefined &&
        whyNotPose(medium, { ...free, inside: disc(inside.at, radius * 100 - 4) }, pose) === undefined;
      if (lies) expect(kept.pose).toBeDefined();
      seen[kept.pose ? 'inside' : 'outside']++;
    }),
    { numRuns: 80 },
  );
  expect(Math.min(seen.inside, seen.outside)).toBeGreaterThan(5);
});
