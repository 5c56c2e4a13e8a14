import { inches, type Point } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { modelOf } from '../match/lookups.js';
import { samePlace } from '../routes/points.js';
import { type LaidOut, laidOut } from '../testing/index.js';
import { at, judging } from './scenario-words.js';
import { walkOutline } from './walk-outline.js';

const outlineOf = (lay: LaidOut, drawing = 'A') => {
  const { table } = laidOut(drawing, { pitch: 1, ...lay, at: { A: { x: 25400, y: 25400 }, ...lay.at } });
  return walkOutline(table, modelOf(table.state, 'A'));
};

/** True if a point lies in one of the polygons. */
const isIn = (shapes: ReturnType<typeof outlineOf>, { x, y }: Point): boolean =>
  shapes.some(({ points }) =>
    points.reduce((inside, a, i) => {
      const b = points[(i + 1) % points.length] as Point;
      if (a.y > y === b.y > y) return inside;
      return x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y) ? !inside : inside;
    }, false),
  );

const to = (x: number, y: number) => at(inches(x), inches(y));

test('the outline of a Walk leaves out walls, what lies behind them, models and the outside of the field, as the rules do [ELD-MOVE-003, ELD-MOVE-019, ELD-MOVE-021, ELD-MOVE-023]', () => {
  const lay: LaidOut = {
    at: { b: { x: inches(10), y: inches(13) }, C: { x: inches(7), y: inches(10) } },
    scenery: { wall: { boxes: [[12, 6, 1, 8]], top: 3 } },
  };
  const [shapes, judge] = [outlineOf(lay, 'A b C'), judging(lay, 'A b C')];
  const places = { free: to(10, 7), wall: to(12.5, 10), behind: to(14, 10), enemy: to(10, 13), friend: to(7, 10) };
  const shown = Object.entries(places).map(([name, place]) => [name, isIn(shapes, place)]);
  const legal = Object.entries(places).map(([name, place]) => {
    const judged = judge('walk', [place]);
    // A way into an enemy is legal and ends at the contact with it.
    return [name, 'route' in judged && samePlace(judged.route.at(-1) ?? place, place)];
  });
  expect(shown).toEqual(legal);
  expect(shown.filter(([, inside]) => inside)).toEqual([['free', true]]);
});

test('a Walk on a roof is shown up to its edge, and one on the ground over low scenery [ELD-MOVE-023, ELD-MOVE-029]', () => {
  const roof = { boxes: [[9, 9, 2, 2]] as const, top: 3 };
  const onRoof = outlineOf({ at: { A: { x: inches(10), y: inches(10), z: inches(3) } }, scenery: { roof } });
  expect([to(9.5, 10.5), to(12.5, 10)].map(place => isIn(onRoof, place))).toEqual([true, false]);
  const low = outlineOf({ scenery: { step: { boxes: [[11, 8, 1, 4]], top: 0.5 } } });
  expect([to(11.5, 10), to(13, 10)].map(place => isIn(low, place))).toEqual([true, true]);
});

test('in Realism mode nothing tells how far a model walks [ELD-MEASURE-013]', () => {
  expect(outlineOf({})).not.toEqual([]);
  expect(outlineOf({ options: { measuringMode: 'realism' } })).toEqual([]);
});
