import {
  brokenLimit,
  disc,
  holds,
  inches,
  isEmpty,
  type Limit,
  landmarks,
  type Move,
  mm,
  nearest,
  outlineOf,
  reachWith,
  rectangle,
  region,
  sample,
  spread,
  tool,
  whyNotPose,
} from '@rulewright/core/inches';
import { expect, test } from 'vitest';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });

// #region limits
const table = rectangle(at(0, 0), inches(36), inches(36));
const hero = disc(at(10, 10), mm(16));
const ogre = disc(at(13, 10), mm(25));

/** The places within 3" of the hero: on the table, and on no other model. The rule ids are fields of this game. */
const places = region(hero.radius, [
  { is: 'completely-within', of: table, length: 0, rule: 'table edge' },
  { is: 'within', of: hero, length: inches(3), rule: 'within 3"' },
  { is: 'clear', of: ogre, length: 0, rule: 'no overlap with the ogre' },
]);
// #endregion

test('where a base may stand', () => {
  // #region places
  expect(holds(places, at(7, 10))).toBe(true);
  expect(brokenLimit(places, at(13, 10))).toMatchObject({ rule: 'no overlap with the ogre' });
  expect(isEmpty(places)).toBe(false);

  // A click on the ogre becomes the nearest place beside it.
  expect(nearest(places, at(12.5, 10))).toEqual({ x: ogre.at.x - mm(25 + 16), y: ogre.at.y });

  const suggestions = spread(landmarks(places), 6);
  expect(suggestions).toHaveLength(6);
  expect(suggestions.every(place => holds(places, place))).toBe(true);

  const lots = (n: number): number => n - 1;
  expect(sample(places, lots)).toBeDefined();
  expect(outlineOf(places)).toMatchObject([{ shape: 'polygon' }]);
  // #endregion
});

test('a slit as wide as a base', () => {
  // #region slit
  const between = (width: number): readonly Limit[] => [
    { is: 'within', of: disc(at(10, 10), 0), length: inches(2) },
    { is: 'clear', of: rectangle(at(0, 0), inches(36), inches(9)), length: 0 },
    { is: 'clear', of: rectangle({ x: 0, y: inches(9) + width }, inches(36), inches(20)), length: 0 },
  ];
  expect(isEmpty(region(mm(16), between(mm(32))))).toBe(false);
  expect(isEmpty(region(mm(16), between(mm(32) - 1)))).toBe(true);
  // #endregion
});

test('a tool', () => {
  // #region tool
  // A tool of 5" by 1" with a joint in the middle that folds up completely: `bend` is straight on, then aside.
  const medium = tool({ arm: inches(2.5), half: inches(0.5), bend: { x: -1, y: 0 } });
  const wall = rectangle(at(11.5, 8), inches(0.5), inches(4));
  const move: Move = {
    base: hero,
    to: at(13, 12),
    table,
    obstacles: [{ id: 'wall', of: wall }],
  };
  const { pose } = reachWith(medium, move);
  if (!pose) throw new Error('no way around the wall');
  expect(whyNotPose(medium, move, pose)).toBeUndefined();

  // The same tool, laid straight: its middle line leads through the wall. Joints are in sixteenths of a unit.
  const joint = { x: (hero.at.x + hero.radius + inches(2.5)) * 16, y: hero.at.y * 16 };
  const straight = { joint, first: { x: -1, y: 0 }, second: { x: 1, y: 0 } };
  expect(whyNotPose(medium, { ...move, to: at(14, 10) }, straight)).toEqual({
    code: 'tool-on-obstacle',
    path: 'pose',
    detail: { obstacle: 'wall' },
  });

  // Too far for the tool: there is no pose, and no room for doubt.
  expect(reachWith(medium, { ...move, to: at(18, 10) })).toEqual({ room: 0 });
  // #endregion
});
