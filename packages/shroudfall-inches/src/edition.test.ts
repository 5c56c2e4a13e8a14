import { expect, test } from 'vitest';
import { numbersInCode, ownNumbers, rulesOf } from '../../tools/unit/own-numbers.js';
import { bookEdition } from './edition.js';

const rules = rulesOf(import.meta.url, /^(?:rulebook|vocabulary|testing|content|presentation|evaluation|odds)\//);

test('every number of the edition is read by a rule', () => {
  const unread = Object.entries(bookEdition.numbers).flatMap(([chapter, numbers]) =>
    Object.keys(numbers).filter(
      name => !rules.some(({ text }) => text.includes(chapter) && new RegExp(`\\b${name}\\b`).test(text)),
    ),
  );
  expect(unread).toEqual([]);
});

test('no rule has a number of its own: an edition may change every number of the book', () => {
  // These bound what is looked for, suggested or read; none is a number of the book.
  const effort = /(?:proposal|find|muster|formation|facings|any-place)\.ts /;
  expect(ownNumbers(rules).filter(one => !effort.test(one))).toEqual([
    'movement/tool/tools.ts FAR',
    'set-up/scenarios/shift.ts DRAWN',
    'set-up/terrain/room.ts FAR',
    'timing/inside-itself.ts DEEPEST',
    'timing/inside-itself.ts MOST_IN_ALL',
    'timing/inside-itself.ts MOST_USES',
  ]);
  // Defaults of options, and the limits of a position that is read, are no numbers of a rule.
  const read = /^rulings\.ts |^set-up\/position\//;
  expect(numbersInCode(rules).filter(one => !effort.test(one) && !read.test(one))).toEqual([]);
});
