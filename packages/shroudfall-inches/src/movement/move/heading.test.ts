import { FINE, type Pose } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { distanceOn, type Line, pointOn, poseOn, whyNotOnLine } from './heading.js';

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

describe('the tool of a straight move lies straight on its line [SFI-MOVE-022]', () => {
  const { from, direction } = line;
  const base = { at: from, radius: 1500 };
  const pose = poseOn(line, base, { arm: 6350, half: 1270, bend: { x: 0, y: 1 } });
  const refused = (more: Partial<Pose>) => whyNotOnLine(line, { ...pose, ...more }, 'choice.pose');

  test('the joint lies an arm in front of the base', () => {
    expect(refused({})).toBeUndefined();
    expect(pose.first).toEqual({ x: -7, y: 3 });
    const end = pointOn(line, base.radius + 6350);
    expect(Math.abs(pose.joint.x / FINE - end.x)).toBeLessThan(1);
    expect(Math.abs(pose.joint.y / FINE - end.y)).toBeLessThan(1);
  });

  test('bent and folded arms are refused, and arms beside the line', () => {
    const wrong = { code: 'not-on-the-line', rule: 'SFI-MOVE-022', path: 'choice.pose' };
    expect(refused({ second: { x: 7, y: 3 } })).toEqual(wrong);
    expect(refused({ first: direction })).toEqual(wrong);
    expect(refused({ first: { x: -1, y: 0 }, second: { x: 1, y: 0 } })).toEqual(wrong);
  });

  test('a joint lies at most 1/100 mm beside the line', () => {
    const flat: Line = { from: { x: 0, y: 0 }, direction: { x: 5, y: 0 } };
    const arms = { first: { x: -5, y: 0 }, second: { x: 5, y: 0 } };
    const at = (y: number) => whyNotOnLine(flat, { joint: { x: 100 * FINE, y }, ...arms }, 'choice.pose');
    expect([at(FINE), at(-FINE)]).toEqual([undefined, undefined]);
    expect(at(FINE + 1)?.code).toBe('not-on-the-line');
    expect(at(-FINE - 1)?.code).toBe('not-on-the-line');
  });
});
