import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { main } from './main.js';

/** The result of a command, for tests. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** For tests: runs a command with a notebook for a terminal. `input` are the lines that a person types. */
export const run = async (args: readonly string[], input: readonly string[] = [], width = 80): Promise<Ran> => {
  const out: string[] = [];
  const err: string[] = [];
  const lines = [...input];
  const code = await main(args, {
    width,
    color: false,
    out: line => out.push(line),
    err: line => err.push(line),
    progress: () => {},
    ask: async prompt => {
      out.push(prompt);
      return lines.shift();
    },
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
};

/** For tests: an empty folder, which is removed after the tests of the file. */
export const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
