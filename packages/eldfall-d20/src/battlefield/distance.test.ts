import { inches, mm } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import { awarenessOf, isAware } from './awareness.js';
import { isTouching, isWithin } from './distance.js';
import { hitboxOf } from './hitbox.js';

const pair = (lay: LaidOut) => {
  const { table } = laidOut('A.a', lay);
  return { table, A: modelOf(table.state, 'A'), a: modelOf(table.state, 'a') };
};
/** Two bases of 32 mm in a row with a gap, the second one on a level. */
const apart = (gap: number, z = 0, more: LaidOut = {}): ReturnType<typeof pair> =>
  pair({
    options: { distanceEpsilon: 0, ...more.options },
    ...more,
    at: { A: { x: inches(2), y: 0 }, a: { x: inches(2) + mm(32) + gap, y: 0, z } },
  });

describe('distance', () => {
  test('it joins the closest points of two hitboxes, and a model at exactly the limit is within it [ELD-MEASURE-001, ELD-MEASURE-002, ELD-MEASURE-007]', () => {
    const at = (gap: number): boolean => {
      const { table, A, a } = apart(gap);
      return isWithin(table, A, a, 5);
    };
    expect([at(inches(5)), at(inches(5) + 1)]).toEqual([true, false]);
  });

  test('two units of tolerance count as within, by the option [ELD-MEASURE-007]', () => {
    const at = (gap: number): boolean => {
      const { table, A, a } = apart(gap, 0, { options: { distanceEpsilon: 2 } });
      return isWithin(table, A, a, 5);
    };
    expect([at(inches(5) + 2), at(inches(5) + 3)]).toEqual([true, false]);
  });

  test('it runs through space: 3 inches aside and 4 above a head are 5 inches [ELD-MEASURE-003]', () => {
    const at = (more: number): boolean => {
      const { table, A, a } = apart(inches(3), mm(45) + inches(4) + more);
      return isWithin(table, A, a, 5);
    };
    expect([at(0), at(1)]).toEqual([true, false]);
  });

  test('a lower hitbox is farther from a model above [ELD-PROFILE-015, ELD-STATE-012]', () => {
    const at = (more: number): boolean => {
      const { table, A, a } = apart(inches(3), mm(4) + inches(4) + more, { states: { A: ['crouched'] } });
      return isWithin(table, A, a, 5);
    };
    expect([at(0), at(1)]).toEqual([true, false]);
  });
});

describe('Base Contact', () => {
  test('hitboxes that touch are in contact, 1/100 mm apart they are not [ELD-CONTACT-001, ELD-CONTACT-003]', () => {
    const at = (gap: number): boolean => {
      const { table, A, a } = apart(gap);
      return isTouching(table, A, a);
    };
    expect([at(0), at(1)]).toEqual([true, false]);
  });
  test('a model touches itself [ELD-CONTACT-002]', () => {
    const { table, A } = apart(inches(9));
    expect(isTouching(table, A, A)).toBe(true);
  });
  test('a model above another touches its hitbox only at its head [ELD-CONTACT-001]', () => {
    const at = (z: number): boolean => {
      const { table, A, a } = apart(-mm(10), z);
      return isTouching(table, A, a);
    };
    expect([at(mm(45)), at(mm(45) + 1)]).toEqual([true, false]);
  });
});

describe('Awareness', () => {
  test('it reaches as many inches as the current AG, touched by any part of a hitbox [ELD-AWARE-001, ELD-AWARE-003]', () => {
    const at = (gap: number): boolean => {
      const { table, A, a } = apart(gap);
      return isAware(table, A, a);
    };
    expect([at(inches(10)), at(inches(10) + 1)]).toEqual([true, false]);
  });
  test('it needs neither sight nor facing [ELD-AWARE-004]', () => {
    const { table, A, a } = apart(inches(9), 0, {
      facing: { A: { x: -1, y: 0 } },
      scenery: { wall: { boxes: [[4, -1, 1, 4]], top: null } },
    });
    expect(isAware(table, A, a)).toBe(true);
  });
  test('a change of the attribute changes it, unless the option asks for the printed value [ELD-AWARE-002]', () => {
    const wide = (awarenessUsesDefaultAgility: boolean): number => {
      const { table, A } = apart(0, 0, {
        options: { awarenessUsesDefaultAgility },
        sources: {
          attributes: [
            (_, { id }, attribute) =>
              id === 'A' && attribute === 'AG' ? [{ rule: 'ELD-STATE-011', source: 'crippled', factor: 'half' }] : [],
          ],
        },
      });
      return awarenessOf(table, A);
    };
    expect([wide(false), wide(true)]).toEqual([5, 10]);
  });
  test('being Crouched does not change the own Awareness, only the hitbox that others must reach [ELD-AWARE-006]', () => {
    const { table, A, a } = apart(inches(10), 0, { states: { A: ['crouched'] } });
    expect([awarenessOf(table, A), isAware(table, A, a)]).toEqual([10, true]);
    const over = apart(inches(6), mm(4) + inches(8), { states: { A: ['crouched'] } });
    expect(isAware(over.table, over.a, over.A)).toBe(true);
    const farther = apart(inches(6), mm(4) + inches(8) + 1, { states: { A: ['crouched'] } });
    expect(isAware(farther.table, farther.a, farther.A)).toBe(false);
  });
  test('it is measured from the base, also upwards, whether or not the model is Crouched [ELD-AWARE-001, ELD-AWARE-006]', () => {
    const above = (more: number, lay: LaidOut = {}): boolean => {
      const { table, A, a } = apart(-mm(32), mm(4) + inches(10) + more, lay);
      return isAware(table, A, a);
    };
    expect([above(0), above(1)]).toEqual([true, false]);
    expect([above(0, { states: { A: ['crouched'] } }), above(1, { states: { A: ['crouched'] } })]).toEqual([
      true,
      false,
    ]);
  });
  test('by option it is measured from the hitbox, which ends above [ELD-AWARE-001]', () => {
    const above = (more: number, lay: LaidOut = {}): boolean => {
      const { table, A, a } = apart(-mm(32), inches(10) + more, {
        ...lay,
        options: { distanceEpsilon: 0, awarenessFrom: 'hitbox' },
      });
      return isAware(table, A, a);
    };
    expect([above(mm(45)), above(mm(45) + 1)]).toEqual([true, false]);
    const low: LaidOut = { states: { A: ['crouched'] } };
    expect([above(mm(4), low), above(mm(4) + 1, low)]).toEqual([true, false]);
  });
});

test.each([
  ['small', 2500, 3000],
  ['medium', 3200, 4500],
  ['large', 4000, 6000],
  ['huge', 5000, 8000],
  ['gigantic', 6000, 11000],
  ['colossal', 8000, 15000],
  ['epic', 10000, 20000],
] as const)(
  'a %s model takes a cylinder of %i by %i/100 mm, whatever its figure [ELD-PROFILE-014]',
  (size, width, height) => {
    const { table, A } = pair({ profiles: { A: { size } } });
    expect(hitboxOf(table, A)).toEqual({ at: { x: inches(2), y: inches(2) }, radius: width / 2, foot: 0, height });
    const own = pair({ profiles: { A: { size, base: 27 } } });
    expect(hitboxOf(own.table, own.A).radius).toBe(1350);
  },
);
