import { createMatch } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { type LaidOut, laidOut } from '../testing/index.js';
import { only } from '../testing/only.js';
import type { Eld } from '../vocabulary/index.js';
import { dangerOf } from './danger.js';
import { positionIn } from './goals.js';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

/** The danger to p1 where A stands so many inches from the Hostile 1. */
const danger = (away: number, lay: LaidOut = {}, drawing = 'A1'): number => {
  const { game, setup } = laidOut(drawing, { ...lay, at: { 1: at(4, 18), A: at(4 + away, 18), ...lay.at } });
  return dangerOf(positionIn(createMatch<Eld>(game, { ...setup, seed: 'danger' })), 'p1');
};

test('a Hostile is a danger within the distance that it can come in its turn, and more with more Attacks', () => {
  expect(danger(3)).toBeGreaterThan(danger(10));
  expect(danger(10)).toBeGreaterThan(0);
  expect(danger(31)).toBe(0);
});

test('a model behind scenery is in less danger', () => {
  const wall: LaidOut = { scenery: { wall: { boxes: [[6, 10, 1, 16]], top: 4 } } };
  expect(danger(4, wall)).toBeLessThan(danger(4));
});

test('a Hostile harms one model at a time, the one with the most to lose', () => {
  const two = (cost: number): number =>
    danger(4, { at: { B: at(4, 22) }, profiles: only('AB1', { B: { cost } }) }, 'AB1');
  expect(two(10)).toBe(danger(4, { profiles: only('A1', {}) }));
  expect(two(50)).toBeGreaterThan(two(10));
});

test('a Hostile that has fallen, and members of other parties, are no danger', () => {
  expect(danger(4, { states: { 1: ['dead'] } })).toBe(0);
  expect(danger(4, { at: { a: at(9, 18) } }, 'A1a')).toBe(danger(4));
});
