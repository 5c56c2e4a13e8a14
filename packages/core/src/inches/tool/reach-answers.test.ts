import { expect, test } from 'vitest';
import { type Outline, type Point, rectangle } from '../outline.js';
import { reachWith } from './reach.js';
import { type Move, type Tool, whyNotPose } from './tool.js';

const at = (x: number, y: number): Point => ({ x, y });

/** A tool and a move on ground with some obstacles, all drawn; the same for the same number. */
const drawn = (n: number): { readonly tool: Tool; readonly move: Move } => {
  let state = n * 7919 + 1;
  const from = (least: number, most: number): number => {
    state = (Math.imul(state, 48271) >>> 0) % 0x7fffffff;
    return least + (state % (most - least + 1));
  };
  for (let i = 0; i < 5; i++) from(0, 0);
  const scale = n % 2 === 0 ? 1 : 50;
  const [arm, half, radius] = [from(4, 14) * scale, from(1, 5) * scale, from(1, 8) * scale];
  const bend = [at(-1, 0), at(-1, 0), at(-1, 1), at(0, 1), at(1, 1), at(1, 0)][from(0, 5)] ?? at(-1, 0);
  const far = 2 * (arm + half + radius);
  const place = (): Point => at(from(-far, far), from(-far, far));
  const outlineAt = ({ x, y }: Point): Outline => {
    const kind = from(0, 2);
    if (kind === 0) return { at: at(x, y), radius: from(0, 8 * scale) };
    if (kind === 1) return rectangle(at(x, y), from(1, 20 * scale), from(1, 20 * scale));
    const to = at(x + from(-15, 15) * scale, y + from(-15, 15) * scale);
    return { from: at(x, y), to, radius: from(0, 4 * scale) };
  };
  const obstacles = Array.from({ length: from(0, 6) }, (_, i) => ({ id: `${i}`, of: outlineAt(place()) }));
  const beside = from(0, 3) === 0 ? radius + from(0, 10 * scale) : 500 * scale;
  return {
    tool: { arm, half, bend, ...(from(0, 5) === 0 ? { most: from(0, far) } : {}) },
    move: {
      base: { at: at(0, 0), radius },
      to: place(),
      table: rectangle(at(-beside, -beside), 600 * scale, 600 * scale),
      obstacles,
      ...(from(0, 4) === 0 ? { inside: { at: place(), radius: from(radius, far + 4 * radius) } } : {}),
    },
  };
};

const BOXES = [0, 5, 20, 60];

/**
 * Moves by number, with the answers after these boxes of joints: a pose, or the room that a pose may still have, which is 0 in
 * the end. A better search may find a pose, or less room, after fewer boxes: then these are recorded anew.
 */
// biome-ignore format: a table
const ANSWERS: readonly (readonly [n: number, answers: string])[] = [
  [0, '28 14 7 4'], [2, '18 9 4 0'], [3, '1595 0'], [4, '24 12 0'], [12, '31 9 pose'], [17, '2033 1016 509 335'],
  [31, '491 0'], [33, '1056 528 pose'], [35, '1486 0'], [37, '1409 705 352 pose'], [39, '1136 202 pose'],
  [42, '24 8 3 3'], [46, '23 pose'], [50, '29 0'], [52, '24 pose'], [54, '42 0'], [56, '14 0'], [75, '1386 693 347 44'],
  [78, '32 10 0'], [81, '1182 446 223 111'], [83, '870 239 0'], [91, '982 422 pose'], [94, '17 8 3 0'],
  [97, '1592 796 pose'], [100, '30 0'], [105, '1188 0'], [111, '626 295 0'], [121, '1731 866 433 151'],
  [122, '28 15 5 0'], [125, '820 0'], [129, '1189 0'], [130, '24 12 6 0'], [133, '1363 682 341 171'], [135, '1582 0'],
  [137, '1589 0'], [138, '18 9 0'], [154, '26 8 4 2'], [156, '22 0'], [158, '23 8 0'], [159, '1093 300 0'],
  [160, '15 6 0'], [164, '39 pose'], [172, '18 0'], [184, '30 12 0'], [187, '856 406 pose'], [190, '36 10 3 0'],
  [191, '1000 0'], [192, '14 0'], [193, '912 0'], [194, '32 0'], [196, '19 0'], [200, '18 pose'],
  [207, '2134 1067 pose'], [208, '55 pose'], [220, '25 13 7 3'], [222, '47 24 pose'], [223, '1309 654 327 0'],
  [226, '25 13 pose'], [244, '20 7 2 2'], [254, '30 15 pose'], [262, '32 16 8 4'], [266, '33 9 0'], [267, '1533 pose'],
  [278, '30 15 8 4'], [279, '962 481 241 121'], [281, '853 426 213 0'], [284, '24 8 4 0'], [285, '1234 0'],
  [304, '20 6 3 2'], [308, '22 11 6 2'], [319, '1672 836 323 162'], [333, '1744 pose'], [334, '30 11 0'], [336, '20 0'],
  [337, '1465 0'], [339, '1580 0'], [341, '1358 679 pose'], [348, '33 10 0'], [349, '904 0'], [351, '1140 385 192 0'],
  [358, '33 17 8 4'], [378, '27 10 0'], [383, '1337 669 215 0'], [384, '35 0'], [387, '1711 557 279 0'],
  [390, '23 12 6 3'], [406, '25 0'], [411, '1751 876 439 220'], [412, '20 7 0'], [414, '38 pose'], [416, '22 9 5 2'],
];

test('the answers to drawn moves are the same for ever, and no later than they were: after so many boxes of joints', () => {
  for (const [n, answers] of ANSWERS) {
    const { tool, move } = drawn(n);
    const found = BOXES.slice(0, answers.split(' ').length).map(boxes => {
      const reached = reachWith(tool, move, boxes);
      if (!reached.pose) return `${reached.room}`;
      expect(whyNotPose(tool, move, reached.pose)).toBeUndefined();
      return 'pose';
    });
    expect(`${n}: ${found.join(' ')}`).toBe(`${n}: ${answers}`);
  }
});
