import { expect, test } from 'vitest';
import { disc, polygon } from '../outline.js';
import { mm } from '../unit.js';
import { inFront } from './front.js';
import { cylinder, prism } from './solid.js';

const base = disc({ x: 0, y: 0 }, mm(16));
const at = (x: number, y: number, radius: number) => cylinder(disc({ x, y }, radius), mm(45));

test('a hitbox is in front if any part of it is: the line through the centre, across the facing, is front', () => {
  const north = { x: 0, y: -1 };
  expect(inFront(base, north, at(4000, -2000, 1250))).toBe(true);
  expect(inFront(base, north, at(4000, 1250, 1250))).toBe(true);
  expect(inFront(base, north, at(4000, 1251, 1250))).toBe(false);
  // The length of the facing does not matter.
  expect(inFront(base, { x: 0, y: -1000 }, at(4000, 1250, 1250))).toBe(true);
  // 3 : 4 : 5: a disc that touches the line, and one that stays behind by one unit.
  const slanted = { x: 3, y: -4 };
  expect(inFront(base, slanted, at(-3000, 4000, 5000))).toBe(true);
  expect(inFront(base, slanted, at(-3000, 4000, 4999))).toBe(false);
});

test('a piece of terrain is in front if one of its corners is', () => {
  const piece = (y: number) => prism(polygon([{ x: 100, y }, { x: 400, y: 300 }, { x: 100, y: 600 }]), 100); // biome-ignore format: corners in order
  expect(inFront(base, { x: 0, y: -1 }, piece(0))).toBe(true);
  expect(inFront(base, { x: 0, y: -1 }, piece(1))).toBe(false);
});
