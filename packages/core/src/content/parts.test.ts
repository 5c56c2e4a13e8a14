import { expect, test } from 'vitest';
import { entriesOf, firstProblem, itemsOf, type Part } from './index.js';

test('the items of a list and the entries of a record come with their paths', () => {
  expect([...itemsOf(['axe', 'bow'], 'heroes.ann.weapons')]).toEqual([
    { value: 'axe', path: 'heroes.ann.weapons[0]' },
    { value: 'bow', path: 'heroes.ann.weapons[1]' },
  ]);
  expect([...itemsOf(undefined, 'heroes.ann.weapons')]).toEqual([]);
  expect([...entriesOf({ ann: 1, bob: 2 }, 'heroes')]).toEqual([
    { id: 'ann', value: 1, path: 'heroes.ann' },
    { id: 'bob', value: 2, path: 'heroes.bob' },
  ]);
});

test('the first part with a problem ends the search', () => {
  const asked: number[] = [];
  const problemOf = ({ value, path }: Part<number>) => {
    asked.push(value);
    return value < 0 ? { code: 'negative', path } : undefined;
  };
  expect(firstProblem(itemsOf([1, -2, -3], 'numbers'), problemOf)).toEqual({ code: 'negative', path: 'numbers[1]' });
  expect(asked).toEqual([1, -2]);
  expect(firstProblem(itemsOf([1, 2], 'numbers'), problemOf)).toBeUndefined();
});
