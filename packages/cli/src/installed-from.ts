import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Lock {
  readonly packages?: Readonly<Record<string, { readonly resolved?: unknown }>>;
}

/**
 * The folder with the tarballs that npm installed this program from, read from npm's own list of what it installed.
 * Undefined where the program came from a registry, runs in a checkout, or the tarballs are gone.
 */
export const installedFrom = (program: string = fileURLToPath(import.meta.url)): string | undefined => {
  const at = program.lastIndexOf(`${sep}node_modules${sep}@rulewright${sep}cli${sep}`);
  if (at < 0) return undefined;
  const project = program.slice(0, at);
  try {
    const lock = JSON.parse(readFileSync(join(project, 'node_modules', '.package-lock.json'), 'utf8')) as Lock;
    const from = lock.packages?.['node_modules/@rulewright/cli']?.resolved;
    if (typeof from !== 'string' || !/^file:.*\.tgz$/.test(from)) return undefined;
    const tarball = resolve(project, from.slice('file:'.length));
    return existsSync(tarball) ? dirname(tarball) : undefined;
  } catch {
    return undefined;
  }
};
