import {
  completelyWithin,
  type Disc,
  directlyAway,
  disc,
  gap,
  inches,
  mm,
  moved,
  overlaps,
  polygon,
  rectangle,
  sightField,
  whyNoPoint,
  within,
} from '@rulewright/core/inches';
import { drawField, drawnField } from '@rulewright/core/testing';
import { expect, test } from 'vitest';

test('distances', () => {
  // #region gaps
  const table = rectangle({ x: 0, y: 0 }, inches(36), inches(36));
  const scout = disc({ x: inches(6), y: inches(6.5) }, mm(32) / 2);
  const ruin = polygon([
    { x: inches(12), y: inches(3) },
    { x: inches(15), y: inches(6) },
    { x: inches(12), y: inches(9) },
  ]);
  expect(gap(scout, ruin)).toBe(inches(6) - mm(16)); // 13 640 units: 5.3701"
  expect(within(scout, ruin, 13_640)).toBe(true);
  expect(within(scout, ruin, 13_639)).toBe(false);
  expect(completelyWithin(scout, table, 0)).toBe(true); // The whole base is on the table.
  // #endregion
});

test('sight', () => {
  // #region sight
  const small = disc({ x: 0, y: 0 }, mm(15));
  const guard = disc({ x: inches(4), y: 0 }, mm(22));
  const giant = disc({ x: inches(8), y: 0 }, mm(25));
  const woods = rectangle({ x: inches(1), y: inches(1) }, inches(6), inches(2));
  const field = sightField([small, guard, giant, woods]);
  // The rule of this game: terrain blocks, and so does a base as large as the target's or larger.
  const blocksFor = (target: Disc) => (shape: object) => !('radius' in shape) || Number(shape.radius) >= target.radius;

  const there = field.sight(small, giant, blocksFor(giant));
  expect(there).toEqual({ clear: true, witness: { from: { x: 1500, y: 0 }, to: { x: 17_820, y: 0 } } });
  const back = field.sight(giant, small, blocksFor(small));
  expect(back).toEqual({ clear: false, blockers: [guard] });
  // #endregion
});

test('a push directly away, up to a wall', () => {
  // #region move
  const origin = disc({ x: inches(10), y: inches(10) }, mm(20));
  const pushed = disc({ x: inches(13), y: inches(12) }, mm(15));
  const wall = rectangle({ x: inches(15), y: 0 }, inches(1), inches(36));
  const direction = directlyAway(origin, pushed);
  const end = direction && moved(pushed, direction, inches(4), { obstacles: [origin, wall] });
  expect(end).toEqual({ x: inches(15) - mm(15), y: 32_867 });
  expect(end && overlaps({ at: end, radius: mm(15) }, wall)).toBe(false);
  // #endregion
});

test('a table drawn as text', () => {
  // #region drawn
  const field = drawnField(
    `
    . . . . . .
    A . # # . b
    . . # . . .
    `,
    { pitch: inches(1), bases: { A: mm(32), b: mm(32) }, at: { b: [inches(5), inches(1.5)] } },
  );
  expect(sightField(field.pieces('#')).sees(field.base('A'), field.base('b'))).toBe(false);
  const reach = (at: { x: number; y: number }) => within({ at, radius: 0 }, field.base('A'), inches(1));
  expect(drawField(field, { '+': reach })).toBe(
    ['+ + . . . .', 'A + # # . .', '+ + # . . b', 'b at 5", 1.5"'].join('\n'),
  );
  // #endregion
});

test('an answer that came over the wire', () => {
  // #region hostile
  expect(whyNoPoint({ x: 6.5, y: 0 }, 'choice.at')).toEqual({ code: 'not-a-whole-number', path: 'choice.at.x' });
  expect(whyNoPoint({ x: 0, y: 1e9 }, 'choice.at')).toEqual({
    code: 'too-large',
    path: 'choice.at.y',
    detail: { most: 262_144 },
  });
  // #endregion
});
