import { expect, test } from 'vitest';
import { LIMIT } from '../exact.js';
import { disc, rectangle } from '../outline.js';
import { cylinder, footOf, prism, topOf, whyNoSolid } from './solid.js';

const square = rectangle({ x: 0, y: 0 }, 100, 100);
const base = disc({ x: 0, y: 0 }, 50);

test('a solid has a foot and a top; a piece without an upper end has none', () => {
  expect([cylinder(base, 300, 200), prism(square, 900, 400), prism(square, null)].map(footOf)).toEqual([200, 400, 0]);
  expect([cylinder(base, 300, 200), prism(square, 900), prism(square, null)].map(topOf)).toEqual([
    500,
    900,
    Number.POSITIVE_INFINITY,
  ]);
});

test('an invalid solid is refused by its field', () => {
  expect(whyNoSolid(prism(square, 1), 'piece')).toBeUndefined();
  expect(whyNoSolid(cylinder(base, LIMIT), 'model')).toBeUndefined();
  for (const [value, code, path] of [
    [7, 'not-a-solid', 'it'],
    [{ height: 3 }, 'not-a-solid', 'it'],
    [{ outline: base, base: 0, top: 1 }, 'not-a-polygon', 'it.outline'],
    [{ outline: { corners: [] }, base: 0, top: 1 }, 'not-an-outline', 'it.outline.corners'],
    [{ outline: square, base: -1, top: 1 }, 'too-small', 'it.base'],
    [{ outline: square, base: 5, top: 5 }, 'top-not-above-base', 'it.top'],
    [{ outline: square, base: 5, top: 5.5 }, 'not-a-whole-number', 'it.top'],
    [{ ...base, foot: 0.5, height: 1 }, 'not-a-whole-number', 'it.foot'],
    [{ ...base, foot: 0 }, 'not-a-whole-number', 'it.height'],
    [{ ...base, foot: 1, height: LIMIT }, 'too-large', 'it.height'],
  ] as const)
    expect(whyNoSolid(value, 'it')).toMatchObject({ code, path });
  expect(() => prism(square, 3, 3)).toThrow('top-not-above-base at prism.top');
});
