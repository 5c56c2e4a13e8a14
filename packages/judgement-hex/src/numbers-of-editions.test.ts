import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hexNumbers } from './rulebook/hex-numbers.js';

/*
 * Rules read the numbers of the book from the edition. These checks read the sources, since no match reaches every number.
 */

const source = fileURLToPath(new URL('.', import.meta.url));
const notRules =
  /\.(?:test|scenario|twin)\.ts$|-words\.ts$|^(?:testing|board|content|v11\/maps|v11\/content|presentation|evaluation|odds)\//;
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !notRules.test(name))
  .map(name => ({ name, text: readFileSync(`${source}${name}`, 'utf8') }));

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
  const own = files.flatMap(({ name, text }) =>
    [...text.matchAll(/^(?:export )?const (\w+)(?:: \w+)? = -?\d+;$/gm)].map(([, constant]) => `${name} ${constant}`),
  );
  // The place of things that are not in play, limits of positions and units of measurement are no rules of the book.
  expect(own.filter(one => !/^(?:ground\/inches|v11\/maps|v11\/proposals)\//.test(one)).sort()).toEqual([
    'ground/hexes/open-ground.ts MOST',
    'set-up/position-stage.ts mostRounds',
    'set-up/position.ts mostPools',
    'vocabulary/place.ts nowhere',
  ]);
});
