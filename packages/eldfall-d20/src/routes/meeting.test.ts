import { Random } from '@rulewright/core/dice';
import { compareGap, rectangle, stepsOf } from '@rulewright/core/inches';
import { type Cylinder, withinSpace } from '@rulewright/core/inches/height';
import { expect, test } from 'vitest';
import type { Place } from '../vocabulary/index.js';
import { bodyAt, firstInBody, firstInObstacle, firstWithin, gridPlace } from './meeting.js';
import type { Obstacle, Surroundings } from './surroundings.js';

const random = Random.fromSeed('meeting');
const between = (least: number, most: number): number => least + random.below(most - least + 1);

/** Only the size of the model matters here. The cast is safe: nothing else is read. */
const around = { radius: 7, height: 12 } as Surroundings;
const place = (): Place => ({ x: between(-30, 30), y: between(-30, 30), z: between(0, 40) });

/** Legs in all directions: some level, some upright, and some without a length. */
const leg = (): readonly [Place, Place] => {
  const [from, to] = [place(), place()];
  const kind = random.below(5);
  if (kind === 0) return [from, { ...to, z: from.z }];
  if (kind === 1) return [from, { ...from, z: to.z }];
  return kind === 2 && random.below(5) === 0 ? [from, from] : [from, to];
};

/** All places of a leg, one after another. */
const placesOf = (from: Place, to: Place): readonly Place[] => {
  const steps = stepsOf(from, to);
  if (steps > 0) return Array.from({ length: steps + 1 }, (_, step) => gridPlace(from, to, step));
  const up = Math.sign(to.z - from.z);
  return Array.from({ length: Math.abs(to.z - from.z) + 1 }, (_, more) => ({ ...from, z: from.z + up * more }));
};

const tall = (foot: number, height: number, { z }: Place): boolean => foot < z + around.height && z < foot + height;

test('the first place of a leg near a body, or inside of one or of scenery, is the first of all places for which that is true', () => {
  const met = { near: 0, body: 0, box: 0 };
  for (let n = 0; n < 3000; n++) {
    const [from, to] = leg();
    const places = placesOf(from, to);
    const middle = place();
    const body: Cylinder = {
      at: { x: middle.x, y: middle.y },
      radius: between(1, 9),
      foot: middle.z,
      height: between(1, 15),
    };
    const length = between(0, 6);
    const near = places.find(one => withinSpace(bodyAt(around, one), body, length));
    expect(firstWithin(around, from, to, body, length)).toEqual(near);
    // A model is inside of something by a unit at least.
    const isIn = (one: Place, outline: Obstacle['outline'], foot: number, height: number): boolean =>
      tall(foot, height, one) && compareGap({ at: { x: one.x, y: one.y }, radius: around.radius }, outline, -1) <= 0;
    const disc = { at: body.at, radius: body.radius };
    const inBody = places.find(one => isIn(one, disc, body.foot, body.height));
    expect(firstInBody(around, from, to, body)).toEqual(inBody);
    const outline = rectangle(body.at, between(1, 20), between(1, 20));
    const corners = outline.corners;
    const [xs, ys] = [corners.map(one => one.x), corners.map(one => one.y)];
    const box = { x: Math.min(...xs), y: Math.min(...ys), right: Math.max(...xs), below: Math.max(...ys) };
    const top = body.foot + body.height;
    const obstacle: Obstacle = { id: 'box', outline, base: body.foot, top, kind: 'solid', box };
    const inBox = places.find(one => isIn(one, outline, body.foot, body.height));
    expect(firstInObstacle(around, from, to, obstacle)).toEqual(inBox);
    met.near += near ? 1 : 0;
    met.body += inBody ? 1 : 0;
    met.box += inBox ? 1 : 0;
  }
  // The legs must meet often, and miss as often.
  for (const count of Object.values(met)) {
    expect(count).toBeGreaterThan(300);
    expect(count).toBeLessThan(2700);
  }
});
