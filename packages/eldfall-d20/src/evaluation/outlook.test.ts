import { createMatch } from '@rulewright/core';
import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { atQuest } from '../quests/scenario-words.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import { only } from '../testing/only.js';
import type { Eld } from '../vocabulary/index.js';
import { positionIn } from './goals.js';
import { outlookOf } from './outlook.js';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

/** The danger to p1 where A stands so many inches from the Hostile 1. */
const danger = (away: number, lay: LaidOut = {}, drawing = 'A1'): number => {
  const { game, setup } = laidOut(drawing, { ...lay, at: { 1: at(4, 18), A: at(4 + away, 18), ...lay.at } });
  return outlookOf(positionIn(createMatch<Eld>(game, { ...setup, seed: 'danger' })), 'p1').danger;
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

test('a Hostile is as great a danger in the turn of a player as in its own, in which it strikes with all its dice', () => {
  expect(danger(3, { active: null })).toBe(danger(3));
  const strikes = (STA: number): number => danger(3, { profiles: { 1: { stats: { STA, OFF: 2 } } } });
  expect(strikes(4)).toBeCloseTo(4 * strikes(2), 10);
});

test('a model loses at most the HP that it has left', () => {
  const strong = { 1: { stats: { STA: 4, OFF: 20, T: 25 } } };
  expect(danger(3, { profiles: strong })).toBe(10);
  expect(danger(3, { profiles: strong, models: { A: { hp: 1 } } })).toBe(5);
});

/** The prospect of p1 in a Quest that pays for the fall of 1, which stands so many inches away from A. */
const prospect = (away: number, stats: { readonly STA?: number; readonly T?: number } = {}): number => {
  const lay = { at: { 1: at(4, 18), A: at(4 + away, 18) }, profiles: { 1: { tier: 3, stats: { OFF: 20, ...stats } } } };
  const { game, setup } = laidOut('A1a', atQuest('unexpected-encounter', { ...lay, at: { ...lay.at, a: at(30, 4) } }));
  return outlookOf(positionIn(createMatch<Eld>(game, { ...setup, seed: 'prospect' })), 'p1').prospect;
};

test('a player has a prospect of what each model reaches in its turn, less the part of the party that the Hostiles may take', () => {
  const harmless = { STA: 0 };
  expect(prospect(30, harmless)).toBe(0);
  expect(prospect(12, harmless)).toBeGreaterThan(0);
  expect(prospect(3, harmless)).toBeGreaterThan(prospect(12, harmless));
  expect(prospect(3)).toBeLessThan(prospect(3, harmless));
  expect(prospect(3, { STA: 4, T: 25 })).toBe(0);
});

test('a Hostile that has fallen, and members of other parties, are no danger', () => {
  expect(danger(4, { states: { 1: ['dead'] } })).toBe(0);
  expect(danger(4, { at: { a: at(9, 18) } }, 'A1a')).toBe(danger(4));
});
