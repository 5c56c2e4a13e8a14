/**
 * Checks that every tool that reads `exports` can resolve the packed packages: `npm run check:exports`. `--without eldfall-d20`, which
 * may be given several times, leaves out the package of a game.
 */
import { run } from '../build/run.js';
import { tarballsByName } from '../build/tarballs.js';
import { toolArgs } from '../command-line/arguments.js';
import { Checks } from './checks.js';
import { packagesOf, withoutGames } from './games.js';

const leftOut = packagesOf(toolArgs(import.meta.url, withoutGames).values.without);

const checks = new Checks();
for (const [name, tarball] of await tarballsByName()) {
  if (leftOut.has(name)) continue;
  const publint = run('node_modules/.bin/publint', [tarball, '--strict']);
  checks.check(`publint --strict ${name}`, publint.ok, publint.output);
  // Data files have no types to resolve.
  const attw = run('node_modules/.bin/attw', [
    tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    './rules.yaml',
    './rules-v11.yaml',
  ]);
  checks.check(`attw --profile esm-only ${name}`, attw.ok, attw.output);
}
checks.close();
