import { expect, test } from 'vitest';
import { disc, type Outline, type Point, type Polygon, polygon, rectangle } from '../outline.js';
import { inches, mm } from '../unit.js';
import { reachWith } from './reach.js';
import { type Move, type Tool, tool, whyNotPose } from './tool.js';

const at = (x: number, y: number): Point => ({ x, y });
const table = rectangle(at(0, 0), inches(36), inches(36));
const medium = tool({ arm: inches(2.5), half: inches(0.5), bend: at(-1, 0) });
const start = at(inches(18), inches(18));

const reaches = (tool: Tool, move: Move): boolean => {
  const { pose } = reachWith(tool, move);
  if (pose) expect(whyNotPose(tool, move, pose)).toBeUndefined();
  return pose !== undefined;
};

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
    for (const beside of [0, 500, 1700, 2170]) {
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

/** A wall with a corner in front of another wall, or of the edge of the table, both along a direction of whole numbers. */
const beside = (along: Point, corner: Point, edge: boolean): Move => {
  const length = Math.sqrt(along.x * along.x + along.y * along.y);
  const many = Math.round(30_000 / length);
  const from = ({ x, y }: Point, ahead: number, aside: number): Point =>
    at(x + ahead * along.x - aside * along.y, y + ahead * along.y + aside * along.x);
  const box = (to: Point, left: number, top: number, right: number, below: number): Polygon =>
    polygon([from(to, left, top), from(to, right, top), from(to, right, below), from(to, left, below)]);
  const middle = (far: number): Point => {
    const [ahead, aside] = [far / length, inches(0.5) / length];
    return at(
      Math.round(corner.x + along.x * ahead + along.y * aside),
      Math.round(corner.y + along.y * ahead - along.x * aside),
    );
  };
  const own = Math.round(2000 / length);
  const wall = { id: 'wall', of: box(corner, 0, 0, own, 3 * own) };
  const other = { id: 'other', of: box(at(0, 0), -many, -many, many, 0) };
  return {
    base: disc(middle(-4000), mm(15)),
    to: middle(6500),
    table: box(at(0, 0), -many, edge ? 0 : -many, many, many),
    obstacles: edge ? [wall] : [wall, other],
  };
};

test('between a wall and a slanted edge of the table, or another wall, a slit of exactly one inch admits a tool in any direction', () => {
  for (const [x, y, corner] of [
    // The distance of each corner from the line through 0, 0 is one inch.
    [5, 12, at(-2345, 976)],
    [-8, 15, at(-2244, -1190)],
    [20, -21, at(1840, 1751)],
    [-12, -35, at(2404, -820)],
    [63, 16, at(-601, 2468)],
  ] as const) {
    const [dx, dy] = [x, y];
    expect(dx * corner.y - dy * corner.x).toBe(inches(1) * Math.sqrt(dx * dx + dy * dy));
    for (const edge of [true, false]) {
      expect(reachWith(medium, beside(at(x, y), corner, edge), 0).pose).toBeDefined();
      expect(reaches(medium, beside(at(x, y), { x: corner.x + Math.sign(y), y: corner.y - Math.sign(x) }, edge))).toBe(
        false,
      );
    }
  }
});

test('through a corridor that is wider by 60 units on each side, a bent tool is found by halving boxes alone', () => {
  for (const side of [1, -1] as const) {
    expect([0, 500].map(beside => reaches(medium, corridor(7970, beside, side, 60)))).toEqual([true, true]);
    expect(reachWith(medium, corridor(8600, 0, side, 60))).toEqual({ room: 0 });
  }
});

test('a search through a corridor tells soon whether a tool fits: after few boxes of joints', () => {
  expect(reachWith(medium, corridor(8600, 0, 1, 60), 35)).toEqual({ room: 0 });
  expect(reachWith(medium, corridor(7980, 0, 1), 220)).toEqual({ room: 0 });
  expect(reachWith(medium, corridor(7980, 2170, 1), 325)).toEqual({ room: 0 });
  expect(reachWith(medium, corridor(7970, 0, 1, 60), 320).pose).toBeDefined();
});

test('a gap between a wall and the edge of the table that is too narrow for the tool is soon known to be closed', () => {
  const along = (width: number): Move => ({
    base: disc(at(inches(6), inches(0.5)), mm(12)),
    to: at(inches(6) + 9400, inches(0.5)),
    table,
    obstacles: [{ id: 'wall', of: rectangle(at(inches(6) + 3000, width), 2000, 9000) }],
  });
  expect(reachWith(medium, along(1000), 55)).toEqual({ room: 0 });
  expect(reachWith(medium, along(2400), 150)).toEqual({ room: 0 });
});

test('a tool that does not bend is soon found beside the line of both middles, where a post is on that line', () => {
  const stiff = { ...medium, bend: at(1, 0) };
  const past = (side: number): Move => ({
    base: disc(start, mm(15)),
    to: at(start.x + 5540, start.y),
    table,
    obstacles: [{ id: 'post', of: disc(at(start.x + 2770, start.y + side * 800), 200) }],
  });
  expect([1, -1].map(side => reachWith(stiff, past(side), 12).pose !== undefined)).toEqual([true, true]);
});
