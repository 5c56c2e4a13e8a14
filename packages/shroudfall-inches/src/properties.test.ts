import { fuzz } from '@rulewright/core/testing';
import { expect, test } from 'vitest';
import { shroudfallInches } from './index.js';
import { checkInvariants } from './testing/index.js';
import type { Sfi } from './vocabulary/index.js';

test('matches of the actions played least so far end, and break no invariant', () => {
  const { reasons, actions } = fuzz<Sfi>(shroudfallInches, {
    setup: { players: 2 },
    matches: 2,
    seed: 'properties',
    maxActions: 20_000,
    invariant: checkInvariants,
  });
  expect(Object.values(reasons).reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(actions).toBeGreaterThan(200);
});
