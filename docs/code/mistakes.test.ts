import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { logs } from './mistakes/logs.js';
import { matches } from './mistakes/matches.js';
import { messageOf } from './mistakes/mistake.js';
import { parts } from './mistakes/parts.js';
import { rules } from './mistakes/rules.js';
import { state } from './mistakes/state.js';
import { testsAndBots } from './mistakes/tests-and-bots.js';

const mistakes = { rules, state, matches, logs, parts, 'tests-and-bots': testsAndBots };
const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The code in a cell of a Markdown table: the insides of all pairs of one or two backticks. */
const codeIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/(?<!`)(`{1,2})(?!`)(.+?)(?<!`)\1(?!`)/g)].map(([, , code = '']) => code.replace(/^ (.*) $/, '$1'));

/** One row of the page. */
interface Row {
  readonly mistake: string;
  readonly wrong: readonly string[];
  readonly message: readonly string[];
  readonly right: readonly string[];
}
const rows: readonly Row[] = read('../mistakes.md')
  .split('\n')
  .filter(line => line.startsWith('| ') && line.includes('<br>'))
  .map(line => {
    const [written = '', message = '', instead = ''] = line.slice(2, -2).split(' | ');
    const [mistake = '', wrong = ''] = written.split('<br>');
    return { mistake, wrong: codeIn(wrong), message: codeIn(message), right: codeIn(instead) };
  });

/** Code without the line breaks, spaces and last commas that a formatter may move. */
const bare = (code: string): string => code.replace(/\s+/g, '').replace(/,(?=[)\]}])/g, '');

/** The source of each mistake: what goes wrong, and what is right. */
const sources = new Map(
  Object.keys(mistakes)
    .flatMap(file => read(`./mistakes/${file}.ts`).split("mistake: '").slice(1))
    .map(block => {
      const [mistake = '', code = ''] = block.split(/',\n([\s\S]*)/);
      const [wrong = '', right = ''] = code.split(/^ +right: /m);
      return [mistake, { wrong: bare(wrong), right: bare(right) }];
    }),
);

const all = Object.values(mistakes).flat();

test('the page has one row for each mistake, in the same order', () => {
  expect(rows.map(({ mistake }) => mistake)).toEqual(all.map(({ mistake }) => mistake));
  expect(rows.length).toBeGreaterThanOrEqual(30);
});

describe('the row of the page is what happens', () => {
  test.each(all)('$mistake', ({ mistake, wrong, right }) => {
    const row = rows.find(one => one.mistake === mistake);
    expect(row?.message).toEqual([messageOf(wrong)]);
    expect(messageOf(right)).toBeUndefined();

    const source = sources.get(mistake);
    for (const side of ['wrong', 'right'] as const) {
      // Single words may name something else; all other code of the row stands in the source.
      const code = row?.[side].filter(one => /[^\w.]/.test(one)) ?? [];
      expect(code).not.toEqual([]);
      for (const one of code) expect(source?.[side]).toContain(bare(one));
    }
  });
});
