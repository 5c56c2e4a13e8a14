import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { templateFiles } from '../template.js';
import { EXIT, InputError, type Terminal, UsageError } from '../terminal.js';

/** `rulewright new-game FOLDER`: a small game, its scenarios and the conformance suite, ready for `npm test`. */
export const newGame = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [folder] = positionals;
  if (folder === undefined) throw new UsageError('in which folder? for example: rulewright new-game my-game');
  const name = basename(resolve(folder));
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new UsageError(`${name}: a game is called in kebab-case, like my-game`);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new InputError(`${folder} is not empty`);
  for (const [file, text] of Object.entries(templateFiles(name))) {
    const path = join(folder, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
    terminal.out(path);
  }
  terminal.out(`\nnext: cd ${folder} && npm install && npm test`);
  return EXIT.ok;
};
