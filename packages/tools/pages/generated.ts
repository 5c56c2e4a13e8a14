import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Checks } from '../gates/checks.js';

/** Writes a generated file, or, when there are checks, checks that it is there and current. */
export const generated = (file: string, text: string, command: string, checks?: Checks): void => {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (checks !== undefined) {
    checks.check(file, old === text, `is ${old === undefined ? 'not there' : 'not current'}: run \`${command}\``);
  } else if (old !== text) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${file}: written`);
  }
};
