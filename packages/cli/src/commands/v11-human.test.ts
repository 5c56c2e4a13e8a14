import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Decision, history } from '@rulewright/core';
import { readLog, resume } from '@rulewright/core/log';
import type { Jhx } from '@rulewright/judgement-hex';
import { judgementV11 } from '@rulewright/judgement-hex/v11';
import { expect, test } from 'vitest';
import { emptyFolder, run } from '../notebook.js';
import { EXIT } from '../terminal.js';

const folder = emptyFolder();
const match = (out: string, ...more: readonly string[]): readonly string[] => [
  'play',
  'judgement-hex',
  ...['--edition', 'v11', '--map', '3v3-1', '--option', 'roundLimit=1', '--seed', 'whole', '--bot', 'random'],
  ...['--out', join(folder, out), ...more],
];
const logIn = (out: string): string => {
  const [file = ''] = readdirSync(join(folder, out)).filter(name => name.endsWith('.jsonl'));
  return readFileSync(join(folder, out, file), 'utf8');
};

/** The text that a person types for an answer: the number of a listed one, a place in inches, or the answer itself. */
const typedFor = (choice: unknown, { options }: Decision<Jhx>): string => {
  if (typeof choice !== 'number') return JSON.stringify(choice);
  const listed: readonly unknown[] | undefined = options;
  if (listed) return `${listed.indexOf(choice) + 1}`;
  const [x, y] = [Math.floor(choice / 1_000_000), choice % 1_000_000];
  return `${(x / 2540).toFixed(6)}, ${(y / 2540).toFixed(6)}`;
};

test('a person plays a whole match of the v11 edition against a bot, by places in inches and numbers of options', async () => {
  expect((await run(match('bots'))).code).toBe(EXIT.ok);
  const log = logIn('bots');
  // The person answers as the bot of this seat did.
  const moments = history(resume(judgementV11, readLog(log)));
  const typed = moments.flatMap(({ records }, i) => {
    const action = records.find(({ kind }) => kind === 'action');
    if (action?.kind !== 'action' || action.by !== 'p1') return [];
    const decision = moments[i - 1]?.decisions.find(({ id }) => id === action.decision);
    return decision ? [typedFor(action.choice, decision)] : [];
  });
  expect(typed.length).toBeGreaterThan(15);
  const { code, out, err } = await run(match('person', '--human', 'p1'), typed);
  expect([code, err]).toEqual([EXIT.ok, '']);
  expect(out).toMatch(/verified: \d+ records replay to the same hash/);
  expect(logIn('person')).toBe(log);
});
