import { fuzz } from '@rulewright/core/testing';
import { describe, expect, test } from 'vitest';
import { judgementHex } from './index.js';
import { checkInvariants } from './testing/invariants.js';
import type { Jhx } from './vocabulary/index.js';

describe.each(judgementHex.maps.map(({ id, mode }) => ({ map: id, mode })))('on $map', options => {
  test('matches of the actions played least so far end, and break no invariant', () => {
    const { reasons, actions } = fuzz<Jhx>(judgementHex, {
      setup: { players: 2, options },
      matches: 2,
      seed: options.map,
      maxActions: 10_000,
      invariant: checkInvariants,
    });
    expect(Object.values(reasons).reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(actions).toBeGreaterThan(200);
  });
});
