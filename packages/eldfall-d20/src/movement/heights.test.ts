import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { type LaidOut, plainProfile } from '../testing/index.js';
import { at, judging } from './scenario-words.js';

/** The point beside a wall at 12 inches at which the base of 32 mm touches it. */
const BESIDE = inches(12) - 1600;
const y = inches(10);
const HEIGHT = 4500;
const box = (top: number, x = 12, width = 4) => ({ boxes: [[x, 8, width, 4]] as const, top: top / 2540 });

test('a model crosses scenery no higher than its hitbox at no extra cost [ELD-MOVE-023]', () => {
  const end = [at(inches(16), y)];
  const over = judging({ scenery: { wall: box(HEIGHT, 12, 1) } })('walk', end);
  // The log shows the steps up and down; only the way in plan is paid.
  expect(over).toMatchObject({
    route: [at(BESIDE, y), at(BESIDE, y, HEIGHT), at(inches(13) + 1600, y, HEIGHT), at(inches(13) + 1600, y), ...end],
  });
  expect(over).not.toHaveProperty('falls');
  expect(judging({ scenery: { wall: box(HEIGHT + 1, 12, 1) } })('walk', end)).toEqual(['too-high', 'ELD-MOVE-023']);
  // Two low pieces, one on the other, are as high as both together.
  const lower = { boxes: [[12, 8, 1, 4]] as const, top: 1 };
  const upper = { boxes: [[12, 8, 1, 4]] as const, base: 1, top: (HEIGHT + 1) / 2540 };
  expect(judging({ scenery: { lower, upper } })('walk', end)).toEqual(['too-high', 'ELD-MOVE-023']);
  // A beam that leaves room for the hitbox is in nobody's way.
  const beam = (base: number) => ({ boxes: [[12, 8, 1, 4]] as const, base: base / 2540, top: 4 });
  expect(judging({ scenery: { beam: beam(HEIGHT) } })('walk', end)).toMatchObject({ route: end });
  expect(judging({ scenery: { beam: beam(HEIGHT - 1) } })('walk', end)).toEqual(['too-high', 'ELD-MOVE-023']);
});

test('by option the rise onto a low obstacle is measured too [ELD-MOVE-023]', () => {
  const judge = judging({ scenery: { wall: box(2540, 12, 1) }, options: { lowObstacleFree: false } });
  expect(judge('walk', [at(inches(15) + 2, y)])).toMatchObject({ kind: 'walk' });
  expect(judge('walk', [at(inches(15) + 3, y)])).toEqual(['too-far', 'ELD-MOVE-003']);
});

test('a movement ends on a surface, which its level names [ELD-MOVE-016]', () => {
  const judge = judging({ scenery: { crate: box(2540) } });
  expect(judge('walk', [at(inches(14), y, 2540)])).toMatchObject({ kind: 'walk' });
  expect(judge('walk', [at(inches(14), y, 2539)])).toEqual(['not-on-a-surface', 'ELD-MOVE-016']);
  expect(judge('walk', [at(inches(14), y)])).toEqual(['not-on-a-surface', 'ELD-MOVE-016']);
});

test('Climb goes up a vertical surface with half SPD, rounded up [ELD-MOVE-007]', () => {
  const lay = {
    at: { A: { x: BESIDE, y } },
    profiles: { A: { stats: { ...plainProfile.stats, SPD: 5 } } },
    scenery: { tower: box(inches(2)) },
  };
  const judge = judging(lay);
  const up = (further: number) => [at(BESIDE, y, inches(2)), at(BESIDE + further, y, inches(2))];
  expect(judge('climb', up(inches(1) + 2))).toMatchObject({ route: up(inches(1) + 2) });
  expect(judge('climb', up(inches(1) + 3))).toEqual(['too-far', 'ELD-MOVE-007']);
  expect(judge('walk', up(inches(1)))).toEqual(['needs-climb', 'ELD-MOVE-007']);
  expect(judge('walk', [at(BESIDE + inches(1), y, inches(2))])).toEqual(['too-high', 'ELD-MOVE-023']);
  // Climbing needs a wall that is touched, and reaches as high.
  const apart = (by: number) => judging({ ...lay, at: { A: { x: BESIDE - by, y } } });
  const upright = (by: number) => [at(BESIDE - by, y, inches(2))];
  expect(apart(2)('climb', upright(2))).toMatchObject({ onWall: true });
  expect(apart(3)('climb', upright(3))).toEqual(['no-wall', 'ELD-MOVE-007']);
  expect(judge('climb', [at(BESIDE, y, inches(2) + 1)])).toEqual(['no-wall', 'ELD-MOVE-007']);
});

test('Climb goes down a wall from the edge of the roof, and never falls: walking off the roof is refused [ELD-MOVE-007]', () => {
  const judge = judging({ at: { A: { x: BESIDE + 500, y, z: inches(2) } }, scenery: { tower: box(inches(2)) } });
  const down = [at(BESIDE, y, inches(2)), at(BESIDE, y)];
  expect(judge('climb', down)).toMatchObject({ route: down });
  expect(judge('climb', [at(BESIDE, y, inches(2))])).toMatchObject({ onWall: true });
  expect(judge('climb', [at(BESIDE - 1, y)])).toEqual(['climbs-down', 'ELD-MOVE-007']);
});

test('a route has no corner in the air beside a bare wall without Climb, or on a kerb that it does not name [ELD-MOVE-016]', () => {
  const judge = judging({ at: { A: { x: BESIDE + 500, y, z: inches(2) } }, scenery: { tower: box(inches(2)) } });
  const refused = ['not-on-a-surface', 'ELD-MOVE-016'];
  expect(judge('walk', [at(BESIDE, y, inches(2)), at(inches(10), y)])).toEqual(refused);
  const kerb = { boxes: [[10, 11, 2, 1]] as const, top: 0.5 };
  const beside = judging({ at: { A: { x: BESIDE, y } }, scenery: { tower: box(inches(2)), kerb } });
  const to = (z: number) => [at(BESIDE, inches(11) - 1599, z)];
  expect(beside('climb', to(0))).toEqual(refused);
  expect(beside('climb', to(inches(0.5)))).toMatchObject({ route: [{}, {}, ...to(inches(0.5))] });
});

test('a Climb does not lead through the air to a wall at the same level [ELD-MOVE-007, ELD-MOVE-016]', () => {
  const crate = { boxes: [[6, 8, 3, 4]] as const, top: 1 };
  const judge = judging({ at: { A: { x: inches(9), y, z: inches(1) } }, scenery: { crate, tower: box(inches(3)) } });
  expect(judge('climb', [at(BESIDE, y, inches(1))])).toEqual(['not-on-a-surface', 'ELD-MOVE-016']);
});

test('a Climb on flat ground is a way over half SPD [ELD-MOVE-007]', () => {
  const along = (far: number) => [at(inches(10) + far, y)];
  expect(judging()('climb', along(inches(3) + 2))).toMatchObject({ kind: 'climb', route: along(inches(3) + 2) });
  expect(judging()('climb', along(inches(3) + 3))).toEqual(['too-far', 'ELD-MOVE-007']);
});

test('a Climb begins sideways from a surface beside the wall [ELD-MOVE-007]', () => {
  const crate = { boxes: [[9, 8, 3, 2]] as const, top: 1 };
  const judge = judging({
    at: { A: { x: BESIDE, y: inches(9), z: inches(1) } },
    scenery: { crate, tower: { boxes: [[12, 8, 4, 6]], top: 3 } },
  });
  const aside = [at(BESIDE, inches(11.5), inches(1))];
  expect(judge('climb', aside)).toMatchObject({ route: aside, onWall: true });
  expect(judge('walk', aside)).toEqual(['not-on-a-surface', 'ELD-MOVE-016']);
});

test('a Climb may end on the wall, sideways too; no other movement may [ELD-MOVE-009, ELD-MOVE-016]', () => {
  const judge = judging({
    at: { A: { x: BESIDE, y } },
    scenery: { tower: box(inches(3)), ladder: { boxes: [[12, 9, 0.1, 2]], top: 3, kind: 'ladder' } },
  });
  const half = at(BESIDE, y, inches(1));
  expect(judge('climb', [half])).toMatchObject({ route: [half], onWall: true });
  const aside = at(BESIDE, y + inches(1), inches(1));
  expect(judge('climb', [half, aside])).toMatchObject({ route: [half, aside], onWall: true });
  expect(judge('walk', [half])).toEqual(['ends-on-a-wall', 'ELD-MOVE-016']);
  // A Walk goes up and down the ladder, and not along the wall beside it.
  expect(judge('walk', [half, aside])).toEqual(['not-on-a-surface', 'ELD-MOVE-016']);
});

test('a model on a wall declares Climb, Jump or Idle [ELD-MOVE-010]', () => {
  const judge = judging({
    at: { A: { x: BESIDE, y, z: inches(1) } },
    models: { A: { onWall: true } },
    scenery: { tower: box(inches(3)) },
  });
  expect(judge('walk', [at(BESIDE - 1, y)])).toEqual(['on-a-wall', 'ELD-MOVE-010']);
  expect(judge('run', [at(BESIDE - 1, y)])).toEqual(['on-a-wall', 'ELD-MOVE-010']);
  expect(judge('idle', [])).toMatchObject({ kind: 'idle' });
  expect(judge('climb', [at(BESIDE, y, inches(2))])).toMatchObject({ onWall: true });
  expect(judge('jump', [at(BESIDE - inches(1), y)])).toMatchObject({ kind: 'jump' });
});

test('a model with Flight takes off from a wall and flies on in the same movement [ELD-MOVE-010, ELD-SKILL-024]', () => {
  const judge = judging({
    at: { A: { x: BESIDE, y, z: inches(1) } },
    models: { A: { onWall: true } },
    profiles: { A: { skills: [{ id: 'flight' }] } },
    scenery: { tower: box(inches(3)) },
  });
  const flies = (when: 'before' | 'after') =>
    judge('walk', [at(BESIDE - inches(10), y)], { skills: ['flight'], stance: { state: 'flying', to: true, when } });
  expect(flies('before')).toMatchObject({ route: [at(BESIDE - inches(10), y)] });
  expect(flies('before')).not.toHaveProperty('onWall');
  expect(flies('after')).toEqual(['on-a-wall', 'ELD-MOVE-010']);
});

test('a Ladder needs no Climb, and going up it costs double [ELD-MOVE-024, ELD-MOVE-025]', () => {
  const judge = judging({
    at: { A: { x: BESIDE, y } },
    scenery: { roof: box(inches(2), 12.1), ladder: { boxes: [[12, 9, 0.1, 2]], top: 2, kind: 'ladder' } },
  });
  const up = (further: number) => [at(BESIDE, y, inches(2)), at(BESIDE + further, y, inches(2))];
  expect(judge('walk', up(inches(2) + 2))).toMatchObject({ route: up(inches(2) + 2) });
  expect(judge('walk', up(inches(2) + 3))).toEqual(['too-far', 'ELD-MOVE-003']);
  expect(judge('run', up(inches(3)))).toMatchObject({ kind: 'run' });
});

test('going down a Ladder costs no more than its length, by option double [ELD-MOVE-024]', () => {
  const down = (more: number, options: LaidOut['options'] = {}) => {
    const judge = judging({
      at: { A: { x: BESIDE + inches(1), y, z: inches(2) } },
      scenery: { roof: box(inches(2), 12.1), ladder: { boxes: [[12, 9, 0.1, 2]], top: 2, kind: 'ladder' } },
      options: { distanceEpsilon: 0, ...options },
    });
    // One inch to the edge, two inches down, and the rest on the ground.
    const answer = judge('walk', [at(BESIDE, y, inches(2)), at(BESIDE, y), at(BESIDE - more, y)]);
    return 'kind' in answer ? 'goes' : answer[0];
  };
  expect([down(inches(3)), down(inches(3) + 1)]).toEqual(['goes', 'too-far']);
  const bothWays = { ladderCost: 'bothWays' } as const;
  expect([down(inches(1), bothWays), down(inches(1) + 1, bothWays)]).toEqual(['goes', 'too-far']);
});

test('the path over a surface narrower than the base costs double [ELD-MOVE-024]', () => {
  const plank = (width: number) => ({
    boxes: [[12, 10 - width / 5080, 10, width / 2540]] as const,
    top: 0.5,
    kind: 'narrow' as const,
  });
  const along = (width: number) => judging({ at: { A: { x: BESIDE, y } }, scenery: { plank: plank(width) } });
  const to = (far: number) => [at(BESIDE + far, y, inches(0.5))];
  // The first unit leads onto the plank.
  expect(along(3198)('walk', to(inches(3) + 1))).toMatchObject({ kind: 'walk' });
  expect(along(3198)('walk', to(inches(3) + 2))).toEqual(['too-far', 'ELD-MOVE-003']);
  expect(along(3200)('walk', to(inches(6)))).toMatchObject({ kind: 'walk' });
});

test('the path along the top of a bare wall costs double, unless the wall is low enough to step over it [ELD-MOVE-024, ELD-MOVE-023]', () => {
  const along = (width: number, top: number, z = top) => {
    const wall = { boxes: [[12, 10 - width / 5080, 10, width / 2540]] as const, top: top / 2540 };
    const judge = judging({ at: { A: { x: inches(13), y, z } }, scenery: { wall } });
    return (far: number) => judge('walk', [at(inches(13) + far, y, z)]);
  };
  expect(along(3000, 4510)(inches(3))).toMatchObject({ kind: 'walk' });
  expect(along(3000, 4510)(inches(3) + 2)).toEqual(['too-far', 'ELD-MOVE-003']);
  expect(along(3200, 4510)(inches(6))).toMatchObject({ kind: 'walk' });
  expect(along(3000, 4500)(inches(6))).toMatchObject({ kind: 'walk' });
});

test('two narrow pieces side by side are one wide surface [ELD-MOVE-024]', () => {
  const boxes = [
    [12, 9, 10, 1],
    [12, 10, 10, 1],
  ] as const;
  const judge = judging({ at: { A: { x: inches(13), y, z: inches(3) } }, scenery: { planks: { boxes, top: 3 } } });
  expect(judge('walk', [at(inches(19), y, inches(3))])).toMatchObject({ kind: 'walk' });
});

test('a model that walks off a higher surface falls; one that comes down by a Ladder does not [ELD-MOVE-029, ELD-FALL-001]', () => {
  const judge = judging({
    at: { A: { x: BESIDE + 500, y, z: inches(2) } },
    scenery: { roof: box(inches(2)), ladder: { boxes: [[11.9, 9, 0.1, 2]], top: 2, kind: 'ladder' } },
  });
  const edge = inches(11.9) - 1600;
  expect(judge('walk', [at(inches(9), y)])).toMatchObject({
    route: [at(edge, y, inches(2)), at(edge, y), at(inches(9), y)],
    falls: [{ leg: 2, drop: inches(2) }],
  });
  const down = judge('walk', [at(edge, y, inches(2)), at(edge, y), at(edge - 100, y)]);
  expect(down).toMatchObject({ kind: 'walk' });
  expect(down).not.toHaveProperty('falls');
});

test('a model that walks off a low piece on which it began its movement falls as well, and rolls by the drop [ELD-MOVE-029]', () => {
  const judge = judging({ at: { A: { x: BESIDE + 500, y, z: inches(1) } }, scenery: { crate: box(inches(1)) } });
  expect(judge('walk', [at(inches(10), y)])).toMatchObject({ falls: [{ leg: 2, drop: inches(1) }] });
});

test('a model that goes up low steps and walks off their high side falls the whole way down [ELD-MOVE-029, ELD-MOVE-023]', () => {
  const steps = (top: number) => ({
    first: { boxes: [[12, 8, 1, 4]] as const, top: top / 5080 },
    second: { boxes: [[13, 8, 1, 4]] as const, top: top / 2540 },
  });
  const over = (top: number) =>
    judging({ at: { A: { x: inches(11), y } }, scenery: steps(top) })('walk', [at(inches(16), y)]);
  expect(over(HEIGHT)).not.toHaveProperty('falls');
  expect(over(HEIGHT + 2)).toMatchObject({ kind: 'walk', falls: [{ leg: 6, drop: HEIGHT + 2 }] });
});

test('a Climb goes along a wall at one level, and not on a slant [ELD-MOVE-007]', () => {
  const judge = judging({ at: { A: { x: BESIDE, y } }, scenery: { tower: box(inches(3)) } });
  const half = at(BESIDE, y, inches(1));
  expect(judge('climb', [half, at(BESIDE, y + 2000, inches(1))])).toMatchObject({ onWall: true });
  expect(judge('climb', [half, at(BESIDE, y + 2000, inches(1) + 1)])).toEqual(['not-on-a-surface', 'ELD-MOVE-016']);
  expect(judge('climb', [half, at(BESIDE, y + 2000, inches(1) - 1)])).toEqual(['not-on-a-surface', 'ELD-MOVE-016']);
});

test('contact with an enemy above ends a Walk on the Ladder that leads to it [ELD-MOVE-020, ELD-MOVE-025, ELD-MOVE-016]', () => {
  const judge = judging(
    {
      at: { A: { x: BESIDE, y }, b: { x: inches(12) + 1600, y, z: inches(3) } },
      scenery: {
        tower: box(inches(3)),
        ladder: { boxes: [[12, 9, 0.1, 2]], top: 3, kind: 'ladder' },
      },
    },
    'Ab',
  );
  const touching = at(BESIDE, y, inches(3) - HEIGHT - 2);
  const hangs = { route: [touching], onWall: true };
  expect(judge('walk', [at(BESIDE, y, inches(3)), at(inches(15), y, inches(3))])).toMatchObject(hangs);
  expect(judge('walk', [touching])).toMatchObject(hangs);
  expect(judge('walk', [{ ...touching, z: touching.z - 1 }])).toEqual(['ends-on-a-wall', 'ELD-MOVE-016']);
});
