import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installedFrom } from './installed-from.js';
import { emptyFolder } from './notebook.js';

const folder = emptyFolder();
const program = join(folder, 'project/node_modules/@rulewright/cli/dist/bin.js');
mkdirSync(join(folder, 'project/node_modules'), { recursive: true });
mkdirSync(join(folder, 'tarballs'));
writeFileSync(join(folder, 'tarballs/rulewright-cli-1.0.0.tgz'), '');
const list = join(folder, 'project/node_modules/.package-lock.json');

test.each([
  ['file:../tarballs/rulewright-cli-1.0.0.tgz', join(folder, 'tarballs')],
  ['file:../gone/rulewright-cli-1.0.0.tgz', undefined],
  ['file:../checkout/packages/cli', undefined],
  ['https://registry.example/cli.tgz', undefined],
  [undefined, undefined],
  [7, undefined],
])('installed from %j', (resolved, expected) => {
  writeFileSync(list, JSON.stringify({ packages: { 'node_modules/@rulewright/cli': { resolved } } }));
  expect(installedFrom(program)).toBe(expected);
});

test('a list that cannot be read, and a program of a checkout', () => {
  for (const text of ['', 'null', '[]', '{"packages":7}']) {
    writeFileSync(list, text);
    expect(installedFrom(program)).toBeUndefined();
  }
  expect(installedFrom(join(folder, 'packages/cli/src/bin.ts'))).toBeUndefined();
  expect(installedFrom()).toBeUndefined();
});
