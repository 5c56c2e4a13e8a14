import type { Scene, SceneToken } from '@rulewright/core';
import { expect, test } from 'vitest';
import { endsBetween, lengthBetween, type Measurable, measurable } from './measure.js';

const INCH = 2540;
const token = (id: string, x: number, more: Partial<SceneToken> = {}): SceneToken => ({
  kind: 'token',
  id,
  x,
  y: 0,
  size: INCH,
  title: `${id}, of Ada`,
  ...more,
});
const scene: Scene = {
  title: 'Table',
  items: [
    token('A', 0),
    token('exactly 6', 7 * INCH),
    token('just over', 7 * INCH + 1),
    token('raised', 4 * INCH, { body: { foot: 4 * INCH, height: INCH } }),
    token('small', 3 * INCH, { body: { radius: 0, foot: 0, height: 1 } }),
    { kind: 'cell', id: 'wall', at: { shape: 'square', x: 5 * INCH, y: 0, size: INCH, height: 20 * INCH } },
    {
      kind: 'cell',
      id: 'slope',
      at: {
        shape: 'polygon',
        points: [
          { x: 0, y: 3 * INCH },
          { x: INCH, y: 3 * INCH },
          { x: 0, y: 5 * INCH },
        ],
      },
    },
    { kind: 'cell', id: 'hex', at: { shape: 'hex', x: 0, y: 0, size: 1, orientation: 'flat' } },
    { kind: 'overlay', id: 'zone', over: [] },
  ],
};
const thing = (id: string): Measurable => {
  const found = measurable(scene, id);
  if (!found) throw new Error(`${id} cannot be measured`);
  return found;
};
const length = (a: string, b: string): string => lengthBetween(thing(a), thing(b), INCH);

test('the ruler measures from edge to edge; 1/100 mm more than 6 inches is not 6.00', () => {
  expect([length('A', 'exactly 6'), length('exactly 6', 'A'), length('A', 'just over')]).toEqual([
    '6.00',
    '6.00',
    '6.01',
  ]);
  expect(length('A', 'A')).toBe('0.00');
});

test('bases are measured to walls and slopes by the nearest edge, and by the body rather than the drawing', () => {
  expect([length('A', 'wall'), length('A', 'slope'), length('A', 'small')]).toEqual(['4.00', '2.50', '2.50']);
});

test('heights count: the line runs through space', () => {
  // 3 inches apart on the table, and the one stands 4 inches above the other, which is as flat as its base.
  expect(length('A', 'raised')).toBe('5.00');
});

test('hexes and overlays are not measured', () => {
  expect([measurable(scene, 'hex'), measurable(scene, 'zone'), measurable(scene, 'nothing')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the line is drawn between the nearest edges', () => {
  expect(endsBetween(thing('A'), thing('wall'))).toEqual([
    { x: INCH / 2, y: 0 },
    { x: 4.5 * INCH, y: 0 },
  ]);
  const [from, to] = endsBetween(thing('A'), thing('slope'));
  expect([from, to]).toEqual([
    { x: 0, y: INCH / 2 },
    { x: 0, y: 3 * INCH },
  ]);
});
