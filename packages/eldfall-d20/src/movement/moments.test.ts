import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { idle } from '../activation/scenario-words.js';
import { laidOut, plainProfile } from '../testing/index.js';
import type { Place, Sequence } from '../vocabulary/index.js';
import { isAwareOfActivated, momentsOf, seesActivated } from './moments.js';

const at = (x: number, y: number): Place => ({ x: inches(x), y: inches(y), z: 0 });
const walk = (...route: readonly Place[]): Pick<Sequence, 'from' | 'movement'> => ({
  from: at(10, 10),
  movement: { ...idle(), kind: 'walk', route },
});

test('the moments of a movement are its start, points at every quarter of an inch, its corners and its end [ELD-REACT-003]', () => {
  expect(momentsOf({ from: at(10, 10), movement: idle() })).toEqual([null]);
  expect(momentsOf(walk(at(10.6, 10), at(10.6, 10.2)))).toEqual([
    { leg: 0, along: 0 },
    { leg: 1, along: 635 },
    { leg: 1, along: 1270 },
    { leg: 1, along: 1524 },
    null,
  ]);
});

/** `b` looks at the activated `A` through a gap, or has it in its Awareness, only at one moment of the movement. */
const asked = (drawn: {
  readonly b: Place;
  readonly walls?: readonly (readonly [number, number, number, number])[];
}) => {
  const movement = walk(at(14, 10), at(14, 14));
  const sequence: Sequence = {
    model: 'A',
    step: 'reaction',
    from: at(10, 10),
    facing: { x: 0, y: 1 },
    movement: movement.movement,
    reactions: [],
    action: null,
    ended: false,
    answered: [],
  };
  const { table } = laidOut('A.b', {
    at: { A: at(14, 14), b: drawn.b },
    facing: { b: { x: -1, y: 0 } },
    profiles: { b: { stats: { ...plainProfile.stats, AG: 2 } } },
    scenery: drawn.walls ? { wall: { boxes: drawn.walls, top: null } } : {},
    state: { sequence },
  });
  return [seesActivated(table, 'b'), isAwareOfActivated(table, 'b')];
};

test('a model is seen at the start, along its path and at a corner [ELD-REACT-003]', () => {
  // A screen with a gap of half an inch before the start, before the middle of the first leg, and before its corner.
  const gap = (x: number) => {
    const walls = [
      [0, 8, x - 0.2, 0.2],
      [x + 0.2, 8, 22 - x, 0.2],
    ] as const;
    return asked({ b: at(x, 4), walls })[0];
  };
  // Seen from far beside the field of the gap, only lines that are nearly upright pass it.
  expect([gap(10), gap(12), gap(14)].map(seen => seen === true)).toEqual([true, true, true]);
  expect(asked({ b: at(14, 4), walls: [[0, 8, 36, 0.2]] })[0]).toBe(false);
});

test('a model is in the Awareness of another one at the start, along its path and at a corner [ELD-AWARE-005]', () => {
  // Both bases have a diameter of 32 mm, and the Awareness is two inches.
  const near = (b: Place): boolean | undefined => asked({ b })[1];
  expect([near(at(8, 9)), near(at(12, 7)), near(at(16, 8))]).toEqual([true, true, true]);
  expect([near(at(5, 9)), near(at(12, 6)), near(at(17.5, 7))]).toEqual([false, false, false]);
});
