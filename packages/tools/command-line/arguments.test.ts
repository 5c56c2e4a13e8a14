import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpIn } from './arguments.js';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

/** The files that `npm run` starts. */
const tools = new Set(
  Object.values(scripts).flatMap(command => command.match(/packages\/(?:tools|bench)\/\S+\.ts/g) ?? []),
);
/** `npm start` hands its words on to the command line of the packages, which reads them. */
tools.delete('packages/tools/play/start.ts');
tools.delete('packages/tools/vitest.config.ts');

test.each([...tools])('%s reads its arguments, and begins with the comment that is its help', tool => {
  const source = readFileSync(tool, 'utf8');
  expect(source).toContain('toolArgs(');
  expect(source.startsWith('/**')).toBe(true);
  expect(helpIn(source)).toMatch(/`npm\s+(run|test)/);
});

test('the help of a tool is the text of its first comment', () => {
  const source = '/**\n * Does it: `npm run it`.\n *\n * - `--fast`: at once\n */\nimport x;\n/** More. */';
  expect(helpIn(source)).toBe('Does it: `npm run it`.\n\n- `--fast`: at once');
});

test.each([
  [['--help'], 0, /^The rules of every game as code: `npm run rules`/, /^$/],
  [['--chekc'], 2, /^$/, /^there is no option --chekc; did you mean --check\?\n$/],
  [['--check=1'], 2, /^$/, /^--check takes no value\n$/],
  [['now'], 2, /^$/, /^"now" has no meaning here/],
] as const)('a tool answers %j in plain words', (args, code, out, error) => {
  const rules = 'packages/tools/pages/rules.ts';
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', rules, ...args], {
    encoding: 'utf8',
  });
  expect(status).toBe(code);
  expect(stdout).toMatch(out);
  expect(stderr).toMatch(error);
});
