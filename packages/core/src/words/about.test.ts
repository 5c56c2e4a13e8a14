import { expect, test } from 'vitest';
import { aboutOf, numberIn, textIn } from './index.js';

test('the parameters of a proposal count as facts of its question, and facts of the question go before them', () => {
  expect(aboutOf({ proposal: { model: 'A', reach: 3 }, about: { model: 'b' } })).toEqual({ model: 'b', reach: 3 });
  expect(aboutOf({})).toEqual({});
  expect(aboutOf({ proposal: 'A', about: null } as never)).toEqual({});
});

test('a fact of another type is absent', () => {
  const about = { model: 'A', reach: 3 };
  expect([textIn(about, 'model'), textIn(about, 'reach'), textIn(about, 'else')]).toEqual(['A', undefined, undefined]);
  expect([numberIn(about, 'reach'), numberIn(about, 'model'), numberIn(about, 'else')]).toEqual([
    3,
    undefined,
    undefined,
  ]);
});
