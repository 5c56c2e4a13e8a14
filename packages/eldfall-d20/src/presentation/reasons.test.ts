import { expect, test } from 'vitest';
import { defaultContent } from '../content/default.js';
import { laidOut } from '../testing/index.js';
import { headingInWords } from './directions.en.js';
import { namesOf } from './names.js';
import { sourceInWords } from './tally.en.js';

test('reasons that end in a model name it as the table does', () => {
  const { game, setup } = laidOut('A', { pack: defaultContent, profiles: { A: { name: 'Gate Keeper' } } });
  const names = namesOf(game.pack, setup.position);
  expect(sourceInWords('soldier A', names)).toBe('Soldier Gate Keeper (A)');
  expect(sourceInWords('contact with A', names)).toBe('contact with Gate Keeper (A)');
  expect(sourceInWords('heavy cover', names)).toBe('heavy cover');
  expect(sourceInWords('zero-hp', names)).toBe('the last Wound');
});

test.each([
  [{ x: 1, y: 0 }, 'to the right'],
  [{ x: 0, y: -1 }, 'upwards'],
  [{ x: 0, y: 1 }, 'downwards'],
  [{ x: -1, y: 1 }, 'to the lower left'],
])('the heading %o is told as %s', (direction, words) => {
  expect(headingInWords(direction)).toBe(words);
});
