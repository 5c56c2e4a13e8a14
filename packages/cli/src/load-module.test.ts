import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadModule, loadTypeScript } from './load-module.js';
import { emptyFolder } from './notebook.js';
import { InputError } from './terminal.js';

const folder = emptyFolder();
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('TypeScript is loaded with its types, with enums, and with imports that name the JavaScript of a TypeScript file', async () => {
  write('words.ts', `export const word: string = 'hello';\n`);
  const path = write(
    'game.ts',
    `import type { Nothing } from './nowhere.js';
    export { word } from './words.js';
    export enum Side { left, right }
    export const side = (value: Nothing): Side => Side.right satisfies Side;\n`,
  );
  const { word, side } = await loadTypeScript(path);
  expect(word).toBe('hello');
  expect((side as () => number)()).toBe(1);
});

test('a module that is not there, cannot be read or throws is refused with its name', async () => {
  write('throws.mjs', `throw new Error('never\\nmind');\n`);
  for (const name of ['nowhere.mjs', 'throws.mjs']) {
    const path = join(folder, name);
    await expect(loadModule(path)).rejects.toThrow(InputError);
    await expect(loadModule(path)).rejects.toThrow(`${path}: cannot be loaded (`);
  }
  await expect(loadTypeScript(write('broken.ts', 'export const = 3;\n'))).rejects.toThrow(/broken\.ts|Unexpected/);
});
