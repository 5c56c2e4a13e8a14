import { gridPoint, stepsOf } from '@rulewright/core/inches';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnTable } from '../../../v11/testing/drawn-table.js';
import { areWithin } from '../measure/distance.js';
import { placeAt, pointOf } from '../measure/place.js';
import { standingAt } from '../models/table.js';
import { lastStanding, lastWithin } from './brink.js';

const drawing = `
  A . . . . . . .
  . . . . . . . .
  . . . . . . . b`;

test('the last place in reach on a leg is the last of all its grid points that are, whatever the leg [JV11-BASE-005, JV11-BASE-006]', () => {
  const coordinate = fc.integer({ min: 1500, max: 14_000 });
  const point = fc.tuple(coordinate, coordinate);
  const seen = { near: 0, far: 0 };
  fc.assert(
    fc.property(point, point, point, ([ax, ay], [bx, by], [x, y]) => {
      const { model } = drawnTable(drawing, { at: { A: [ax, ay], b: [bx, by] } });
      const [mover, other] = [model('A'), model('b')];
      const to = placeAt({ x, y });
      const last = lastWithin(1, mover, to, other);
      const [from, end] = [
        { x: ax, y: ay },
        { x, y },
      ];
      const steps = stepsOf(from, end);
      const isNear = (step: number): boolean =>
        areWithin(1, standingAt(mover, placeAt(gridPoint(from, end, step))), other);
      const near = Array.from({ length: steps + 1 }, (_, step) => step).findLast(isNear);
      seen[near === undefined ? 'far' : 'near']++;
      expect(last === undefined).toBe(near === undefined);
      if (last === undefined || near === undefined) return;
      // The end of the reach may be passed by a thousandth of an inch, 2.54 units, before the model counts as out of it.
      const [one, two] = [pointOf(last), gridPoint(from, end, near)];
      expect(areWithin(1, standingAt(mover, last), other)).toBe(true);
      const beyond = near - Math.max(Math.abs(one.x - ax), Math.abs(one.y - ay));
      expect(beyond).toBeGreaterThanOrEqual(0);
      // A leg that grazes the reach is that near for a while.
      if (isNear(near - 200)) expect(Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y))).toBeLessThan(200);
    }),
    { numRuns: 150, seed: 3 },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(10);
});

test('the last place to stand on a leg is before a base that the leg ends on [JV11-BASE-008]', () => {
  const { table, model } = drawnTable(drawing, { at: { A: [2000, 5000], b: [9000, 5000] } });
  const to = placeAt({ x: 8000, y: 5000 });
  expect(lastStanding(table, model('A'), to)).toBe(placeAt({ x: 6000, y: 5000 }));
  const free = placeAt({ x: 5000, y: 5000 });
  expect(lastStanding(table, model('A'), free)).toBe(free);
});
