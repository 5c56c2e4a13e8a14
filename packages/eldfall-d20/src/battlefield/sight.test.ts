import { inches, mm } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import { hitboxOf, standingOf } from './hitbox.js';
import { lineBetween, sees, seesFrom } from './sight.js';

const looks = (drawing: string, lay: LaidOut = {}, from = 'A', to = 'a'): boolean =>
  sees(laidOut(drawing, lay).table, from, to);

// p1 stands above and faces down the drawing, p2 stands below and faces up; 8 inches lie between them.
const facing = 'A\n.\n.\n.\na';
const wall = (top: number | null, more: object = {}): LaidOut => ({
  scenery: { wall: { boxes: [[0, 5, 10, 1]], top, ...more } },
});

test('an unobstructed line from hitbox to hitbox is sight, and a wall blocks it [ELD-LOS-001, ELD-LOS-005]', () => {
  expect([looks(facing), looks(facing, {}, 'a', 'A')]).toEqual([true, true]);
  expect(looks(facing, wall(null))).toBe(false);
});

test('a wall as high as the hitboxes hides them, a wall 1/100 mm lower does not [ELD-LOS-001, ELD-LOS-005, ELD-PROFILE-014]', () => {
  const height = (units: number): LaidOut => ({
    scenery: { wall: { boxes: [[0, 5, 10, 1]], top: units / inches(1) } },
  });
  expect(looks(facing, height(mm(45) - 1))).toBe(true);
  expect(looks(facing, height(mm(45)))).toBe(false);
});

test('a third model blocks with its hitbox, and only with its base when it is Crouched, Incapacitated or Dead [ELD-LOS-005, ELD-LOS-006, ELD-PROFILE-015]', () => {
  const between = 'A\n.\nC\n.\na';
  const wide: LaidOut = { profiles: { C: { base: 100 } } };
  expect(looks(between, wide)).toBe(false);
  for (const state of ['crouched', 'incapacitated', 'dead'] as const)
    expect(looks(between, { ...wide, states: { C: [state] } })).toBe(true);
});

test('a model hides what stands exactly behind it and is no larger, unless the option lets lines pass its side [ELD-LOS-005]', () => {
  const row = 'A\n.\nC\n.\na';
  const line = (lay: LaidOut, equalBodiesHide = true): boolean => looks(row, { ...lay, options: { equalBodiesHide } });
  const aside = (units: number): LaidOut => ({ at: { C: { x: inches(2) + units, y: inches(6) } } });
  expect([line({}), line(aside(1))]).toEqual([false, true]);
  expect([line({}, false), line(aside(1), false)]).toEqual([true, true]);
  // A wider one hides it in any case, and it does not hide a larger one.
  expect(line({ profiles: { C: { base: 33 } } }, false)).toBe(false);
  expect(line({ profiles: { a: { base: 33 } } })).toBe(true);
});

test('a body on the ground is seen over a low step by a model that stands, and not by a Crouched one [ELD-LOS-005, ELD-LOS-006]', () => {
  const low: LaidOut = { states: { a: ['dead'] }, scenery: { step: { boxes: [[0, 8.5, 10, 0.5]], top: 0.4 } } };
  expect(looks(facing, low)).toBe(true);
  expect(looks(facing, { ...low, states: { a: ['dead'], A: ['crouched'] } })).toBe(false);
});

describe('front and back', () => {
  test('only what lies in the front half is seen [ELD-LOS-002, ELD-LOS-003]', () => {
    expect(looks(facing, { facing: { A: { x: 0, y: -1 } } })).toBe(false);
    expect(looks(facing, { facing: { A: { x: 1, y: 0 } } })).toBe(true);
  });

  test('a target counts if some part of it lies in the front half or on its border [ELD-LOS-003]', () => {
    const beside = (y: number): LaidOut => ({
      at: { A: { x: inches(5), y: inches(5) }, a: { x: inches(10), y: inches(5) + y } },
      facing: { A: { x: 0, y: -1 } },
    });
    expect(looks('A.a', beside(mm(16)))).toBe(true);
    expect(looks('A.a', beside(mm(16) + 1))).toBe(false);
  });

  // A stands at 5, 5 and faces up. A wall hangs from the upper edge of the table to a depth, between A and its target on the right.
  const besideWall = (target: number, depth: number, lay: LaidOut = {}): LaidOut => ({
    at: { A: { x: inches(5), y: inches(5) }, a: { x: inches(12), y: inches(target) } },
    facing: { A: { x: 0, y: -1 } },
    scenery: { wall: { boxes: [[7, 0, 0.5, depth]], top: null } },
    ...lay,
  });
  const keen: LaidOut = { profiles: { A: { traits: [{ id: 'vigilance' }] } } };

  test('no line from the Back half counts, and none that ends behind the dividing line [ELD-LOS-002, ELD-LOS-003]', () => {
    // The lowest line of the Front half, to a target wholly in front, passes the wall at a depth of 4.88 inches.
    expect(looks('A.a', besideWall(4, 4.8))).toBe(true);
    expect(looks('A.a', besideWall(4, 5.1))).toBe(false);
    // The middle of the target is behind the dividing line, along which one line touches the wall.
    expect(looks('A.a', besideWall(5.3, 5))).toBe(true);
    expect(looks('A.a', besideWall(5.3, 5 + 1 / inches(1)))).toBe(false);
  });

  test('a model that sees all round uses the lines of its Back half [ELD-LOS-007, ELD-TRAIT-072]', () => {
    for (const lay of [besideWall(4, 5.1, keen), besideWall(5.3, 5.1, keen)]) expect(looks('A.a', lay)).toBe(true);
    const { table } = laidOut('A.a', besideWall(4, 5.1));
    const here = standingOf(modelOf(table.state, 'A'));
    expect([false, true].map(moving => seesFrom(table, { ...here, moving }, 'a'))).toEqual([false, true]);
    // No line passes a wall that also hides the Back half.
    expect(looks('A.a', besideWall(4, 6, keen))).toBe(false);
  });

  test('a model always sees itself [ELD-LOS-008]', () => {
    expect(looks(facing, { facing: { A: { x: 0, y: -1 } } }, 'A', 'A')).toBe(true);
  });

  test('Vigilance makes the front reach all round [ELD-TRAIT-072]', () => {
    const back = { facing: { A: { x: 0, y: -1 } } };
    expect(looks(facing, { ...back, profiles: { A: { traits: [{ id: 'vigilance' }] } } })).toBe(true);
  });
});

test('a Blinded model sees only itself [ELD-STATE-008]', () => {
  expect(looks(facing, { states: { A: ['blinded'] } })).toBe(false);
  expect(looks(facing, { states: { A: ['blinded'] } }, 'A', 'A')).toBe(true);
});

test('an Engaged model sees those that engage it wherever it faces [ELD-STATE-032]', () => {
  const engaged = { state: 'engaged', by: 'p2', source: 'reach', about: ['a'] } as const;
  const back: LaidOut = { facing: { A: { x: 0, y: -1 } }, states: { A: [engaged] } };
  expect(looks('A.\nab', back)).toBe(true);
  expect(looks('A.\nab', back, 'A', 'b')).toBe(false);
});

test('the answer names what blocks, and checking it changes nothing in any measuring mode [ELD-LOS-009]', () => {
  const { table } = laidOut(facing, { ...wall(null), options: { measuringMode: 'realism' } });
  const [from, to] = table.state.models.map(one => hitboxOf(table, one));
  if (!from || !to) throw new Error('two models stand there');
  const line = lineBetween(table, from, to, ['A', 'a']);
  expect(line.clear ? [] : line.blockers.map(one => ('piece' in one ? one.piece.id : one.model))).toEqual(['wall']);
});

test('nobody looks through a wall into whose corner rounding has put a base by less than 1/100 mm [ELD-LOS-001, ELD-LOS-005]', () => {
  const scenery = { wall: { boxes: [[15, 14, 1, 3]] as const, top: 10 } };
  const seen = (y: number) => {
    const at = { A: { x: 37_670, y }, a: { x: 42_500, y: 37_500 } };
    const lay: LaidOut = { at, scenery, facing: { A: { x: 1, y: -1 }, a: { x: -1, y: 1 } } };
    return [looks(facing, lay), looks(facing, lay, 'a', 'A')];
  };
  // The base of 32 mm reaches 0.13/100 mm into the corner, or ends 0.83/100 mm before it.
  expect([seen(44_721), seen(44_722)]).toEqual([
    [false, false],
    [false, false],
  ]);
});

test('from a roof a model looks over a wall that hides it from the ground [ELD-LOS-001, ELD-MEASURE-003]', () => {
  const roof: LaidOut = {
    scenery: { roof: { boxes: [[0, 0, 4, 4]], top: 6 }, wall: { boxes: [[0, 6, 10, 0.5]], top: 3 } },
    at: { A: { x: inches(2), y: inches(3.3), z: inches(6) } },
  };
  expect(looks(facing, roof)).toBe(true);
  expect(looks(facing, { ...roof, at: { A: { x: inches(2), y: inches(5) } } })).toBe(false);
});

test('a model on a roof does not see through the roof on which it stands, and is not seen through it [ELD-LOS-001, ELD-LOS-005]', () => {
  const seen = (far: number) => {
    const { table } = laidOut('', {
      at: { A: { x: inches(8), y: inches(10), z: inches(3) }, b: { x: inches(11 + far), y: inches(10) } },
      facing: { A: { x: 1, y: 0 }, b: { x: -1, y: 0 } },
      scenery: { roof: { boxes: [[5, 8, 6, 4]], top: 3 } },
    });
    return [sees(table, 'A', 'b'), sees(table, 'b', 'A')];
  };
  expect([seen(0.7), seen(1), seen(3)]).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});

test('a model that another one touches is not seen past that one, on the ground and on a roof [ELD-LOS-005]', () => {
  const seen = (gap: number, size: 'medium' | 'large', z: number, equalBodiesHide = true) => {
    const radius = size === 'large' ? 2000 : 1600;
    const b = inches(8) + 1600 + radius + gap;
    const y = inches(10);
    const { table } = laidOut('', {
      at: { A: { x: inches(8), y, z }, b: { x: b, y, z }, c: { x: b + radius + 1600 + gap, y, z } },
      facing: { A: { x: 1, y: 0 } },
      profiles: { b: { size } },
      options: { equalBodiesHide },
      scenery: { roof: { boxes: [[5, 8, 9, 4]], top: z / inches(1) } },
    });
    return sees(table, 'A', 'c');
  };
  for (const z of [0, inches(3)]) {
    for (const size of ['medium', 'large'] as const) {
      expect([0, 1, 2, 100].map(gap => seen(gap, size, z))).toEqual([false, false, false, false]);
    }
  }
  // By the option lines pass an equal body beside it, and none passes a larger one.
  expect([seen(0, 'medium', 0, false), seen(0, 'large', 0, false)]).toEqual([true, false]);
});

test('a Flying model above scenery sees and is seen from the surface beneath it, unless the option has it on the field [ELD-LOS-013, ELD-STATE-043]', () => {
  // A flies above the middle of a block that is 4 inches wide and 6 inches high.
  const block: LaidOut = {
    scenery: { block: { boxes: [[0, 0, 4, 4]], top: 6 } },
    states: { A: ['flying'] },
    facing: { A: { x: 0, y: 1 } },
  };
  const both = (lay: LaidOut, drawing = 'A\n.\n.\n.\n.\na'): readonly boolean[] => [
    looks(drawing, lay),
    looks(drawing, lay, 'a', 'A'),
  ];
  expect(both(block)).toEqual([true, true]);
  // The edge of the block hides what stands right below it.
  expect(both(block, 'A\n.\na')).toEqual([false, false]);
  expect(both({ ...block, options: { flyingSight: 'field' } }, 'A\n.\na')).toEqual([true, true]);
  // On open ground nothing is different.
  expect(both({ ...block, scenery: {} })).toEqual([true, true]);
});

test('a Flying model above scenery hides what is behind it up there, and nothing on the ground [ELD-LOS-013]', () => {
  const roof: LaidOut = {
    scenery: { roof: { boxes: [[0, 0, 4, 12]], top: 3 } },
    states: { C: ['flying'] },
    profiles: { C: { base: 100 } },
    at: { A: { x: inches(2), y: inches(2), z: inches(3) }, a: { x: inches(2), y: inches(10), z: inches(3) } },
  };
  expect(looks('A\n.\nC\n.\na', roof)).toBe(false);
  expect(looks('A\n.\nC\n.\na', { ...roof, options: { flyingSight: 'field' } })).toBe(true);
});
