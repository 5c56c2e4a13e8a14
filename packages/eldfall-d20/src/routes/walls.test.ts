import { inches } from '@rulewright/core/inches';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Place } from '../vocabulary/index.js';
import { progressAtStart } from './progress.js';
import { type Surroundings, surroundingsOf } from './surroundings.js';
import { goAlongWall, goUpright, isOnWall } from './walls.js';

/** The point beside a wall at 12 inches at which the base of 32 mm touches it. */
const BESIDE = inches(12) - 1600;
const at = (z: number, y = 10, x = BESIDE): Place => ({ x, y: inches(y), z: inches(z) });

const around = (scenery: NonNullable<LaidOut['scenery']>): Surroundings => {
  const { table } = laidOut('', { at: { A: at(0) }, scenery });
  return surroundingsOf(table, modelOf(table.state, 'A'));
};
/** A wall at 12 inches, from 6 to 14 inches along it. */
const wall = (base: number, top: number | null, kind: 'solid' | 'ladder' = 'solid') =>
  ({ boxes: [[12, 6, 2, 8]], base, top, kind }) as const;

describe('a model is on a wall', () => {
  test('beside scenery at a level between its ends, both included [ELD-MOVE-009]', () => {
    const raised = around({ wall: wall(1, 3) });
    const levels = [at(1), at(3), { ...at(1), z: inches(1) - 1 }, { ...at(3), z: inches(3) + 1 }];
    expect(levels.map(one => isOnWall(raised, one))).toEqual([true, true, false, false]);
    expect(isOnWall(around({ wall: wall(0, null) }), at(99))).toBe(true);
  });

  test('that its base touches within the tolerance, and does not lie on [ELD-MOVE-009, ELD-MEASURE-007]', () => {
    const touched = (x: number) => isOnWall(around({ wall: wall(0, 3) }), at(1, 10, x));
    expect([touched(BESIDE - 2), touched(BESIDE - 3), touched(BESIDE), touched(BESIDE + 1)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('by Walk only where it is a Ladder [ELD-MOVE-025]', () => {
    expect(isOnWall(around({ wall: wall(0, 3) }), at(1), true)).toBe(false);
    expect(isOnWall(around({ wall: wall(0, 3, 'ladder') }), at(1), true)).toBe(true);
  });
});

describe('a path up or down a wall', () => {
  const go = (
    scenery: NonNullable<LaidOut['scenery']>,
    from: Place,
    to: Place,
    climbing = true,
  ): readonly unknown[] => {
    const progress = progressAtStart(from, from.z > 0);
    const refusal = goUpright(around(scenery), progress, to, { climbing, slow: 2, slowDown: 3, path: 'route[0]' });
    return refusal
      ? [refusal.code, refusal.rule, refusal.path]
      : [progress.at.z, Math.sqrt(progress.paid[0] ?? 0), progress.hanging];
  };

  test('needs a wall without gaps and Climb, or a Ladder, which costs by its direction [ELD-MOVE-007, ELD-MOVE-024, ELD-MOVE-025]', () => {
    expect(go({ wall: wall(0, 5) }, at(0), at(2))).toEqual([inches(2), inches(2), true]);
    expect(go({ wall: wall(0, 5) }, at(0), at(2), false)).toEqual(['needs-climb', 'ELD-MOVE-007', 'route[0]']);
    const ladder = { wall: wall(0, 5, 'ladder') };
    for (const climbing of [true, false]) {
      expect(go(ladder, at(0), at(2), climbing)).toEqual([inches(2), inches(4), true]);
      expect(go(ladder, at(2), at(0), climbing)).toEqual([0, inches(6), false]);
    }
    expect(go({ wall: wall(0, null) }, at(4), at(1))).toEqual([inches(1), inches(3), true]);
    expect(go({ low: wall(0, 2), high: wall(2, 5) }, at(0), at(4))).toEqual([inches(4), inches(4), true]);
    expect(go({ low: wall(0, 2), high: wall(2.1, 5) }, at(0), at(4))).toEqual(['no-wall', 'ELD-MOVE-007', 'route[0]']);
    expect(go({ wall: wall(0, 5) }, at(0), at(5.1))).toEqual(['no-wall', 'ELD-MOVE-007', 'route[0]']);
    expect(go({ wall: wall(1, 5) }, at(0), at(2))?.[0]).toBe('no-wall');
  });

  test('ends under what hangs over the model [ELD-MOVE-007]', () => {
    const roof = { boxes: [[8, 6, 4, 8]], base: 4, top: 5 } as const;
    // The model is 45 mm high.
    expect(go({ wall: wall(0, 9), roof }, at(0), { ...at(0), z: inches(4) - 4500 })[1]).toBe(inches(4) - 4500);
    expect(go({ wall: wall(0, 9), roof }, at(0), { ...at(0), z: inches(4) - 4499 })).toEqual([
      'in-the-way',
      'ELD-MOVE-007',
      'route[0]',
    ]);
  });

  test('ends on a ledge, where the model does not hang any more [ELD-MOVE-009]', () => {
    const ledge = { boxes: [[8, 6, 4, 8]], top: 1 } as const;
    expect(go({ wall: wall(0, 9), ledge }, at(3), at(1))).toEqual([inches(1), inches(2), false]);
  });
});

describe('a path along a wall', () => {
  /** The length that is paid for a way of a model that hangs two inches high, one inch along the wall; undefined where it leads nowhere. */
  const along = (scenery: NonNullable<LaidOut['scenery']>, to = at(2, 11), from = at(2)): number | undefined => {
    const progress = progressAtStart(from, true);
    return goAlongWall(around(scenery), progress, to) ? Math.sqrt(progress.paid[0] ?? 0) : undefined;
  };

  test('stays on one wall at one level [ELD-MOVE-007]', () => {
    expect(along({ wall: wall(0, 5) })).toBe(inches(1));
    expect(along({ wall: wall(0, null) })).toBe(inches(1));
    expect(along({ wall: wall(2, 5) })).toBe(inches(1));
    expect(along({ wall: wall(0, 2) })).toBe(inches(1));
    const [down, up] = [wall(0, 1.9), wall(2.1, 5)];
    for (const none of [down, up, wall(0, 5, 'ladder')]) expect(along({ none })).toBeUndefined();
    // The wall ends at 14 inches.
    expect(along({ wall: wall(0, 5) }, at(2, 14), at(2, 13))).toBe(inches(1));
    expect(along({ wall: wall(0, 5) }, at(2, 14.1), at(2, 13))).toBeUndefined();
  });

  test('leads neither from one wall to another, nor through scenery, nor where the model stands [ELD-MOVE-007]', () => {
    const [left, right] = [
      { ...wall(0, 5), boxes: [[12, 6, 2, 4.5]] },
      { ...wall(0, 5), boxes: [[12, 10.5, 2, 4]] },
    ] as const;
    expect(along({ left, right }, at(2, 12.5))).toBeUndefined();
    const pillar = { boxes: [[11.2, 10.8, 0.8, 0.1]], top: 5 } as const;
    expect(along({ wall: wall(0, 5), pillar }, at(2, 12))).toBeUndefined();
    const ledge = { boxes: [[8, 10.9, 4, 3]], top: 2 } as const;
    expect(along({ wall: wall(0, 5), ledge }, at(2, 12))).toBeUndefined();
  });
});
