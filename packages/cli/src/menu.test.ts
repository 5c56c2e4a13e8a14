import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { personAt } from './menu.js';
import type { MenuEntry } from './terminal.js';

const DOWN = '\u001b[B';
const ENTER = '\r';
const CTRL_C = '\u0003';

/** A terminal at which these keys are pressed, one after the other, and the text that it shows. */
const sitting = (...keys: readonly string[]) => {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  let shown = '';
  const output = Object.assign(
    new Writable({
      write(chunk: Buffer, _, done) {
        shown += chunk.toString('utf8');
        done();
      },
    }),
    { columns: 80, rows: 24, isTTY: true },
  );
  const press = async (): Promise<void> => {
    for (const key of keys) {
      await new Promise(resolve => setImmediate(resolve));
      input.write(key);
    }
  };
  const person = personAt({ input, output });
  return {
    choose: async (entries: readonly MenuEntry[]) =>
      (await Promise.all([person.choose('your answer', entries), press()]))[0],
    ask: async (prompt: string) => (await Promise.all([person.ask(prompt), press()]))[0],
    shown: () => shown,
  };
};

const entries = (...labels: readonly string[]): readonly MenuEntry[] =>
  labels.map((label, at) => ({ value: `${at + 1}`, label }));
const short = entries('Advance', 'Attack', 'End the activation');
const long = entries(...Array.from({ length: 20 }, (_, at) => `Move to ${at},3`), 'Attack Brannoc Vell', 'Attack Wick');

test('a short list is chosen from with the arrow keys', async () => {
  const one = sitting(DOWN, ENTER);
  expect(await one.choose(short)).toBe('2');
  expect(one.shown()).toContain('End the activation');
});

test('a long list is searched by words in any order', async () => {
  expect(await sitting('v', 'e', 'l', 'l', ' ', 'a', 't', 't', ENTER).choose(long)).toBe('21');
});

test.each(['?', 'help', '? Wick'])('words that no entry has are an answer, and do not leave: %s', async words => {
  expect(await sitting(...words, ENTER).choose(long)).toBe(words);
});

test('Ctrl+C leaves, and a line is typed', async () => {
  expect(await sitting(CTRL_C).choose(short)).toBeUndefined();
  expect(await sitting('6', ',', '5', ENTER).ask('  a place > ')).toBe('6,5');
});
