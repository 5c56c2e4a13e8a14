import { expect, test } from 'vitest';
import { sayIn } from './say.js';

const say = sayIn({ score: '{who} has {n} of {n}', odd: '{toString} {missing}' });

test('a text is said with its values, each as often as it stands there', () => {
  expect(say('score', { who: 'Ada', n: 3 })).toBe('Ada has 3 of 3');
});

test('a place without a value stays, whatever its name', () => {
  expect(say('odd', { n: 1 })).toBe('{toString} {missing}');
  expect(say('score', { who: '{n}' })).toBe('{n} has {n} of {n}');
});
