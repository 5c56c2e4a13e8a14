import { expect, test } from 'vitest';
import { distanceOn, type Line, pointOn } from './heading.js';

const line: Line = { from: { x: 10_001, y: 20_003 }, direction: { x: 7, y: -3 } };

test('every place on an oblique line is found on it, whatever its coordinates were rounded to [SFI-MOVE-022]', () => {
  for (let distance = 0; distance < 500; distance++) {
    const found = distanceOn(line, pointOn(line, distance));
    expect(found).toBeDefined();
    expect(pointOn(line, found ?? -1)).toEqual(pointOn(line, distance));
  }
});

test('a place beside a line or behind its start is not on it [SFI-MOVE-022]', () => {
  const { x, y } = pointOn(line, 4000);
  expect(distanceOn(line, { x, y: y + 2 })).toBeUndefined();
  const behind = pointOn({ ...line, direction: { x: -7, y: 3 } }, 4000);
  expect(distanceOn(line, behind)).toBeUndefined();
});
