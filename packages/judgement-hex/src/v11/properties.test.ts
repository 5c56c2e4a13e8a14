import { fuzz } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { checkInvariants } from '../testing/index.js';
import type { Jhx } from '../vocabulary/index.js';
import { judgementV11 } from './game.js';

test('matches in inches of the actions played least so far end, and no base ever overlaps another [JV11-BASE-008]', () => {
  const { reasons, actions } = fuzz<Jhx>(judgementV11, {
    setup: { players: 2, options: { mode: '3v3', roundLimit: 3 } },
    matches: 2,
    seed: 'table',
    maxActions: 5000,
    invariant: checkInvariants,
  });
  expect(Object.values(reasons).reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(actions).toBeGreaterThan(100);
});
