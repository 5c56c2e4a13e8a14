import { inches, mm } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { TemplatePlace } from '../vocabulary/index.js';
import type { TemplateId } from '../vocabulary/words.js';
import { hitboxOf, standingOf } from './hitbox.js';
import { centredOn, coversTarget, modelsUnder, sprayFrom } from './templates.js';

const spot = { x: inches(18), y: inches(18), z: 0 };
const circle = (template: TemplateId): TemplatePlace => ({ template, at: spot });

/** The models under a template, with the model `a` at a distance of the template's middle to the right. */
const under = (place: TemplatePlace, right: number, lay: LaidOut = {}, z = 0): readonly string[] => {
  const { table } = laidOut('A.a', {
    ...lay,
    at: { A: { x: 0, y: 0 }, a: { x: spot.x + right, y: spot.y, z }, ...lay.at },
  });
  return modelsUnder(table, place, standingOf(modelOf(table.state, 'A')));
};

test.each([
  ['circular-large', 120],
  ['circular-small', 70],
] as const)(
  '%s is a circle of %i mm that reaches what it touches [ELD-TEMPLATE-001, ELD-TEMPLATE-004, ELD-TEMPLATE-005]',
  (template, diameter) => {
    expect(under(circle(template), mm(diameter / 2 + 16))).toEqual(['a']);
    expect(under(circle(template), mm(diameter / 2 + 16) + 1)).toEqual([]);
  },
);

test('allies are affected too, the user is not [ELD-TEMPLATE-001, ELD-TEMPLATE-003]', () => {
  const { table } = laidOut('ABa', { at: { A: spot, B: spot, a: spot } });
  expect(modelsUnder(table, circle('circular-small'), standingOf(modelOf(table.state, 'A')))).toEqual(['B', 'a']);
});

describe('the main target', () => {
  const covers = (right: number, base = 32): boolean => {
    const { table } = laidOut('a', { profiles: { a: { base } }, at: { a: { ...spot, x: spot.x + right } } });
    return coversTarget(table, circle('circular-small'), hitboxOf(table, modelOf(table.state, 'a')));
  };
  test('must lie wholly under the template, which need not be centred on it [ELD-TEMPLATE-002, ELD-TEMPLATE-009]', () => {
    expect([covers(mm(35 - 16)), covers(mm(35 - 16) + 1)]).toEqual([true, false]);
  });
  test('that is larger than the template has the template centred on it [ELD-TEMPLATE-002]', () => {
    expect([covers(0, 80), covers(1, 80)]).toEqual([true, false]);
  });
  test('can be the centre of a circle [ELD-TEMPLATE-009]', () => {
    const { table } = laidOut('a');
    const body = hitboxOf(table, modelOf(table.state, 'a'));
    expect(coversTarget(table, centredOn('circular-small', body), body)).toBe(true);
  });
});

describe('sprays', () => {
  const spray = (template: TemplateId, lay: LaidOut = {}) => {
    const laid = laidOut('A.a', { ...lay, at: { A: spot, ...lay.at } });
    const user = standingOf(modelOf(laid.table.state, 'A'));
    return { table: laid.table, user, place: sprayFrom(laid.table, user, template, { x: 1, y: 0 }) };
  };
  test.each([
    ['spray-large', 260],
    ['spray-small', 213],
  ] as const)(
    '%s begins at the base of its user and is %i mm long [ELD-TEMPLATE-006, ELD-TEMPLATE-007, ELD-TEMPLATE-008]',
    (template, length) => {
      const reaches = (right: number): boolean => {
        const { table, user, place } = spray(template, { at: { a: { ...spot, x: spot.x + right } } });
        return modelsUnder(table, place, user).includes('a');
      };
      expect([reaches(mm(16 + length + 16)), reaches(mm(16 + length + 16) + 1)]).toEqual([true, false]);
    },
  );
  test('its far circle has 90 or 70 mm, by the option others [ELD-TEMPLATE-006, ELD-TEMPLATE-007]', () => {
    const wide = (template: TemplateId, far: number, options: NonNullable<LaidOut['options']> = {}): boolean => {
      const length = template === 'spray-large' ? 260 : 213;
      const middle = spot.x + mm(16 + length) - mm(far) / 2;
      const at = { a: { x: middle, y: spot.y + mm(far) / 2 + mm(16), z: 0 } };
      const { table, user, place } = spray(template, { at, options });
      return modelsUnder(table, place, user).includes('a');
    };
    expect([wide('spray-large', 90), wide('spray-large', 92)]).toEqual([true, false]);
    expect([wide('spray-small', 70), wide('spray-small', 72)]).toEqual([true, false]);
    const teardrop = { near: 20, farOfLarge: 92, farOfSmall: 70 };
    expect(wide('spray-large', 92, { teardrop })).toBe(true);
  });
});

describe('height and walls', () => {
  const step = { scenery: { roof: { boxes: [[17, 17, 2, 2]], top: 3 } } } as const;
  test('a circle reaches as high as it is wide, by the option without limit [ELD-TEMPLATE-010]', () => {
    expect(under(circle('circular-small'), 0, {}, mm(70))).toEqual(['a']);
    expect(under(circle('circular-small'), 0, {}, mm(70) + 1)).toEqual([]);
    expect(under(circle('circular-small'), 0, { options: { templateHeight: 'unlimited' } }, mm(70) + 1)).toEqual(['a']);
  });
  test('scenery does not stop a circle, by the option it does [ELD-TEMPLATE-011]', () => {
    const wall: LaidOut = { scenery: { wall: { boxes: [[18.5, 10, 0.2, 16]], top: null } } };
    expect(under(circle('circular-large'), inches(2), wall)).toEqual(['a']);
    expect(
      under(circle('circular-large'), inches(2), { ...wall, options: { templatesBlockedByWalls: 'all' } }),
    ).toEqual([]);
  });
  test('a spray needs a clear line from its user to each model, by the option not [ELD-TEMPLATE-011]', () => {
    const wall: LaidOut = { scenery: { wall: { boxes: [[19.5, 10, 0.2, 16]], top: null } } };
    const at = { A: spot, a: { ...spot, x: spot.x + inches(4) } };
    const reached = (options: NonNullable<LaidOut['options']>): readonly string[] => {
      const { table } = laidOut('A.a', { ...wall, at, options });
      const user = standingOf(modelOf(table.state, 'A'));
      return modelsUnder(table, sprayFrom(table, user, 'spray-large', { x: 1, y: 0 }), user);
    };
    expect([reached({}), reached({ templatesBlockedByWalls: 'none' })]).toEqual([[], ['a']]);
  });
  test('a spray at a point of a path needs a clear line to that point, and not to the end [ELD-TEMPLATE-011]', () => {
    const wall: LaidOut = { scenery: { wall: { boxes: [[20.5, 10, 0.2, 16]], top: null } } };
    const at = { A: spot, a: { ...spot, x: spot.x + inches(6) } };
    const { table } = laidOut('A.a', { ...wall, at });
    const user = standingOf(modelOf(table.state, 'A'));
    const laid = sprayFrom(table, user, 'spray-large', { x: 1, y: 0 });
    const passed = { a: { ...spot, x: spot.x + inches(1.5), z: 0 } };
    expect([modelsUnder(table, laid, user), modelsUnder(table, laid, user, passed)]).toEqual([[], ['a']]);
  });
  test('a model off the field is not affected [ELD-TEMPLATE-001]', () => {
    expect(under(circle('circular-small'), 0, { ...step, models: { a: { where: 'removed' } } })).toEqual([]);
  });
});

test('a target that stands higher than the template reaches is not covered, and no larger one is beside its middle [ELD-TEMPLATE-002, ELD-TEMPLATE-010]', () => {
  // The circle of 70 mm is as high as it is wide.
  const covers = (z: number, base: number, dy = 0): boolean => {
    const { table } = laidOut('a', { profiles: { a: { base } }, at: { a: { ...spot, y: spot.y + dy, z } } });
    return coversTarget(table, circle('circular-small'), hitboxOf(table, modelOf(table.state, 'a')));
  };
  expect([covers(mm(70), 32), covers(mm(70) + 1, 32)]).toEqual([true, false]);
  expect([covers(mm(70), 70), covers(mm(70) + 1, 70)]).toEqual([true, false]);
  expect([covers(mm(70), 80), covers(mm(70) + 1, 80), covers(0, 80, 1)]).toEqual([true, false, false]);
});

test('a spray of scenery needs a clear line from its narrow end, one of a model from its hitbox [ELD-TEMPLATE-011]', () => {
  // A wall as low as a knee, close to the user.
  const { table } = laidOut('A.a', {
    at: { A: spot, a: { ...spot, x: spot.x + inches(5) } },
    scenery: { wall: { boxes: [[18 + 1.2, 10, 0.2, 16]], top: 1 } },
  });
  const user = standingOf(modelOf(table.state, 'A'));
  const laid = sprayFrom(table, user, 'spray-large', { x: 1, y: 0 });
  expect(modelsUnder(table, laid, user)).toEqual(['a']);
  expect(modelsUnder(table, laid, null)).not.toContain('a');
});

test('a target that is larger than the far end of a spray has the middle line of the spray under its middle [ELD-TEMPLATE-002]', () => {
  const covers = (base: number, { x = mm(120), y = 0, z = 0 } = {}): boolean => {
    const at = { A: spot, a: { x: spot.x + x, y: spot.y + y, z } };
    const { table } = laidOut('A.a', { profiles: { a: { base } }, at });
    const user = standingOf(modelOf(table.state, 'A'));
    const laid = sprayFrom(table, user, 'spray-small', { x: 1, y: 0 });
    return coversTarget(table, laid, hitboxOf(table, modelOf(table.state, 'a')));
  };
  // Two units are the tolerance of distances; a template is a spray of 213 mm, whose far circle of 70 mm has its middle at 194 mm.
  expect([covers(80), covers(80, { y: 2 }), covers(80, { y: 3 })]).toEqual([true, true, false]);
  expect([covers(80, { x: mm(194) + 2 }), covers(80, { x: mm(194) + 3 })]).toEqual([true, false]);
  expect([covers(80, { z: inches(2) }), covers(80, { z: inches(2) + 1 })]).toEqual([true, false]);
  // A target that would find room under the far end must be covered wholly.
  expect(covers(70)).toBe(false);
});
