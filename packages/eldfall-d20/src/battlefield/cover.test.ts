import { inches, mm, rectangle } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import { coverOf } from './cover.js';
import { standingOf } from './hitbox.js';

/** The shooter A stands at y = 2 inches, the target a at y = 12 inches. */
const cover = (lay: LaidOut) => {
  const { table } = laidOut('A\n.\n.\n.\n.\na', { options: { distanceEpsilon: 0 }, ...lay });
  const [from, to] = [modelOf(table.state, 'A'), modelOf(table.state, 'a')];
  return coverOf(table, standingOf(from), standingOf(to));
};

/** A wall of a width before the target, with a gap of an inch from its base and more; heights in inches. */
const wall = (top: number, width = 4, more = 0): LaidOut => {
  const back = 12 - mm(16) / inches(1) - 1 - more / inches(1);
  return { scenery: { wall: { boxes: [[2 - width / 2, back - 0.5, width, 0.5]], top } } };
};

describe('scenery before a model', () => {
  test('that is taller and wider than its hitbox is Heavy Cover [ELD-COVER-001, ELD-COVER-003]', () => {
    expect(cover(wall(2))).toEqual({ kind: 'heavy', rule: 'ELD-COVER-003', piece: 'wall' });
  });

  test('that is not strictly taller is Light Cover [ELD-COVER-004]', () => {
    const height = mm(45) / inches(1);
    expect(cover(wall(height))?.kind).toBe('light');
    expect(cover(wall(height + 1 / inches(1)))?.kind).toBe('heavy');
  });

  test('that is not strictly wider is Light Cover [ELD-COVER-004]', () => {
    const width = mm(32) / inches(1);
    expect(cover(wall(2, width))?.kind).toBe('light');
    expect(cover(wall(2, width + 2 / inches(1)))?.kind).toBe('heavy');
  });

  test('more than an inch away is no Cover [ELD-COVER-001, ELD-COVER-009]', () => {
    expect(cover(wall(2, 4, 0))?.kind).toBe('heavy');
    expect(cover(wall(2, 4, 1))).toBeNull();
  });

  test('that rises no higher than the base is no Cover [ELD-COVER-001]', () => {
    const base = mm(4) / inches(1);
    expect(cover(wall(base, 4, -2000))).toBeNull();
    expect(cover(wall(base + 1 / inches(1), 4, -2000))?.kind).toBe('light');
  });

  test('that the shooter sees over down to the feet hides nothing and is no Cover [ELD-COVER-001]', () => {
    // The line from the top of the shooter, 45 mm high, falls to the feet over 222 mm: 25.4 mm before them it is 5.148 mm high.
    const near = (height: number) => cover(wall(height / inches(1), 4))?.kind;
    expect([near(514), near(515)]).toEqual([undefined, 'light']);
  });

  test('beside the line hides nothing and is no Cover [ELD-COVER-001]', () => {
    expect(cover({ scenery: { wall: { boxes: [[3, 11, 4, 2]], top: 2 } } })).toBeNull();
    expect(cover({ scenery: { wall: { boxes: [[0, 13, 4, 1]], top: 2 } } })).toBeNull();
  });

  test('covers a model that touches its corner, where rounding leaves the base a little inside [ELD-COVER-001]', () => {
    const scenery = { wall: { boxes: [[15, 14, 1, 3]] as const, top: 1.5 } };
    const beside = (y: number) => cover({ at: { A: { x: 48_620, y: 35_155 }, a: { x: 37_670, y } }, scenery })?.kind;
    // The base of 32 mm reaches 0.13/100 mm into the corner, or ends 0.83/100 mm before it.
    expect([beside(44_721), beside(44_722)]).toEqual(['light', 'light']);
  });

  test('may be tagged beforehand [ELD-COVER-004]', () => {
    const tagged = (kind: 'light' | 'heavy', top: number): LaidOut => ({
      scenery: { wall: { boxes: [[0, 10.5, 4, 0.5]], top, cover: kind } },
    });
    expect([cover(tagged('light', 9))?.kind, cover(tagged('heavy', 1))?.kind]).toEqual(['light', 'heavy']);
  });
});

test('the best Cover counts alone [ELD-COVER-005]', () => {
  const both: LaidOut = {
    scenery: { hedge: { boxes: [[0, 10.8, 4, 0.3]], top: 1 }, wall: { boxes: [[0, 10.5, 4, 0.3]], top: 3 } },
  };
  expect(cover(both)).toEqual({ kind: 'heavy', rule: 'ELD-COVER-003', piece: 'wall' });
});

test('a Crouched model has Light Cover in the open, and its low hitbox is compared with scenery [ELD-COVER-005, ELD-COVER-006]', () => {
  const crouched = { states: { a: ['crouched'] as const } };
  expect(cover(crouched)).toEqual({ kind: 'light', rule: 'ELD-COVER-006', piece: null });
  expect(cover({ ...crouched, ...wall(1) })?.kind).toBe('heavy');
  expect(cover(wall(1))?.kind).toBe('light');
});

test.each([
  ['small', true],
  ['medium', true],
  ['large', true],
  ['huge', false],
  ['gigantic', false],
  ['colossal', false],
  ['epic', false],
] as const)('a %s model can have Cover: %s [ELD-COVER-001, ELD-COVER-002]', (size, expected) => {
  const near: LaidOut = {
    scenery: { wall: { boxes: [[0, 9.6, 4, 0.5]], top: 9 } },
    profiles: { a: { size, base: 80 } },
  };
  expect(cover(near) !== null).toBe(expected);
});

test('on a roof the edge gives Light Cover against a shooter below, and a wall up there Heavy Cover [ELD-COVER-007]', () => {
  const roof = { boxes: [[0, 10, 4, 6]], top: 3 } as const;
  const above = { at: { a: { x: inches(2), y: inches(12), z: inches(3) } } };
  expect(cover({ scenery: { roof }, ...above })?.kind).toBe('light');
  const parapet = { boxes: [[0, 10.5, 4, 0.5]], base: 3, top: 6 } as const;
  expect(cover({ scenery: { roof, parapet }, ...above })?.kind).toBe('heavy');
});

test('up there a wall is Heavy Cover however low it is, but not against a shooter on the same level [ELD-COVER-007]', () => {
  const place = (y: number) => ({ x: inches(2), y: inches(y), z: inches(3) });
  const scenery = (depth: number, width = 4): LaidOut['scenery'] & object => ({
    roof: { boxes: [[0, 16 - depth, 4, depth]], top: 3 },
    parapet: { boxes: [[2 - width / 2, 10.5, width, 0.5]], base: 3, top: 4 },
  });
  expect(cover({ scenery: scenery(6), at: { a: place(12) } })).toMatchObject({ kind: 'heavy', rule: 'ELD-COVER-007' });
  // A post is no wall.
  expect(cover({ scenery: scenery(6, 1), at: { a: place(12) } })?.kind).toBe('light');
  expect(cover({ scenery: scenery(15), at: { A: place(2), a: place(12) } })?.kind).toBe('light');
});

test('the edge of a roof is Light Cover, also where another part of the building is higher [ELD-COVER-007]', () => {
  const above = { at: { a: { x: inches(2), y: inches(12), z: inches(3) } } };
  const roof = { boxes: [[0, 10, 4, 6]], top: 3 } as const;
  expect(cover({ scenery: { roof: { ...roof, cover: 'heavy' } }, ...above })).toMatchObject({
    kind: 'light',
    rule: 'ELD-COVER-007',
  });
});

test('being Crouched and higher ground cover models of every size [ELD-COVER-002, ELD-COVER-006, ELD-COVER-007]', () => {
  const huge = { profiles: { a: { size: 'huge' } } } as const;
  const above = { at: { a: { x: inches(2), y: inches(12), z: inches(3) } } };
  const scenery = { roof: { boxes: [[0, 10, 4, 6]] as const, top: 3 } };
  expect(cover({ ...huge, scenery, ...above })?.kind).toBe('light');
  const crouched = { states: { a: ['crouched'] as const } };
  expect(cover({ ...huge, ...crouched })?.rule).toBe('ELD-COVER-006');
  expect(cover({ ...huge, ...crouched, ...wall(9) })?.kind).toBe('light');
});

test('by option larger models have no Cover, and a solid wall has to be higher than the hitbox as well [ELD-COVER-002, ELD-COVER-007]', () => {
  const huge = { profiles: { a: { size: 'huge' } } } as const;
  const high = {
    scenery: { roof: { boxes: [[0, 10, 4, 6]], top: 3 } },
    at: { a: { x: inches(2), y: inches(12), z: inches(3) } },
  } as const;
  const options = { hugeModelsTakeCover: false } as const;
  expect([cover({ ...huge, ...high, options }), cover({ ...huge, states: { a: ['crouched'] }, options })]).toEqual([
    null,
    null,
  ]);
  expect(cover({ ...high, options })?.kind).toBe('light');
  const parapet = (top: number) => ({ boxes: [[0, 10.5, 4, 0.5]] as const, base: 3, top: 3 + top });
  const behind = (top: number, solidWall: 'wide' | 'wideAndHigh') =>
    cover({ ...high, scenery: { ...high.scenery, parapet: parapet(top) }, options: { solidWall } })?.kind;
  expect([behind(1, 'wide'), behind(1, 'wideAndHigh'), behind(2, 'wideAndHigh')]).toEqual(['heavy', 'light', 'heavy']);
});

test('a Flying model has no Cover [ELD-STATE-039]', () => {
  const flying = { states: { a: ['flying'] as const } };
  expect([cover({ ...wall(2), ...flying }), cover(wall(2))?.kind]).toEqual([null, 'heavy']);
});

describe('the width of scenery is what the shooter sees of it', () => {
  const heavier = (lay: (more: number) => LaidOut): readonly unknown[] => [0, 1].map(more => cover(lay(more))?.kind);

  test('from the side of the field [ELD-COVER-003, ELD-COVER-004]', () => {
    const width = mm(32) / inches(1);
    const beside = (more: number): LaidOut => ({
      at: { A: { x: inches(2), y: inches(4) }, a: { x: inches(12), y: inches(4) } },
      scenery: { wall: { boxes: [[10.5, 4 - width / 2, 0.5, width + more / inches(1)]], top: 2 } },
    });
    expect(heavier(beside)).toEqual(['light', 'heavy']);
  });

  test('on a slant, where a box shows its diagonal [ELD-COVER-003, ELD-COVER-004]', () => {
    // The diagonal of a square of 2262 units is 3198.9 units, that of 2263 units 3200.4: the hitbox is 3200 wide.
    const slanted = (more: number): LaidOut => {
      const [corner, side] = [18901 / inches(1), (2262 + more) / inches(1)];
      return {
        at: { A: { x: 5080, y: 5080 }, a: { x: 22860, y: 22860 } },
        scenery: { post: { boxes: [[corner, corner, side, side]], top: 2 } },
      };
    };
    expect(heavier(slanted)).toEqual(['light', 'heavy']);
  });
});

describe('of scenery with several parts', () => {
  type Box = readonly [x: number, y: number, width: number, depth: number, base: number, top: number];
  const built = (...boxes: readonly Box[]): LaidOut['state'] & object => {
    const parts = boxes.map(([x, y, width, depth, base, top]) => ({
      outline: rectangle({ x: inches(x), y: inches(y) }, inches(width), inches(depth)),
      base: inches(base),
      top: inches(top),
    }));
    return { scenery: [{ id: 'building', kind: 'solid', cover: null, placedBy: null, parts }] };
  };
  const roof: Box = [0, 10, 4, 6, 0, 3];
  const above = { a: { x: inches(2), y: inches(12), z: inches(3) } };

  test('those count on which the model does not stand [ELD-COVER-007]', () => {
    expect(cover({ at: above, state: built(roof, [0, 10.5, 4, 0.5, 3, 6]) })).toMatchObject({
      kind: 'heavy',
      rule: 'ELD-COVER-007',
    });
    // The roof is wide, but the post on it is not.
    expect(cover({ at: above, state: built(roof, [1.6, 10.5, 0.8, 0.5, 3, 6]) })?.rule).toBe('ELD-COVER-004');
    expect(cover({ at: above, state: built(roof) })?.rule).toBe('ELD-COVER-007');
  });

  test('one that is taller than the hitbox is enough [ELD-COVER-003]', () => {
    expect(cover({ state: built([0, 10.5, 4, 0.3, 0, 1], [0, 10.2, 4, 0.3, 0, 3]) })?.kind).toBe('heavy');
    expect(cover({ state: built([0, 10.5, 4, 0.3, 0, 1], [0, 10.2, 4, 0.3, 0, 1.5]) })?.kind).toBe('light');
  });
});

test('Cover is measured with the tolerance of the table [ELD-COVER-001, ELD-MEASURE-007]', () => {
  const options = { distanceEpsilon: 2 };
  expect([cover({ ...wall(2, 4, 2), options })?.kind, cover({ ...wall(2, 4, 3), options })]).toEqual(['heavy', null]);
});

test('the best Cover counts alone, whichever piece comes first [ELD-COVER-005]', () => {
  const hedge = { boxes: [[0, 10.8, 4, 0.3]], top: 1 } as const;
  const high = { boxes: [[0, 10.5, 4, 0.3]], top: 3 } as const;
  expect(cover({ scenery: { high, hedge } })?.piece).toBe('high');
  expect(cover({ scenery: { high, hedge }, states: { a: ['crouched'] } })?.piece).toBe('high');
});
