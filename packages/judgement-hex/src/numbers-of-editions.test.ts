import { expect, test } from 'vitest';
import { ownNumbers, rulesOf } from '../../tools/unit/own-numbers.js';
import { hexNumbers } from './rulebook/hex-numbers.js';

/*
 * Rules read the numbers of the book from the edition. These checks read the sources, since no match reaches every number.
 */

const files = rulesOf(
  import.meta.url,
  /^(?:testing|board|content|v11\/maps|v11\/content|presentation|evaluation|odds)\//,
);

test('every number of the edition is read by a rule', () => {
  const rules = files.filter(({ name }) => !name.startsWith('rulebook/')).map(({ text }) => text);
  const unread = Object.entries(hexNumbers).flatMap(([chapter, numbers]) =>
    chapter === 'terrain'
      ? []
      : Object.keys(numbers).filter(
          name => !rules.some(text => text.includes(chapter) && new RegExp(`\\b${name}\\b`).test(text)),
        ),
  );
  expect(unread).toEqual([]);
});

test('no rule has a number of its own', () => {
  // The place of things that are not in play, limits of positions and units of measurement are no rules of the book.
  expect(ownNumbers(files).filter(one => !/^(?:ground\/inches|v11\/proposals)\//.test(one))).toEqual([
    'ground/hexes/open-ground.ts MOST',
    'set-up/position-stage.ts mostRounds',
    'set-up/position.ts mostPools',
    'vocabulary/place.ts nowhere',
  ]);
});
