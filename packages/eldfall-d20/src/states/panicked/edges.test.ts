import { inches } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { modelOf } from '../../match/lookups.js';
import { laidOut } from '../../testing/index.js';
import { goalAt, leadsToEdge, nearestEdges } from './edges.js';

const far = inches(36);
const options = { tableSize: { width: 36, depth: 36 } };

/** `A` stands somewhere on a field of 36 inches. */
const standing = (x: number, y: number) => {
  const { table } = laidOut('', { at: { A: { x, y } }, options });
  return { table, model: modelOf(table.state, 'A') };
};

test('the nearest edges are those to which the path is shortest, and their goals touch them [ELD-STATE-056]', () => {
  const nearest = (x: number, y: number) => {
    const { table, model } = standing(x, y);
    return nearestEdges(table, model).map(edge => [edge, goalAt(table, model, model.at, edge)]);
  };
  expect(nearest(10000, 20000)).toEqual([['left', { x: 1600, y: 20000 }]]);
  expect(nearest(far - 10000, 20000)).toEqual([['right', { x: far - 1600, y: 20000 }]]);
  expect(nearest(20000, 10000)).toEqual([['top', { x: 20000, y: 1600 }]]);
  expect(nearest(20000, far - 10000)).toEqual([['bottom', { x: 20000, y: far - 1600 }]]);
  expect(nearest(10000, far - 10000).map(([edge]) => edge)).toEqual(['left', 'bottom']);
  expect(nearest(far / 2, far / 2)).toHaveLength(4);
});

test('a move leads to an edge if it comes nearer to one of the nearest edges [ELD-STATE-059]', () => {
  const { table, model } = standing(10000, 10000);
  const leads = (x: number, y: number) => leadsToEdge(table, model, { x, y });
  expect([leads(9999, 10000), leads(10000, 9999), leads(9000, 12000)]).toEqual([true, true, true]);
  expect([leads(10000, 10000), leads(10001, 10001), leads(10000, 12000)]).toEqual([false, false, false]);
});
