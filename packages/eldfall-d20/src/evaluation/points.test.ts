import { createMatch } from '@rulewright/core';
import { expect, test } from 'vitest';
import { schemes } from '../content/book/schemes.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Eld } from '../vocabulary/index.js';
import { evaluate } from './index.js';

/** The value for p1 of a table on which A and a stand far from each other. */
const worthWith = (parties: LaidOut['parties'] = {}): number => {
  const { game, setup } = laidOut('A....a', { pack: { schemes }, parties });
  return evaluate(createMatch<Eld>(game, { ...setup, seed: 'points' }), 'p1');
};

test('a Scheme in hand is worth the Victory Points that it would give now', () => {
  const plain = worthWith();
  expect(worthWith({ p1: { schemes: ['virtuous-commander'] } })).toBeGreaterThan(plain);
  expect(worthWith({ p1: { schemes: ['no-quarter'] } })).toBe(plain);
});

test('a Scheme that has to be revealed is worth more once it is', () => {
  const inHand = worthWith({ p1: { schemes: ['stand-your-ground'] } });
  expect(inHand).toBeGreaterThan(worthWith());
  expect(worthWith({ p1: { open: [{ scheme: 'stand-your-ground', points: 0, since: 0 }] } })).toBeGreaterThan(inHand);
});

test('a revealed Scheme that has scored and was discarded is worth nothing more', () => {
  const scored = [{ scheme: 'stand-your-ground', points: 1, since: null }];
  expect(worthWith({ p1: { open: scored } })).toBe(worthWith());
});

test('Schemes in the hand of an opponent are secret, and revealed ones count', () => {
  expect(worthWith({ p2: { schemes: ['virtuous-commander'] } })).toBe(worthWith());
  const open = [{ scheme: 'stand-your-ground', points: 0, since: 0 }];
  expect(worthWith({ p2: { open } })).toBeLessThan(worthWith());
});
