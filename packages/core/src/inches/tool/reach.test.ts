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

test('where a post is in the way of a tool from corner to corner, the tool lies across the other diagonal', () => {
  const far = mm(30) + 8030;
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

/** Two walls with a slit; the base starts before the slit and ends behind it, wider than the slit. */
const slit = (width: number): Move => ({
  base: disc(start, mm(25)),
  to: at(start.x + mm(60) + inches(1), start.y + 200),
  table,
  obstacles: [
    { id: 'above', of: rectangle(at(start.x + mm(30), 0), inches(1), start.y - inches(0.5)) },
    { id: 'below', of: rectangle(at(start.x + mm(30), start.y - inches(0.5) + width), inches(1), inches(9)) },
  ],
});

test('a wide base passes a slit of exactly one inch, and none of 1/100 mm less', () => {
  expect([inches(1), inches(1) - 1].map(width => reaches(medium, slit(width)))).toEqual([true, false]);
});

test('a slit of one inch between slanted walls, and one between two round boulders', () => {
  // Walls along the direction (4, 3), one inch apart: 2540 · (3, -4) / 5 leads from one to the other.
  const walls: Move = {
    base: disc(start, mm(25)),
    to: at(start.x + 8000, start.y + 6000),
    table,
    obstacles: [
      { id: 'right', of: polygon([at(start.x + 1238, start.y + 4016), at(start.x + 5238, start.y + 7016), at(start.x + 2000, start.y + 9000)]) },
      { id: 'left', of: polygon([at(start.x + 2762, start.y + 1984), at(start.x + 5000, start.y), at(start.x + 6762, start.y + 4984)]) },
    ],
  }; // biome-ignore format: a triangle each
  expect(reaches(medium, walls)).toBe(true);
  const boulders = (gap: number): Move => ({
    ...slit(0),
    obstacles: [-1, 1].map(side => ({
      id: `${side}`,
      of: disc(at(start.x + mm(40), start.y + (side > 0 ? mm(20) + gap - 1270 : -mm(20) - 1270)), mm(20)),
    })),
    to: at(start.x + mm(90), start.y),
  });
  expect([inches(1), inches(1) - 1].map(gap => reaches(medium, boulders(gap)))).toEqual([true, false]);
});

test('a slit that is narrower than the tool by 2/10,000 of a unit admits no tool, and one that is wider by less does', () => {
  const boulders = (dx: number, dy: number): Move => ({
    base: disc(at(start.x, start.y - 5000), mm(25)),
    to: at(start.x, start.y + 5000),
    table,
    obstacles: [0, 1].map(i => ({ id: `${i}`, of: disc(at(start.x - 3301 + i * dx, start.y + i * dy), 2031) })),
  });
  // The width of the tool and both radii are 6602 units: 6599² + 199² is its square less 2.
  expect([boulders(6602, 1), boulders(6599, 199)].map(move => reaches(medium, move))).toEqual([true, false]);
});

/** A move to a place behind a wall, which is `y` below the start. */
const behindWall = (y: number): Move => ({
  base: disc(start, mm(25)),
  to: at(start.x + mm(60) + inches(0.5), start.y + y),
  table,
  obstacles: [{ id: 'wall', of: rectangle(at(start.x + mm(30), inches(17)), inches(0.5), inches(8)) }],
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

/**
 * A corridor as wide as the tool, or wider by some units on each side, and a place diagonally behind it, `far` from the
 * joint of a tool whose first arm just touches the base through the corridor. `beside`: the base stands beside the line
 * of the corridor; `side` -1: everything mirrored.
 */
const corridor = (far: number, beside: number, side: 1 | -1, wider: number = 0): Move => {
  const half = inches(0.5) + wider;
  const aside = Math.max(0, beside - inches(0.5));
  const joint = Math.sqrt(mm(15) ** 2 - aside ** 2) + medium.arm;
  const left = start.x + (side > 0 ? 3000 : -5000);
  return {
    base: disc(at(start.x, start.y + beside), mm(15)),
    to: at(start.x + side * Math.floor(joint + far * Math.SQRT1_2), start.y - Math.floor(far * Math.SQRT1_2)),
    table,
    obstacles: [-1, 1].map(to => ({
      id: `${to}`,
      of: rectangle(at(left, start.y - (to < 0 ? 9000 + half : -half)), 2000, 9000),
    })),
  };
};

test('through a slit as wide as itself a bent tool reaches to its full length, to 1/25 mm', () => {
  // The diagonal of an arm is 6475.7 units, and the radius of the base 1500.
  for (const side of [1, -1] as const) {
    for (const beside of [0, 500, 2170]) {
      expect([7000, 7975].map(far => reaches(medium, corridor(far, beside, side)))).toEqual([true, true]);
      expect(reachWith(medium, corridor(7980, beside, side))).toEqual({ room: 0 });
    }
  }
});

test('the way back through such a slit is as long', () => {
  const back = (far: number, beside: number, side: 1 | -1): Move => {
    const { base, to, ...rest } = corridor(far, beside, side);
    return { ...rest, base: { ...base, at: to }, to: base.at };
  };
  for (const side of [1, -1] as const) {
    for (const beside of [0, 500, 2170]) {
      expect([3000, 5000, 7000, 7970].map(far => reaches(medium, back(far, beside, side)))).toEqual(
        Array(4).fill(true),
      );
    }
  }
});

test('a slit between a wall and a boulder leads a bent tool as far, to either side', () => {
  const move = (side: 1 | -1, turned: 1 | -1, closer: number): Move => {
    const { base, to } = corridor(7970, 500, side);
    const around = ({ x, y }: Point): Point => (turned > 0 ? at(x, y) : at(2 * start.x - x, 2 * start.y - y));
    const [left, top] = [start.x + (side > 0 ? 3000 : -5000), start.y - inches(0.5) - 9000];
    const corners = [at(left, top), at(left + 2000, top), at(left + 2000, top + 9000), at(left, top + 9000)];
    const boulder = at(left + 1000, start.y + inches(0.5) + mm(20) - closer);
    return {
      base: disc(around(base.at), base.radius),
      to: around(to),
      table,
      obstacles: [
        { id: 'wall', of: polygon(corners.map(around)) },
        { id: 'boulder', of: disc(around(boulder), mm(20)) },
      ],
    };
  };
  for (const side of [1, -1] as const) {
    for (const turned of [1, -1] as const) {
      expect([0, 1].map(closer => reaches(medium, move(side, turned, closer)))).toEqual([true, false]);
    }
  }
});

test('the same holds for a slit aslant', () => {
  const aslant = (x: number, y: number): Point =>
    at(start.x + Math.round((4 * x - 3 * y) / 5), start.y + Math.round((3 * x + 4 * y) / 5));
  const wall = (y: number): Outline =>
    polygon([aslant(3000, y), aslant(5000, y), aslant(5000, y + 9000), aslant(3000, y + 9000)]);
  const obstacles = [wall(inches(0.5)), wall(-inches(0.5) - 9000)].map((of, i) => ({ id: `${i}`, of }));
  const behind = (far: number, beside: number = 0): Move => {
    const aside = far * Math.SQRT1_2;
    const joint = Math.sqrt(mm(15) ** 2 - Math.max(0, beside - inches(0.5)) ** 2) + medium.arm;
    return { base: disc(aslant(0, beside), mm(15)), to: aslant(joint + aside, -aside), table, obstacles };
  };
  expect([7000, 7970].map(far => reaches(medium, behind(far)))).toEqual([true, true]);
  expect([7000, 7970].map(far => reaches(medium, behind(far, 2170)))).toEqual([true, true]);
  expect(reachWith(medium, behind(7985))).toEqual({ room: 0 });
});

test('through a corridor that is wider by 60 units on each side, a bent tool is found by halving boxes alone', () => {
  for (const side of [1, -1] as const) {
    expect([0, 500].map(beside => reaches(medium, corridor(7970, beside, side, 60)))).toEqual([true, true]);
    expect(reachWith(medium, corridor(8600, 0, side, 60))).toEqual({ room: 0 });
  }
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

test('invalid moves: the refusal names the field', () => {
  expect(() => reachWith(short, { ...slit(0), inside: { at: at(0, 0), radius: -1 } })).toThrow(
    'too-small at move.inside.radius',
  );
  expect(() => reachWith(short, { ...slit(0), table: { corners: [] } })).toThrow('at move.table');
  expect(() => reachWith(short, { ...slit(0), to: at(0, 0.5) })).toThrow('not-a-whole-number at move.to.y');
  expect(() => reachWith({ ...short, arm: -1 }, slit(0))).toThrow('too-small at tool.arm');
  const [first] = slit(2540).obstacles;
  const obstacles = [...(first ? [first] : []), { id: 'odd', of: { at: at(0, 0), radius: -1 } }];
  expect(() => reachWith(short, { ...slit(2540), obstacles })).toThrow('too-small at move.obstacles[1].of.radius');
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
  const small = tool({ ...size, bend: at(-1, 0) });
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
    fc.property(obstacles, near, (some, to) => {
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
          // The base is touched somewhere between two angles: one arm overlaps it, its neighbour does not.
          const starts = arms.some((arm, i) => {
            const next = arms[(i + 1) % arms.length];
            return arm.free && next?.free && arm.toOwn > 1 !== next.toOwn > 1;
          });
          const ends = arms.some(arm => arm.free && arm.toOwn > 3 && arm.toEnd < -4);
          if (starts && ends) expect.fail(`${JSON.stringify(move)} has a pose at ${x}, ${y}`);
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
