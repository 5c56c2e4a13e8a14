import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disc, type Outline, type Point, polygon, rectangle } from '../outline.js';
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

test('a bent tool leads around a corner where a straight one cannot', () => {
  const wall = { id: 'wall', of: rectangle(at(start.x + mm(30), inches(17)), inches(0.5), inches(8)) };
  const behind = (y: number): Move => ({
    base: disc(start, mm(25)),
    to: at(start.x + mm(60) + inches(0.5), start.y + y),
    table,
    obstacles: [wall],
  });
  const stiff = { ...medium, bend: at(1, 0) };
  expect(reaches(medium, behind(inches(1)))).toBe(true);
  expect(reaches(stiff, behind(inches(1)))).toBe(false);
  expect(reaches(stiff, behind(-inches(2)))).toBe(true);
  expect(reachWith(medium, behind(inches(5)))).toEqual({ room: 0 });
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

test('where the straight pose sticks out of the disc, a bent one is found, and in too small a disc none exists', () => {
  // The disc ends just behind the place at the end, so the tool must bend or start at the side.
  const move: Move = { base: disc(start, mm(15)), to: at(start.x - inches(2), start.y), table, obstacles: [] };
  const around = (radius: number): Move => ({ ...move, inside: disc(at(start.x - inches(3), start.y), radius) });
  expect(reaches(medium, around(inches(3) + mm(15)))).toBe(true);
  expect(reachWith(medium, around(inches(1)))).toEqual({ room: 0 });
});

test('invalid moves: the refusal names the field', () => {
  expect(() => reachWith(short, { ...slit(0), to: at(0, 0.5) })).toThrow('not-a-whole-number at move.to.y');
  expect(() => reachWith({ ...short, arm: -1 }, slit(0))).toThrow('too-small at tool.arm');
});
