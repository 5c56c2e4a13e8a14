import { inches, mm, type Point, rectangle } from '@rulewright/core/inches';
import { expect, test } from 'vitest';
import { laidOut } from '../testing/index.js';
import type { Model } from '../vocabulary/index.js';
import { wishesOf } from './wishes.js';

const at = (x: number, y: number): Point => ({ x: inches(x), y: inches(y) });
const square = (x: number, y: number) => [rectangle(at(x - 1, y - 1), inches(2), inches(2))];

test('wishes: the nearest model of each enemy unit, elements and what protects, the nearer ones first, then all sides', () => {
  const { table } = laidOut('A bb c', {
    pieces: {
      mud: { footprint: square(10, 20) },
      bank: { footprint: square(10, 25), arm: 1 },
      smoke: { footprint: square(10, 16), keywords: ['obscuring'] },
      grove: { footprint: square(10, 28), def: 1 },
      mist: { footprint: square(10, 31), keywords: ['hard-to-see'] },
    },
  });
  const places: Readonly<Record<string, Point>> = {
    'A/1': at(10, 10),
    'b/1': at(10, 2),
    'b/2': at(20, 10),
    'c/1': at(10, 5),
  };
  const models = table.state.models.map((model): Model => ({ ...model, at: places[model.id] ?? model.at }));
  const base = { at: at(10, 10), radius: mm(15) };
  const far = inches(30);
  const found = wishesOf({ ...table, state: { ...table.state, models } }, 'A', base, far);
  // Enemies: c is nearer than both models of b, and of these the first is nearer. The base ends beside them.
  const beside = mm(30) + 1;
  const cover = [16, 25, 28, 31].map(y => ({ x: inches(10), y: inches(y) - 1 }));
  const sides = [
    { x: inches(10), y: inches(10) + far - 1 },
    { x: inches(10), y: inches(10) - far + 1 },
  ];
  expect(found.slice(0, 9)).toEqual([
    { x: inches(10), y: inches(5) + beside },
    cover[0],
    sides[0],
    { x: inches(10), y: inches(2) + beside },
    cover[1],
    sides[1],
    cover[2],
    { x: inches(10) + far - 1, y: inches(10) },
    cover[3],
  ]);
  // The mud protects nobody, and there are eight sides.
  expect(found).toHaveLength(2 + 4 + 8);
});

test('a wish is never farther away than asked, and never a thing that the base touches already', () => {
  const { table } = laidOut('A b');
  const places: Readonly<Record<string, Point>> = {
    'A/1': at(10, 10),
    'b/1': { x: inches(10) + mm(30), y: inches(10) },
  };
  const models = table.state.models.map((model): Model => ({ ...model, at: places[model.id] ?? model.at }));
  const base = { at: at(10, 10), radius: mm(15) };
  const [first, second] = wishesOf({ ...table, state: { ...table.state, models } }, 'A', base, inches(2));
  expect([first, second]).toEqual([base.at, { x: inches(10), y: inches(12) - 1 }]);
});
