import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import type { DeclaredMovement } from '../vocabulary/index.js';
import { lengthOf, placeAt, standingAt, whyNoRoutePoint } from './points.js';

const movement: DeclaredMovement = {
  kind: 'walk',
  route: [
    { x: 3000, y: 4000, z: 0 },
    { x: 3000, y: 4000, z: 1000 },
  ],
  facing: { x: 0, y: 1 },
  skills: [],
};
const sequence = { model: 'A', from: { x: 0, y: 0, z: 0 }, facing: { x: 1, y: 0 }, movement };

test('a point of a route is a leg and a distance along it, so that reactions can name it [ELD-MEASURE-005, ELD-LOS-007]', () => {
  expect(placeAt(sequence, { leg: 0, along: 0 })).toEqual(sequence.from);
  expect(placeAt(sequence, { leg: 1, along: 2500 })).toEqual({ x: 1500, y: 2000, z: 0 });
  expect(placeAt(sequence, { leg: 2, along: 250 })).toEqual({ x: 3000, y: 4000, z: 250 });
  expect(standingAt(sequence, { leg: 1, along: 2500 })).toMatchObject({ model: 'A', moving: true });
  const end = { at: { x: 3000, y: 4000, z: 1000 }, facing: movement.facing, moving: false };
  expect(standingAt(sequence, null)).toMatchObject(end);
  expect(standingAt({ ...sequence, movement: null }, null)).toMatchObject({
    at: sequence.from,
    facing: { x: 1, y: 0 },
  });
  expect(standingAt({ ...sequence, movement: { ...movement, route: [] } }, { leg: 0, along: 0 }).moving).toBe(false);
});

test('points before and after a leg are refused, both sides by one unit [ELD-MEASURE-005]', () => {
  const why = (point: unknown) => whyNoRoutePoint(sequence, point, 'choice')?.code;
  expect([why({ leg: 1, along: 5000 }), why({ leg: 1, along: 5001 })]).toEqual([undefined, 'not-on-the-leg']);
  expect([why({ leg: 2, along: 1000 }), why({ leg: 3, along: 0 })]).toEqual([undefined, 'no-such-leg']);
  expect([why({ leg: 0, along: 0 }), why({ leg: 0, along: 1 })]).toEqual([undefined, 'not-on-the-leg']);
  expect([why({ leg: 1, along: -1 }), why({ leg: 1.5, along: 0 }), why('x')]).toEqual([
    'not-on-the-leg',
    'no-such-leg',
    'not-a-route-point',
  ]);
});

test('the length of a route is the sum of its legs [ELD-MEASURE-004]', () => {
  expect(lengthOf(sequence.from, movement.route)).toBe(6000);
  expect(lengthOf(sequence.from, [{ x: inches(1), y: 1, z: 0 }])).toBe(inches(1) + 1);
});

test('the end of a leg is its corner, also where its length is rounded up, and of a leg without a length [ELD-MEASURE-005]', () => {
  const corner = { x: 1000, y: 1000, z: 0 };
  const bent = { from: { x: 0, y: 0, z: 0 }, movement: { ...movement, route: [corner, corner] } };
  // The leg is 1414.2 units long.
  expect(placeAt(bent, { leg: 1, along: 1415 })).toEqual(corner);
  expect(placeAt(bent, { leg: 1, along: 1413 })).toEqual({ x: 999, y: 999, z: 0 });
  expect(placeAt(bent, { leg: 2, along: 0 })).toEqual(corner);
});

test('a value that is no point of a route is refused at the field that is wrong [ELD-MEASURE-005]', () => {
  const why = (point: unknown) => {
    const { code, path } = whyNoRoutePoint(sequence, point, 'choice') ?? {};
    return [code, path];
  };
  const none = ['not-a-route-point', 'choice'];
  expect([why(null), why({ leg: 1 }), why({ leg: 1, along: 0, more: 1 })]).toEqual([none, none, none]);
  expect(why({ leg: -1, along: 0 })).toEqual(['no-such-leg', 'choice.leg']);
  expect(why({ leg: 1, along: 5001 })).toEqual(['not-on-the-leg', 'choice.along']);
});
