import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import type { Place } from '../vocabulary/index.js';
import { follow, type Manner } from './follow.js';
import { surroundingsOf } from './surroundings.js';

const y = inches(10);
/** The distance of the centres of two bases of 32 mm that touch. */
const TOUCH = 3200;
const at = (x: number, z = 0): Place => ({ x, y, z });
const roof = { boxes: [[8, 8, 2, 4]] as const, top: 2 };

/** Follows a route of A, which stands 10 inches from both edges, in a manner. */
const following = (lay: LaidOut, route: readonly Place[], manner: Partial<Manner> = {}) => {
  const { table } = laidOut('', { ...lay, at: { A: at(inches(10)), ...lay.at } });
  const { at: from, onWall: hanging, ...model } = modelOf(table.state, 'A');
  const around = surroundingsOf(table, modelOf(table.state, model.id));
  const work = { climbing: false, slow: 2, slowDown: 1, freeRises: true };
  const usual: Manner = { by: 'foot', work, most: inches(6), passes: () => false, endsOnWalls: false };
  return follow(around, { from, hanging, route, path: 'route' }, { ...usual, ...manner });
};

test('the refusal of a route into scenery that is too high tells the last place in front of it [ELD-MOVE-023]', () => {
  const wall = { boxes: [[12, 8, 1, 4]] as const, top: 2 };
  expect(following({ scenery: { wall } }, [at(inches(14))])).toEqual({
    refusal: {
      code: 'too-high',
      rule: 'ELD-MOVE-023',
      path: 'route[0]',
      detail: { by: 'wall', at: { x: inches(12) - 1600, y } },
    },
  });
});

test('a Jump leads away from an enemy that the model touches at the start, not through it [ELD-MOVE-020, ELD-MOVE-019]', () => {
  const lay: LaidOut = { at: { b: at(inches(10) + TOUCH) } };
  const away = [at(inches(8))];
  expect(following(lay, away, { by: 'jump', most: inches(3) })).toMatchObject({ progress: { route: away } });
  expect(following(lay, [at(inches(13))], { by: 'jump', most: inches(3) })).toMatchObject({
    refusal: { code: 'through-an-enemy', rule: 'ELD-MOVE-019' },
  });
});

test('a Jump of a model that passes enemies does not end at them [ELD-MOVE-020]', () => {
  const beyond = [at(inches(13))];
  const jump = (passes: boolean) =>
    following({ at: { b: at(inches(11.5)) } }, beyond, { by: 'jump', most: inches(3), passes: () => passes });
  expect(jump(true)).toMatchObject({ progress: { route: beyond } });
  expect(jump(false)).toMatchObject({ progress: { route: [at(inches(11.5) - TOUCH - 2)] } });
});

test('a route that comes back to the place of its first contact ends when it is there first [ELD-MOVE-020]', () => {
  const touching = at(inches(13) - TOUCH);
  const lay: LaidOut = { at: { b: at(inches(13)) } };
  expect(following(lay, [touching, at(inches(11)), touching])).toMatchObject({
    refusal: { code: 'goes-on-after-contact', rule: 'ELD-MOVE-020' },
  });
  expect(following(lay, [touching])).toMatchObject({ progress: { route: [touching] } });
});

test('a model that falls into contact with an enemy ends its movement beside it, after the fall [ELD-MOVE-020, ELD-MOVE-029]', () => {
  const edge = inches(10) + 1600;
  const lay: LaidOut = { at: { A: at(inches(10), inches(2)), b: at(edge + TOUCH) }, scenery: { roof } };
  expect(following(lay, [at(edge)])).toMatchObject({
    progress: { route: [at(edge, inches(2)), at(edge)], falls: [{ leg: 2, drop: inches(2) }] },
  });
  expect(following(lay, [at(inches(14))])).toMatchObject({
    refusal: { code: 'goes-on-after-contact', rule: 'ELD-MOVE-020' },
    contact: at(edge),
  });
});

test('a model that walks off an edge onto another one is put beside it, a friend or an enemy [ELD-FALL-008]', () => {
  const edge = inches(10) + 1600;
  for (const other of ['B', 'b']) {
    const lay: LaidOut = { at: { A: at(inches(10), inches(2)), [other]: at(edge + TOUCH - 200) }, scenery: { roof } };
    const followed = following(lay, [at(edge)]);
    const end = 'progress' in followed ? followed.progress.at : undefined;
    const [dx, dy] = [edge + TOUCH - 200 - (end?.x ?? 0), y - (end?.y ?? 0)];
    const square = dx * dx + dy * dy;
    expect([end?.z, square >= TOUCH * TOUCH, square < (TOUCH + 2) * (TOUCH + 2)]).toEqual([0, true, true]);
    expect(followed).toMatchObject({ progress: { falls: [{ leg: 2, drop: inches(2) }] } });
  }
});
