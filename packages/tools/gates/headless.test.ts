import { describe, expect, test } from 'vitest';
import { headlessInPage, headlessInRules, headlessInSource } from './headless.js';
import { readSource } from './source-comments.js';

const sentences = (text: string): readonly string[] =>
  headlessInSource(readSource('a.ts', text)).map(({ sentence }) => sentence);

describe('a source', () => {
  test.each([
    '/** Who waits for a window. */',
    '// what is left',
    '/** Whether a tile is cursed. */',
    '/** How many cards there are. */',
    '/** It stays in the deck. */',
    '/** All that what is remembered depends on. */',
    '/** Of several that differ, the last counts. */',
    '/** Of what was there at the draw. */',
    '/** A tile. Whose it is says the map. */',
    '/**\n * A tile.\n *\n * - What lies on it\n */',
    '/** @param deck - what to draw from */',
    '// A card that is\n// drawn. Who draws it chooses.',
    'const a = [\n  1, // whose turn it is\n];',
    '/* #region one */ /** That is no move. */',
    "test('who moved cannot explore', () => {});",
    "scenario(\n  'what a building costs',\n  [],\n);",
    "scenario('and a Monster strikes last', [], () => {});",
    "scenario('it stays in the deck', [], () => {});",
  ])('is refused: %s', text => {
    expect(sentences(text)).toHaveLength(1);
  });

  test.each([
    '/** The players who wait for a window. */',
    '/** A card that is drawn. The player who draws it chooses. */',
    '/** True if a tile is cursed. */',
    '/** Who won? */',
    '/** Where an ability occurs twice, the last one counts. */',
    '/** A line that is long\n * whose second half begins here. */',
    '// A line that is long\n// whose second half begins here.',
    '/**\n * An example.\n * ```ts\n * // Who cares\n * ```\n */',
    "const text = '/** Who */ // what';",
    'const text = `// who`;',
    'const pattern = /\\/\\/ who/;',
    "test('a character that moved cannot explore', () => {});",
    "say('who moved');",
    "describe('a card', () => { test('it stays in the deck', () => {}); });",
  ])('is accepted: %s', text => {
    expect(sentences(text)).toEqual([]);
  });

  test('a refusal names the first line of its comment', () => {
    expect(
      headlessInSource(readSource('a.ts', 'const a = 1;\n\n/**\n * Whether a is one.\n */\nconst b = 2;\n')),
    ).toEqual([{ line: 3, sentence: 'Whether a is one.' }]);
  });
});

test('a page is checked in its paragraphs and lists, not in headings, tables and code', () => {
  const page = [
    '# What a match is',
    '',
    'A match is a value.',
    'What it holds is JSON.',
    '',
    '- Who may see it: the owner.',
    '',
    '| What | Which |',
    '```ts',
    'What is this',
    '```',
    'Why three dice?',
  ].join('\n');
  expect(headlessInPage(page)).toEqual([
    { line: 3, sentence: 'What it holds is JSON.' },
    { line: 6, sentence: 'Who may see it: the owner.' },
  ]);
});

test('a title of a rule names its subject', () => {
  const rules = ['- id: A-1', '  title: Who wins', '  rule: >-', '    What wins.', '- id: A-2', '  title: Winner'].join(
    '\n',
  );
  expect(headlessInRules(rules)).toEqual([{ line: 2, sentence: 'Who wins' }]);
});
