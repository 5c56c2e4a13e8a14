import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disc, type Point, rectangle } from '../outline.js';
import { couldReach, findPose, groundOf, nearTo } from './guess.js';
import { reachWith } from './reach.js';
import { FINE, type Move, type Pose, tool } from './tool.js';

const at = (x: number, y: number): Point => ({ x, y });
const table = rectangle(at(-500, -500), 1000, 1000);
const open: Move = { base: disc(at(0, 0), 60), to: at(200, 0), table, obstacles: [] };
const folding = tool({ arm: 150, half: 50, bend: at(-1, 0) });

/** All poses that are guessed at a hinge, none of which passes. */
const guesses = (move: Move, hinge: Point, exact: readonly Point[] = []): readonly Pose[] => {
  const found: Pose[] = [];
  const pose = findPose(groundOf(folding, move), hinge, [], exact, guess => {
    found.push(guess);
    return false;
  });
  expect(pose).toBeUndefined();
  return found;
};

test('a hinge is given up after twelve guesses that do not pass, and the first guess that passes is taken', () => {
  expect(guesses(open, at(150, 0))).toHaveLength(12);
  const ground = groundOf(folding, open);
  let tries = 0;
  const pose = findPose(ground, at(150, 0), [], [], () => ++tries === 12);
  expect([pose, tries]).toEqual([guesses(open, at(150, 0))[11], 12]);
});

test('directions in whole numbers are guessed first, as they are', () => {
  const [first] = guesses(open, at(209.5, 0), [at(-7, 0), at(7, 0)]);
  expect(first).toEqual({ joint: at(209.5 * FINE, 0), first: at(-7, 0), second: at(-7, 0) });
});

test('a tool that does not bend needs the direction opposite to its first arm, though that arm alone touches both bases', () => {
  const stiff = tool({ arm: 600, half: 200, bend: at(1, 0) });
  const move: Move = {
    base: disc(at(0, 0), 200),
    to: at(-300, 301),
    table: rectangle(at(-2000, -2000), 4000, 4000),
    obstacles: [
      { id: 'wall', of: rectangle(at(-977, -158), 798, 454) },
      { id: 'boulder', of: disc(at(593, 768), 449) },
    ],
  };
  expect(reachWith(stiff, move).pose).toBeDefined();
});

test('no box of joints is left out that has the joint of a legal pose in it', () => {
  const far = fc.integer({ min: -300, max: 300 });
  const posts = fc.array(fc.record({ at: fc.record({ x: far, y: far }), radius: fc.integer({ min: 10, max: 60 }) }), {
    maxLength: 6,
  });
  const bends = fc.constantFrom(at(-1, 0), at(-1, 1), at(0, 1), at(1, 1), at(1, 0));
  const part = fc.integer({ min: -100, max: 100 });
  const rooms = fc.constantFrom(1, 5, 20, 60, 140, 160, 400);
  const near = fc.integer({ min: 0, max: 1000 });
  let found = 0;
  fc.assert(
    fc.property(posts, far, far, bends, part, part, rooms, near, (some, x, y, bend, aside, down, room, edge) => {
      const bent = { ...folding, bend };
      const clear = some.filter(of => Math.hypot(of.at.x, of.at.y) >= of.radius + 60);
      const move: Move = {
        base: disc(at(0, 0), 60),
        to: at(x, y),
        // An edge of the table in sight of the tool.
        table: rectangle(at(-60 - (edge % 40), -500), 1000, 1000),
        obstacles: clear.map((of, i) => ({ id: `${i}`, of })),
        ...(edge % 3 === 0 ? { inside: disc(at(edge % 100, 0), 350) } : {}),
      };
      const { pose } = reachWith(bent, move, 200);
      if (!pose) return;
      found++;
      const ground = groundOf(bent, move);
      const off = Math.max(1, Math.hypot(aside, down) / 100) * 100;
      // A point at most `room` away from the joint.
      const hinge = at(pose.joint.x / FINE + (aside * room) / off, pose.joint.y / FINE + (down * room) / off);
      expect(couldReach(ground, hinge, nearTo(ground, ground.obstacles, hinge, room), room)).toBe(true);
    }),
    { numRuns: 1500 },
  );
  expect(found).toBeGreaterThan(300);
});
