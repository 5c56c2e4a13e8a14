import { compareToLeg, distance, squareBetween } from '@rulewright/core/inches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TABLE } from './bout.js';
import { octagon } from './corners.js';

const whole = fc.integer({ min: 0, max: TABLE });
const anywhere = fc.record({ x: whole, y: whole });

test('an octagon around a disc: its sides never cross the disc, and with a gap never touch it', () => {
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 2, max: 900 }), (at, radius) => {
      for (const gap of [0, 1]) {
        const corners = octagon({ at, radius }, gap);
        corners.forEach((corner, i) => {
          const next = corners[(i + 1) % 8] ?? corner;
          expect(compareToLeg(corner, next, at, radius)).toBeGreaterThanOrEqual(gap);
          // Rounded outwards, but not by more than a unit: the corners of the exact octagon are 1.0824 radii away.
          expect(distance(at, corner)).toBeLessThanOrEqual(Math.ceil(1.0824 * (radius + gap)) + 1);
          expect(squareBetween(corner, next)).toBeGreaterThan(0);
        });
      }
    }),
  );
});
