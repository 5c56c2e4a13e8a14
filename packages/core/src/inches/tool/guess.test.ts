import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disc, type Point, polygon, rectangle } from '../outline.js';
import { couldReach, farOf, findPose, groundOf, inReach, nearTo, reachOf } from './guess.js';
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

/** A tool whose far corners are 50 units away from its hinge. */
const fifty = tool({ arm: 40, half: 30, bend: at(-1, 0) });

test('a tool reaches to the far corner of its arm, and its hinge is at most the radius of the base farther away', () => {
  const ground = groundOf(fifty, { ...open, base: disc(at(0, 0), 7) });
  expect([farOf(fifty), reachOf(ground)]).toEqual([50, 57]);
});

test('only obstacles that a tool may meet count: nearer to the base, at the start and at the end, than both arms together', () => {
  const post = (x: number, y: number) => ({ id: `${x} ${y}`, of: disc(at(x, y), 5) });
  const ground = (...obstacles: Move['obstacles']) =>
    groundOf(fifty, { base: disc(at(0, 0), 7), to: at(60, 0), table, obstacles }).obstacles.length;
  // Both arms and the radii of base and post together are 112 units.
  expect([ground(post(-51, 0)), ground(post(-52, 0)), ground(post(111, 0)), ground(post(112, 0))]).toEqual([
    1, 0, 1, 0,
  ]);
  expect([ground(post(0, 94)), ground(post(0, 95)), ground(post(60, -94)), ground(post(60, -95))]).toEqual([
    1, 0, 1, 0,
  ]);
  expect(ground(post(30, 0), post(300, 0), post(30, 50))).toBe(2);
});

test('the slits of a move are those between obstacles that the tool may meet, and between them and the edge of the table', () => {
  const wall = (x: number, y: number, height: number) => ({ id: `${x} ${y}`, of: rectangle(at(x, y), 20, height) });
  const slits = (...obstacles: Move['obstacles']) => {
    const edge = rectangle(at(-500, -70), 1000, 570);
    const found = groundOf(fifty, { base: disc(at(0, 0), 7), to: at(60, 0), table: edge, obstacles }).slits();
    return [...new Set(found.map(slit => `${slit.at.x} ${slit.at.y}`))].sort();
  };
  const [one, other, far] = [wall(20, -10, 40), wall(20, 90, 20), wall(20, 170, 20)] as const;
  expect(slits(one, other, far)).toEqual(['20 -40', '20 60', '30 60', '40 -40', '40 60']);
  expect(slits(other, far)).toEqual([]);
  expect(slits(wall(200, -10, 40), other)).toEqual([]);
});

test('a tool may meet what is nearer to its hinge than its far corner, and the room of the hinge', () => {
  const ground = groundOf(fifty, { ...open, obstacles: [{ id: 'post', of: disc(at(100, 0), 20) }] });
  const near = (x: number, room: number) => nearTo(ground, ground.obstacles, at(x, 0), room).length;
  expect([near(31, 0), near(30, 0), near(21, 10), near(20, 10), near(32, -2), near(33, -2)]).toEqual([
    1, 0, 1, 0, 0, 1,
  ]);
});

test('a hinge is in reach if it is near enough to both bases, the room of the hinge included', () => {
  const ground = groundOf(fifty, { ...open, base: disc(at(0, 0), 7), to: at(80, 0) });
  const reached = (x: number, room: number) => inReach(ground, at(x, 0), room);
  expect([22, 23, 57, 58].map(x => reached(x, 0))).toEqual([false, true, true, false]);
  expect([17, 18, 62, 63].map(x => reached(x, 5))).toEqual([false, true, true, false]);
  expect([22, 23, 57, 58].map(x => reached(x, -0.25))).toEqual([false, true, true, false]);
});

/** True if a tool of arms of 150 by 100 units could have its hinge at most `room` away from 110, 0. */
const couldHinge = (room: number, changes: Partial<Move>, bend: Point = at(-1, 0)): boolean => {
  const ground = groundOf({ ...folding, bend }, { ...open, to: at(0, 0), ...changes });
  return couldReach(ground, at(110, 0), ground.obstacles, room);
};

test('the disc over a hinge needs room beside the base, beside obstacles, on the table and in the disc, but for the room of the hinge', () => {
  const base = (x: number) => ({ base: disc(at(x, 0), 60), to: at(x, 0) });
  // The tool may press into the base by a unit.
  expect([couldHinge(1, base(2)), couldHinge(1, base(3)), couldHinge(9, base(10)), couldHinge(9, base(11))]).toEqual([true, false, true, false]); // biome-ignore format: one line
  const post = (radius: number) => ({ obstacles: [{ id: 'post', of: disc(at(110, 100), radius) }] });
  expect([couldHinge(1, post(51)), couldHinge(1, post(52)), couldHinge(9, post(59)), couldHinge(9, post(60))]).toEqual([true, false, true, false]); // biome-ignore format: one line
  const edge = (y: number) => ({ table: rectangle(at(-500, -y), 1000, 1000) });
  expect([couldHinge(1, edge(49)), couldHinge(1, edge(48)), couldHinge(9, edge(41)), couldHinge(9, edge(40))]).toEqual([true, false, true, false]); // biome-ignore format: one line
  const inside = (radius: number) => ({ inside: disc(at(610, 0), radius) });
  expect([couldHinge(1, inside(549)), couldHinge(1, inside(548)), couldHinge(9, inside(541)), couldHinge(9, inside(540))]).toEqual([true, false, true, false]); // biome-ignore format: one line
});

test('where the hinge touches the base, the tool has to bend around it', () => {
  const bends = [at(1, 0), at(1, 1), at(0, 1), at(-1, 0)];
  expect(bends.map(bend => couldHinge(1, { to: at(318, 0) }, bend))).toEqual([false, false, true, true]);
  // Here the other arm need not point away from the base.
  expect(bends.map(bend => couldHinge(1, { to: at(110, 205) }, bend))).toEqual([true, true, true, true]);
});

test('where the hinge touches both bases, any arm will do', () => {
  // In a corridor as wide as the tool, the only free arm leads away from the base.
  const walls = [-1, 1].map(side => ({ id: `${side}`, of: rectangle(at(-500, side > 0 ? 50 : -150), 1000, 100) }));
  const wall = { id: 'end', of: rectangle(at(250, -50), 100, 100) };
  expect([couldHinge(1, { obstacles: walls }), couldHinge(1, { obstacles: [...walls, wall] })]).toEqual([true, false]);
});

test('the only free arm is found between two walls, on a narrow table and in a small disc, also where no base lies in its direction', () => {
  // A strip along the direction (4, 3) through the hinge.
  const strip = (from: number, to: number) =>
    polygon(
      [at(-500, from), at(500, from), at(500, to), at(-500, to)].map(({ x, y }) =>
        at(110 + (4 * x - 3 * y) / 5, (3 * x + 4 * y) / 5),
      ),
    );
  const walls = [strip(-150, -50), strip(50, 150)].map((of, i) => ({ id: `${i}`, of }));
  expect(couldHinge(1, { obstacles: walls })).toBe(true);
  expect(couldHinge(1, { table: strip(-50, 50) })).toBe(true);
  expect(couldHinge(1, { inside: disc(at(146, 48), 110) })).toBe(true);
});

test('a tool that does not fold up needs an angle between its arms, however far it bends', () => {
  // As seen from the hinge, the bases lie 20° apart: too far for one arm, and too near for two arms 45° apart.
  const hinged = (bend: Point): boolean => {
    const ground = groundOf(
      { arm: 150, half: 10, bend },
      { base: disc(at(0, 0), 10), to: at(14, 53), table, obstacles: [] },
    );
    return couldReach(ground, at(160, 0), [], 1);
  };
  expect([at(-1, 1), at(-2, 1), at(-1, 0)].map(hinged)).toEqual([false, true, true]);
});

test('a hinge is given up after twelve guesses that do not pass, and the first guess that passes is taken', () => {
  expect(guesses(open, at(150, 0))).toHaveLength(12);
  const ground = groundOf(folding, open);
  let tries = 0;
  const pose = findPose(ground, at(150, 0), [], [], () => ++tries === 12);
  expect([pose, tries]).toEqual([guesses(open, at(150, 0))[11], 12]);
});

test('arms straight towards the end and the base are guessed first, or straight away from them', () => {
  const first = (to: Point, hinge: Point) =>
    guesses({ ...open, to }, hinge)
      .slice(0, 1)
      .flatMap(pose => [pose.first, pose.second].map(({ x, y }) => [x / 131_072 + 0, y / 131_072 + 0]));
  expect(first(at(0, 200), at(0, 209.75))).toEqual([[0, -1], [0, -1]]); // biome-ignore format: pairs
  expect(first(at(200, 0), at(209.75, 0))).toEqual([[-1, 0], [-1, 0]]); // biome-ignore format: pairs
  expect(first(at(0, 0), at(0, 110))).toEqual([[0, 1], [0, 1]]); // biome-ignore format: pairs
  expect(first(at(0, 0), at(110, 0))).toEqual([[1, 0], [1, 0]]); // biome-ignore format: pairs
});

test('a large box of joints around both bases is not left out', () => {
  expect(couldReach(groundOf(folding, { ...open, to: at(0, 0) }), at(0, 0), [], 200)).toBe(true);
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
