import { expect, test } from 'vitest';
import { inches } from '../inches/index.js';
import { type TypedOn, typedPlace } from './index.js';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const table: TypedOn = {
  width: inches(36),
  height: inches(24),
  y: 'up',
  from: at(2, 2),
  things: [
    { at: at(18, 2), names: ['B', 'Ama Fernweh'] },
    { at: at(6, 10), names: ['c', 'Deckhand'] },
    { at: at(10, 10), names: ['d', 'Deckhand'] },
    { at: at(2, 2), names: ['b', 'Fern'] },
  ],
};
const typed = (text: string, more: Partial<TypedOn> = {}) => typedPlace(text, { ...table, ...more });

test('a place is typed in inches, to the nearest 1/100 mm', () => {
  for (const text of ['6.5, 12', ' 6.5 12 ', '6.5",12"', 'to 6.5, 12', 'At 6.5; 12.0']) {
    expect(typed(text)).toEqual({ x: 16_510, y: 30_480 });
  }
  expect(typed('-1, 40')).toEqual(at(-1, 40));
  expect(typed('0.33333, 1')).toEqual({ x: 847, y: 2540 });
});

test('a thing is named exactly, then in any letters, then by the beginning of its name', () => {
  expect(['B', 'towards B', 'to Ama Fernweh', 'ama f', 'near AMA FERNWEH'].map(text => typed(text))).toEqual(
    Array.from({ length: 5 }, () => at(18, 2)),
  );
  expect([typed('b'), typed('fern'), typed('C')]).toEqual([at(2, 2), at(2, 2), at(6, 10)]);
  expect([typed('towards weh'), typed('towards fernw')]).toEqual([undefined, at(18, 2)]);
  // One or two letters are no beginning of a name.
  expect(typed('am')).toBeUndefined();
});

test('the nearest of several things of one name is meant', () => {
  expect([typed('deckhand'), typed('deckhand', { from: at(12, 10) })]).toEqual([at(6, 10), at(10, 10)]);
});

test('away from a thing is the edge of the table on the other side', () => {
  expect([typed('away from B'), typed('from c', { from: at(6, 4) })]).toEqual([at(0, 2), at(6, 0)]);
  // Nothing is away from the place itself.
  expect(typed('away from b')).toBeUndefined();
});

test('a direction is the edge of the table on that side', () => {
  expect([typed('left'), typed('Up Right'), typed('right-down')]).toEqual([at(0, 2), at(24, 24), at(4, 0)]);
  expect([typed('up', { y: 'down' }), typed('down left', { y: 'down' })]).toEqual([at(2, 0), at(0, 4)]);
  for (const text of ['up down', 'up up', 'up left down', 'left of it']) expect(typed(text)).toBeUndefined();
});

test('other texts mean nothing', () => {
  for (const text of ['hello there', 'towards', 'q', '{"x":1,"y":2}', '1,2,3', '', 'constructor', 'up constructor']) {
    expect(typed(text)).toBeUndefined();
  }
});
