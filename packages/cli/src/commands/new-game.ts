import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { readArgs } from '../arguments.js';
import { makeFolder, messageOf, withWriteErrors } from '../files.js';
import { installedFrom } from '../installed-from.js';
import { type Sources, templateFiles } from '../template.js';
import { EXIT, InputError, type Terminal, UsageError } from '../terminal.js';

/** The folder of a new game that holds copies of the packages. */
const OWN_PACKAGES = 'rulewright';

/** The packed packages of a folder: the file by the name of the package. Refuses (InputError) a folder without them. */
const packedIn = (folder: string): ReadonlyMap<string, string> => {
  let files: readonly string[];
  try {
    files = readdirSync(folder);
  } catch (error) {
    throw new InputError(`${folder}: cannot be read (${messageOf(error)})`);
  }
  const packed = new Map<string, string>();
  for (const file of files) {
    const short = /^rulewright-([a-z0-9-]+?)-\d+\.\d+\.\d+.*\.tgz$/.exec(file)?.[1];
    if (short !== undefined) packed.set(`@rulewright/${short}`, file);
  }
  for (const needed of ['core', 'cli', 'viewer']) {
    if (packed.has(`@rulewright/${needed}`)) continue;
    throw new InputError(`${folder}: holds no rulewright-${needed}-….tgz; npm run tarballs of a checkout makes them`);
  }
  return packed;
};

/**
 * `rulewright new-game FOLDER [--web] [--packages FOLDER]`: a small game, its scenarios and the conformance suite,
 * ready for `npm test`; with `--web` also a server and a page that play it in browsers, ready for `npm run web`. With
 * `--packages` the game gets copies of packed packages and needs none from the registry. A program that was installed
 * from tarballs takes its own ones.
 */
export const newGame = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  const { values, positionals } = readArgs(
    args,
    { packages: { type: 'string' }, web: { type: 'boolean', default: false } },
    { most: 1, words: 'folder' },
  );
  const [folder] = positionals;
  if (folder === undefined || folder === '')
    throw new UsageError('in which folder? for example: rulewright new-game my-game');
  const name = basename(resolve(folder));
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new UsageError(
      `${name}: a game is called in kebab-case, with small letters, digits and hyphens, like my-game`,
    );
  const packages = values.packages ?? installedFrom();
  const packed = packages === undefined ? undefined : packedIn(packages);
  withWriteErrors(folder, () => {
    if (existsSync(folder) && readdirSync(folder).length > 0) throw new InputError('it is not empty');
  });
  const put = (file: string, write: (path: string) => void): void => {
    const path = join(folder, file);
    withWriteErrors(path, () => {
      makeFolder(dirname(path));
      write(path);
    });
    terminal.out(path);
  };
  const sources: Sources | undefined =
    packed && Object.fromEntries([...packed].map(([one, file]) => [one, `file:${OWN_PACKAGES}/${file}`]));
  for (const [file, text] of Object.entries(templateFiles(name, sources, values.web))) {
    put(file, path => writeFileSync(path, text, { flag: 'wx' }));
  }
  for (const file of packed?.values() ?? []) {
    put(join(OWN_PACKAGES, file), path => copyFileSync(join(packages as string, file), path));
  }
  terminal.out(`\nnext: cd ${folder} && npm install && npm ${values.web ? 'run web' : 'test'}`);
  return EXIT.ok;
};
