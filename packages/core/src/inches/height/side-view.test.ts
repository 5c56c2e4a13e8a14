import { expect, test } from 'vitest';
import { disc, rectangle } from '../outline.js';
import { sideView, sideViewItems } from './side-view.js';
import { spaceField } from './sight/sight.js';
import { cylinder, prism } from './solid.js';

const wall = prism(rectangle({ x: 4000, y: -5000 }, 1000, 10_000), 2000);
const tower = prism(rectangle({ x: 20_000, y: -5000 }, 1000, 10_000), null);
const beside = prism(rectangle({ x: 4000, y: 100 }, 1000, 10_000), 2000);
const [from, to] = [cylinder(disc({ x: 0, y: 0 }, 1000), 4000), cylinder(disc({ x: 12_000, y: 0 }, 1000), 2000)];
const line = { from: { x: 1000, y: 0, z: 4000 }, to: { x: 13_000, y: 0, z: 2000 } };

test('a side view cuts the solids that stand on the line, from its start on', () => {
  expect(sideView(line, [wall, beside, from, tower])).toEqual([
    { solid: wall, from: 3000, to: 4000, low: 0, high: 2000 },
    { solid: from, from: -2000, to: 0, low: 0, high: 4000 },
    { solid: tower, from: 19_000, to: 20_000, low: 0, high: Number.POSITIVE_INFINITY },
  ]);
  const slanted = { from: { x: 0, y: 0, z: 0 }, to: { x: 3000, y: 4000, z: 0 } };
  const [cut] = sideView(slanted, [prism(rectangle({ x: 1500, y: 0 }, 1500, 9000), 100)]);
  expect(cut?.from).toBeCloseTo(2500, 6);
  expect(cut?.to).toBeCloseTo(5000, 6);
  expect(sideView({ from: line.from, to: line.from }, [from])).toHaveLength(1);
});

test('the picture of a free line shows it above the wall', () => {
  const answer = spaceField([wall]).sight(from, to);
  if (!answer.clear) throw new Error('the wall blocks');
  const items = sideViewItems(answer.witness, [wall, tower, from, to]);
  expect(items.map(({ kind }) => kind)).toEqual(['line', 'cell', 'cell', 'cell', 'cell', 'line']);
  const [, cell, endless] = items;
  expect(cell).toMatchObject({ fill: 'terrain:wall', at: { points: [{ y: -2000 }, {}, {}, { y: 0 }] } });
  // The tower ends a quarter above the taller model.
  expect(endless).toMatchObject({ at: { points: [{ y: -5000 }, {}, {}, {}] } });
  expect(items.at(-1)).toMatchObject({ points: [{ x: 0, y: -4000 }, { y: -2000 }] });
});
