/**
 * Checks that every tool that reads `exports` can resolve the packed packages: `npm run check:exports`. `--without eldfall-d20`, which
 * may be given several times, leaves out the package of a game.
 */
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { tarballsByName } from '../build/tarballs.js';
import { toolArgs } from '../command-line/arguments.js';
import { Checks } from './checks.js';
import { packagesOf, withoutGames } from './games.js';

const leftOut = packagesOf(toolArgs(import.meta.url, withoutGames).values.without);

/** Data files have no types to resolve. */
const data = [/\.yaml$/];

/** A package of ES modules need not be found by tools that know no `exports` or no ES modules. */
const matters = (problem: Problem): boolean =>
  !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind);

const checks = new Checks();
for (const [name, tarball] of await tarballsByName()) {
  if (leftOut.has(name)) continue;
  const { buffer } = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  const complaints = messages.map(message => formatMessage(message, pkg, { color: false }) ?? message.code);
  checks.check(`publint --strict ${name}`, complaints.length === 0, complaints.join('\n'));
  const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(buffer)), {
    excludeEntrypoints: data,
  });
  const problems = checked.types ? checked.problems.filter(matters) : [];
  const isTyped = checked.types !== false && problems.length === 0;
  checks.check(`attw --profile esm-only ${name}`, isTyped, problems.map(one => JSON.stringify(one)).join('\n'));
}
checks.close();
